import ItemLanguage
import ProgramOutput
import Terminal
import TerminalViews
import TestKit
import Testing

@testable import AddItem

struct AddItemViewTests {
    private let display = AddItemDisplay(
        rows: [
            .init(id: "12", title: "장보기\u{1B}[2J", understood: ["due Fri 27 Nov", "+shop"]),
            .init(id: "13", title: "Rest", understood: []),
        ],
        hints: ["“x:1” stayed in the title."]
    )

    @Test func `the output shows id, title and interpretation; hints are messages`() {
        let captured = CapturedConsole()

        AddItemView(console: captured.console, isPlain: false).showAdded(display)

        let (output, messages, status) = captured.finish()
        #expect(output == "Added 12: 장보기␛[2J\n  due Fri 27 Nov, +shop\nAdded 13: Rest\n")
        #expect(messages == "“x:1” stayed in the title.\n")
        #expect(status == .done)
    }

    @Test func `plain lines are labeled`() {
        let captured = CapturedConsole()

        AddItemView(console: captured.console, isPlain: true).showAdded(display)

        #expect(
            captured.finish().output == """
                added: 12
                title: 장보기␛[2J
                understood: due Fri 27 Nov
                understood: +shop
                added: 13
                title: Rest

                """
        )
    }

    @Test func `an invalid answer is a message without an exit status; an error has one`() {
        let captured = CapturedConsole()
        let view = AddItemView(console: captured.console, isPlain: false)

        view.showMessage("No date.")
        view.showMessage("Nothing was added.")
        #expect(captured.console.hasFailed == false)
        view.showError(ErrorMessage(.notFound, "No item."))

        let (output, messages, status) = captured.finish()
        #expect(output.isEmpty)
        #expect(messages == "No date.\nNothing was added.\nadder: No item.\n")
        #expect(status == .notFound)
    }

    @Test func `without a terminal a prompt is cancelled`() {
        let captured = CapturedConsole()
        let view = AddItemView(console: captured.console, isPlain: false)
        let presenter = FakePresenter()
        view.eventHandler = presenter

        view.askForTitle("Title: ")

        #expect(presenter.cancellations == 1)
    }

    private let rows = (1...50).map { AddItemDisplay.Row(id: String($0), title: "Item", understood: []) }

    @Test func `a terminal shows the first rows of a long answer and the number of the others`() {
        let captured = CapturedConsole(width: 80)
        let view = AddItemView(console: captured.console, isPlain: false)

        view.prepareAdded(Array(rows[..<30]))
        view.showAdded(AddItemDisplay(rows: Array(rows[30...]), hints: []))
        view.showAdded(AddItemDisplay(rows: Array(rows[..<2]), hints: []))

        let lines = captured.finish().output.split(separator: "\n")
        #expect(lines.count == 23)
        #expect(lines[19] == "Added 20: Item")
        #expect(lines[20] == "and 30 more, 50 items in all")
    }

    @Test func `a terminal shows the first hints of a long answer and the number of the others`() {
        let captured = CapturedConsole(width: 80)
        let hints = (1...50).map { "Hint \($0)." }

        AddItemView(console: captured.console, isPlain: false).showAdded(AddItemDisplay(rows: rows, hints: hints))

        let lines = captured.finish().messages.split(separator: "\n")
        #expect(lines.count == 21)
        #expect(lines.last == "and 30 more such messages")
    }

    @Test(arguments: [(nil, false), (80, true)] as [(Int?, Bool)])
    func `a pipe and plain output get all rows`(width: Int?, isPlain: Bool) {
        let captured = CapturedConsole(width: width)
        let view = AddItemView(console: captured.console, isPlain: isPlain)

        view.prepareAdded(Array(rows[..<30]))
        view.showAdded(AddItemDisplay(rows: Array(rows[30...]), hints: []))

        #expect(captured.finish().output.split(separator: "\n").count == (isPlain ? 100 : 50))
    }

    @Test func `an error discards the rows of an answer that was not completed`() {
        let captured = CapturedConsole()
        let view = AddItemView(console: captured.console, isPlain: false)

        view.prepareAdded(rows)
        view.showError(ErrorMessage(.outputFailed, "The disk is full."))

        #expect(captured.finish().output.isEmpty)
    }
}

private final class FakePresenter: AddItemPresenting {
    private(set) var cancellations = 0

    func add(_ reading: ItemText.Reading, typed: String) {}

    func add(_ request: AddItemRequest) {}

    func add(_ source: any AddItemSource) {}

    func askForItem() {}

    func didEnterTitle(_ text: String) {}

    func didEnterDue(_ text: String) {}

    func didEnterTags(_ text: String) {}

    func didCancel(_ way: AddItemCancellation) { cancellations += 1 }
}
