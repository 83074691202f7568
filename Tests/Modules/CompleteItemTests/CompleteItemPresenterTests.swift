import Almanac
import Boundary
import Entities
import Presentation
import TestKit
import Testing
import Vocabulary

@testable import CompleteItem

struct CompleteItemPresenterTests {
    private let view = FakeChangeView()
    private let interactor = FakeInteractor()
    private let delegate = FakeListDelegate()
    private let presenter: CompleteItemPresenter

    init() {
        presenter = CompleteItemPresenter(view: view, interactor: interactor, calendar: CalendarWords())
        presenter.delegate = delegate
    }

    private func summary(_ id: Int, _ title: String, due: Due? = nil) -> ItemSummary {
        ItemSummary(.sample(id, title) { $0.due = due })
    }

    private func response(
        _ completions: [CompleteItemResponse.Row],
        unblocked: [ItemSummary] = [],
        alreadyDone: [ItemSummary] = []
    ) -> CompleteItemResponse {
        CompleteItemResponse(completions: completions, unblocked: unblocked, alreadyDone: alreadyDone, today: saturday)
    }

    @Test func `the output shows completed items, next occurrences and the undo hint`() {
        let next = summary(9, "Pay rent", due: Due(day: saturday + 6, time: .noon))

        presenter.completedItems(response([.init(item: summary(3, "Pay rent"), next: next, stillOpen: [])]))

        #expect(
            view.shown == [
                .change(
                    ChangeDisplay(
                        rows: [
                            .init(
                                action: "Done",
                                id: "3",
                                title: "Pay rent",
                                details: ["Next: 9, due Fri 27 Nov 12:00"]
                            )
                        ],
                        messages: ["adder undo reverses it."]
                    )
                )
            ]
        )
        #expect(delegate.events == [.changed])
    }

    @Test func `the consequences are shown`() {
        presenter.completedItems(
            response(
                [
                    .init(
                        item: summary(3, "Paint"),
                        next: nil,
                        stillOpen: [summary(2, "Buy paint")],
                        openParts: [summary(8, "Doors")]
                    )
                ],
                unblocked: [summary(5, "Move in"), summary(6, "Invite Anna")],
                alreadyDone: [summary(4, "Measure")]
            )
        )

        guard case .change(let display)? = view.shown.last else { return #expect(Bool(false)) }
        #expect(
            display.messages == [
                "3 depends on 2 Buy paint, which is still open.", "Open part of 3: 8 Doors.",
                "No longer blocked: 5 Move in, 6 Invite Anna.",
                "Already done: 4 Measure.", "adder undo reverses it.",
            ]
        )
    }

    @Test func `if nothing was completed there is no undo hint, and the delegate is notified`() {
        presenter.completedItems(response([], alreadyDone: [summary(4, "Measure")]))

        #expect(view.shown == [.change(ChangeDisplay(rows: [], messages: ["Already done: 4 Measure."]))])
        #expect(delegate.events == [.unchanged])
    }

    @Test func `several items are completed after confirmation`() {
        presenter.complete(choice(Selection([[.tag("home")]])))
        presenter.foundItemsToConfirm([summary(3, "Pay rent"), summary(4, "Measure")])
        presenter.didAnswer(.yes)

        #expect(view.shown == [.question("Complete 2 items (3 Pay rent, 4 Measure)?")])
        #expect(interactor.choices.map(\.confirmedIDs) == [[], [3, 4]])
    }

    @Test func `the delegate is notified when nothing was changed`() {
        presenter.foundNoItem()

        #expect(delegate.events == [.unchanged])
    }
}
