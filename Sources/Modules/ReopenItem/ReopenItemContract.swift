import Almanac
import Presentation
import Responses
import Vocabulary

typealias ReopenItemViewing = ChangeViewing
typealias ReopenItemInteracting = ChangeInteracting<ItemChoice, ReopenItemResponse>
typealias ReopenItemInteractorOutput = ChangeInteractorOutput<ReopenItemResponse>
typealias ReopenItemPresenting = ChangePresenting<ItemChoice>
typealias ReopenItemRouting = CommandRouting

/// The module, as other modules know it. It notifies the delegate of its context.
package protocol ReopenItemModule: AnyObject {
    func reopen(_ ids: [Int])
}

struct ReopenItemResponse: Entity {
    /// An item that belongs to a chosen one.
    struct Related: Entity {
        let of: Int
        let item: ItemSummary
    }

    let items: [ItemSummary]
    /// The open series that moved on when a reopened item was completed. Reopening doesn't change it.
    var series: [Related] = []
    /// The items that are blocked again.
    var waiting: [ItemSummary] = []
    let alreadyOpen: [ItemSummary]
    /// The last copies that series among the open items have left.
    var lastCopies: [Related] = []
    let today: Day
}
