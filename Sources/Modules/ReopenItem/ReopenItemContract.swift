import Almanac
import Presentation
import Responses
import Vocabulary

typealias ReopenItemViewing = ChangeViewing
typealias ReopenItemInteracting = ChangeInteracting<ItemChoice, ReopenItemResponse>
typealias ReopenItemInteractorOutput = ChangeInteractorOutput<ReopenItemResponse>
typealias ReopenItemPresenting = ChangePresenting<ItemChoice>
typealias ReopenItemRouting = CommandRouting

struct ReopenItemResponse: Entity {
    /// The item that was added when a repeating item was completed. Reopening doesn't remove it.
    struct NextItem: Entity {
        let of: Int
        let item: ItemSummary
    }

    let items: [ItemSummary]
    var nextOccurrences: [NextItem] = []
    /// The items that are blocked again.
    var waiting: [ItemSummary] = []
    let alreadyOpen: [ItemSummary]
    let today: Day
}
