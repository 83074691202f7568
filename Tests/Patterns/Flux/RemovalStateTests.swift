import Presentation
import TestKit
import Testing
import Vocabulary

@testable import RemoveItem

struct RemovalStateTests {
    private static let choice = ItemChoice(ItemFilter(ids: [1]), typed: "remove 1")
    private static let response = RemoveItemResponse(items: [.sample(1)])
    private static let items = {
        var items = ItemsToConfirm()
        items.add(1, title: "Buy paint")
        return items
    }()

    @Test(arguments: [
        (RemovalState.idle, RemovalAction.chosen(choice), RemovalState.removing(choice)),
        (.removing(choice), .failed(.needsConfirmation(items)), .asking(choice, items)),
        (.asking(choice, items), .answered(.yes), .removing(choice.confirmed(for: [1]))),
        (.asking(choice, items), .answered(.no), .declined(.no, items)),
        (.removing(choice), .removed(response), .removed(response)),
        (.removing(choice), .failed(.unknownIDs([9...9])), .failed(choice, .unknownIDs([9...9]))),
        (.idle, .answered(.yes), .idle),
    ])
    func `an action leads from one state to the next`(before: RemovalState, action: RemovalAction, after: RemovalState)
    {
        #expect(before.after(action) == after)
    }
}
