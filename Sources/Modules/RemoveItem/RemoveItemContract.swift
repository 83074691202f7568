import Presentation
import Responses
import Vocabulary

typealias RemoveItemViewing = ChangeViewing
typealias RemoveItemInteracting = ChangeInteracting<ItemChoice, RemoveItemResponse>
typealias RemoveItemInteractorOutput = ChangeInteractorOutput<RemoveItemResponse>
typealias RemoveItemPresenting = ChangePresenting<ItemChoice>
typealias RemoveItemRouting = CommandRouting

/// The module, as other modules know it. It notifies the delegate of its context.
package protocol RemoveItemModule: AnyObject {
    /// Removes the items without asking.
    func remove(_ ids: [Int])
    /// Removes the items after the question that the command asks.
    func askToRemove(_ ids: [Int])
}

/// The removed items and the items that referred to them.
struct RemoveItemResponse: Entity {
    let items: [ItemSummary]
    /// The items that depended on one of them.
    var dependents: [ItemSummary] = []
    /// The items that are no longer blocked.
    var unblocked: [ItemSummary] = []
    /// The items whose parent was one of them.
    var children: [ItemSummary] = []
}
