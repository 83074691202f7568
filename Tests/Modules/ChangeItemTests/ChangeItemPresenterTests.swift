import Almanac
import Boundary
import Entities
import Grammar
import Presentation
import TestKit
import Testing
import Vocabulary

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

    @Test func `the output shows the changes and how to undo them`() {
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
                                action: "Changed",
                                id: "3",
                                title: "Pay the rent",
                                details: ["was: Pay rent", "due Sat 21 Nov → Mon 23 Nov", "+urgent"]
                            )
                        ],
                        messages: [
                            "“proj:x” stayed in the title. Did you mean “project:”?", "No change: 4 Rest.",
                            "adder undo reverses it.",
                        ]
                    )
                )
            ]
        )
        #expect(delegate.events == [.changed])
    }

    @Test func `without changes there is no undo hint`() {
        presenter.changedItems(
            ChangeItemResponse(rows: [], unchanged: [ItemSummary(.sample(4, "Rest"))], hints: [], today: saturday)
        )

        #expect(view.shown == [.change(ChangeDisplay(rows: [], messages: ["No change: 4 Rest."]))])
        #expect(delegate.events == [.unchanged])
    }

    @Test func `several items need confirmation, and yes carries out the change`() {
        presenter.change(request(homes) { $0.note = .set("x") })
        presenter.foundItemsToConfirm([ItemSummary(.sample(3, "Paint")), ItemSummary(.sample(4, "Rest"))])
        #expect(view.shown == [.question("Change 2 items (3 Paint, 4 Rest)?")])

        presenter.didAnswer(.yes)
        #expect(interactor.requests.map(\.choice.confirmedIDs) == [[], [3, 4]])
        #expect(interactor.requests.map(\.changes.note) == [.set("x"), .set("x")])
    }

    @Test func `the delegate is notified when nothing was changed`() {
        presenter.foundNoItem()

        #expect(delegate.events == [.unchanged])
    }

    @Test(arguments: [
        (ChangeItemRefusal.oneTitleForMany(2), Grammar.ExitStatus.badData, "That would give 2 items the same title"),
        (.item(3, .emptyTitle), .badData, "The title is empty"),
        (.item(3, .titleTooLong(bytes: 9, limit: 8)), .badData, "The title has 9"),
        (.item(3, .unknownNeeds([8, 9])), .notFound, "“needs:8,9”: no such items"),
        (.item(3, .unknownParent(9)), .notFound, "“parent:9”: no such item"),
        (.item(3, .dependsOnItself), .badData, "Item 3 would depend on itself"),
        (.item(3, .isPartOfItself), .badData, "Item 3 would be part of itself"),
        (.item(3, .repeatsWithoutDueDate), .badData, "Item 3 repeats, so it needs a due date"),
    ])
    func `each rejection has a message and an exit status`(
        refusal: ChangeItemRefusal,
        status: Grammar.ExitStatus,
        beginning: String
    ) {
        presenter.refusedChange(refusal)

        guard case .errorMessage(let errorMessage)? = view.shown.last else { return #expect(Bool(false)) }
        #expect(errorMessage.status == status)
        #expect(errorMessage.sentence.hasPrefix(beginning))
        #expect(delegate.events == [.unchanged])
    }
}
