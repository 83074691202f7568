import TestKit
import Testing

/// A way to call each command.
enum EveryCommand {
    static let lines = [
        ["add", "Buy milk"], ["backup"], ["change", "1", "to", "pri:high"], ["completions", "bash"], ["config"],
        ["doctor"], ["done", "2"], ["edit", "3"], ["find", "우유"], ["help"], ["history"], ["list", "all"], ["projects"],
        ["remove", "6", "--yes"], ["reopen", "4"], ["restore"], ["restore", "2026-11-20", "--yes"], ["shell"],
        ["show", "1"], ["suggest", "--", "done", ""], ["tags"], ["undo"], ["upcoming"], ["redo"], ["--version"],
        ["manual"], ["list", "all", "--json"], ["tags", "--plain"],
    ]

    /// Whether it would change the usual list.
    static func isChange(_ line: [String]) -> Bool {
        ["add", "change", "done", "edit", "redo", "remove", "reopen", "undo"].contains(line.first)
    }

    /// Whether it would put another list in its place.
    static func isRestoring(_ line: [String]) -> Bool { line.first == "restore" && line.count > 1 }

    /// Whether it looks at the list.
    static func isLook(_ line: [String]) -> Bool {
        ["find", "history", "list", "projects", "show", "tags", "upcoming"].contains(line.first)
    }

    static func missing(in lines: [[String]]) throws -> [String] {
        let commands = try Program().run("manual", "--list").output.split(separator: "\n").map(String.init)
        try #require(commands.count > 10)
        return commands.filter { command in !lines.contains { $0.first == command } }
    }
}

@Suite struct EveryCommandTests {
    @Test func `no command is left out where all are meant`() throws {
        #expect(try EveryCommand.missing(in: EveryCommand.lines) == [])
        #expect(try EveryCommand.missing(in: SteeringTextTests.commands) == ["shell"])
    }
}
