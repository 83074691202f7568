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

    /// A change is on the disk when SQLite releases its lock. Backups, restored lists and rollbacks can be refused instead.
    @Test(arguments: Action.all)
    func `a change is made and acknowledged if its lock can't be released`(action: Action) throws {
        let testbed = try Testbed(action)

        for fault in Fault.unlocking {
            let total = max(1, testbed.count(of: fault))
            for number in Sampling.numbers(of: 1...total, few: 3, seed: UInt64(total)) {
                try testbed.reset()
                let (outcome, _) = try fault.inject(into: testbed, at: number)

                let about: Comment = "\(action.testDescription), \(fault.testDescription):\(number): \(outcome)"
                #expect(fault.statuses.map { .status($0) }.contains(outcome.ending), about)
                if action.onlyChanges { #expect(outcome.ending == .status(0), about) }
                try testbed.expectConsistency(of: outcome, about)
            }
        }
    }

    @Test func `a read error of the search index is reported as one`() throws {
        let program = try Program()
        _ = try program.run("add", "-", input: "Pay rent\nBuy milk\n")

        for number in 1...20 {
            program.variables["ADDER_TORTURE"] = "read:\(number)"
            let outcome = try program.run(tool: Program.tortured, "find", "rent")

            let isReported = outcome.ending == .status(74) && outcome.messages.contains(" (disk I/O error); ")
            #expect(outcome.ending == .status(0) || isReported, "read:\(number): \(outcome)")
        }
    }

    /// SQLite's integrity check reports a read error as damage.
    @Test func `a read error during an integrity check is not damage`() throws {
        let testbed = try Testbed(Action.restore)
        let fault = Fault(kind: "read")

        for number in 1...testbed.count(of: fault) {
            try testbed.reset()
            let (outcome, _) = try fault.inject(into: testbed, at: number)

            let about: Comment = "read:\(number): \(outcome)"
            #expect(fault.statuses.map { .status($0) }.contains(outcome.ending), about)
            #expect(!(outcome.output + outcome.messages).contains("damaged"), about)
        }
    }

    @Test func `every fault affects at least one action`() throws {
        for fault in Fault.all {
            let isUsed = try Action.all.contains { try Testbed($0).count(of: fault) > 0 }
            #expect(isUsed, "\(fault.testDescription)")
        }
    }
}

extension Action {
    /// True if the action neither copies a list nor rolls back a change.
    fileprivate var onlyChanges: Bool {
        switch list {
        case .none, .usual: backupPrefix == nil
        case .old, .interrupted, .backedUp, .lost: false
        }
    }
}
