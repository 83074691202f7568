import Glibc
import TestKit
import Testing

/// The program is killed at any moment of whatever it does.
@Suite struct KilledTests {
    @Test(arguments: Deed.all)
    func `a program that is killed takes nothing that was answered, and leaves a list that is whole`(deed: Deed) throws
    {
        let rack = try Rack(deed)
        let whole = try ContinuousClock().measure { _ = try rack.run() } / .seconds(1)
        var random = SeededGenerator(state: UInt64(deed.testDescription.utf8.count))
        var killed = 0

        let rounds = Extent.rounds(3, full: 60)
        for round in 1...rounds {
            try rack.reset()
            // What is done quickly may be done each time before; then the last one has no time at all.
            let moment = round == rounds && killed == 0 ? 0 : Double.random(in: 0...whole, using: &random)
            let outcome = try rack.start().kill(after: moment)

            let about: Comment = "\(deed.testDescription) after \(moment) s: \(outcome)"
            if outcome.ending == .signal(SIGKILL) { killed += 1 }
            #expect([.signal(SIGKILL), .status(0)].contains(outcome.ending), about)
            let state = try rack.state()
            #expect(rack.stages[rack.partsAnswered(by: outcome)...].contains(state), about)
            try rack.expectWholeCopies(isDone: state != rack.stages.first, about)
        }

        #expect(killed > 0)
    }
}
