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
        alreadyDone: [ItemSummary] = [],
        doneToday: [CompleteItemResponse.DoneToday] = []
    ) -> CompleteItemResponse {
        CompleteItemResponse(
            completions: completions,
            stillOpen: stillOpen,
            openParts: openParts,
            unblocked: unblocked,
            alreadyDone: alreadyDone,
            doneToday: doneToday,
            today: .saturday
        )
    }

    private let painting = CompleteItemResponse.Row(id: 3, item: .sample(3, "Paint", isDone: true))
    private let paint = CompleteItemResponse.Relation(id: 3, items: [.sample(2, "Buy paint")])
    private let doors = CompleteItemResponse.Relation(id: 3, items: [.sample(8, "Doors")])

    @Test func `an item of a chain is shown with its next occurrence`() {
        let next = ItemSummary.sample(9, "Pay rent") { $0.due = Due(day: .saturday + 6, time: .noon) }

        #expect(
            presenter.display(response([.init(id: 3, item: .sample(3, "Pay rent"), next: next)])).rows == [
                .init(action: "Done", id: 3, title: "Pay rent", sentences: ["Next: 9, due Fri 27 Nov 12:00."])
            ]
        )
    }

    @Test func `a series is shown with its copy and its next day`() {
        let series = ItemSummary.sample(3, "Pay rent") { $0.due = Due(day: .saturday + 6, time: .noon) }
        let copy = ItemSummary.sample(9, "Pay rent", isDone: true) { $0.due = Due(day: .saturday + 5) }
        func row(_ edit: (inout CompleteItemResponse.Row) -> Void = { _ in }) -> ChangeDisplay.Row? {
            var row = CompleteItemResponse.Row(id: 3, item: copy, next: series)
            edit(&row)
            return presenter.display(response([row])).rows.first
        }

        #expect(row()?.note == "this one is now 9" && row()?.sentences == ["Next: Fri 27 Nov 12:00."])
        #expect(row { $0.wasDone = true }?.note == "this one was done already, as 9")
        #expect(
            row { $0.early = Due(day: .saturday + 5) }?.sentences == [
                "Early: it was due Thu 26 Nov. Next: Fri 27 Nov 12:00."
            ]
        )
    }

    @Test(arguments: [
        ([-2, -1], false, "Skipped Thu 19, Fri 20 Nov"), ([0, 10], false, "Skipped Sat 21 Nov, Tue 1 Dec"),
        ([0, 1, 2, 3], false, "Skipped 4 occurrences from Sat 21 Nov to Tue 24 Nov"),
        (Array(-99...0), true, "Skipped more than 99 occurrences, the first on Fri 14 Aug"),
    ])
    func `missed occurrences are named or counted`(days: [Int], isMore: Bool, detail: String) {
        let row = CompleteItemResponse.Row(
            id: 3,
            item: .sample(3),
            next: .sample(9),
            skipped: days.map { Due(day: .saturday + $0) },
            skipsMore: isMore
        )

        #expect(presenter.display(response([row])).rows.first?.sentences == ["Next: 9. \(detail)."])
    }

    @Test func `a series that was done today is named, with the way to do it again if that moves it on`() {
        let pill = ItemSummary.sample(4, "Pill") { $0.due = Due(day: .saturday + 1) }
        let done = [true, false].map { CompleteItemResponse.DoneToday(item: pill, canMoveOn: $0) }

        presenter.didChange(response([], doneToday: done))

        let note = "Already done today: 4 Pill, due Sun 22 Nov."
        let notes = ["\(note) To complete that one too: done 4 --early", note]
        #expect(view.shown == [.change(ChangeDisplay(rows: [], notes: notes))])
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
                [painting, .init(id: 9, item: .sample(7, isDone: true), next: .sample(9))],
                stillOpen: [paint, .init(id: 7, items: paint.items)],
                openParts: [doors],
                unblocked: [.sample(5)],
                alreadyDone: [.sample(4)],
                doneToday: [.init(item: .sample(6), canMoveOn: true)]
            )
        )

        #expect(
            document.contents == [
                "items [3, 7]", "next [9]", "freed [5]", "stillOpen [2]", "openParts [8]", "unchanged [4, 6]",
            ]
        )
    }

    @Test func `the question asks whether to complete the items`() {
        #expect(CompleteItemPresenter.action == .complete)
    }
}
