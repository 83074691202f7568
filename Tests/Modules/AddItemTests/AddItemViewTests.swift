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
            .init(heading: "Added 12:", id: "12", title: "장보기\u{1B}[2J", understood: ["due Fri 27 Nov", "+shop"]),
            .init(heading: "Added 13:", id: "13", title: "Rest", understood: []),
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

    private let rows = (1...3).map {
        AddItemDisplay.Row(heading: "Added \($0):", id: String($0), title: "Item", understood: [])
    }

    @Test func `the parts of a long answer are shown together, with the number of the other rows`() {
        let captured = CapturedConsole()
        let view = AddItemView(console: captured.console, isPlain: false)

        view.prepareAdded(Array(rows[..<2]))
        view.prepareAdded([])
        view.showAdded(AddItemDisplay(rows: Array(rows[2...]), more: "and 9 more", hints: ["First.", "Second."]))

        let (output, messages, _) = captured.finish()
        #expect(output == "Added 1: Item\nAdded 2: Item\nAdded 3: Item\nand 9 more\n")
        #expect(messages == "First.\nSecond.\n")
    }

    @Test(arguments: [(nil, false, nil), (80, true, nil), (80, false, 20)] as [(Int?, Bool, Int?)])
    func `only columns in a terminal limit the rows`(width: Int?, isPlain: Bool, limit: Int?) {
        let captured = CapturedConsole(width: width)

        #expect(AddItemView(console: captured.console, isPlain: isPlain).rowLimit == limit)
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

    func add(_ list: [ItemText.Reading]) {}

    func add(_ request: AddItemRequest) {}

    func add(_ source: any AddItemSource) {}

    func askForItem() {}

    func didEnterTitle(_ text: String) {}

    func didEnterDue(_ text: String) {}

    func didEnterTags(_ text: String) {}

    func didCancel(_ way: AddItemCancellation) { cancellations += 1 }
}
