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
            .init(action: "Done", id: 3, title: "우유\u{1B}[2J", details: ["Next: 9", "due Fri"]),
            .init(action: "Done", id: 4, title: "Rest"),
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

    private let rows = (1...50).map { ChangeDisplay.Row(action: "Done", id: $0, title: "Item") }

    @Test func `the parts of a long change are shown together, with the number of the other rows`() {
        let view = ChangeView(console: captured.console, isPlain: false)

        view.prepareChange(Array(rows[..<2]))
        view.prepareChange([])
        view.showChange(ChangeDisplay(rows: Array(rows[2..<3]), more: "and 9 more", notes: ["First.", "Second."]))

        let (output, messages, _) = captured.finish()
        #expect(output == "Done 1: Item\nDone 2: Item\nDone 3: Item\nand 9 more\n")
        #expect(messages == "First.\nSecond.\n")
    }

    @Test func `a note follows the title, and is a line of its own in plain output`() {
        let row = ChangeDisplay.Row(action: "Done", id: 9, title: "Standup", note: "this one is now 57")
        for isPlain in [false, true] {
            ChangeView(console: captured.console, isPlain: isPlain).showChange(ChangeDisplay(rows: [row]))
        }

        let plain = "done: 9\ntitle: Standup\ndetail: this one is now 57\n"
        #expect(captured.finish().output == "Done 9: Standup (this one is now 57)\n\(plain)")
    }

    @Test(arguments: [(nil, false, nil), (80, true, nil), (80, false, 20)] as [(Int?, Bool, Int?)])
    func `only columns in a terminal limit the rows`(width: Int?, isPlain: Bool, limit: Int?) {
        let captured = CapturedConsole(width: width)

        #expect(ChangeView(console: captured.console, isPlain: isPlain).rowLimit == limit)
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
