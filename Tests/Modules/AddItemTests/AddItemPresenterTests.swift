import Almanac
import Entities
import Presentation
import ProgramOutput
import Responses
import TestKit
import Testing
import Vocabulary

import enum ProgramOutput.ExitStatus

@testable import AddItem

struct AddItemPresenterTests {
    private let view = FakeView()
    private let interactor = FakeInteractor()
    private let delegate = FakeListDelegate()
    private let presenter: AddItemPresenter

    init() {
        presenter = AddItemPresenter(
            view: view,
            interactor: interactor,
            router: FakeRouter(),
            reader: reader,
            delegate: delegate
        )
        interactor.output = presenter
    }

    @Test func `an item that is hidden when it is due is pointed out`() {
        let hidden = ItemDetails(title: "Rent", due: Due(day: .saturday + 1), wait: .saturday + 2)
        let shown = ItemDetails(title: "Rest", due: Due(day: .saturday + 1), wait: .saturday + 1)

        presenter.addedItems(response([shown, hidden]))

        guard case .added(let display)? = view.shown.last else { return #expect(Bool(false), "\(view.shown)") }
        #expect(display.hints == ["\(display.rows[1].id) is hidden until Mon 23 Nov, after it is due."])
    }

    @Test func `another open item with the same title is pointed out`() {
        var response = response([ItemDetails(title: "Buy milk")])
        response.sameTitles = [ItemName(id: 3, title: "buy milk")]

        presenter.addedItems(response)

        guard case .added(let display)? = view.shown.last else { return #expect(Bool(false), "\(view.shown)") }
        #expect(display.hints == ["There is already an open item with this title: 3 buy milk."])
    }

    @Test func `notes on several items are one sentence each`() {
        var response = response([])
        response.sameTitles = [ItemName(id: 3, title: "buy milk"), ItemName(id: 5, title: "Buy milk")]
        response.headings = ["# Home"]
        #expect(
            AddItemSentences.notes(response) == [
                "Left out the heading “# Home”.", "There are already 2 open items with this title: 3, 5.",
            ]
        )

        response.sameTitles = []
        response.headings = ["# Home", "---"]
        response.repeated = [7]
        #expect(
            AddItemSentences.notes(response) == [
                "Left out 2 headings and rules, such as “# Home”.", "Item 7 has the same title as another open item.",
            ]
        )

        response.headings = []
        response.repeated = [7, 9]
        #expect(AddItemSentences.notes(response) == ["Items 7, 9 have the same titles as other open items."])
    }

    @Test func `a list pasted as the title adds its items`() throws {
        presenter.askForItem()
        presenter.didEnterTitle("# Home\n- Trip\n  - Pack")

        #expect(view.shown == [.title])
        let source = try #require(interactor.sources.first)
        #expect(try source.next()?.details.title == "Trip")
        #expect(try source.next()?.depth == 1)
        #expect(source.headings == ["# Home"])
    }

    // MARK: Step by step

    @Test func `adder prompts for title, due date and tags and makes one request`() {
        presenter.askForItem()
        presenter.didEnterTitle("Buy milk")
        presenter.didEnterDue("fri 17:00")
        presenter.didEnterTags("shop, @corner")

        let due = Due(day: Day.saturday + 6, time: TimeOfDay(hour: 17, minute: 0))
        #expect(view.shown == [.title, .due, .tags])
        #expect(
            interactor.requests == [
                request(
                    details("Buy milk") {
                        $0.due = due
                        $0.tags = ["shop", "@corner"]
                    },
                    typed: "add Buy milk"
                )
            ]
        )
    }

    @Test func `there is no prompt for a due date if the title has one`() {
        presenter.didEnterTitle("Buy milk tomorrow")
        presenter.didEnterTags("")

        #expect(view.shown == [.tags])
        #expect(interactor.requests.map { $0.entries.map(\.details.due) } == [[Due(day: Day.saturday + 1)]])
    }

    @Test func `empty answers leave due date and tags unset`() {
        presenter.didEnterTitle("Buy milk")
        presenter.didEnterDue(" ")
        presenter.didEnterTags("")

        #expect(interactor.requests == [request(details("Buy milk"), typed: "add Buy milk")])
    }

    @Test func `an invalid title is reported before the next prompt`() {
        interactor.mistake = .emptyTitle
        presenter.didEnterTitle("+home")
        presenter.didEnterTitle("Buy milk")

        guard case .message(let sentence)? = view.shown.first else { return #expect(Bool(false), "\(view.shown)") }
        #expect(sentence.hasPrefix("The title is empty"))
        #expect(view.shown.dropFirst() == [.title, .due])
        #expect(delegate.outcomes.isEmpty)
    }

    @Test func `an invalid answer is explained and the prompt repeated; valid answers are kept`() {
        presenter.didEnterTitle("Buy milk")
        presenter.didEnterDue("30 feb")
        presenter.didEnterDue("")
        presenter.didEnterTags("1")
        presenter.didEnterTags("shop")

        guard case .due = view.shown[0], case .message = view.shown[1], case .due = view.shown[2],
            case .tags = view.shown[3], case .message = view.shown[4], case .tags = view.shown[5]
        else { return #expect(Bool(false), "asked in another order: \(view.shown)") }
        #expect(interactor.requests.map { $0.entries.map(\.details.title) } == [["Buy milk"]])
        #expect(delegate.outcomes.isEmpty)
    }

    @Test func `an empty title adds nothing and notifies the delegate`() {
        presenter.didEnterTitle("  ")

        #expect(view.shown == [.message(ChangeSentences.nothingAdded)])
        #expect(interactor.requests.isEmpty)
        #expect(delegate.outcomes == [.cancelled])
    }

    @Test(arguments: [
        (AddItemCancellation.ended, FakeView.Shown.message(ChangeSentences.nothingAdded)),
        (.interrupted, .errorMessage(ErrorMessage(.interrupted, said: ChangeSentences.nothingAdded))),
    ])
    func `cancelling adds nothing and notifies the delegate`(way: AddItemCancellation, shown: FakeView.Shown) {
        presenter.didEnterTitle("Buy milk")
        presenter.didEnterDue("")

        presenter.didCancel(way)

        #expect(view.shown.last == shown)
        #expect(interactor.requests.isEmpty)
        #expect(delegate.outcomes == [.cancelled])
    }

    // MARK: One line

    @Test func `an item that another module has read is added under the name of the command`() throws {
        let expected = details("Buy milk") { $0.tags = ["shop"] }

        presenter.add(try reading("Buy milk +shop"), typed: "Buy milk +shop")

        #expect(interactor.requests == [request(expected, typed: "add Buy milk +shop")])
    }

    // MARK: Answers

    @Test func `the result shows how the words were understood, and the delegate is notified`() {
        let said = details("Pay rent") {
            $0.due = Due(day: Day.saturday + 6, time: TimeOfDay(hour: 17, minute: 0))
            $0.tags = ["money"]
            $0.project = "home"
        }

        presenter.addedItems(response([said], hints: [ReadingHint(word: "prio:1", suggestion: "pri:")]))

        #expect(
            view.shown == [
                .added(
                    AddItemDisplay(
                        rows: [
                            .init(
                                heading: "Added 1:",
                                id: "1",
                                title: "Pay rent",
                                understood: ["due Fri 27 Nov 17:00", "project home", "+money"]
                            )
                        ],
                        hints: ["“prio:1” stayed in the title. Did you mean “pri:”?"]
                    )
                )
            ]
        )
        #expect(delegate.outcomes == [.added([1])])
    }

    @Test func `the dates after the first one are shown`() {
        let zero = Instant(seconds: 0)
        let item = ItemSummary(
            id: 1,
            uuid: .init(high: 0, low: 1),
            details: details("Walk") { $0.recurrence = .every(Repetition(.daily)) },
            created: zero,
            changed: zero
        )

        presenter.addedItems(
            AddItemResponse(
                items: [item],
                hints: [],
                today: .saturday,
                following: [[1, 2].map { Due(day: .saturday + $0) }]
            )
        )

        let row = AddItemDisplay.Row(
            heading: "Added 1:",
            id: "1",
            title: "Walk",
            understood: ["every day"],
            following: "then Sun 22 Nov, Mon 23 Nov"
        )
        #expect(view.shown == [.added(AddItemDisplay(rows: [row], hints: []))])
    }

    @Test func `an error with many ids shows only some`() {
        presenter.couldNotAddItem(AddItemFailure(reason: .unknownNeeds(Array(1...90)), line: nil))

        guard case .errorMessage(let errorMessage)? = view.shown.last else { return #expect(Bool(false)) }
        #expect(errorMessage.sentence.hasPrefix("No items 1, 2, 3, 4, 5, 6, 7, 8, … for “needs:”"))
    }

    @Test(arguments: [
        (
            AddItemFailure.Reason.emptyTitle, Int?.none, ExitStatus.badData,
            "The title is empty. Example: add Pay rent fri"
        ),
        (.emptyTitle, 4, .badData, "Line 4: The title is empty"),
        (.titleTooLong(bytes: 70_000, limit: 65_536), nil, .badData, "The title has 70000 bytes; the limit is 65536"),
        (.longTag(bytes: 9, limit: 8), 4, .badData, "Line 4: A tag has 9 bytes; the limit is 8"),
        (.longProject(bytes: 9, limit: 8), nil, .badData, "The project has 9 bytes; the limit is 8"),
        (.unknownNeeds([4, 5]), nil, .notFound, "No items 4, 5 for “needs:”"),
        (.unknownParent(9), 2, .notFound, "Line 2: No item 9 for “parent:”"),
        (.storage(ListError(.busy, path: "list")), nil, .busy, "Another program has locked list"),
    ])
    func `each failure has a message and an exit status`(
        reason: AddItemFailure.Reason,
        line: Int?,
        status: ExitStatus,
        beginning: String
    ) {
        presenter.couldNotAddItem(AddItemFailure(reason: reason, line: line))

        guard case .errorMessage(let errorMessage)? = view.shown.last else { return #expect(Bool(false)) }
        #expect(errorMessage.status == status)
        #expect(errorMessage.sentence.hasPrefix(beginning))
        #expect(delegate.outcomes == [.refused])
    }

    private func row(_ title: String) -> AddItemDisplay.Row {
        AddItemDisplay.Row(heading: "Added 1:", id: "1", title: title, understood: [])
    }

    @Test func `rows of a long answer are shown in portions, and all hints at its end`() {
        let hint = ReadingHint(word: "tags:x", suggestion: "+")

        presenter.willAddItems(response([details("a")], hints: [hint]))
        presenter.addedItems(response([details("b")], hints: [hint], from: 2))
        presenter.addedItems(response([details("c")]))

        let sentence = "Items 1, 2: “tags:x” stayed in the title. Did you mean “+”?"
        #expect(
            view.shown == [
                .prepared([row("a")]),
                .added(AddItemDisplay(rows: [row("b")], hints: [sentence])),
                .added(AddItemDisplay(rows: [row("c")], hints: [])),
            ]
        )
        #expect(delegate.outcomes == [.added([1, 1]), .added([1])])
    }

    @Test func `a limited view gets the first rows and hints of a long answer, and the number of the others`() {
        let hint = ReadingHint(word: "tags:x", suggestion: "+")
        let sentence = "“tags:x” stayed in the title. Did you mean “+”?"
        view.rowLimit = 1

        let others = [ReadingHint(word: "foo:1", suggestion: ""), ReadingHint(word: "bar:1", suggestion: "")]
        presenter.willAddItems(response([details("a"), details("b")], hints: [hint, others[0]]))
        presenter.addedItems(response([details("c")], hints: [others[1]]))
        presenter.addedItems(response([details("d")]))

        #expect(
            view.shown == [
                .prepared([row("a")]),
                .added(
                    AddItemDisplay(
                        rows: [],
                        more: "and 2 more, 3 items in all",
                        hints: [sentence, "2 more such messages"]
                    )
                ),
                .added(AddItemDisplay(rows: [row("d")], hints: [])),
            ]
        )
    }

    @Test func `the way to take the addition back is named last if the view asks for it`() {
        view.namesUndo = true

        presenter.addedItems(response([details("Rest")], hints: [ReadingHint(word: "tags:x", suggestion: "+")]))

        guard case .added(let display)? = view.shown.last else { return #expect(Bool(false)) }
        #expect(display.hints.count == 2 && display.hints.last == "undo reverses it.")
    }

    @Test func `a source is passed on`() {
        presenter.add(FakeSource([]))

        #expect(interactor.sources.count == 1)
    }

    @Test func `input that can't be read back is an error`() {
        presenter.couldNotAddItem(AddItemFailure(reason: .unreadableInput, line: nil))

        let sentence = "Can't read the input back from a temporary file; nothing was added. Check the disk."
        #expect(view.shown == [.errorMessage(ErrorMessage(.outputFailed, said: sentence))])
    }

    @Test func `empty standard input is not an error`() {
        presenter.couldNotAddItem(AddItemFailure(reason: .nothingGiven, line: nil))

        #expect(view.shown == [.message("Nothing was added: no text on standard input.")])
        #expect(delegate.outcomes == [.unchanged])
    }
}

/// - Parameter first: The id of the item of the first hint.
func response(_ details: [ItemDetails], hints: [ReadingHint] = [], from first: Int = 1) -> AddItemResponse {
    let zero = Instant(seconds: 0)
    let items = details.enumerated().map { index, details in
        ItemSummary(id: index + 1, uuid: .init(high: 0, low: 1), details: details, created: zero, changed: zero)
    }
    return AddItemResponse(
        items: items,
        hints: hints.enumerated().map { AddItemResponse.Hint(id: first + $0, hint: $1) },
        today: Day.saturday
    )
}
