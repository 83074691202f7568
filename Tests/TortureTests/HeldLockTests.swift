import TestKit
import Testing

/// Another program does not let go of the list.
@Suite struct HeldLockTests {
    /// For ten seconds each, so that every day one has to do, which is among the tests of exit statuses.
    @Test func `what cannot be written for half a minute can be read, and is as it was afterwards`() throws {
        let rack = try Rack(Deed.bulk)
        let other = try DatabaseFile(rack.program.list)
        try other.execute("BEGIN IMMEDIATE")

        for _ in 0..<Extent.rounds(0, full: 3) {
            let outcome = try rack.run()
            #expect(outcome.ending == .status(75), "\(outcome)")
        }
        #expect(try rack.program.run("list", "all").ending == .status(0))
        try other.execute("ROLLBACK")

        #expect(try rack.state() == rack.stages[0])
        #expect(try rack.run() == rack.answer)
    }
}
