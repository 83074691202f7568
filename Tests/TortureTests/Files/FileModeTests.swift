import Glibc
import TestKit
import Testing

/// The modes of new files, even with umask 000.
@Suite struct FileModeTests {
    @Test func `only the owner can access new files`() throws {
        let program = try Program(["EDITOR": "find . -name 'adder*' >&2; true"])
        program.variables["TMPDIR"] = program.home.path

        let outcome = try program.shell(
            """
            umask 000
            adder add Buy milk +a && adder config week-start sunday && adder edit 1 && adder done 1 && adder undo &&
            adder backup && adder restore 2026-11-21 --yes
            """
        )
        let before = umask(0)
        let pty = try Pty(program, "shell")
        umask(before)
        try pty.wait(for: "> ")
        try pty.send("list\n")
        try pty.wait(for: "> ")
        #expect(try pty.quit() == .status(0))

        #expect(outcome.ending == .status(0), "\(outcome)")
        let made = try program.shell("find . -mindepth 1 -perm /077")
        #expect(made.output == "")
        let files = try program.shell("find . -type f | sort").output.split(separator: "\n")
        #expect(files.count == 6, "list, two backups, replaced list, settings and history: \(files)")
    }

    @Test func `only the owner can access the backup of a migrated list`() throws {
        let testbed = try Testbed(Action.migrateByListing)

        let outcome = try testbed.run(inShell: "umask 000; exec \"$0\" \"$@\"")

        #expect(outcome.ending == .status(0))
        #expect(Files.mode(of: testbed.program.list + ".backup-v2") == 0o600)
        #expect(Files.mode(of: testbed.program.list) == 0o600)
    }
}
