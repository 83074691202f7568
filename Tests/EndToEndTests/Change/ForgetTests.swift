import TestKit
import Testing

/// `adder forget` and the setting `keep-history`.
@Suite struct ForgetTests {
    private let question = "Forget 2 changes made before Sat 21 Nov? They can then no longer be undone."

    /// A list with two changes made on 1 November and one made today.
    private func program() throws -> Program {
        let program = try Program(["ADDER_NOW": "2026-11-01T09:00", "NO_COLOR": "1", "LANG": "C.UTF-8"])
        for line in ["add Rest", "change 1 pri:high"] { _ = try program.shell("adder \(line)") }
        program.variables["ADDER_NOW"] = "2026-11-21T09:30"
        _ = try program.run("change", "1", "+slow")
        return program
    }

    private func commands(_ program: Program) throws -> [String] {
        try program.run("history", "--json").output.matches(of: #/"command":"([^"]*)"/#).map { String($0.output.1) }
    }

    @Test func `old changes are forgotten after confirmation`() throws {
        let program = try program()

        let refused = try program.run("forget", "today")
        #expect(
            refused
                == Outcome(
                    messages: "adder: \(question) Can't ask for confirmation here. Use --yes to confirm.\n",
                    status: 64
                )
        )
        #expect(try commands(program) == ["change 1 +slow", "change 1 pri:high", "add Rest"])

        let outcome = try program.run("forget", "today", "--yes")
        #expect(outcome.output.hasPrefix("Forgot 2 changes. The list "))
        #expect(outcome.messages == "" && outcome.ending == .status(0))

        #expect(try commands(program) == ["change 1 +slow"])
        #expect(try program.run("undo", "5").output == "Undone: change 1 +slow  (today 09:30)\n")
        #expect(try program.run("undo").messages == "Nothing to undo.\n")
        #expect(try program.run("list", "pri:high", "-slow").output.contains("Rest"))
        #expect(try program.run("find", "rest").output.contains("Rest"))
        #expect(try program.run("doctor").ending == .status(0))
    }

    @Test func `plain and JSON answers have the number of changes and the sizes`() throws {
        let (plain, json) = (try program(), try program())
        let size = try Files.read(plain.list).count

        #expect(try plain.run("forget", "all", "--yes", "--plain").output.hasPrefix("forgotten: 3 changes\nsize: "))
        #expect(
            try json.run("forget", "21", "nov", "--yes", "--json").output
                .hasPrefix(#"{"adder":1,"forgotten":{"changeCount":2,"bytesBefore":\#(size),"bytes":"#)
        )
    }

    @Test func `if there is neither a change nor unused space, forget says so`() throws {
        let program = try program()
        _ = try program.run("forget", "1 nov 2026")

        let outcome = try program.run("forget", "1 nov 2026")

        let sentence = "There are no changes made before Sun 1 Nov, and no space to give back.\n"
        #expect(outcome == Outcome(messages: sentence))
        #expect(try commands(program).count == 3)
    }

    @Test func `a terminal and the shell ask for confirmation`() throws {
        let program = try program()
        let pty = try Pty(program, ["forget", "today"])
        try pty.wait(for: "\(question)\r\n[y/N] ")
        try pty.send("n\n")
        try pty.wait(for: "Nothing was changed.")
        #expect(try pty.waitForExit() == .status(0))

        let shell = try Pty(program, ["shell"])
        try shell.wait(for: "adder")
        try shell.send("forget today\n")
        try shell.wait(for: "\(question)\r\n[y/N] ")
        try shell.send("y\n")
        try shell.wait(for: "Forgot 2 changes.")
        try shell.send("quit\n")
        #expect(try shell.waitForExit() == .status(0))
        #expect(try commands(program) == ["change 1 +slow"])
    }

    @Test(arguments: [
        (
            ["tomorrow"],
            "Sun 22 Nov is in the future. Name a past day, or run adder forget all to forget every change.", 64
        ),
        ([], "Missing argument. Example: adder forget 2026-01-01", 64),
        (["xyz"], "“xyz” is not a date. Examples of past days: 2026-01-01, 1 jan, yesterday, 2y.", 65),
        (["2026-02-30"], "“2026-02-30” is not a valid date. Check the day, month and year.", 65),
    ])
    func `a future, missing or invalid day is an error`(words: [String], sentence: String, status: Int32) throws {
        let program = try program()

        let outcome = try program.run(arguments: (["forget"] + words + ["--yes"]).map { Array($0.utf8) })

        #expect(outcome.output == "" && outcome.messages.contains(sentence), "\(outcome)")
        #expect(outcome.ending == .status(status))
        #expect(try commands(program).count == 3)
    }

    @Test func `a missing list is not created`() throws {
        let program = try Program()

        let outcome = try program.run("forget", "all", "--yes")

        #expect(outcome == Outcome(messages: "There are no changes, and no space to give back.\n"))
        #expect(Files.names(in: program.home.path) == [])
    }

    @Test func `forgetting works between piped commands`() throws {
        let program = try program()

        let outcome = try program.run(input: "add Sleep\nforget all --yes\nadd Eat\n")

        #expect(outcome.output.contains("Forgot 4 changes.") && outcome.ending == .status(0), "\(outcome)")
        #expect(try commands(program) == ["add Eat"])
    }

    @Test func `keep-history forgets older changes with the next change, and reading forgets nothing`() throws {
        let program = try program()
        #expect(try program.run("config", "keep-history", "19d").output.contains("19 days"))

        _ = try program.run("list")
        #expect(try commands(program).count == 3)
        program.variables["ADDER_NOW"] = "2026-11-20T10:00"
        _ = try program.run("add", "Sleep")
        #expect(try commands(program).count == 4)
        program.variables["ADDER_NOW"] = "2026-11-21T10:00"
        _ = try program.run("add", "Eat")

        #expect(try commands(program) == ["add Eat", "add Sleep", "change 1 +slow"])
    }

    @Test func `keep-history takes a period`() throws {
        let outcome = try Program().run("config", "keep-history", "forever")

        let sentence =
            "“forever” is not valid for keep-history. Use everything, or a period such as 90 days or 2 years."
        #expect(outcome == Outcome(messages: "adder: \(sentence)\n", status: 64))
    }
}
