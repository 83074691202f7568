import TestKit
import Testing

/// The power fails at each disk operation, and any part of the unsynced data is lost.
@Suite struct PowerCutTests {
    @Test(arguments: Action.all)
    func `a power cut loses no acknowledged change and leaves an intact list`(action: Action) throws {
        let testbed = try Testbed(action)
        let total = testbed.count(of: .power)
        try #require(total > 1)

        // The last number is after the last operation, when the answer is complete.
        let numbers = Sampling.numbers(of: 1...total - 1, few: 3, full: 40, seed: UInt64(total)) + [total, total + 1]
        for number in numbers {
            // The answer depends on the last operation, so it gets more seeds.
            for seed in 0..<UInt64(number == total ? 6 : Sampling.rounds(1, full: 3)) {
                try testbed.reset()
                let (outcome, report) = try Fault.power.inject(into: testbed, at: number, seed: seed)

                let about: Comment = "\(action.testDescription), power:\(number):\(seed): \(outcome)"
                let isCut = report.hasOccurred
                #expect(outcome.ending == .status(isCut ? 99 : 0), about)
                // A script writes its batches by time, so that their number depends on the machine.
                if action.lines.isEmpty { #expect(isCut == (number <= total), about) }
                let isMigrated = try testbed.isMigrated()
                try testbed.expectCompleteBackups(isDone: isMigrated, about)
                let state = try testbed.state()
                #expect(testbed.stages[testbed.partsAnswered(by: outcome)...].contains(state), about)
                try testbed.expectCompleteBackups(isDone: !isCut || state != testbed.stages.first, about)
            }
        }
    }
}
