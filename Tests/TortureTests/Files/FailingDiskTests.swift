import TestKit
import Testing

/// Each disk operation and each memory allocation of SQLite fails once.
@Suite struct FailingDiskTests {
    @Test(arguments: Action.all)
    func `a failure is reported, acknowledged changes are kept and rejected ones are not made`(action: Action) throws {
        let testbed = try Testbed(action)
        let possible = Fault.all.filter { testbed.count(of: $0) > 0 }

        for fault in Sampling.sample(
            possible,
            few: 6,
            seed: UInt64(action.words.count + action.testDescription.utf8.count)
        ) {
            let total = testbed.count(of: fault)
            for number in Sampling.numbers(of: 1...total, few: 1, full: fault.trialCount, seed: UInt64(total)) {
                try testbed.reset()
                let (outcome, report) = try fault.inject(into: testbed, at: number)

                let about: Comment = "\(action.testDescription), \(fault.testDescription):\(number): \(outcome)"
                #expect(report.hasOccurred, about)
                #expect(fault.statuses.map { .status($0) }.contains(outcome.ending), about)
                try testbed.expectConsistency(of: outcome, about)
            }
        }
    }

    @Test func `every fault affects at least one action`() throws {
        for fault in Fault.all {
            let isUsed = try Action.all.contains { try Testbed($0).count(of: fault) > 0 }
            #expect(isUsed, "\(fault.testDescription)")
        }
    }
}
