import Glibc
import TestKit
import Testing

/// The program is killed at random moments.
@Suite struct KilledTests {
    @Test(arguments: Action.all)
    func `a killed program loses no acknowledged change and leaves an intact list`(action: Action) throws {
        let testbed = try Testbed(action)
        let duration = try ContinuousClock().measure { _ = try testbed.run() } / .seconds(1)
        var random = SeededGenerator(state: UInt64(action.testDescription.utf8.count))
        var killed = 0

        let rounds = Sampling.rounds(3, full: 60)
        for round in 1...rounds {
            try testbed.reset()
            // A fast action may finish before each kill. In that case the last round kills it at once.
            let moment = round == rounds && killed == 0 ? 0 : Double.random(in: 0...duration, using: &random)
            let outcome = try testbed.start().kill(after: moment)

            let about: Comment = "\(action.testDescription) after \(moment) s: \(outcome)"
            if outcome.ending == .signal(SIGKILL) { killed += 1 }
            #expect([.signal(SIGKILL), .status(0)].contains(outcome.ending), about)
            let state = try testbed.state()
            #expect(testbed.stages[testbed.partsAnswered(by: outcome)...].contains(state), about)
            try testbed.expectCompleteBackups(isDone: state != testbed.stages.first, about)
        }

        #expect(killed > 0)
    }
}
