import TestKit
import Testing

/// Control characters and terminal escapes in every input.
@Suite struct ControlCharacterTests {
    private static let text =
        "a\u{1B}]52;c;aGk=\u{07}b\u{1B}[2Jc\u{9B}31md\u{9D}e\u{202E}f\u{2066}g\u{7F}h\u{200F}i\u{8}j"

    static let commands = [
        ["upcoming"], ["list", "all", "--by", "project"], ["list", "--by", "tag"], ["show", "1"], ["find", "milk"],
        ["tags"], ["agenda"], ["agenda", text], ["calendar"], ["stats"], ["burndown"], ["review"], ["review", text],
        ["browse", text],
        ["ui"], ["ui", text],
        ["report", "--html", "-"],
        ["report", text],
        ["stats", "--svg", text], ["burndown", text], ["burndown", "--until", text],
        ["stats", text], ["stats", "--since", text], ["cal", text],
        ["cal", "21", "nov"],
        ["projects"], ["history"], ["next", "--explain"], ["next", text], ["diff", "yesterday"], ["diff", text],
        ["list", "--as-of", text], ["done", "1"],
        ["reopen", "1"], ["change", "1", "to", "pri:high"], ["edit", "1"],
        ["remove", "1"], ["remove", "1", "--yes"], ["undo"], ["redo"], ["undo"], ["config"],
        ["add", "more", text, "project:\(text)", "+\(text)", "note:\(text)"], [text], ["show", text], ["list", text],
        ["list", "+\(text)"], ["list", "--sort", text], ["list", "--by", text], ["change", "1", "to", "due:\(text)"],
        ["add", "x", "due:\(text)"], ["add", "x", "every:\(text)"], ["add", "x", "needs:\(text)"], ["find", text],
        ["annotate", "1", text], ["postpone", "1", text], ["skip", "1"], ["skip", text], ["today", text],
        ["backup"], ["backup", text], ["backup", text], ["restore"], ["restore", text], ["doctor"],
        ["forget", text], ["forget", "all"], ["export"], ["export", text], ["import", text],
        ["postpone", "1", text], ["skip", text], ["annotate", "1", text], ["today", text], ["sync", text], ["sync"],
        ["sync", "--install"], ["sync", "login"], ["sync", "login", text], ["sync", "lists", text],
        ["sync", "--remove"],
        ["doctor", "--db", text], ["undo", text], ["help", text], ["completions", text], ["config", text],
        ["config", "week-start", text],
        ["config", "default-command", text], ["upcoming", "--db", text], ["upcoming", "--\(text)"], ["--color", text],
        ["suggest", "--", "done", ""], ["suggest", "--", "list", "+"], ["suggest", "--", "list", "project:"],
        ["suggest", "--shell", "bash", "--", "adder done ", ""], ["suggest", "--shell", "fish", "--", "done", ""],
        ["suggest", "--shell", "zsh", "--", "list", "project:"], ["edit", text], ["manual", text],
    ]

    private func program() throws -> Program {
        let program = try Program(["EDITOR": "false \(Self.text)"])
        program.variables["TMPDIR"] = program.home.path
        let words = ["add", "--", Self.text, "milk"]
        let added = try program.run(tool: Program.path, arguments: words)
        try #require(added.ending == .status(0), "\(added)")
        let more = [
            "change", "1", "to", "due:today", "note:\(Self.text) milk", "+\(Self.text)", "project:\(Self.text)",
        ]
        _ = try program.run(tool: Program.path, arguments: more)
        _ = try program.run(
            tool: Program.path,
            arguments: ["change", "1", "to", "due:today", "note:\(Self.text) milk"]
        )
        return program
    }

    private func expectNoControlCharacters(_ text: String, _ about: Comment) {
        let found = text.unicodeScalars.filter { scalar in
            switch scalar.value {
            case 0x0A, 0x09: false
            case 0..<0x20, 0x7F..<0xA0, 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069: true
            default: false
            }
        }
        #expect(found.isEmpty, about)
    }

    @Test(arguments: [[], ["--plain"], ["--json"]])
    func `the output and errors of every command contain no control characters`(style: [String]) throws {
        let program = try program()

        for command in Self.commands {
            let words = style + command
            let outcome = try program.run(tool: Program.path, arguments: words)

            expectNoControlCharacters(outcome.output, "\(words): \(outcome)")
            expectNoControlCharacters(outcome.messages, "\(words): \(outcome)")
        }
    }

    @Test func `errors about lines, settings and paths contain no control characters`() throws {
        let program = try program()
        let lines = Self.commands.map { $0.map { "'\($0)'" }.joined(separator: " ") }.joined(separator: "\n")

        let script = try program.run("--keep-going", input: lines)
        program.variables["ADDER_WEEK_START"] = Self.text
        let setting = try program.run("upcoming")
        program.variables["ADDER_WEEK_START"] = nil
        program.variables["ADDER_NOW"] = Self.text
        let clock = try program.run("upcoming")
        program.variables["ADDER_NOW"] = nil
        program.variables["ADDER_DB"] = "/nowhere/\(Self.text)"
        let place = try program.run("upcoming")

        for outcome in [script, setting, clock, place] {
            #expect(outcome.ending != .status(0))
            expectNoControlCharacters(outcome.output + outcome.messages, "\(outcome)")
        }
    }

    @Test func `the shell's prompt, lists and completions contain no escapes from the list`() throws {
        let program = try program()
        let pty = try Pty(program, columns: 200)
        try pty.wait(for: "> ")

        for line in ["list all", "show 1", "tags", "done \t\t99", "history", "find milk"] {
            try pty.send("\(line)\n")
            try pty.wait(for: "> ")
        }
        try pty.send("remove 1\n")
        try pty.wait(for: "[y/N]")
        try pty.send("n\n")
        try pty.wait(for: "> ")

        #expect(try pty.quit() == .status(0))
        for escape in ["\u{1B}]52", "\u{1B}[2J", "\u{9B}", "\u{9D}", "\u{202E}", "\u{2066}", "\u{7F}"] {
            #expect(!pty.printed.contains(escape), "\(escape.unicodeScalars)")
        }
    }
}
