import Almanac
package import Presentation
import Responses
package import Vocabulary

typealias ListItemsViewing = ItemListViewing
typealias ListItemsRouting = CommandRouting

protocol ListItemsPresenting: AnyObject {
    func show(_ request: ListItemsRequest)
}

/// The list on the screen, as the module that presents it knows it.
package protocol ListItemsModule: ScreenListModule {
    /// - Parameters:
    ///   - sentence: Is shown if nothing matches; `nil` for the usual one.
    ///   - isWhole: `false` if the first items are enough for now.
    func show(
        _ filter: ItemFilter,
        sortedBy order: [ItemOrder],
        groupedBy grouping: ItemGrouping?,
        whenEmpty sentence: String?,
        isWhole: Bool
    )
    /// Shows the number of items in the list.
    func showCount(of filter: ItemFilter)
}

struct ListItemsRequest: Entity {
    var filter = ItemFilter.everything
    /// Ties are sorted in the default order.
    var order: [ItemOrder] = []
    /// `nil` for a list without groups.
    var grouping: ItemGrouping?
    /// `true` to show the items above the matching ones, and to keep parts in the groups of these.
    var isTree = false
    /// The maximum number of items, or `nil` for all.
    var limit: Int?
    /// The number of items to read at first, if the others are read when they are shown; `nil` to read all of them.
    var window: Int?
    /// `false` if the items after these may be left out.
    var isWhole = true
}

// MARK: - Interactor

protocol ListItemsInteracting: AnyObject {
    func findItems(_ request: ListItemsRequest)
    /// Finds items of the last list by their places.
    func findItems(at places: Range<Int>)
    func countItems(_ filter: ItemFilter)
}

/// Receives a list one part at a time: an opening, the groups and items, then the totals.
protocol ListItemsInteractorOutput: AnyObject {
    func foundItems(_ opening: ListItemsOpening)
    /// All groups and ids, if only a part of the items is read.
    func foundOutline(_ outline: ListItemsOutline)
    /// Items of the last list.
    func foundItems(_ rows: [ListItemsRow], from place: Int)
    /// The number of items that a list shows.
    func countedItems(_ count: Int)
    /// The items that follow belong to this group.
    func foundGroup(_ group: ListItemsGroup)
    func foundItem(_ row: ListItemsRow)
    func foundLastItem(_ totals: ListItemsTotals)
    func foundNothing(_ response: NothingListedResponse)
    /// Also discards the items found before.
    func couldNotFindItems(_ failure: ListError)
}

struct ListItemsOpening: Entity {
    let today: Day
    let isGrouped: Bool
}

struct ListItemsOutline: Entity {
    struct Group: Entity {
        /// `nil` for a list without groups.
        let name: ItemGroup?
        let depth: Int
        let count: Int
    }

    let groups: [Group]
    let ids: [Int]
    /// The index of the group of each item.
    let groupIndices: [Int]
    /// `false` if these are the first items only.
    var isWhole = true
}

struct ListItemsGroup: Entity {
    let name: ItemGroup
    /// The number of its items, without those of nested groups.
    let count: Int
    /// The nesting depth.
    let depth: Int
}

struct ListItemsRow: Entity {
    let item: ItemSummary
    let standing: ItemStanding
    /// The value that the list is sorted by, unless the row shows it anyway; otherwise the completion of a done item.
    var value: ListItemsValue?
    /// The lines to draw if the list is a tree.
    var guides: TreeGuides?
    /// A Boolean value that indicates whether the item is shown only for its parts.
    var isContext = false
    /// The urgency, if the list is sorted by it and the item can be done now.
    var rank: Points?
}

enum ListItemsValue: Entity {
    case created(Moment)
    case changed(Moment)
    case completed(Moment)
    case wait(Day)
    case note(String)
    case every(Recurrence)
    case needs([Int])
    case parent(Int)
    case urgency(Points)
}

struct ListItemsTotals: Entity {
    var items = 0
    var done = 0
    var overdue = 0
    /// Matching items that are hidden because they wait for a later day.
    var hidden = 0
    /// Matching items beyond the limit.
    var omitted = 0
    /// The excluded tags and projects that no item has.
    var unknown: [UnknownName] = []
    /// The tags of the filter that mean places, too.
    var places: [MatchedPlace] = []
}

struct NothingListedResponse: Entity {
    enum Reason: Entity {
        /// The list has no items, not even done ones.
        case emptyList
        case nothingMatches
        case everythingIsDone
        /// The number of matching items that wait for a later day.
        case everythingWaits(Int)
    }

    let reason: Reason
    let isFiltered: Bool
    let isGrouped: Bool
    var unknown: [UnknownName] = []
}
