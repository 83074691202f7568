import Glibc
import TestKit
import Testing

@Suite struct PermissionTests {
    @Test func `too many open files are named as the cause`() throws {
        let program = try Program()
        try program.fill("Pay rent")

        let outcome = try program.shell("ulimit -n 4; exec adder add Buy milk")

        #expect(
            outcome
                == Outcome(
                    messages: "adder: Too many open files: can't use \(program.list); nothing was changed. "
                        + "Close other programs, or raise the limit with ulimit -n.\n",
                    status: 73
                )
        )
    }

    @Test func `an unwritable home folder exits with 77 and is named`() throws {
        let program = try Program()
        chmod(program.home.path, 0o555)

        let outcome = try program.runUnprivileged("add Buy milk")

        let sentence = "No permission to use \(program.home.path)/data. Check its owner and mode, or use --db."
        #expect(outcome == Outcome(messages: "adder: \(sentence)\n", status: 77))
        #expect(Files.names(in: program.home.path).isEmpty)
    }

    @Test(arguments: ["upcoming", "add Buy milk"])
    func `an unreadable list exits with 77 instead of looking empty`(command: String) throws {
        let program = try Program.withListOpenToAll()
        chmod(program.list, 0)

        let outcome = try program.runUnprivileged(command)

        let sentence = "No permission to use \(program.list). Check its owner and mode, or use --db."
        #expect(outcome == Outcome(messages: "adder: \(sentence)\n", status: 77))
    }

    @Test func `an inaccessible folder exits with 77 instead of looking empty`() throws {
        let program = try Program.withListOpenToAll()
        chmod("\(program.home.path)/data/adder", 0)

        let outcome = try program.runUnprivileged("upcoming")

        let sentence = "No permission to use \(program.list). Check its owner and mode, or use --db."
        #expect(outcome == Outcome(messages: "adder: \(sentence)\n", status: 77))
    }

    @Test func `a read-only list can be shown but not changed`() throws {
        let program = try Program.withListOpenToAll()
        chmod(program.list, 0o444)
        chmod("\(program.home.path)/data/adder", 0o555)
        let before = try Files.read(program.list)

        let shown = try program.runUnprivileged("upcoming")
        let added = try program.runUnprivileged("add Pay rent")

        let sentence =
            "\(program.list) or its folder isn't writable; nothing was changed. Check the permissions, or use --db."
        #expect(shown == Outcome("Today (1)\n  1  Buy milk\n"))
        #expect(added == Outcome(messages: "adder: \(sentence)\n", status: 77))
        #expect(try Files.read(program.list) == before)
    }
}

extension Program {
    /// A list in folders that every user can enter.
    fileprivate static func withListOpenToAll() throws -> Program {
        let program = try Program()
        try program.fill("Buy milk today")
        for folder in ["", "/data", "/data/adder"] { chmod(program.home.path + folder, 0o755) }
        return program
    }
}
