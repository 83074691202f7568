import Terminal
import TestKit
import Testing

@testable import {{name}}

struct {{name}}ViewTests {
    private let captured = CapturedConsole()
    private let display = {{name}}Display(
        rows: [.init(id: "3", title: "우유 사기 🎉")],
        remark: "Left out: 1 item."
    )

    @Test func `what is chosen is the answer, and mistakes are talk`() {
        let view = {{name}}View(console: captured.console)

        view.showMistake("Nothing matches.")
        view.showItems(display)

        let (output, talk, _) = captured.finish()
        #expect(output == "Chosen 3: 우유 사기 🎉\n")
        #expect(talk == "Nothing matches.\nLeft out: 1 item.\n")
    }

    @Test func `plain lines are labelled`() {
        {{name}}PlainView(console: captured.console).showItems(display)

        let (output, talk, _) = captured.finish()
        #expect(output == "chosen: 3\ntitle: 우유 사기 🎉\n")
        #expect(talk == "Left out: 1 item.\n")
    }

    @Test(arguments: [
        (LineEditor.Answer.line("3,5"), ["3,5"], [{{name}}Cancellation]()),
        (.interrupted, [], [.interrupted]), (.ended, [], [.ended]),
    ])
    func `what the person did is told as it was`(
        answer: LineEditor.Answer,
        entered: [String],
        cancelled: [{{name}}Cancellation]
    ) {
        let eventHandler = FakeEventHandler()
        let view = {{name}}View(console: captured.console) { _ in answer }
        view.eventHandler = eventHandler

        view.askForItems()

        #expect(eventHandler.entered == entered)
        #expect(eventHandler.cancelled == cancelled)
    }

    @Test func `what is asked again is asked in turn`() {
        let eventHandler = FakeEventHandler()
        var depth = 0
        let view = {{name}}View(console: captured.console) { _ in .line("again") }
        view.eventHandler = eventHandler
        eventHandler.react = {
            depth += 1
            #expect(depth == 1)
            if eventHandler.entered.count < 3 { view.askForItems() }
            depth -= 1
        }

        view.askForItems()

        #expect(eventHandler.entered == ["again", "again", "again"])
    }

    @Test func `where nobody is there the question is cancelled`() {
        let view = {{name}}View(console: captured.console)
        let eventHandler = FakeEventHandler()
        view.eventHandler = eventHandler

        view.askForItems()

        #expect(eventHandler.cancelled == [.ended])
    }
}
