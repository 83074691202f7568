import Terminal
import TestKit
import Testing

@testable import {{name}}

struct {{name}}ViewTests {
    private let captured = CapturedConsole()
    private let rows = [{{name}}Row(id: "3", title: "우유 사기 🎉")]

    @Test func `chosen items go to the output, and mistakes to the message stream`() {
        let view = {{name}}View(console: captured.console, isPlain: false)

        view.showMistake("Nothing matches.")
        view.showItems(rows)

        let (output, messages, _) = captured.finish()
        #expect(output == "Chosen 3: 우유 사기 🎉\n")
        #expect(messages == "Nothing matches.\n")
    }

    @Test func `plain lines are labeled`() {
        {{name}}View(console: captured.console, isPlain: true).showItems(rows)

        #expect(captured.finish().output == "chosen: 3\ntitle: 우유 사기 🎉\n")
    }

    @Test(arguments: [
        (LineEditor.Answer.line("3,5"), ["3,5"], [{{name}}Cancellation]()),
        (.interrupted, [], [.interrupted]), (.ended, [], [.ended]),
    ])
    func `the presenter receives the user's actions`(
        answer: LineEditor.Answer,
        entered: [String],
        cancelled: [{{name}}Cancellation]
    ) {
        let presenter = FakePresenter()
        let view = {{name}}View(console: captured.console, isPlain: false) { _ in answer }
        view.eventHandler = presenter

        view.askForItems()

        #expect(presenter.entered == entered)
        #expect(presenter.cancelled == cancelled)
    }

    @Test func `repeated questions are not nested`() {
        let presenter = FakePresenter()
        var depth = 0
        let view = {{name}}View(console: captured.console, isPlain: false) { _ in .line("again") }
        view.eventHandler = presenter
        presenter.react = {
            depth += 1
            #expect(depth == 1)
            if presenter.entered.count < 3 { view.askForItems() }
            depth -= 1
        }

        view.askForItems()

        #expect(presenter.entered == ["again", "again", "again"])
    }

    @Test func `the question is cancelled if it can't be answered`() {
        let view = {{name}}View(console: captured.console, isPlain: false)
        let presenter = FakePresenter()
        view.eventHandler = presenter

        view.askForItems()

        #expect(presenter.cancelled == [.ended])
    }
}
