import Boundary
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

        func didAnswer(_ answer: Consent) { answers.append(answer) }
    }

    private let person = Person()

    @Test func `it stays open for nobody`() {
        let view = ShellView(console: CapturedConsole().console)
        view.eventHandler = person

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

    @Test func `remarks and complaints are talk`() {
        let captured = CapturedConsole()
        let view = ShellView(console: captured.console)

        view.showRemark("It is Sun 22 Nov now.")
        view.showComplaint(Complaint(.busy, "Busy."))

        #expect(captured.finish().talk == "It is Sun 22 Nov now.\nadder: Busy.\n")
    }
}
