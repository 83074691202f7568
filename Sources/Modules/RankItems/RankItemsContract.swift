import Almanac
import Presentation
import Responses
import Vocabulary

typealias RankItemsViewing = QueryViewing<ItemListDisplay>
typealias RankItemsInteracting = QueryInteracting<RankItemsRequest, RankItemsResponse, ListError>
typealias RankItemsInteractorOutput = QueryInteractorOutput<RankItemsResponse, ListError>
typealias RankItemsPresenting = QueryPresenting<RankItemsRequest>
typealias RankItemsRouting = CommandRouting

struct RankItemsRequest: Entity {
    var filter = ItemFilter.everything
    /// The maximum number of items, or `nil` for all.
    var count: Int? = RankItemsCommand.defaultCount
    /// `true` to rank only items due today or before, those that are back, and those of high priority without a date.
    var isToday = false
    var isExplained = false
}

struct RankItemsResponse: Entity {
    struct Row: Entity {
        let item: ItemSummary
        let standing: ItemStanding
        /// Its group, if only the items to do today are ranked.
        var group: ItemGroup?
        let reasons: [RankReason]
    }

    let rows: [Row]
    /// The number of further items.
    let omitted: Int
    /// The reason why there are no rows.
    let nothing: NothingFound?
    let leftOut: RankItemsLeftOut
    /// `true` if only the items to do today are ranked.
    let isToday: Bool
    let today: Day
}

/// The numbers of matching open items that can't be done now.
struct RankItemsLeftOut: Entity {
    /// Those that wait for a later day, blocked or not.
    var waiting = 0
    var blocked = 0

    var isEmpty: Bool { self == RankItemsLeftOut() }
}

/// A fact that decides where an item stands.
enum RankReason: Entity {
    case overdue(Due)
    case dueToday(TimeOfDay?)
    case priority(Priority)
    /// Open items that can't be done before.
    case unblocks(Int)
    case due(Due)
    /// The days since the item was added. Given only if there is no other reason.
    case age(Int)
}
