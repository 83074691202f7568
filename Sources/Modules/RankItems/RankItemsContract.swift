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
    var count = RankItemsCommand.defaultCount
    var isExplained = false
}

protocol RankItemsInteractorOutput: AnyObject {
    func rankedItems(_ response: RankItemsResponse)
    func foundNothingToDo(_ reason: RankItemsEmptyReason)
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
    let today: Day
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
