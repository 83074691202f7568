import TestKit
import Testing

/// The pager of commands outside the shell.
@Suite struct PagerTests {
    private func program(_ variables: [String: String] = [:]) throws -> Program {
        let program = try Program(
            ["NO_COLOR": "1", "TERM": "xterm", "PAGER": "sed s/^/read:/"].merging(variables) { $1 }
        )
        try program.fill((1...30).map { "Item \($0)" })
        return program
    }

    private func printed(_ program: Program, _ words: String..., rows: Int = 24) throws -> [String] {
        let pty = try Pty(program, words, rows: rows)
        #expect(try pty.waitForExit() == .status(0))
        return pty.lines.filter { !$0.isEmpty }
    }

    @Test func `on a terminal, an answer longer than the screen is paged`() throws {
        let program = try program()

        #expect(try printed(program, "list").allSatisfy { $0.hasPrefix("read:") })
        #expect(try printed(program, "help", rows: 10).allSatisfy { $0.hasPrefix("read:") })
        #expect(try printed(program, "list", rows: 40).first == "   1  Item 1")
        #expect(try printed(program, "list", "--json").count == 1)
        #expect(try program.run("list").output.hasPrefix("   1  Item 1\n"))
    }

    @Test(arguments: [
        (["ADDER_PAGER": "sed s/^/own:/"], "own:   1  Item 1"), (["ADDER_PAGER": "off"], "   1  Item 1"),
        (["PAGER": ""], "   1  Item 1"), (["ADDER_PAGER": ""], "   1  Item 1"), (["TERM": "dumb"], "   1  Item 1"),
        (["PAGER": "no-such-program"], "   1  Item 1"),
    ])
    func `ADDER_PAGER overrides PAGER, and paging can be turned off`(
        variables: [String: String],
        first: String
    ) throws {
        #expect(try printed(try program(variables), "list").first == first)
    }

    @Test func `the setting chooses the pager`() throws {
        let program = try program()

        _ = try program.run("config", "pager", "sed s/^/set:/")
        #expect(try printed(program, "list").first == "set:   1  Item 1")
        _ = try program.run("config", "pager", "Off")
        #expect(try printed(program, "list").first == "   1  Item 1")
        #expect(try printed(program, "help").first?.hasPrefix("read:") == false)
    }

    @Test func `a failing pager is reported, and the answer is shown without it`() throws {
        let lines = try printed(try program(["PAGER": "false"]), "list")

        #expect(lines.first == "   1  Item 1")
        #expect(lines.contains("  30  Item 30"))
        #expect(lines.contains { $0.hasPrefix("“false” exited with status 1. Use adder config pager") })
    }

    @Test func `a long answer is shown completely if the pager fails`() throws {
        let program = try program(["PAGER": "false"])
        try program.fill((1...2_000).map { "Item \($0) \(String(repeating: "long ", count: 9))" })

        #expect(try printed(program, "list").filter { $0.contains("  Item ") }.count == 2_030)
    }

    @Test func `quitting the pager ends the answer`() throws {
        let program = try program(["PAGER": "head -n 1"])
        try program.fill((1...4_000).map { "Item \($0) \(String(repeating: "long ", count: 20))" })

        #expect(try printed(program, "list") == ["     1  Item 1"])
    }

    @Test func `Ctrl-C is for the pager`() throws {
        let program = try program([
            "PAGER": "sh -c 'trap \"echo kept; exit\" INT; echo up; while sleep 0.1; do :; done'"
        ])
        let pty = try Pty(program, "list")

        try pty.wait(for: "up")
        try pty.send(Pty.controlC)
        try pty.wait(for: "kept")

        #expect(try pty.waitForExit() == .status(0))
        #expect(pty.attributes == pty.attributesBefore)
    }
}
