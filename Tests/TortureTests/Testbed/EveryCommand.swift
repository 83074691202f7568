import TestKit
import Testing

/// At least one command line for each command.
enum EveryCommand {
    static let lines = [
        ["add", "Buy milk"], ["agenda"], ["backup"], ["browse", "1"], ["burndown"], ["calendar", "2026"],
        ["change", "1", "to", "pri:high"],
        ["completions", "bash"], ["config"],
        ["diff", "yesterday"], ["doctor"], ["done", "2"], ["edit", "3"], ["export", "--format", "todo.txt"],
        ["find", "우유"],
        ["forget", "all", "--yes"], ["help"], ["history"], ["import", "/dev/null", "--format", "todo.txt"],
        ["list", "all"], ["next", "--explain"], ["projects"],
        ["remove", "6", "--yes"], ["reopen", "4"], ["report", "--html", "-"], ["review"], ["restore"],
        ["restore", "2026-11-20", "--yes"], ["shell"],
        ["show", "1"], ["stats"], ["suggest", "--", "done", ""], ["tags"], ["undo"], ["upcoming"], ["redo"],
        ["--version"],
        ["manual"], ["list", "all", "--json"], ["tags", "--plain"], ["annotate", "1", "by hand"],
        ["postpone", "1", "1w"], ["skip", "9"], ["sync", "--help"], ["today"], ["ui", "--help"],
    ]

    static func isChange(_ line: [String]) -> Bool {
        ["add", "annotate", "change", "done", "edit", "postpone", "redo", "remove", "reopen", "skip", "undo"].contains(
            line.first
        )
    }

    static func isRestore(_ line: [String]) -> Bool { line.first == "restore" && line.count > 1 }

    static func isReadOnly(_ line: [String]) -> Bool {
        [
            "agenda", "browse", "burndown", "calendar", "diff", "export", "find", "history", "list", "next", "projects",
            "report",
            "review",
            "show",
            "stats",
            "tags",
            "today",
            "upcoming",
        ].contains(
            line.first
        )
    }

    static func commandsMissing(from lines: [[String]]) throws -> [String] {
        let commands = try Program().run("manual", "--list").output.split(separator: "\n").map(String.init)
        try #require(commands.count > 10)
        return commands.filter { command in !lines.contains { $0.first == command } }
    }
}

@Suite struct EveryCommandTests {
    @Test func `the lists of all commands are complete`() throws {
        #expect(try EveryCommand.commandsMissing(from: EveryCommand.lines) == [])
        #expect(try EveryCommand.commandsMissing(from: ControlCharacterTests.commands) == ["shell"])
    }
}
