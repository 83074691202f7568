import Presentation
import ProgramOutput
import Terminal
import TerminalViews
import TestKit
import Testing
import Vocabulary

struct ChangeViewTests {
    private let captured = CapturedConsole()
    private let display = ChangeDisplay(
        rows: [
            .init(action: "Done", id: "3", title: "우유\u{1B}[2J", details: ["Next: 9", "due Fri"]),
            .init(action: "Done", id: "4", title: "Rest"),
        ],
        messages: ["No longer blocked: 5 Paint."]
    )

    @Test func `rows go to standard output and messages to standard error`() {
        ChangeView(console: captured.console, isPlain: false).showChange(display)

        let (output, messages, _) = captured.finish()
        #expect(output == "Done 3: 우유␛[2J\n  Next: 9, due Fri\nDone 4: Rest\n")
        #expect(messages == "No longer blocked: 5 Paint.\n")
    }

    @Test func `plain rows are labeled lines`() {
        ChangeView(console: captured.console, isPlain: true).showChange(display)

        let (output, messages, _) = captured.finish()
        #expect(output == "done: 3\ntitle: 우유␛[2J\ndetail: Next: 9\ndetail: due Fri\ndone: 4\ntitle: Rest\n")
        #expect(messages == "No longer blocked: 5 Paint.\n")
    }

    private let rows = (1...50).map { ChangeDisplay.Row(action: "Done", id: String($0), title: "Item") }

    @Test func `a terminal shows the first rows of a long change and the number of the others`() {
        let captured = CapturedConsole(width: 80)
        let view = ChangeView(console: captured.console, isPlain: false)

        view.prepareChange(Array(rows[..<30]))
        view.showChange(ChangeDisplay(rows: Array(rows[30...])))
        view.showChange(ChangeDisplay(rows: Array(rows[..<2])))

        let lines = captured.finish().output.split(separator: "\n")
        #expect(lines.count == 23)
        #expect(lines[19] == "Done 20: Item")
        #expect(lines[20] == "and 30 more, 50 items in all")
        #expect(lines[22] == "Done 2: Item")
    }

    @Test func `a terminal shows the first notes on a long change and the number of the others`() {
        let captured = CapturedConsole(width: 80)
        let notes = (1...50).map { "Note \($0)." }
        let display = ChangeDisplay(rows: rows, notes: notes, messages: ["adder undo reverses it."])

        ChangeView(console: captured.console, isPlain: false).showChange(display)

        let lines = captured.finish().messages.split(separator: "\n")
        #expect(lines.count == 22)
        #expect(lines[19...] == ["Note 20.", "and 30 more such messages", "adder undo reverses it."])
    }

    @Test func `a pipe gets all notes`() {
        let display = ChangeDisplay(rows: rows, notes: (1...50).map { "Note \($0)." })

        ChangeView(console: captured.console, isPlain: false).showChange(display)

        #expect(captured.finish().messages.split(separator: "\n").count == 50)
    }

    @Test(arguments: [(nil, false), (80, true)] as [(Int?, Bool)])
    func `a pipe and plain output get all rows`(width: Int?, isPlain: Bool) {
        let captured = CapturedConsole(width: width)
        let view = ChangeView(console: captured.console, isPlain: isPlain)

        view.prepareChange(Array(rows[..<30]))
        view.showChange(ChangeDisplay(rows: Array(rows[30...])))

        #expect(captured.finish().output.split(separator: "\n").count == (isPlain ? 100 : 50))
    }

    @Test func `an error discards the rows of a change that was not completed`() {
        let view = ChangeView(console: captured.console, isPlain: false)

        view.prepareChange(rows)
        view.showError(ErrorMessage(.outputFailed, "The disk is full."))

        #expect(captured.finish().output.isEmpty)
    }

    @Test func `the view reports that a question cannot be asked`() {
        let view = ChangeView(console: captured.console, isPlain: false)
        let handler = Handler()
        view.eventHandler = handler

        view.ask("Really?")

        #expect(handler.answers == [.notInteractive])
    }
}

private final class Handler: ConfirmationHandling {
    private(set) var answers: [ConfirmationAnswer] = []

    func didAnswer(_ answer: ConfirmationAnswer) { answers.append(answer) }
}
