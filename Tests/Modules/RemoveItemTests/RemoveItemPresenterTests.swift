import Presentation
import Responses
import TestKit
import Testing

@testable import RemoveItem

struct RemoveItemPresenterTests {
    private let presenter = RemoveItemPresenter(
        ChangeRoles(view: FakeChangeView(), interactor: FakeChangeInteractor(), router: FakeRouter())
    )

    @Test func `the output names the removed items`() {
        let response = RemoveItemResponse(items: [.sample(3, "Pay rent"), .sample(4, "Rest")])

        #expect(
            presenter.display(response)
                == ChangeDisplay(
                    rows: [
                        .init(action: "Removed", id: 3, title: "Pay rent"),
                        .init(action: "Removed", id: 4, title: "Rest"),
                    ]
                )
        )
    }

    @Test func `the items affected by the removal are named`() {
        let response = RemoveItemResponse(
            items: [.sample(3, "Buy paint")],
            unblocked: [.sample(5, "Paint"), .sample(8, "Move in")],
            children: [.sample(6, "Invite")]
        )

        #expect(
            presenter.display(response).messages == [
                "No longer blocked: 5 Paint, 8 Move in.", "6 Invite no longer has a parent.",
            ]
        )
    }

    @Test func `the items affected by several removals are named in one message each`() {
        let response = RemoveItemResponse(
            items: [.sample(3, "Buy paint"), .sample(4, "Party")],
            unblocked: [.sample(5, "Paint")],
            children: [.sample(6, "Invite"), .sample(7, "Cook")]
        )

        #expect(
            presenter.display(response).messages == [
                "No longer blocked: 5 Paint.", "6 Invite, 7 Cook no longer have a parent.",
            ]
        )
    }

    @Test func `an item that is still blocked or done is not named`() {
        let response = RemoveItemResponse(items: [.sample(3)], dependents: [.sample(5), .sample(6, isDone: true)])

        #expect(presenter.display(response).messages == [])
    }

    @Test func `the JSON document has the last values of the removed items, and the affected items`() {
        let document = RemoveItemPresenter.document(
            RemoveItemResponse(items: [.sample(3, isDone: true)], dependents: [.sample(5)])
        )

        #expect(document.items == [.sample(3, isDone: true)])
        #expect(document.contents == ["items [3]", "dependents [5]"])
    }

    @Test func `the question asks whether to remove the items`() {
        #expect(RemoveItemPresenter.action == .remove)
    }
}
