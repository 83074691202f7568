import TestKit
import Testing

/// The machine loses power at every operation of the disk, and with it any part of what was not synced.
@Suite struct PowerCutTests {
    @Test(arguments: Deed.all)
    func `a power cut takes nothing that was answered, and leaves a list that is whole`(deed: Deed) throws {
        let rack = try Rack(deed)
        let total = rack.count(of: .power)
        try #require(total > 1)

        // The last one is behind the last operation, when all is said.
        let numbers = Extent.numbers(of: 1...total - 1, few: 3, full: 40, seed: UInt64(total)) + [total, total + 1]
        for number in numbers {
            // What is answered hangs on the last operation.
            for seed in 0..<UInt64(number == total ? 6 : Extent.rounds(1, full: 3)) {
                try rack.reset()
                let (outcome, _) = try Torment.power.inflict(on: rack, at: number, seed: seed)

                let about: Comment = "\(deed.testDescription), power:\(number):\(seed): \(outcome)"
                #expect(outcome.ending == .status(number > total ? 0 : 99), about)
                let isMigrated = try rack.isMigrated()
                try rack.expectWholeCopies(isDone: isMigrated, about)
                let state = try rack.state()
                #expect(rack.stages[rack.partsAnswered(by: outcome)...].contains(state), about)
                try rack.expectWholeCopies(isDone: number > total || state != rack.stages.first, about)
            }
        }
    }
}
