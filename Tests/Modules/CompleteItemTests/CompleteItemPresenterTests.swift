import Almanac
import Boundary
import Entities
import Presentation
import TestKit
import Testing

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
        freed: [ItemSummary] = [],
        doneBefore: [ItemSummary] = []
    ) -> CompleteItemResponse {
        CompleteItemResponse(completions: completions, freed: freed, doneBefore: doneBefore, today: saturday)
    }

    @Test func `the answer names what is done, how it comes back, and the way back`() {
        let next = summary(9, "Pay rent", due: Due(day: saturday + 6, time: .noon))

        presenter.completedItems(response([.init(item: summary(3, "Pay rent"), next: next, stillOpen: [])]))

        #expect(
            view.shown == [
                .change(
                    ChangeDisplay(
                        rows: [
                            .init(
                                deed: "Done",
                                id: "3",
                                title: "Pay rent",
                                details: ["comes back as 9, due Fri 27 Nov 12:00"]
                            )
                        ],
                        remarks: ["adder undo takes it back."]
                    )
                )
            ]
        )
        #expect(delegate.told == [.changed])
    }

    @Test func `what follows from it is said`() {
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
                freed: [summary(5, "Move in"), summary(6, "Invite Anna")],
                doneBefore: [summary(4, "Measure")]
            )
        )

        guard case .change(let display)? = view.shown.last else { return #expect(Bool(false)) }
        #expect(
            display.remarks == [
                "3 needed 2 Buy paint, which is still open.", "Still open as a part of 3: 8 Doors.",
                "Free to begin now: 5 Move in, 6 Invite Anna.",
                "Done before: 4 Measure.", "adder undo takes it back.",
            ]
        )
    }

    @Test func `where nothing was done there is no way back to name, and the delegate knows`() {
        presenter.completedItems(response([], doneBefore: [summary(4, "Measure")]))

        #expect(view.shown == [.change(ChangeDisplay(rows: [], remarks: ["Done before: 4 Measure."]))])
        #expect(delegate.told == [.nothing])
    }

    @Test func `what is doubted is asked about, and done once someone says yes`() {
        presenter.complete(choice(Selection([[.tag("home")]])))
        presenter.foundItemsToConfirm([summary(3, "Pay rent"), summary(4, "Measure")])
        presenter.didAnswer(.yes)

        #expect(view.shown == [.question("Complete 2 items (3 Pay rent, 4 Measure)?")])
        #expect(interactor.choices.map(\.confirmedIDs) == [[], [3, 4]])
    }

    @Test func `the delegate knows when nothing was changed`() {
        presenter.foundNoItem()

        #expect(delegate.told == [.nothing])
    }
}
