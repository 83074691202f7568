import Presentation
import Terminal
import TestKit
import Testing

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

    @Test func `plain rows are labelled lines`() {
        ChangeView(console: captured.console, isPlain: true).showChange(display)

        let (output, messages, _) = captured.finish()
        #expect(output == "done: 3\ntitle: 우유␛[2J\ndetail: Next: 9\ndetail: due Fri\ndone: 4\ntitle: Rest\n")
        #expect(messages == "No longer blocked: 5 Paint.\n")
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
