import Glibc
import TestKit
import Testing

/// Commands without ids on a terminal.
@Suite struct PickTests {
    private let program: Program

    init() throws {
        program = try Program(["NO_COLOR": "1"])
        try program.fill("Read Dune due:fri +books", "Buy milk", "Dust under the bed", "우유 사기", "Rest 2026-11-20")
    }

    @Test func `letters narrow the list down, and Enter completes the item`() throws {
        let pty = try Pty(program, "done")
        try pty.wait(forRows: ["done>"] + Self.allRows + [Self.keys(5)], column: 6)

        try pty.send("dun")
        try pty.wait(
            forRows: [
                "done> dun", "> 1  Fri 27 Nov  Read Dune  +books", "  3              Dust under the bed", Self.keys(2),
            ],
            column: 9
        )
        try pty.send("\r")
        try pty.wait(for: "Done 1: Read Dune")

        #expect(try pty.waitForExit() == .status(0))
        #expect(pty.attributes == pty.attributesBefore)
        #expect(pty.screen.rows.first?.hasPrefix("Done 1: Read Dune") == true)
        #expect(try program.run("history", "--plain").output.contains("done 1"))
    }

    private func openCount() throws -> Int {
        try program.run("list", "--plain").output.split(separator: "\n").count
    }

    private static let allRows = [
        "> 5  yesterday   Rest", "  1  Fri 27 Nov  Read Dune  +books", "  2              Buy milk",
        "  3              Dust under the bed", "  4              우유 사기",
    ]

    private static func keys(_ count: Int, marked: Int = 0) -> String {
        "\(count) of 5\(marked > 0 ? ", \(marked) marked" : "") · Enter picks, Tab marks, Esc cancels"
    }

    @Test func `Tab marks several items, which are one change`() throws {
        let pty = try Pty(program, "done")
        try pty.wait(for: "Esc cancels")

        try pty.send("\t\u{1B}[B\t")
        try pty.wait(for: "2 marked")
        try pty.send("사\r")
        try pty.wait(for: "Done 2: Buy milk")

        #expect(try pty.waitForExit() == .status(0))
        #expect(try program.run("undo").ending == .status(0))
        #expect(try openCount() == 5)
    }

    @Test func `Escape picks nothing`() throws {
        let pty = try Pty(program, "done")
        try pty.wait(for: "Esc cancels")

        try pty.send("\u{1B}")
        try pty.wait(for: "Nothing was picked.")

        #expect(try pty.waitForExit() == .status(0))
        #expect(pty.attributes == pty.attributesBefore)
        #expect(pty.screen.rows.first == "Nothing was picked.")
    }

    @Test func `Ctrl-C interrupts without a change`() throws {
        let pty = try Pty(program, "done")
        try pty.wait(for: "Esc cancels")

        try pty.send("milk" + Pty.controlC)
        try pty.wait(for: "Interrupted; nothing was changed.")

        #expect(try pty.waitForExit() == .status(130))
        #expect(pty.attributes == pty.attributesBefore)
        #expect(try openCount() == 5)
    }

    @Test func `a signal restores the terminal and ends the program`() throws {
        let pty = try Pty(program, "show")
        try pty.wait(for: "Esc cancels")

        pty.signal(SIGTERM)

        #expect(try pty.waitForExit() == .signal(SIGTERM))
        #expect(pty.attributes == pty.attributesBefore)
        #expect(pty.printed.contains("\u{1B}[?2004l"))
    }

    @Test func `a stopped picker goes on, and a narrower window is drawn again`() throws {
        let pty = try Pty(program, "show")
        try pty.wait(for: "Esc cancels")
        try pty.send("dust")
        try pty.wait(for: "1 of 5")

        pty.resize(columns: 30, rows: 3)
        try pty.wait(forRows: ["show> dust", "> 3  Dust under the bed"], column: 10)
        pty.resize(columns: 80, rows: 24)
        try pty.wait(for: "Esc cancels")
        try pty.send("\r")
        try pty.wait(for: "Dust under the bed")

        #expect(try pty.waitForExit() == .status(0))
    }

    @Test func `edit opens the editor on the picked item`() throws {
        program.variables["EDITOR"] = "sed -i s/milk/bread/"
        let pty = try Pty(program, "edit")
        try pty.wait(for: "Esc cancels")

        try pty.send("milk\r")
        try pty.wait(for: "Changed 2: Buy bread")

        #expect(try pty.waitForExit() == .status(0))
    }

    @Test func `postpone asks for the day`() throws {
        let pty = try Pty(program, "postpone")
        try pty.wait(for: "Esc cancels")

        try pty.send("dune\r")
        try pty.wait(for: "To (fri, 1w, 2h; empty to leave): ")
        try pty.send("soon\r")
        try pty.wait(for: "“soon”")
        try pty.wait(for: "To (fri, 1w, 2h; empty to leave): ")
        try pty.send("1w\r")
        try pty.wait(for: "Fri 4 Dec")

        #expect(try pty.waitForExit() == .status(0))
        #expect(try program.run("history", "--plain").output.contains("postpone 1 1w"))
    }

    @Test(arguments: [
        ("skip", "", "dune\r", "repeat"), ("remove --yes", "", "dune\r", "Removed 1: Read Dune"),
        ("done --yes", "", "dune\r", "Done 1: Read Dune"), ("postpone 1w", "", "dune\r", "Fri 4 Dec"),
        ("done", "1", "dune\r", "Read Dune"),
    ])
    func `commands pick the items that they lack`(line: String, plain: String, keys: String, answer: String) throws {
        program.variables["ADDER_PLAIN"] = plain
        let pty = try Pty(program, line.split(separator: " ").map(String.init))
        try pty.wait(for: "Esc cancels")

        try pty.send(keys)
        try pty.wait(for: answer)

        _ = try pty.waitForExit()
    }

    @Test func `reopen picks from the done items, the last one first`() throws {
        _ = try program.run("done", "2")
        _ = try program.run("done", "3")
        let pty = try Pty(program, "reopen")
        try pty.wait(for: "> 3")
        try pty.wait(for: "2 of 2")

        try pty.send("\r")
        try pty.wait(for: "Reopened 3: Dust under the bed")

        #expect(try pty.waitForExit() == .status(0))
    }

    @Test(arguments: [["--json"], []])
    func `JSON and a terminal that can't move its cursor have no picker`(options: [String]) throws {
        if options.isEmpty { program.variables["TERM"] = "dumb" }
        let pty = try Pty(program, ["done"] + options)

        try pty.wait(for: "issing argument")

        #expect(try pty.waitForExit() == .status(64))
    }

    @Test func `in the shell, the picker comes back to the prompt`() throws {
        let pty = try Pty(program)
        try pty.wait(for: "overdue> ")

        try pty.send("done\r")
        try pty.wait(for: "Esc cancels")
        try pty.send(Pty.controlC)
        try pty.wait(for: "Interrupted; nothing was changed.")
        try pty.wait(for: "overdue> ")
        try pty.send("show\r")
        try pty.wait(for: "Esc cancels")
        try pty.send("\u{1B}[200~buy\nmilk\u{1B}[201~")
        try pty.wait(for: "1 of 5")
        try pty.send("\r")
        try pty.wait(for: "Buy milk")
        try pty.wait(for: "overdue> ")

        #expect(try pty.quit() == .status(0))
    }

    @Test(arguments: ["done", "show", "edit", "postpone"])
    func `without a terminal, the missing operand is an error`(command: String) throws {
        let outcome = try program.run(command)

        #expect(outcome.ending == .status(64))
        #expect(outcome.output.isEmpty)
    }

    @Test func `a list without open items has nothing to pick`() throws {
        _ = try program.run("done", "1-5", "--yes")
        let pty = try Pty(program, "done")

        try pty.wait(for: "No open items.")

        #expect(try pty.waitForExit() == .status(0))
    }

    @Test func `in the shell, Tab replaces the beginning of a title by the id`() throws {
        let pty = try Pty(program)
        try pty.wait(for: "overdue> ")

        try pty.send("done Dus\t")
        try pty.wait(for: "done 3 ")
        try pty.send("\"우\t\r")
        try pty.wait(for: "Done 3: Dust under the bed")
        try pty.wait(for: "Done 4: 우유 사기")
        try pty.wait(for: "overdue> ")
        try pty.send("show 2,rea\t\r")
        try pty.wait(for: "show 2,1 ")
        try pty.wait(for: "due")

        #expect(try pty.quit() == .status(0))
        #expect(try program.run("history", "--plain").output.contains("done 3 4"))
    }
}
