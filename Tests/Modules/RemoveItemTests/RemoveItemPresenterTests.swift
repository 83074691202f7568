import Boundary
import Entities
import Presentation
import TestKit
import Testing

@testable import RemoveItem

struct RemoveItemPresenterTests {
    private let view = FakeChangeView()
    private let interactor = FakeInteractor()
    private let delegate = FakeListDelegate()
    private let presenter: RemoveItemPresenter

    init() {
        presenter = RemoveItemPresenter(view: view, interactor: interactor)
        presenter.delegate = delegate
    }

    private func summary(_ id: Int, _ title: String) -> ItemSummary {
        ItemSummary(.sample(id, title))
    }

    /// What is said besides the rows.
    private func remarks(_ response: RemoveItemResponse) -> [String]? {
        presenter.removedItems(response)
        guard case .change(let display)? = view.shown.last else { return nil }
        return display.remarks
    }

    @Test func `the answer names what is gone, and the way back`() {
        presenter.removedItems(RemoveItemResponse(items: [summary(3, "Pay rent"), summary(4, "Rest")]))

        #expect(
            view.shown == [
                .change(
                    ChangeDisplay(
                        rows: [
                            .init(deed: "Removed", id: "3", title: "Pay rent"),
                            .init(deed: "Removed", id: "4", title: "Rest"),
                        ],
                        remarks: ["adder undo takes it back."]
                    )
                )
            ]
        )
        #expect(delegate.told == [.changed])
    }

    @Test func `whom the removed item leaves alone is said`() {
        let response = RemoveItemResponse(
            items: [summary(3, "Buy paint")],
            dependents: [summary(5, "Paint")],
            children: [summary(6, "Invite")]
        )

        #expect(
            remarks(response) == [
                "5 Paint needs it no longer.", "6 Invite is part of nothing now.", "adder undo takes it back.",
            ]
        )
    }

    @Test func `several that are left alone by several removed ones are said in one breath`() {
        let response = RemoveItemResponse(
            items: [summary(3, "Buy paint"), summary(4, "Party")],
            dependents: [summary(5, "Paint"), summary(8, "Move in")],
            children: [summary(6, "Invite"), summary(7, "Cook")]
        )

        #expect(
            remarks(response) == [
                "5 Paint, 8 Move in need none of them any more.", "6 Invite, 7 Cook are part of nothing now.",
                "adder undo takes it back.",
            ]
        )
    }

    @Test func `what is doubted is asked about by name, and done once someone says yes`() {
        presenter.remove(choice(Selection([[.ids([3...3])]])))
        presenter.foundItemsToConfirm([summary(3, "Pay rent")])
        presenter.didAnswer(.yes)

        #expect(view.shown == [.question("Remove 3 Pay rent?")])
        #expect(interactor.choices.map(\.confirmedIDs) == [[], [3]])
    }

    @Test func `the delegate knows when nothing was changed`() {
        presenter.foundNoItem()

        #expect(delegate.told == [.nothing])
    }
}
