import Boundary
import Entities
import Presentation
import TestKit
import Testing
import Vocabulary

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

    /// Returns the messages shown after the rows.
    private func messages(_ response: RemoveItemResponse) -> [String]? {
        presenter.removedItems(response)
        guard case .change(let display)? = view.shown.last else { return nil }
        return display.messages
    }

    @Test func `the output names the removed items and the undo command`() {
        presenter.removedItems(RemoveItemResponse(items: [summary(3, "Pay rent"), summary(4, "Rest")]))

        #expect(
            view.shown == [
                .change(
                    ChangeDisplay(
                        rows: [
                            .init(action: "Removed", id: "3", title: "Pay rent"),
                            .init(action: "Removed", id: "4", title: "Rest"),
                        ],
                        messages: ["adder undo reverses it."]
                    )
                )
            ]
        )
        #expect(delegate.events == [.changed])
    }

    @Test func `the items affected by the removal are named`() {
        let response = RemoveItemResponse(
            items: [summary(3, "Buy paint")],
            dependents: [summary(5, "Paint")],
            children: [summary(6, "Invite")]
        )

        #expect(
            messages(response) == [
                "5 Paint needs it no longer.", "6 Invite is part of nothing now.", "adder undo reverses it.",
            ]
        )
    }

    @Test func `several affected items are named in one message`() {
        let response = RemoveItemResponse(
            items: [summary(3, "Buy paint"), summary(4, "Party")],
            dependents: [summary(5, "Paint"), summary(8, "Move in")],
            children: [summary(6, "Invite"), summary(7, "Cook")]
        )

        #expect(
            messages(response) == [
                "5 Paint, 8 Move in need none of them any more.", "6 Invite, 7 Cook are part of nothing now.",
                "adder undo reverses it.",
            ]
        )
    }

    @Test func `the question names the items, and yes removes them`() {
        presenter.remove(choice(Selection([[.ids([3...3])]])))
        presenter.foundItemsToConfirm([summary(3, "Pay rent")])
        presenter.didAnswer(.yes)

        #expect(view.shown == [.question("Remove 3 Pay rent?")])
        #expect(interactor.choices.map(\.confirmedIDs) == [[], [3]])
    }

    @Test func `the delegate is notified if nothing was changed`() {
        presenter.foundNoItem()

        #expect(delegate.events == [.unchanged])
    }
}
