import Almanac
import Presentation
import Responses
import TestKit
import Testing
import Vocabulary

@testable import CompleteItem

struct CompleteItemPresenterTests {
    private let view = FakeChangeView()
    private let presenter: CompleteItemPresenter

    init() {
        presenter = CompleteItemPresenter(
            ChangeRoles(view: view, interactor: FakeChangeInteractor(), router: FakeRouter())
        )
    }

    private func response(
        _ completions: [CompleteItemResponse.Row],
        stillOpen: [CompleteItemResponse.Relation] = [],
        openParts: [CompleteItemResponse.Relation] = [],
        unblocked: [ItemSummary] = [],
        alreadyDone: [ItemSummary] = []
    ) -> CompleteItemResponse {
        CompleteItemResponse(
            completions: completions,
            stillOpen: stillOpen,
            openParts: openParts,
            unblocked: unblocked,
            alreadyDone: alreadyDone,
            today: .saturday
        )
    }

    private let painting = CompleteItemResponse.Row(item: .sample(3, "Paint", isDone: true))
    private let paint = CompleteItemResponse.Relation(id: 3, items: [.sample(2, "Buy paint")])
    private let doors = CompleteItemResponse.Relation(id: 3, items: [.sample(8, "Doors")])

    @Test func `the output shows completed items and next occurrences`() {
        let next = ItemSummary.sample(9, "Pay rent") { $0.due = Due(day: .saturday + 6, time: .noon) }

        #expect(
            presenter.display(response([.init(item: .sample(3, "Pay rent"), next: next)]))
                == ChangeDisplay(
                    rows: [
                        .init(
                            action: "Done",
                            id: "3",
                            title: "Pay rent",
                            details: ["Next: 9, due Fri 27 Nov 12:00"]
                        )
                    ]
                )
        )
    }

    @Test(arguments: [
        ([-2, -1], "Skipped Thu 19, Fri 20 Nov"), ([0, 10], "Skipped Sat 21 Nov, Tue 1 Dec"),
        ([0, 1, 2, 3], "Skipped 4 occurrences from Sat 21 Nov to Tue 24 Nov"),
        (Array(-99...0), "Skipped more than 99 occurrences, the first on Fri 14 Aug"),
    ])
    func `missed occurrences are named or counted`(days: [Int], detail: String) {
        let row = CompleteItemResponse.Row(item: .sample(3), next: .sample(9), skipped: days.map { .saturday + $0 })

        #expect(presenter.display(response([row])).rows.first?.details == ["Next: 9. \(detail)."])
    }

    @Test func `the consequences are shown`() {
        let response = response(
            [painting],
            stillOpen: [paint],
            openParts: [doors],
            unblocked: [.sample(5, "Move in"), .sample(6, "Invite Anna")],
            alreadyDone: [.sample(4, "Measure")]
        )

        let display = presenter.display(response)
        #expect(display.notes == ["3 depends on 2 Buy paint, which is still open.", "Open part of 3: 8 Doors."])
        #expect(
            display.messages == ["No longer blocked: 5 Move in, 6 Invite Anna."]
        )
        #expect(CompleteItemPresenter.unchanged(response) == [.sample(4, "Measure")])
    }

    @Test func `only the items that are already done are named if nothing was completed`() {
        presenter.didChange(response([], alreadyDone: [.sample(4, "Measure")]))

        #expect(view.shown == [.change(ChangeDisplay(rows: [], messages: ["Already done: 4 Measure."]))])
    }

    @Test func `completed, next and affected items are separate JSON lists`() {
        let document = CompleteItemPresenter.document(
            response(
                [painting, .init(item: .sample(7, isDone: true), next: .sample(9))],
                stillOpen: [paint, .init(id: 7, items: paint.items)],
                openParts: [doors],
                unblocked: [.sample(5)],
                alreadyDone: [.sample(4)]
            )
        )

        #expect(
            document.contents == [
                "items [3, 7]", "next [9]", "freed [5]", "stillOpen [2]", "openParts [8]", "unchanged [4]",
            ]
        )
    }

    @Test func `the question asks whether to complete the items`() {
        #expect(CompleteItemPresenter.action == .complete)
    }
}
