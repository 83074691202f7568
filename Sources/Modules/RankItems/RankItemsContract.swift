import Almanac
import Presentation
import Responses
import Vocabulary

typealias RankItemsViewing = ItemListViewing
typealias RankItemsRouting = CommandRouting

// MARK: - Interactor

protocol RankItemsInteracting: AnyObject {
    func rankItems(_ request: RankItemsRequest)
}

struct RankItemsRequest: Entity {
    var filter = ItemFilter.everything
    /// The maximum number of items, or `nil` for all.
    var count: Int? = RankItemsCommand.defaultCount
    /// `true` to rank only items due today or before.
    var isToday = false
    var isExplained = false
}

protocol RankItemsInteractorOutput: AnyObject {
    func rankedItems(_ response: RankItemsResponse)
    func foundNothingToDo(_ reason: RankItemsEmptyReason, leftOut: RankItemsLeftOut)
    func couldNotRankItems(_ failure: ListError)
}

struct RankItemsResponse: Entity {
    struct Row: Entity {
        let item: ItemSummary
        let standing: ItemStanding
        let reasons: [RankReason]
    }

    let rows: [Row]
    /// The number of further items.
    let omitted: Int
    let leftOut: RankItemsLeftOut
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

enum RankItemsEmptyReason: Entity {
    case emptyList
    case nothingToDo
    case nothingMatches([UnknownName])
}

// MARK: - Presenter

protocol RankItemsPresenting: AnyObject {
    func show(_ request: RankItemsRequest)
}
