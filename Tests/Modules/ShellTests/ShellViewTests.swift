import Boundary
import Presentation
import Terminal
import TestKit
import Testing

@testable import Shell

struct ShellViewTests {
    private final class Person: ShellEventHandling {
        var asked = 0
        var answers: [Consent] = []

        func willAsk() { asked += 1 }

        func didEnter(_ line: String) {}

        var leave: () -> Void = {}

        func didLeave() { leave() }

        func didPaste(_ lines: [String]) {}

        func didPressTab(after typed: String) {}

        func didAnswer(_ answer: Consent) { answers.append(answer) }
    }

    private let person = Person()

    @Test func `it stays open for nobody`() {
        let view = ShellView(console: CapturedConsole().console)
        view.eventHandler = person
        person.leave = view.close

        view.stayOpen()

        #expect(person.asked == 1)
    }

    @Test func `a question that nobody hears is answered with that`() {
        let view = ShellView(console: CapturedConsole().console)
        view.eventHandler = person

        view.askWhether("Add “Buy milk” to the list?")

        #expect(person.answers == [.nobodyThere])
    }

    @Test func `help is an answer whose meanings stand below each other, however narrow the terminal is`() {
        let captured = CapturedConsole(width: 30)
        let display = ShellHelpDisplay(
            rows: [
                .init(typed: "3", meaning: "everything about item 3"), .init(typed: "Enter", meaning: "look again"),
            ],
            remark: "Every command works."
        )

        ShellView(console: captured.console).showHelp(display)

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
    func `no row of help is wider than the terminal, and no word is torn`(columns: Int) {
        let captured = CapturedConsole(width: columns)
        let presenter = ShellPresenter(
            view: ShellView(console: captured.console),
            interactor: FakeInteractor(),
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
        remark: "There are more."
    )

    @Test func `suggestions stand beside what they mean`() {
        let captured = CapturedConsole()

        ShellView(console: captured.console).showSuggestions(suggestions)

        let (output, talk, _) = captured.finish()
        #expect(output == "3      우유 사기\n+home\n")
        #expect(talk == "There are more.\n")
    }

    @Test func `in labelled lines suggestions and help are read from one line to the next`() {
        let captured = CapturedConsole()
        let view = ShellPlainView(console: captured.console)

        view.showSuggestions(suggestions)
        view.showHelp(ShellHelpDisplay(rows: [.init(typed: "3", meaning: "item 3")], remark: "More."))

        #expect(captured.finish().output == "3: 우유 사기\n+home\n3: item 3\nMore.\n")
    }

    @Test func `pasted lines are shown without what could steer the terminal`() {
        let captured = CapturedConsole()

        ShellView(console: captured.console).showPastedLines([
            .init(deed: "run", text: "up"), .init(deed: "add", text: "\u{202E}x"),
        ])

        #expect(captured.finish().output == "  run  up\n  add  <U+202E>x\n")
    }

    @Test func `remarks and complaints are talk`() {
        let captured = CapturedConsole()
        let view = ShellView(console: captured.console)

        view.showRemark("It is Sun 22 Nov now.")
        view.showComplaint(Complaint(.busy, "Busy."))

        #expect(captured.finish().talk == "It is Sun 22 Nov now.\nadder: Busy.\n")
    }
}
