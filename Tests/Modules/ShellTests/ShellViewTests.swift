import Presentation
import ProgramOutput
import TerminalViews
import TestKit
import Testing
import Vocabulary

@testable import Shell

struct ShellViewTests {
    private final class Person: ShellPresenting {
        func open() {}

        var asked = 0
        var answers: [ConfirmationAnswer] = []

        func willAsk() { asked += 1 }

        func isCommand(_ line: String) -> Bool { false }

        func didEnter(_ line: String) {}

        var leave: () -> Void = {}

        func didLeave() { leave() }

        func didPaste(_ lines: [String]) {}

        func didPressTab(after typed: String) {}

        func didAnswer(_ answer: ConfirmationAnswer) { answers.append(answer) }
    }

    private let person = Person()

    @Test func `the view closes at the end of input`() {
        let view = ShellView(console: CapturedConsole().console, isPlain: false)
        view.eventHandler = person
        person.leave = view.close

        view.stayOpen()

        #expect(person.asked == 1)
    }

    @Test func `a question without a terminal is answered as not interactive`() {
        let view = ShellView(console: CapturedConsole().console, isPlain: false)
        view.eventHandler = person

        view.ask("Add “Buy milk” to the list?")

        #expect(person.answers == [.notInteractive])
    }

    @Test func `help goes to the output, with its meanings aligned in a narrow terminal`() {
        let captured = CapturedConsole(width: 30)
        let display = ShellHelpDisplay(
            rows: [
                .init(typed: "3", meaning: "everything about item 3"), .init(typed: "Enter", meaning: "look again"),
            ],
            message: "Every command works."
        )

        ShellView(console: captured.console, isPlain: false).showHelp(display)

        #expect(
            captured.finish().output == """
                  3      everything about item
                         3
                  Enter  look again
                Every command works.

                """
        )
    }

    @Test(arguments: [30, 40, 60, 80])
    func `help wraps between words within the terminal width`(columns: Int) {
        let captured = CapturedConsole(width: columns)
        let presenter = ShellPresenter(
            view: ShellView(console: captured.console, isPlain: false),
            interactor: FakeInteractor(),
            router: FakeRouter(),
            reader: reader,
            calendar: CalendarWords(),
            promptStyle: .full
        )

        presenter.didEnter("help")

        let lines = captured.finish().output.split(separator: "\n")
        #expect(lines.count > 8 && lines.allSatisfy { $0.count <= columns }, "\(lines)")
    }

    private let suggestions = ShellSuggestionsDisplay(
        rows: [.init(word: "3", meaning: "우유 사기"), .init(word: "+home", meaning: "")],
        message: "There are more."
    )

    @Test func `suggestions are shown with their meanings`() {
        let captured = CapturedConsole()

        ShellView(console: captured.console, isPlain: false).showSuggestions(suggestions)

        let (output, messages, _) = captured.finish()
        #expect(output == "3      우유 사기\n+home\n")
        #expect(messages == "There are more.\n")
    }

    @Test func `plain suggestions and help are labeled lines`() {
        let captured = CapturedConsole()
        let view = ShellView(console: captured.console, isPlain: true)

        view.showSuggestions(suggestions)
        view.showHelp(ShellHelpDisplay(rows: [.init(typed: "3", meaning: "item 3")], message: "More."))

        #expect(captured.finish().output == "3: 우유 사기\n+home\n3: item 3\nMore.\n")
    }

    @Test func `control characters in pasted lines are made visible`() {
        let captured = CapturedConsole()

        ShellView(console: captured.console, isPlain: false).showPastedLines(
            [.init(action: "run", text: "up"), .init(action: "add", text: "\u{202E}x")],
            more: "and 2 more lines"
        )

        #expect(captured.finish().output == "  run  up\n  add  <U+202E>x\n  and 2 more lines\n")
    }

    @Test func `pasted lines are cut to the width of the window`() {
        let captured = CapturedConsole(width: 16)

        ShellView(console: captured.console, isPlain: false).showPastedLines(
            [.init(action: "add", text: "  Buy a lot of milk"), .init(action: "add", text: "우유와 빵 사기")],
            more: nil
        )

        #expect(captured.finish().output == "  add    Buy a …\n  add  우유와 …\n")
    }

    @Test(arguments: [(1, 1), (5, 2), (8, 5), (24, 10), (200, 10)])
    func `the rows for pasted lines leave room for the question`(height: Int, rows: Int) {
        let captured = CapturedConsole(width: 80, height: height)

        #expect(ShellView(console: captured.console, isPlain: false).pastedRowLimit == rows)
    }

    @Test func `messages and errors go to the message stream`() {
        let captured = CapturedConsole()
        let view = ShellView(console: captured.console, isPlain: false)

        view.showMessage("It is now Sun 22 Nov.")
        view.showError(ErrorMessage(.busy, "Busy."))

        #expect(captured.finish().messages == "It is now Sun 22 Nov.\nadder: Busy.\n")
    }
}
