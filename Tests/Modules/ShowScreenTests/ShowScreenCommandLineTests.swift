import CommandLine
import ItemLanguage
import Presentation
import TestKit
import Testing

@testable import ShowScreen

struct ShowScreenCommandLineTests {
    private final class Runs {
        var lines: [String] = []
        var previews: [String] = []
    }

    private let view = FakeInputView()
    private let runs = Runs()
    private var line: ShowScreenCommandLine {
        ShowScreenCommandLine(
            line: view,
            suggest: { line in
                var suggestion = InputSuggestion()
                suggestion.insertion = line.words.isEmpty ? "stats " : ""
                return suggestion
            },
            commands: [
                Command("stats", summary: "show statistics", operands: .none, examples: []),
                Command("add", summary: "add an item", operands: .none, placeholder: "TEXT…", examples: []),
            ],
            previewNewItem: { [runs] in runs.previews.append($0) },
            check: { line, _ in
                line.contains("--x") ? InputReadingDisplay(problem: "No option --x.", unknown: ["--x"]) : nil
            },
            run: { [runs] in runs.lines.append($0) }
        )
    }

    @Test func `a line is run after it is closed`() {
        view.open(InputDisplay(label: ":"), for: line)

        line.didAccept("stats", stays: false)

        #expect(runs.lines == ["stats"])
        #expect(!view.isOpen)
    }

    @Test func `a command with a mistake stays in its line`() {
        view.open(InputDisplay(label: ":"), for: line)

        line.didAccept("stats --x", stays: false)

        #expect(runs.lines.isEmpty && view.isOpen)
        #expect(view.readings.last?.problem == "No option --x.")
    }

    @Test func `an empty line says what can be typed, and Tab completes commands`() {
        line.didType("")
        line.didType("s")
        line.didAskForWords(after: "st")

        #expect(view.readings[0].hints == ["any command of adder, or the id of an item"])
        #expect(view.readings[1] == .nothing)
        #expect(view.insertions == ["→stats "])
    }

    @Test func `a mistake in a command is marked, but a missing argument is not`() throws {
        let command = Command("change", summary: "change items", operands: .filter, examples: [])
        let fixture = try ShowScreenFixture(commands: [command])

        fixture.robot.type(":change {ids} pri:huge +x")
        #expect(fixture.underlined == "pri:huge")
        #expect(fixture.rows(with: "“pri:huge” is not a priority.").count == 1)
        fixture.robot.type("\u{15}change ")

        #expect(fixture.underlined == "")
        #expect(fixture.rows(with: "Missing argument").isEmpty)
    }

    @Test(arguments: [("change", "Missing argument."), ("change \"unclosed", "The quote in ")])
    func `what is missing at the end is named after Enter, and the line stays`(text: String, problem: String) throws {
        let command = Command("change", summary: "change items", operands: .filter, examples: [])
        let fixture = try ShowScreenFixture(commands: [command])

        fixture.robot.type(":\(text)")
        #expect(fixture.rows(with: problem).isEmpty)
        fixture.robot.type("\r")

        #expect(fixture.rows(with: problem).count == 1 && fixture.rows(with: " : \(text)").count == 1)
        #expect(fixture.host.lines.isEmpty)
    }

    @Test func `the arguments of a command are checked at each key, and its help stays`() {
        for text in ["stats", "stats --x", "stats --y"] { line.didType(text) }

        #expect(view.readings.map(\.problem) == [nil, "No option --x.", nil])
        #expect(view.readings.map(\.unknown) == [[], ["--x"], []])
        #expect(view.readings.map(\.hints) == Array(repeating: ["stats: show statistics"], count: 3))
    }

    @Test func `a word that begins no command is checked at once`() {
        for text in ["sta", "qui", "adde", "x--x"] { line.didType(text) }

        #expect(view.readings.map(\.problem) == [nil, nil, nil, "No option --x."])
    }

    @Test func `a command is explained while it is typed, a new item previewed, and its name checked`() {
        for text in ["add", "add Call mom fri", "adx --x", "adx", "33"] { line.didType(text) }

        #expect(view.readings[0].hints == ["add TEXT…: add an item"])
        #expect(runs.previews == ["Call mom fri"])
        #expect(view.readings[1].problem == "No option --x.")
        #expect(view.readings[2] == .nothing)
        #expect(view.readings[3].hints == ["Enter goes to item 33."])
    }
}
