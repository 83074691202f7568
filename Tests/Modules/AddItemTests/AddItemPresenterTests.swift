import Almanac
import Boundary
import Entities
import Presentation
import TestKit
import Testing

@testable import AddItem

struct AddItemPresenterTests {
    private let view = FakeView()
    private let interactor = FakeInteractor()
    private let delegate = FakeListDelegate()
    private let router = FakeRouter()
    private let presenter: AddItemPresenter

    init() {
        presenter = AddItemPresenter(view: view, interactor: interactor, reader: reader, calendar: CalendarWords())
        interactor.output = presenter
        presenter.delegate = delegate
        presenter.router = router
    }

    // MARK: Step by step

    @Test func `title, due and tags are asked in turn and become one request`() {
        presenter.askForItem()
        presenter.didEnterTitle("Buy milk")
        presenter.didEnterDue("fri 17:00")
        presenter.didEnterTags("shop, @corner")

        let due = Due(day: saturday + 6, time: TimeOfDay(hour: 17, minute: 0))
        #expect(view.shown == [.title, .due, .tags])
        #expect(
            interactor.requests == [
                request(
                    facts("Buy milk") {
                        $0.due = due
                        $0.tags = ["shop", "@corner"]
                    },
                    typed: "add Buy milk"
                )
            ]
        )
    }

    @Test func `a title that says when is not asked for the day again`() {
        presenter.didEnterTitle("Buy milk tomorrow")
        presenter.didEnterTags("")

        #expect(view.shown == [.tags])
        #expect(interactor.requests.map { $0.entries.map(\.facts.due) } == [[Due(day: saturday + 1)]])
    }

    @Test func `empty answers to due and tags mean none`() {
        presenter.didEnterTitle("Buy milk")
        presenter.didEnterDue(" ")
        presenter.didEnterTags("")

        #expect(interactor.requests == [request(facts("Buy milk"), typed: "add Buy milk")])
    }

    @Test func `what cannot become an item is said before anything else is asked`() {
        interactor.mistake = .emptyTitle
        presenter.didEnterTitle("+home")
        presenter.didEnterTitle("Buy milk")

        guard case .mistake(let sentence)? = view.shown.first else { return #expect(Bool(false), "\(view.shown)") }
        #expect(sentence.hasPrefix("The title is empty"))
        #expect(view.shown.dropFirst() == [.title, .due])
        #expect(delegate.told.isEmpty)
    }

    @Test func `a wrong answer is explained and asked again, and the right ones are kept`() {
        presenter.didEnterTitle("Buy milk")
        presenter.didEnterDue("30 feb")
        presenter.didEnterDue("")
        presenter.didEnterTags("1")
        presenter.didEnterTags("shop")

        guard case .due = view.shown[0], case .mistake = view.shown[1], case .due = view.shown[2],
            case .tags = view.shown[3], case .mistake = view.shown[4], case .tags = view.shown[5]
        else { return #expect(Bool(false), "asked in another order: \(view.shown)") }
        #expect(interactor.requests.map { $0.entries.map(\.facts.title) } == [["Buy milk"]])
        #expect(delegate.told.isEmpty)
    }

    @Test func `an empty title adds nothing and tells the delegate`() {
        presenter.didEnterTitle("  ")

        #expect(view.shown == [.nothing("Nothing was added.")])
        #expect(interactor.requests.isEmpty)
        #expect(delegate.told == [.nothing])
        #expect(router.timesLeft == 1)
    }

    @Test(arguments: [
        (AddItemCancellation.ended, FakeView.Shown.nothing("Nothing was added.")),
        (.interrupted, .complaint(Complaint(.interrupted, "Nothing was added."))),
    ])
    func `cancelling adds nothing and tells the delegate`(way: AddItemCancellation, shown: FakeView.Shown) {
        presenter.didEnterTitle("Buy milk")
        presenter.didEnterDue("")

        presenter.didCancel(way)

        #expect(view.shown.last == shown)
        #expect(interactor.requests.isEmpty)
        #expect(delegate.told == [.nothing])
        #expect(router.timesLeft == 1)
    }

    // MARK: One line

    @Test func `words that another module hands over are understood as those of the command are`() {
        presenter.add(["Buy", "milk", "fri", "+shop"])

        let expected = facts("Buy milk") {
            $0.due = Due(day: saturday + 6)
            $0.tags = ["shop"]
        }
        #expect(interactor.requests == [request(expected, typed: "add Buy milk fri +shop")])
    }

    @Test func `words that make no sense are a complaint, and the delegate hears that nothing came of it`() {
        presenter.add(["Buy", "milk", "due:never"])

        guard case .complaint(let complaint)? = view.shown.last else { return #expect(Bool(false)) }
        #expect(complaint.status == .badData)
        #expect(delegate.told == [.nothing])
        #expect(router.timesLeft == 1)
    }

    // MARK: Answers

    @Test func `the answer tells how every word was understood, and the delegate hears of it`() {
        let said = facts("Pay rent") {
            $0.due = Due(day: saturday + 6, time: TimeOfDay(hour: 17, minute: 0))
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
                                id: "1",
                                title: "Pay rent",
                                understood: ["due Fri 27 Nov 17:00", "project home", "+money"]
                            )
                        ],
                        hints: ["“prio:1” was kept as text; did you mean “pri:”?"]
                    )
                )
            ]
        )
        #expect(delegate.told == [.changed])
        #expect(router.timesLeft == 1)
    }

    @Test func `of very many ids a complaint names a few`() {
        presenter.couldNotAddItem(AddItemFailure(reason: .unknownNeeds(Array(1...90)), line: nil))

        guard case .complaint(let complaint)? = view.shown.last else { return #expect(Bool(false)) }
        #expect(complaint.sentence.hasPrefix("“needs:1,2,3,4,5,6,7,8,…” names no item"))
    }

    @Test(arguments: [
        (AddItemFailure.Reason.emptyTitle, Int?.none, Boundary.ExitStatus.badData, "The title is empty"),
        (.emptyTitle, 4, .badData, "Line 4: The title is empty"),
        (.titleTooLong(bytes: 70_000, limit: 65_536), nil, .badData, "The title has 70000 bytes and may have 65536"),
        (.unknownNeeds([4, 5]), nil, .notFound, "“needs:4,5” names no item"),
        (.unknownParent(9), 2, .notFound, "Line 2: “parent:9” names no item"),
        (.storage(StorageTrouble(.busy, path: "list")), nil, .busy, "Another program keeps list busy"),
    ])
    func `every failure has its sentence and its status`(
        reason: AddItemFailure.Reason,
        line: Int?,
        status: Boundary.ExitStatus,
        beginning: String
    ) {
        presenter.couldNotAddItem(AddItemFailure(reason: reason, line: line))

        guard case .complaint(let complaint)? = view.shown.last else { return #expect(Bool(false)) }
        #expect(complaint.status == status)
        #expect(complaint.sentence.hasPrefix(beginning))
        #expect(delegate.told == [.nothing])
    }

    @Test func `no line on standard input is no error`() {
        presenter.couldNotAddItem(AddItemFailure(reason: .nothingGiven, line: nil))

        #expect(view.shown == [.nothing("Nothing was added: there was no line on standard input.")])
        #expect(delegate.told == [.nothing])
    }
}

func response(_ facts: [ItemFacts], hints: [ReadingHint] = []) -> AddItemResponse {
    let zero = Instant(seconds: 0)
    let items = facts.enumerated().map { index, facts in
        ItemSummary(id: index + 1, uuid: .init(.init(high: 0, low: 1)), facts: facts, created: zero, changed: zero)
    }
    return AddItemResponse(items: items, hints: hints, today: saturday)
}
