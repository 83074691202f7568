import Almanac
import Presentation
import Responses
import TestKit
import Testing
import Vocabulary

@testable import ChangeItem

struct ChangeItemPresenterTests {
    private let view = FakeChangeView()
    private let presenter: ChangeItemPresenter

    init() {
        presenter = ChangeItemPresenter(
            ChangeRoles(view: view, interactor: FakeChangeInteractor(), router: FakeRouter())
        )
    }

    private let before = ItemSummary.sample(3, "Pay rent") { $0.due = Due(day: .saturday) }
    private let after = ItemSummary.sample(3, "Pay the rent") {
        ($0.due, $0.tags) = (Due(day: .saturday + 2), ["urgent"])
    }

    private func response(
        _ rows: [ChangeItemResponse.Row],
        unchanged: [ItemSummary] = [.sample(4, "Rest")],
        hints: [ReadingHint] = []
    ) -> ChangeItemResponse {
        ChangeItemResponse(rows: rows, unchanged: unchanged, hints: hints, today: .saturday)
    }

    @Test func `an item that is now hidden when it is due is pointed out`() {
        let hidden = ItemSummary.sample(3, "Pay rent") {
            ($0.due, $0.wait) = (Due(day: .saturday), .saturday + 2)
        }
        let renamed = ItemSummary.sample(3, "Rent") { ($0.due, $0.wait) = (Due(day: .saturday), .saturday + 2) }

        let first = presenter.display(response([.init(before: before, after: hidden)], unchanged: []))
        let second = presenter.display(response([.init(before: hidden, after: renamed)], unchanged: []))

        #expect(first.notes == ["3 is hidden until Mon 23 Nov, after it is due."])
        #expect(second.messages.isEmpty)
    }

    @Test func `items without the text to replace are named`() {
        func notes(_ ids: [Int]) -> [String] {
            var response = response([.init(before: before, after: after)], unchanged: [])
            (response.replacement, response.lacking) = (.init("milk", with: "tea"), ids)
            return presenter.display(response).notes
        }

        #expect(notes([]).isEmpty)
        #expect(notes([4]) == ["“milk” is not in the title of 4."])
        #expect(notes([4, 5, 6]) == ["“milk” is not in the titles of 4-6."])
    }

    @Test func `a move of an item without a due date is said to count from today`() {
        func notes(of move: ItemChanges.Move, _ before: ItemSummary) -> [String] {
            presenter.display(
                ChangeItemResponse(
                    rows: [.init(before: before, after: after)],
                    unchanged: [],
                    move: move,
                    hints: [],
                    today: .saturday
                )
            ).notes
        }
        let week = ItemChanges.Move.by(CalendarSpan(count: 1, unit: .week))
        let undated = ItemSummary.sample(3, "Pay rent")

        #expect(notes(of: week, undated) == ["3 had no due date, so this counts from today."])
        #expect(notes(of: week, before).isEmpty)
        #expect(notes(of: .to(Due(day: .saturday + 2)), undated).isEmpty)
    }

    @Test(arguments: [
        (ItemChanges.Move.by(CalendarSpan(count: 1, unit: .week)), "Postponed", ChangeAction.postpone),
        (.byMinutes(120), "Postponed", .postpone), (.toNextOccurrence, "Skipped", .skip),
    ])
    func `the answer and the question say how items were moved`(
        move: ItemChanges.Move,
        label: String,
        action: ChangeAction
    ) {
        let response = ChangeItemResponse(
            rows: [.init(before: before, after: after)],
            unchanged: [],
            move: move,
            hints: [],
            today: .saturday
        )
        var changes = ItemChanges()
        changes.move = move
        let request = ChangeItemRequest(choice: ItemChoice(.everything, typed: ""), changes: changes)

        #expect(presenter.display(response).rows.map(\.action) == [label])
        #expect(presenter.action(of: request) == action)
    }

    @Test func `an item moved to an earlier date is not called postponed`() {
        let later = ItemSummary.sample(3, "Rent") { $0.due = Due(day: .saturday + 2) }
        let earlier = ItemSummary.sample(3, "Rent") { $0.due = Due(day: .saturday) }
        let response = ChangeItemResponse(
            rows: [.init(before: later, after: earlier)],
            unchanged: [],
            move: .to(Due(day: .saturday)),
            hints: [],
            today: .saturday
        )

        #expect(presenter.display(response).rows.map(\.action) == ["Moved earlier"])
    }

    @Test func `the output shows the changes`() {
        let response = response(
            [.init(before: before, after: after)],
            hints: [ReadingHint(word: "proj:x", suggestion: "project:")]
        )

        #expect(
            presenter.display(response)
                == ChangeDisplay(
                    rows: [
                        .init(
                            action: "Changed",
                            id: 3,
                            title: "Pay the rent",
                            details: ["was: Pay rent", "due Sat 21 Nov → Mon 23 Nov", "+urgent"]
                        )
                    ],
                    messages: ["“proj:x” stayed in the title. Did you mean “project:”?"]
                )
        )
    }

    @Test func `items without changes are named`() {
        presenter.didChange(response([]))

        #expect(view.shown == [.change(ChangeDisplay(rows: [], messages: ["No change: 4 Rest."]))])
    }

    @Test func `changed and unchanged items are separate JSON lists`() {
        let document = ChangeItemPresenter.document(response([.init(before: before, after: after)]))

        #expect(document.items == [after])
        #expect(document.contents == ["items [3]", "unchanged [4]"])
    }

    @Test func `a request confirmed for some items keeps its changes`() {
        let request = request(homes) { $0.note = .set("x") }.confirmed(for: [3, 4])

        #expect(request.choice.confirmedIDs == [3, 4])
        #expect(request.changes.note == .set("x"))
    }

    @Test func `the question asks whether to change the items`() {
        #expect(ChangeItemPresenter.action == .change)
    }
}
