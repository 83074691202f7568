import TestKit
import Testing

/// Another program holds the lock on the list.
@Suite struct HeldLockTests {
    /// Each wait takes ten seconds, so by default only `ExitStatusTests` has one.
    @Test func `a list locked for half a minute can be read and is unchanged afterwards`() throws {
        let testbed = try Testbed(Action.bulk)
        let other = try DatabaseFile(testbed.program.list)
        try other.execute("BEGIN IMMEDIATE")

        for _ in 0..<Sampling.rounds(0, full: 3) {
            let outcome = try testbed.run()
            #expect(outcome.ending == .status(75), "\(outcome)")
        }
        #expect(try testbed.program.run("list", "all").ending == .status(0))
        try other.execute("ROLLBACK")

        #expect(try testbed.state() == testbed.stages[0])
        #expect(try testbed.run() == testbed.answer)
    }
}
