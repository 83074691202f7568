import Almanac
import Boundary
import Entities
import Presentation
import TestKit
import Testing

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

    private func response(_ items: [ItemSummary], openBefore: [ItemSummary] = []) -> ReopenItemResponse {
        ReopenItemResponse(items: items, openBefore: openBefore, today: Moment.saturday.today)
    }

    @Test func `the answer names what is open again, when it is due, and the way back`() {
        let friday = Due(day: Moment.saturday.today + 6, time: .noon)

        presenter.reopenedItems(response([summary(3, "Pay rent", due: friday), summary(4, "Rest")]))

        #expect(
            view.shown == [
                .change(
                    ChangeDisplay(
                        rows: [
                            .init(deed: "Reopened", id: "3", title: "Pay rent", details: ["due Fri 27 Nov 12:00"]),
                            .init(deed: "Reopened", id: "4", title: "Rest"),
                        ],
                        remarks: ["adder undo takes it back."]
                    )
                )
            ]
        )
        #expect(delegate.told == [.changed])
    }

    @Test func `what was named and is open already is said`() {
        presenter.reopenedItems(response([summary(3, "Paint")], openBefore: [summary(4, "Measure")]))

        guard case .change(let display)? = view.shown.last else { return #expect(Bool(false)) }
        #expect(display.remarks == ["Open before: 4 Measure.", "adder undo takes it back."])
    }

    @Test func `where it came back when it was done is named with its day`() {
        let next = summary(8, "Water", due: Due(day: Moment.saturday.today + 6))

        presenter.reopenedItems(
            ReopenItemResponse(
                items: [summary(3, "Water")],
                stillToCome: [.init(of: 3, next: next)],
                openBefore: [],
                today: Moment.saturday.today
            )
        )

        guard case .change(let display)? = view.shown.last else { return #expect(Bool(false)) }
        #expect(display.remarks.first == "8 Water is still to come, due Fri 27 Nov; completing 3 leaves no other.")
    }

    @Test func `where nothing was reopened there is no way back to name, and the delegate knows`() {
        presenter.reopenedItems(response([], openBefore: [summary(4, "Measure")]))

        #expect(view.shown == [.change(ChangeDisplay(rows: [], remarks: ["Open before: 4 Measure."]))])
        #expect(delegate.told == [.nothing])
    }

    @Test func `what is doubted is asked about, and done once someone says yes`() {
        presenter.reopen(choice(Selection([[.tag("home")]])))
        presenter.foundItemsToConfirm([summary(3, "Pay rent"), summary(4, "Measure")])
        presenter.didAnswer(.yes)

        #expect(view.shown == [.question("Reopen 2 items (3 Pay rent, 4 Measure)?")])
        #expect(interactor.choices.map(\.confirmedIDs) == [[], [3, 4]])
    }

    @Test func `the delegate knows when nothing was changed`() {
        presenter.foundNoItem()

        #expect(delegate.told == [.nothing])
    }
}
