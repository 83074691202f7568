import TestKit
import Testing

/// Confirmation of `done`, `reopen` and `remove` on a terminal.
@Suite struct ConfirmationTests {
    struct Sample: Sendable {
        let words: [String]
        let question: String
        let answer: String
    }

    static let samples = [
        Sample(
            words: ["done", "due.before:mon"],
            question: "Complete 2 items (3 Return the books, 4 Dentist)? [y/N] ",
            answer: "Done 3: Return the books\r\nDone 4: Dentist\r\n"
        ),
        Sample(
            words: ["reopen", "closed"],
            question: "Reopen 2 items (2 Call mum, 5 Buy milk)? [y/N] ",
            answer: "Reopened 2: Call mum\r\n  due Sun 22 Nov\r\nReopened 5: Buy milk\r\n"
        ),
        Sample(
            words: ["remove", "6"],
            question: "Remove 6 Plan the garden? [y/N] ",
            answer: "Removed 6: Plan the garden\r\n"
        ),
        Sample(
            words: ["rm", "due.before:mon", "all"],
            question: "Remove 3 items (2 Call mum, 3 Return the books, 4 Dentist)? [y/N] ",
            answer: "Removed 2: Call mum\r\nRemoved 3: Return the books\r\nRemoved 4: Dentist\r\n"
        ),
    ]

    /// The usual list with items 2 and 5 done.
    private func program() throws -> Program {
        let program = try Program.withUsualList()
        program.variables["NO_COLOR"] = "1"
        let outcome = try program.run("done", "2,5")
        try #require(outcome.ending == .status(0), "\(outcome)")
        return program
    }

    @Test(arguments: samples, ["y\n", "Yes\n", "what\ny\n"])
    func `y confirms, and any word other than yes or no repeats the question`(sample: Sample, typed: String) throws {
        let program = try program()
        let pty = try Pty(program, sample.words)

        try pty.wait(for: sample.question)
        try pty.send(typed)

        try pty.wait(for: sample.answer)
        try pty.wait(for: "adder undo reverses it.\r\n")
        #expect(try pty.waitForExit() == .status(0))
        #expect(pty.attributes == pty.attributesBefore)
        #expect(try DatabaseFile(program.list).column("SELECT count(*) FROM change") == ["3"])
    }

    @Test(arguments: samples, ["n\n", "No\n", "\n", "what\nn\n", Pty.controlD])
    func `no, an empty line and end of input change nothing and exit with 0`(sample: Sample, typed: String) throws {
        let program = try program()
        let before = try Files.read(program.list)
        let pty = try Pty(program, sample.words)

        try pty.wait(for: sample.question)
        try pty.send(typed)

        try pty.wait(for: "\nNothing was changed.\r\n")
        #expect(try pty.waitForExit() == .status(0))
        #expect(pty.attributes == pty.attributesBefore)
        #expect(try Files.read(program.list) == before)
    }

    @Test func `undo of several changes asks on a terminal, and --yes answers`() throws {
        let program = try program()
        let before = try Files.read(program.list)
        let declined = try Pty(program, ["undo", "50"])
        try declined.wait(for: "Undo 2 changes (done 2,5, ")
        try declined.send("n\n")
        try declined.wait(for: "\nNothing was changed.\r\n")
        #expect(try declined.waitForExit() == .status(0))
        #expect(try Files.read(program.list) == before)

        let confirmed = try Pty(program, ["undo", "2", "--yes"])
        try confirmed.wait(for: "adder redo 2 reapplies them.\r\n")
        #expect(try confirmed.waitForExit() == .status(0))

        let redone = try Pty(program, ["redo", "2"])
        try redone.wait(for: "Redo 2 changes (")
        try redone.send("y\n")
        try redone.wait(for: "adder undo 2 reverses them.\r\n")
        #expect(try redone.waitForExit() == .status(0))
    }

    @Test(arguments: samples)
    func `Ctrl-C changes nothing and exits with 130`(sample: Sample) throws {
        let program = try program()
        let before = try Files.read(program.list)
        let pty = try Pty(program, sample.words)

        try pty.wait(for: sample.question)
        try pty.send(Pty.controlC)

        try pty.wait(for: "\nadder: Nothing was changed.\r\n")
        #expect(try pty.waitForExit() == .status(130))
        #expect(pty.attributes == pty.attributesBefore)
        #expect(try Files.read(program.list) == before)
    }

    @Test(arguments: samples)
    func `neither --yes nor --json asks for confirmation`(sample: Sample) throws {
        let program = try program()

        let machine = try Pty(program, sample.words + ["--json"])
        #expect(try machine.waitForExit() == .status(64))
        #expect(machine.printed.hasPrefix(#"{"adder":1,"error":{"status":64,"#))

        let confirmed = try Pty(program, sample.words + ["--yes"])
        #expect(try confirmed.waitForExit() == .status(0))
        #expect(confirmed.printed == "\(sample.answer)adder undo reverses it.\r\n")
        #expect(try DatabaseFile(program.list).column("SELECT count(*) FROM change") == ["3"])
    }

    @Test func `a confirmation also covers a subset of the items it was given for`() throws {
        let program = try program()
        let pty = try Pty(program, "remove", "closed")

        try pty.wait(for: "Remove 2 items (2 Call mum, 5 Buy milk)? [y/N] ")
        #expect(try program.run("reopen", "5").ending == .status(0))
        try pty.send("y\n")

        try pty.wait(for: "Removed 2: Call mum\r\nadder undo")
        #expect(try pty.waitForExit() == .status(0))
    }

    @Test func `a long question is broken between words`() throws {
        let program = try Program(["NO_COLOR": "1"])
        try program.fill("Return all of the library books")
        try program.fill("Make an appointment with the dentist")
        let pty = try Pty(program, ["remove", "1-2"], columns: 40)

        let lines = ["Remove 2 items (1 Return all of the", "library books, 2 Make an appointment"]
        try pty.wait(for: (lines + ["with the dentist)? [y/N] "]).joined(separator: "\r\n"))
        try pty.send("maybe\n")
        try pty.wait(for: "Type y or n, not “maybe”.\r\nRemove 2 items")
        try pty.send("y\n")

        try pty.wait(for: "Removed 1: Return all of the library\r\n")
        #expect(try pty.waitForExit() == .status(0))
    }

    @Test func `if more items match by the time of the answer, the question is repeated`() throws {
        let program = try program()
        let pty = try Pty(program, "remove", "closed")

        try pty.wait(for: "Remove 2 items (2 Call mum, 5 Buy milk)? [y/N] ")
        #expect(try program.run("done", "4").ending == .status(0))
        try pty.send("y\n")

        try pty.wait(for: "Remove 3 items (2 Call mum, 4 Dentist, 5 Buy milk)? [y/N] ")
        try pty.send("n\n")
        #expect(try pty.waitForExit() == .status(0))
        #expect(try DatabaseFile(program.list).column("SELECT count(*) FROM item") == ["6"])
    }
}
