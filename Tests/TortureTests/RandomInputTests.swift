import Glibc
import TestKit
import Testing

/// Random commands and settings.
@Suite struct RandomInputTests {
    private static let commands = [
        "add", "change", "done", "do", "edit", "find", "help", "history", "list", "ls", "projects", "redo", "remove",
        "rm",
        "reopen", "show", "suggest --", "tags", "undo", "upcoming", "up", "config", "manual", "completions",
        "--version",
    ]
    private static let pieces = [
        "due:", "wait:", "pri:", "note:", "every:", "again:", "needs:", "parent:", "project:", "due.before:",
        "due.after:",
        "\"", "'", " ", " ", " ", "  ", "+", "@", "#", "!", "-", "--", ":", "/", "fri", "5pm", "24:00", "30", "feb",
        "next",
        "in", "a", "week", "2026-11-", "0001-01-01", "9999-12-31", "99999", "99999999999999999999", "y", "d", "w", ",",
        "한",
        "\u{301}", "\u{200D}", "👨", "T", "25", "or", "to", "all", "open", "closed", "overdue", "--yes", "--json",
        "--plain", "--by", "--sort", "due", "project", "1", "1-99", "3-1", "\\", "\t", "\u{A0}", "mon,thu", "31",
        "2weeks",
        "day", "eom", "eoq", "-1", "0", "é", "=", "*", "%", "_", "$", "(", "x", "milk", "\u{1B}", "\u{FEFF}",
        "\u{3000}",
    ]

    private static func line(_ random: inout SeededGenerator) -> String {
        let rest = (0..<Int.random(in: 0...9, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }
        let command = commands.randomElement(using: &random) ?? ""
        return Int.random(in: 0..<20, using: &random) == 0 ? rest.joined() : "\(command) \(rest.joined())"
    }

    @Test(arguments: 0..<UInt64(Sampling.rounds(1, full: 15)))
    func `every random line succeeds or is rejected with its number`(seed: UInt64) throws {
        let program = try Program(["EDITOR": "true"])
        program.variables["TMPDIR"] = program.home.path
        var random = SeededGenerator(state: seed)
        let lines = (0..<Sampling.rounds(1_000, full: 2_000)).map { _ in RandomInputTests.line(&random) }

        let outcome = try program.run("--keep-going", input: lines.joined(separator: "\n"))

        guard case .status(let status) = outcome.ending else {
            Issue.record("\(seed): \(outcome.ending) \(outcome.messages.suffix(500))")
            return
        }
        #expect([64, 65, 66].contains(status), "\(status)")
        let problems = outcome.messages.split(separator: "\n").filter { $0.hasPrefix("adder: ") }
        #expect(problems.filter { !$0.hasPrefix("adder: Line ") }.isEmpty)
        #expect(problems.filter { $0.contains("bug in adder") }.isEmpty)
        let list = try DatabaseFile(program.list)
        #expect(try list.column("PRAGMA integrity_check") == ["ok"])
        let count = try list.column("SELECT count(*) FROM change WHERE undone = 0")[0]
        #expect(try program.run("undo", count).ending == .status(0))
        #expect(try list.column("SELECT count(*) FROM item") == ["0"])
    }

    @Test(arguments: 0..<UInt64(Sampling.rounds(1, full: 20)))
    func `a random settings file is accepted or rejected with exit status 78`(seed: UInt64) throws {
        let program = try Program()
        for folder in ["/config", "/config/adder"] { mkdir(program.home.path + folder, 0o700) }
        var random = SeededGenerator(state: seed)
        let pieces = [
            "week-start", "default-command", "date-format", "prompt", "color", "color.today", "=", " = ", "=", "\n",
            "\n",
            "#", " ", "\t", "monday", "sunday", "iso", "always", "red", "bold red", "256", "none", "\"", "\r", "한",
            "\\",
            "upcoming", "list", "\u{FEFF}", "\u{1B}",
        ]

        for number in 0..<Sampling.rounds(25, full: 60) {
            var bytes = (0..<Int.random(in: 0...12, using: &random)).flatMap { _ in
                Array((pieces.randomElement(using: &random) ?? "").utf8)
            }
            if number % 5 == 0 { bytes.append(.random(in: 0...255, using: &random)) }
            try Files.write(bytes, to: "\(program.home.path)/config/adder/config")

            let shown = try program.run("config")
            let used = try program.run("upcoming")

            #expect([.status(0), .status(78)].contains(shown.ending), "\(bytes): \(shown)")
            #expect([.status(0), .status(78)].contains(used.ending), "\(bytes): \(used)")
        }
    }
}
