import Almanac
import Boundary
import Entities
import Presentation
import TestKit
import Testing

@testable import ChangeItem

struct ChangeItemPresenterTests {
    private let view = FakeChangeView()
    private let interactor = FakeInteractor()
    private let delegate = FakeListDelegate()
    private let presenter: ChangeItemPresenter

    init() {
        presenter = ChangeItemPresenter(view: view, interactor: interactor, calendar: CalendarWords())
        presenter.delegate = delegate
    }

    @Test func `the answer says what is different, and the way back`() {
        let before = ItemSummary(.sample(3, "Pay rent") { $0.due = Due(day: saturday) })
        let after = ItemSummary(.sample(3, "Pay the rent") { ($0.due, $0.tags) = (Due(day: saturday + 2), ["urgent"]) })

        presenter.changedItems(
            ChangeItemResponse(
                rows: [.init(before: before, after: after)],
                unchanged: [ItemSummary(.sample(4, "Rest"))],
                hints: [ReadingHint(word: "proj:x", suggestion: "project:")],
                today: saturday
            )
        )

        #expect(
            view.shown == [
                .change(
                    ChangeDisplay(
                        rows: [
                            .init(
                                deed: "Changed",
                                id: "3",
                                title: "Pay the rent",
                                details: ["was: Pay rent", "due Sat 21 Nov → Mon 23 Nov", "+urgent"]
                            )
                        ],
                        remarks: [
                            "“proj:x” was kept as text; did you mean “project:”?", "So already: 4 Rest.",
                            "adder undo takes it back.",
                        ]
                    )
                )
            ]
        )
        #expect(delegate.told == [.changed])
    }

    @Test func `where all was so already there is no way back to name`() {
        presenter.changedItems(
            ChangeItemResponse(rows: [], unchanged: [ItemSummary(.sample(4, "Rest"))], hints: [], today: saturday)
        )

        #expect(view.shown == [.change(ChangeDisplay(rows: [], remarks: ["So already: 4 Rest."]))])
        #expect(delegate.told == [.nothing])
    }

    @Test func `several items are asked about, and yes does the same without doubt`() {
        presenter.change(request(homes) { $0.note = .set("x") })
        presenter.foundItemsToConfirm([ItemSummary(.sample(3, "Paint")), ItemSummary(.sample(4, "Rest"))])
        #expect(view.shown == [.question("Change 2 items (3 Paint, 4 Rest)?")])

        presenter.didAnswer(.yes)
        #expect(interactor.requests.map(\.choice.confirmedIDs) == [[], [3, 4]])
        #expect(interactor.requests.map(\.changes.note) == [.set("x"), .set("x")])
    }

    @Test func `the delegate knows when nothing was changed`() {
        presenter.foundNoItem()

        #expect(delegate.told == [.nothing])
    }

    @Test(arguments: [
        (ChangeItemRefusal.oneTitleForMany(2), Boundary.ExitStatus.badData, "That would give 2 items the same title"),
        (.item(3, .emptyTitle), .badData, "The title is empty"),
        (.item(3, .titleTooLong(bytes: 9, limit: 8)), .badData, "The title has 9"),
        (.item(3, .unknownNeeds([8, 9])), .notFound, "“needs:8,9” names no item"),
        (.item(3, .unknownParent(9)), .notFound, "“parent:9” names no item"),
        (.item(3, .waitsForItself), .badData, "3 would have to wait for itself"),
        (.item(3, .isPartOfItself), .badData, "3 would be a part of itself"),
        (.item(3, .repeatsWithoutDay), .badData, "3 comes back and so needs a day"),
    ])
    func `every refusal has its sentence and its status`(
        refusal: ChangeItemRefusal,
        status: Boundary.ExitStatus,
        beginning: String
    ) {
        presenter.refusedChange(refusal)

        guard case .complaint(let complaint)? = view.shown.last else { return #expect(Bool(false)) }
        #expect(complaint.status == status)
        #expect(complaint.sentence.hasPrefix(beginning))
        #expect(delegate.told == [.nothing])
    }
}
