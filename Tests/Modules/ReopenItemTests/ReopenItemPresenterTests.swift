import Almanac
import Presentation
import Responses
import TestKit
import Testing
import Vocabulary

@testable import ReopenItem

struct ReopenItemPresenterTests {
    private let view = FakeChangeView()
    private let presenter: ReopenItemPresenter

    init() {
        presenter = ReopenItemPresenter(
            ChangeRoles(view: view, interactor: FakeChangeInteractor(), router: FakeRouter())
        )
    }

    private func response(
        _ items: [ItemSummary],
        series: [ReopenItemResponse.Related] = [],
        waiting: [ItemSummary] = [],
        alreadyOpen: [ItemSummary] = [],
        lastCopies: [ReopenItemResponse.Related] = []
    ) -> ReopenItemResponse {
        ReopenItemResponse(
            items: items,
            series: series,
            waiting: waiting,
            alreadyOpen: alreadyOpen,
            lastCopies: lastCopies,
            today: .saturday
        )
    }

    @Test func `the output names the reopened items and their due dates`() {
        let rent = ItemSummary.sample(3, "Pay rent") { $0.due = Due(day: .saturday + 6, time: .noon) }

        #expect(
            presenter.display(response([rent, .sample(4, "Rest")]))
                == ChangeDisplay(
                    rows: [
                        .init(action: "Reopened", id: 3, title: "Pay rent", details: ["due Fri 27 Nov 12:00"]),
                        .init(action: "Reopened", id: 4, title: "Rest"),
                    ]
                )
        )
    }

    @Test func `items that are blocked again or already open are named`() {
        let response = response(
            [.sample(3, "Paint")],
            waiting: [.sample(5, "Move in")],
            alreadyOpen: [.sample(4, "Measure")]
        )

        presenter.didChange(response)

        let messages = ["Blocked again: 5 Move in.", "Already open: 4 Measure.", FakeRouter().undoHint]
        #expect(view.shown == [.change(ChangeDisplay(rows: presenter.display(response).rows, messages: messages))])
    }

    @Test func `the series of a copy is named with its due date`() {
        let next = ItemSummary.sample(8, "Water") { $0.due = Due(day: .saturday + 6) }

        let display = presenter.display(
            response([.sample(3, "Water")], series: [.init(of: 3, item: next)])
        )

        #expect(
            display.notes
                == ["Its series goes on: 8 Water, due Fri 27 Nov. Completing 3 again won't move it."]
        )
    }

    @Test func `an open series is named with its last copy`() {
        let copy = ItemSummary.sample(8, "Water", isDone: true) { $0.due = Due(day: .saturday - 1) }

        let display = presenter.display(response([], alreadyOpen: [.sample(3)], lastCopies: [.init(of: 3, item: copy)]))

        #expect(
            display.notes
                == ["The last occurrence of 3 that was done is 8 Water, due Fri 20 Nov. To reopen it: reopen 8"]
        )
    }

    @Test func `only the items that are already open are named if nothing was reopened`() {
        presenter.didChange(response([], alreadyOpen: [.sample(4, "Measure")]))

        #expect(view.shown == [.change(ChangeDisplay(rows: [], messages: ["Already open: 4 Measure."]))])
    }

    @Test func `the JSON document has the reopened items and the others only if there are any`() {
        let reopened = ReopenItemPresenter.document(response([.sample(3)]))
        let others = ReopenItemPresenter.document(
            response(
                [],
                series: [.init(of: 3, item: .sample(8))],
                waiting: [.sample(5)],
                alreadyOpen: [.sample(4)]
            )
        )

        #expect(reopened.contents == ["items [3]"])
        #expect(others.contents == ["items []", "next [8]", "waiting [5]", "unchanged [4]"])
    }

    @Test func `the question asks whether to reopen the items`() {
        #expect(ReopenItemPresenter.action == .reopen)
    }
}
