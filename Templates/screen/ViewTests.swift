import Boundary
import TestKit
import Testing

@testable import {{name}}

struct {{name}}ViewTests {
    private let captured = CapturedConsole()
    private let display = {{name}}Display(rows: [.init(id: "3", title: "우유 사기 🎉")])

    @Test func `what is chosen is the answer, and mistakes are talk`() {
        let view = {{name}}View(console: captured.console)

        view.showMistake("Nothing matches.")
        view.showItems(display)

        let (output, talk, _) = captured.finish()
        #expect(output == "Chosen 3: 우유 사기 🎉\n")
        #expect(talk == "Nothing matches.\n")
    }

    @Test func `plain lines are labelled`() {
        {{name}}PlainView(console: captured.console).showItems(display)

        #expect(captured.finish().output == "chosen: 3\ntitle: 우유 사기 🎉\n")
    }

    @Test func `where nobody answers the question is cancelled`() {
        let view = {{name}}View(console: captured.console)
        let eventHandler = FakeEventHandler()
        view.eventHandler = eventHandler

        view.askForItems()

        #expect(eventHandler.cancelled == [.ended])
        #expect(eventHandler.entered.isEmpty)
    }
}
