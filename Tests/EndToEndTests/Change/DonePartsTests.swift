import TestKit
import Testing

/// Completes items that have parts.
@Suite struct DonePartsTests {
    /// Item 1 has the parts 2 and 3, and item 2 has the part 4.
    private func program() throws -> Program {
        let program = try Program(["NO_COLOR": "1"])
        try program.fill("New job")
        try program.fill("Order a laptop parent:1", "Give notice parent:1")
        try program.fill("Compare prices parent:2")
        return program
    }

    /// The last row of the question.
    private static let question = "prices). Complete them too? No completes 1 alone. [y/N] "

    private let undoHint = "adder undo reverses it.\n"

    private func open(in program: Program) throws -> [String] {
        try DatabaseFile(program.list).column("SELECT id FROM item WHERE status = 0 ORDER BY id")
    }

    @Test(arguments: [["done", "1"], ["done", "1", "--yes"]])
    func `without a terminal, and with --yes, parts stay open and are named`(words: [String]) throws {
        let program = try program()

        let outcome = try program.run(arguments: words.map { Array($0.utf8) })

        let named = "Open parts of 1: 2 Order a laptop, 3 Give notice.\n"
        #expect(outcome == Outcome("Done 1: New job\n", messages: "\(named)\(undoHint)"))
    }

    @Test func `JSON output leaves parts open`() throws {
        let program = try program()

        let answer = try JSONValue(program.run("done", "1", "--json").output)

        #expect(answer["items"]?[0]?["id"] == .integer(1) && answer["items"]?[1] == nil)
        #expect(answer["openParts"]?[1]?["id"] == .integer(3))
    }

    @Test func `--parts completes all levels in one change`() throws {
        let program = try program()

        let outcome = try program.run("done", "1", "--parts")

        let done = "Done 1: New job\nDone 2: Order a laptop\nDone 3: Give notice\nDone 4: Compare prices\n"
        #expect(outcome == Outcome(done, messages: undoHint))
        #expect(try program.run("undo").output.hasPrefix("Undone: done 1 --parts  (today 09:30)\n"))
        #expect(try open(in: program) == ["1", "2", "3", "4"])
    }

    @Test func `open parts below a done one are completed, and those that repeat go on`() throws {
        let program = try program()
        try program.fill("Practice today every:day parent:1")
        _ = try program.run("done", "2")

        let outcome = try program.run("done", "1", "--parts")

        #expect(outcome.output == "Done 1: New job\nDone 3: Give notice\nDone 4: Compare prices\n")
        #expect(outcome.messages == "Open part of 1: 5 Practice.\n\(undoHint)")
    }

    @Test func `on a terminal, yes completes the parts too`() throws {
        let program = try program()
        let pty = try Pty(program, "done", "1")

        try pty.wait(for: DonePartsTests.question)
        try pty.send("y\n")

        try pty.wait(
            for: "Done 1: New job\r\nDone 2: Order a laptop\r\nDone 3: Give notice\r\nDone 4: Compare prices\r\n"
        )
        #expect(try pty.waitForExit() == .status(0))
        #expect(try open(in: program) == [])
        #expect(try program.run("undo").output == "Undone: done 1 --parts  (today 09:30)\n")
        #expect(try open(in: program) == ["1", "2", "3", "4"])
    }

    @Test(arguments: ["n\n", "\n"])
    func `on a terminal, no completes the parent alone`(typed: String) throws {
        let program = try program()
        let pty = try Pty(program, "done", "1")

        try pty.wait(for: DonePartsTests.question)
        try pty.send(typed)

        try pty.wait(for: "Done 1: New job\r\n")
        try pty.wait(for: "Open parts of 1: 2 Order a laptop, 3 Give notice.\r\n")
        #expect(try pty.waitForExit() == .status(0))
        #expect(try open(in: program) == ["2", "3", "4"])
    }

    @Test func `a command typed instead of an answer changes nothing before it runs`() throws {
        let program = try program()
        let pty = try Pty(program)
        try pty.wait(for: "> ")

        try pty.send("done 1\n")
        try pty.wait(for: DonePartsTests.question)
        try pty.send("show 3\n")
        try pty.wait(for: "Nothing was changed.\r\n")
        try pty.wait(for: "part of")

        #expect(try pty.quit() == .status(0))
        #expect(try open(in: program) == ["1", "2", "3", "4"])
    }

    @Test func `the end of the input changes nothing`() throws {
        let program = try program()
        let pty = try Pty(program, "done", "1")

        try pty.wait(for: DonePartsTests.question)
        try pty.send(Pty.controlD)

        try pty.wait(for: "Nothing was changed.\r\n")
        _ = try pty.waitForExit()
        #expect(try open(in: program) == ["1", "2", "3", "4"])
    }

    @Test func `an interrupted question changes nothing`() throws {
        let program = try program()
        let before = try Files.read(program.list)
        let pty = try Pty(program, "done", "1")

        try pty.wait(for: DonePartsTests.question)
        try pty.send(Pty.controlC)

        try pty.wait(for: "adder: Nothing was changed.\r\n")
        #expect(try pty.waitForExit() == .status(130))
        #expect(try Files.read(program.list) == before)
    }

    @Test func `the parts of several items are asked about at once, after the filter`() throws {
        let program = try program()
        try program.fill("Move +big")
        try program.fill("Pack parent:5")
        _ = try program.run("change", "1", "+big")
        let pty = try Pty(program, "done", "+big")

        try pty.wait(for: "Complete 2 items (1 New job, 5 Move)? [y/N] ")
        try pty.send("y\n")
        try pty.wait(for: "These items have 4 open parts (2 Order a laptop, 3 Give notice, 4 Compare")
        try pty.send("y\n")

        #expect(try pty.waitForExit() == .status(0))
        #expect(try open(in: program) == [])
    }

    @Test func `the parts of a repeating item that moves on are not asked about`() throws {
        let program = try program()
        _ = try program.run("change", "1", "due:today", "every:week")
        let pty = try Pty(program, "done", "1")

        try pty.wait(for: "Open parts of 1: 2 Order a laptop, 3 Give notice.\r\n")

        #expect(try pty.waitForExit() == .status(0))
        #expect(try open(in: program) == ["1", "2", "3", "4"])
    }
}
