import Glibc
import TestKit
import Testing

@Suite struct PermissionTests {
    @Test func `a home that cannot be written is 77 and named`() throws {
        let program = try Program()
        chmod(program.home.path, 0o555)

        let outcome = try program.runUnprivileged("add Buy milk")

        let sentence = "You may not use \(program.home.path)/data; check its owner and mode, or name another with --db."
        #expect(outcome == Outcome(talk: "adder: \(sentence)\n", status: 77))
        #expect(Files.names(in: program.home.path).isEmpty)
    }

    @Test(arguments: ["upcoming", "add Buy milk"])
    func `a list that cannot be read is 77 and not taken for an empty one`(command: String) throws {
        let program = try Program.withListOpenToAll()
        chmod(program.list, 0)

        let outcome = try program.runUnprivileged(command)

        let sentence = "You may not use \(program.list); check its owner and mode, or name another with --db."
        #expect(outcome == Outcome(talk: "adder: \(sentence)\n", status: 77))
    }

    @Test func `a folder that cannot be entered is 77 and not taken for an empty list`() throws {
        let program = try Program.withListOpenToAll()
        chmod("\(program.home.path)/data/adder", 0)

        let outcome = try program.runUnprivileged("upcoming")

        let sentence = "You may not use \(program.list); check its owner and mode, or name another with --db."
        #expect(outcome == Outcome(talk: "adder: \(sentence)\n", status: 77))
    }

    @Test func `a list that can only be read is shown and not changed`() throws {
        let program = try Program.withListOpenToAll()
        chmod(program.list, 0o444)
        chmod("\(program.home.path)/data/adder", 0o555)
        let before = try Files.read(program.list)

        let shown = try program.runUnprivileged("upcoming")
        let added = try program.runUnprivileged("add Pay rent")

        let sentence =
            "\(program.list) or its folder cannot be written; nothing was changed. Check the mode, or use --db."
        #expect(shown == Outcome("Today\n  1  Buy milk\n"))
        #expect(added == Outcome(talk: "adder: \(sentence)\n", status: 77))
        #expect(try Files.read(program.list) == before)
    }
}

extension Program {
    /// A list in folders that everyone may look into.
    fileprivate static func withListOpenToAll() throws -> Program {
        let program = try Program()
        try program.fill("Buy milk today")
        for folder in ["", "/data", "/data/adder"] { chmod(program.home.path + folder, 0o755) }
        return program
    }
}
