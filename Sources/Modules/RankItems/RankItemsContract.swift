import Almanac
package import Presentation
import Responses
package import Vocabulary

typealias RankItemsViewing = QueryViewing<ItemListDisplay>
typealias RankItemsInteracting = QueryInteracting<RankItemsRequest, RankItemsResponse, ListError>
typealias RankItemsInteractorOutput = QueryInteractorOutput<RankItemsResponse, ListError>
/// The interactor as the presenter of the screen knows it.
protocol RankItemsScreenInteracting: RankItemsInteracting {
    /// Returns rows of the last list that was found. None if an item is gone, as the list is then read again.
    func rows(at places: Range<Int>) throws(ListError) -> [RankItemsResponse.Row]
    /// Returns the number of items that the list would have.
    func count(_ request: RankItemsRequest) throws(ListError) -> Int
}

typealias RankItemsPresenting = QueryPresenting<RankItemsRequest>
typealias RankItemsRouting = CommandRouting

/// The lists on the screen, as the module that presents them knows them.
package protocol RankItemsModule: ScreenListModule {
    func showNext(_ filter: ItemFilter)
    func showToday(_ filter: ItemFilter)
    func showCount(ofNext filter: ItemFilter)
    func showCount(ofToday filter: ItemFilter)
}

struct RankItemsRequest: Entity {
    /// The number of items without a date that a terminal shows, unless all are asked for.
    static let undatedLimit = 5

    var filter = ItemFilter.everything
    /// The maximum number of items, or `nil` for all.
    var count: Int? = RankItemsCommand.defaultCount
    /// The number of these that are read with the list, or `nil` for all.
    var window: Int?
    /// `true` to rank only items due today or before, those that are back, and those of high priority without a date.
    var isToday = false
    var isExplained = false
    /// The words with which `list` shows the items of high priority without a date.
    var undatedFilter = ""
    var showsAllUndated = false
}

struct RankItemsResponse: Entity {
    struct Row: Entity {
        let item: ItemSummary
        let standing: ItemStanding
        /// Its group, if only the items to do today are ranked.
        var group: ItemGroup?
        /// The facts that make it urgent.
        let terms: [UrgencyTerm]

        /// The sum.
        var points: Points { terms.reduce(0) { $0 + $1.points } }
    }

    /// A group of today, and the number of its items, also of those that are not among the rows.
    struct Group: Entity {
        let name: ItemGroup
        let count: Int
    }

    let rows: [Row]
    /// The ids of all items, of which only some may be among the rows.
    var ids: [Int] = []
    /// Empty unless only the items to do today are ranked.
    var groups: [Group] = []
    /// The number of further items.
    let omitted: Int
    /// The reason why there are no rows.
    let nothing: NothingFound?
    let leftOut: RankItemsLeftOut
    /// `true` if only the items to do today are ranked.
    let isToday: Bool
    let today: Day
    /// The tags of the filter that mean places, too.
    var places: [MatchedPlace] = []
}

/// The numbers of matching open items that can't be done now.
struct RankItemsLeftOut: Entity {
    /// Those that wait for a later day, blocked or not.
    var waiting = 0
    var blocked = 0

    var isEmpty: Bool { self == RankItemsLeftOut() }
}
