import Presentation
import Responses
import TestKit
import Testing
import Vocabulary

@testable import RemoveItem

struct RemovalStoreTests {
    private let view = FakeChangeView()
    private let delegate = FakeListDelegate()

    @Test func `after a yes the items are removed and the delegate is notified`() {
        var items = ItemsToConfirm()
        items.add(1, title: "Buy paint")
        let store = RemovalStore { [items] choice in
            choice.confirms([1])
                ? .removed(RemoveItemResponse(items: [.sample(1, "Buy paint")])) : .failed(.needsConfirmation(items))
        }
        store.observe(RemovalRendering.text(view, FakeRouter()))
        store.observe(RemovalRendering.outcome(delegate))
        store.perform(ItemChoice(ItemFilter(ids: [1]), typed: "remove 1"))
        #expect(view.shown == [.question("Remove 1 Buy paint?")] && delegate.outcomes.isEmpty)

        store.didAnswer(.yes)

        let row = ChangeDisplay.Row(action: "Removed", id: 1, title: "Buy paint")
        #expect(view.shown.last == .change(ChangeDisplay(rows: [row], messages: ["undo reverses it."])))
        #expect(delegate.outcomes == [.changed([1])])
    }
}
