import Glibc
import TestKit
import Testing

/// A read-only list and read-only folders, as a user other than root.
@Suite struct ReadOnlyTests {
    @Test(arguments: Sampling.sample(EveryCommand.lines, few: 12, seed: 1), [0o444, 0o644])
    func `read-only commands work on a read-only list, and other commands exit with 73 or 77`(line: [String], mode: Int)
        throws
    {
        let testbed = try Testbed(Action.restore)
        // A device is copied before it is imported.
        testbed.program.variables["TMPDIR"] = "/tmp"
        let (home, before) = (testbed.program.home.path, try Files.read(testbed.program.list))
        let isRoot = geteuid() == 0
        // Another user's list that everyone can read, in a folder without write permission.
        chmod(testbed.program.list, mode_t(mode))
        for folder in ["/data/adder", "/data", ""] { chmod(home + folder, 0o555) }

        let words = line.map { "'\($0)'" }.joined(separator: " ")
        let outcome = try testbed.program.runUnprivileged(words)

        for folder in ["", "/data", "/data/adder"] { chmod(home + folder, 0o700) }
        let about: Comment = "\(line) \(String(mode, radix: 8)) \(isRoot): \(outcome)"
        if line.first == "doctor" {
            #expect(outcome.ending == .status(77) && outcome.output.contains("Can't write to "), about)
        } else if EveryCommand.isChange(line) || EveryCommand.isRestore(line)
            || ["backup", "import"].contains(line.first)
        {
            #expect([.status(77), .status(73)].contains(outcome.ending), about)
            #expect(outcome.messages.hasPrefix("adder: ") && outcome.output.isEmpty, about)
        } else {
            #expect(outcome.ending == .status(0), about)
        }
        #expect(try Files.read(testbed.program.list) == before, about)
        #expect(Files.names(in: "\(home)/data/adder") == ["adder.db", "adder.db.backup-2026-11-20"], about)
    }
}
