import Almanac
import Boundary
import Entities
import Presentation
import TestKit
import Testing
import Vocabulary

@testable import ReopenItem

struct ReopenItemPresenterTests {
    private let view = FakeChangeView()
    private let interactor = FakeInteractor()
    private let delegate = FakeListDelegate()
    private let presenter: ReopenItemPresenter

    init() {
        presenter = ReopenItemPresenter(view: view, interactor: interactor, calendar: CalendarWords())
        presenter.delegate = delegate
    }

    private func summary(_ id: Int, _ title: String, due: Due? = nil) -> ItemSummary {
        ItemSummary(.sample(id, title) { $0.due = due })
    }

    private func response(_ items: [ItemSummary], alreadyOpen: [ItemSummary] = []) -> ReopenItemResponse {
        ReopenItemResponse(items: items, alreadyOpen: alreadyOpen, today: Moment.saturday.today)
    }

    @Test func `the output names the reopened items, their due dates and the undo command`() {
        let friday = Due(day: Moment.saturday.today + 6, time: .noon)

        presenter.reopenedItems(response([summary(3, "Pay rent", due: friday), summary(4, "Rest")]))

        #expect(
            view.shown == [
                .change(
                    ChangeDisplay(
                        rows: [
                            .init(action: "Reopened", id: "3", title: "Pay rent", details: ["due Fri 27 Nov 12:00"]),
                            .init(action: "Reopened", id: "4", title: "Rest"),
                        ],
                        messages: ["adder undo reverses it."]
                    )
                )
            ]
        )
        #expect(delegate.events == [.changed])
    }

    @Test func `items that are already open are named`() {
        presenter.reopenedItems(response([summary(3, "Paint")], alreadyOpen: [summary(4, "Measure")]))

        guard case .change(let display)? = view.shown.last else { return #expect(Bool(false)) }
        #expect(display.messages == ["Already open: 4 Measure.", "adder undo reverses it."])
    }

    @Test func `the next occurrence is named with its due date`() {
        let next = summary(8, "Water", due: Due(day: Moment.saturday.today + 6))

        presenter.reopenedItems(
            ReopenItemResponse(
                items: [summary(3, "Water")],
                nextOccurrences: [.init(of: 3, item: next)],
                alreadyOpen: [],
                today: Moment.saturday.today
            )
        )

        guard case .change(let display)? = view.shown.last else { return #expect(Bool(false)) }
        #expect(
            display.messages.first
                == "The next occurrence stays: 8 Water, due Fri 27 Nov. Completing 3 again adds no other."
        )
    }

    @Test func `if nothing was reopened, no undo command is shown and the delegate is notified`() {
        presenter.reopenedItems(response([], alreadyOpen: [summary(4, "Measure")]))

        #expect(view.shown == [.change(ChangeDisplay(rows: [], messages: ["Already open: 4 Measure."]))])
        #expect(delegate.events == [.unchanged])
    }

    @Test func `the user is asked, and the items are reopened after confirmation`() {
        presenter.reopen(choice(Selection([[.tag("home")]])))
        presenter.foundItemsToConfirm([summary(3, "Pay rent"), summary(4, "Measure")])
        presenter.didAnswer(.yes)

        #expect(view.shown == [.question("Reopen 2 items (3 Pay rent, 4 Measure)?")])
        #expect(interactor.choices.map(\.confirmedIDs) == [[], [3, 4]])
    }

    @Test func `the delegate is notified if nothing was changed`() {
        presenter.foundNoItem()

        #expect(delegate.events == [.unchanged])
    }
}
