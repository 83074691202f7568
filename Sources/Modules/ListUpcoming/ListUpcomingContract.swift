import Almanac
package import Presentation
import Responses
package import Vocabulary

typealias ListUpcomingRouting = CommandRouting

struct ListUpcomingRequest: Entity {
    /// The number of items without a date that are shown, unless all are asked for.
    static let undatedLimit = 5

    let filter: ItemFilter
    /// The words of a filter for the done items that match, as typed.
    let doneFilter: String
    /// The words with which `list` shows the items without a date that match, in the same order.
    let undatedFilter: String
    let grouping: ItemGrouping
    /// The number of days to show, from today on; `nil` for this week and the next.
    var days: Int?
    /// The maximum number of items to show.
    var maximum: Int?
    /// A Boolean value that indicates whether to show all items without a date, instead of the first ones.
    var showsAllUndated: Bool
    /// The maximum number of items to read per group; the others are only counted.
    var limit: Int?
    /// A Boolean value that indicates whether to count the matching items that aren't upcoming.
    var countsOthers: Bool

    init(
        filter: ItemFilter = .everything,
        doneFilter: String = "closed",
        undatedFilter: String = "due:none",
        grouping: ItemGrouping = .due,
        days: Int? = nil,
        maximum: Int? = nil,
        showsAllUndated: Bool = false,
        limit: Int? = nil,
        countsOthers: Bool = true
    ) {
        self.filter = filter
        self.doneFilter = doneFilter
        self.undatedFilter = undatedFilter
        self.grouping = grouping
        self.days = days
        self.maximum = maximum
        self.showsAllUndated = showsAllUndated
        self.limit = limit
        self.countsOthers = countsOthers
    }
}

/// Shows the upcoming items that match a request.
protocol ListUpcomingPresenting: AnyObject {
    func show(_ request: ListUpcomingRequest)
}

/// The list as part of another module's output.
package protocol ListUpcomingModule: AnyObject {
    /// Shows as much of the list as fits in the window above this message.
    func showList(above message: String)
    /// Shows the groups that have changed since they were last shown, if any.
    func showChanges()
}

/// The list on the screen, as the module that presents it knows it.
package protocol ListUpcomingScreenModule: ScreenListModule {
    func show(_ filter: ItemFilter, groupedBy grouping: ItemGrouping)
}

// MARK: - Interactor

protocol ListUpcomingInteracting: AnyObject {
    func findUpcomingItems(_ request: ListUpcomingRequest)
    /// Finds the groups that have changed since the last search.
    func findChanges()
    /// Finds items of the last list by their places.
    func findItems(at places: Range<Int>)
}

protocol ListUpcomingInteractorOutput: AnyObject {
    func foundUpcomingItems(_ response: ListUpcomingResponse)
    /// The list has items, but none of them is upcoming.
    func foundNothingUpcoming(_ response: NothingUpcomingResponse)
    /// The list has no items at all, not even completed ones.
    func foundEmptyList()
    func foundChanges(_ response: UpcomingChangesResponse)
    /// Items of the last list.
    func foundItems(_ rows: [ListUpcomingResponse.Row], from place: Int)
    func couldNotFindItems(_ failure: ListError)
}

struct ListUpcomingResponse: Entity {
    struct Row: Entity {
        let item: ItemSummary
        /// `nil` without a due date.
        let term: NearTerm?
        /// The ids of the open items that it waits for.
        var blockers: [Int] = []
    }

    struct Group: Entity {
        let name: ItemGroup
        let rows: [Row]
        /// The number of items, including those beyond the limit.
        let count: Int
        /// The ids of all items in order, if there may be more than the rows.
        var ids: [Int] = []
    }

    let today: Day
    let groups: [Group]
    /// The number of overdue items, in whatever groups they are.
    var overdue = 0
    /// The number of items that are due today and not overdue.
    var dueToday = 0
    /// The number of items that are in the groups but not among their rows.
    var omitted = 0
    var others = OtherItems()
    /// The tags that items must not have, and that none has.
    var unknown: [UnknownName] = []
    /// The tags of the filter that mean places, too.
    var places: [MatchedPlace] = []
}

extension ListUpcomingResponse.Group {
    /// The ids of all items that can be shown, in order.
    var shownIDs: [Int] { ids.isEmpty ? rows.map(\.item.id) : ids }
}

/// The numbers of matching open items that aren't shown.
struct OtherItems: Entity {
    /// In a long list, no more items of a kind are counted, as that would take longer than a millisecond.
    static let limit = 99

    var isLimited = false
    /// Upcoming items beyond the maximum, if they aren't in the groups.
    var upcoming = 0
    /// Items without a date beyond the first ones.
    var undated = 0
    var later = 0
    /// Items hidden until a later day, whenever they are due.
    var waiting = 0

    var isEmpty: Bool { upcoming + undated + later + waiting == 0 }
}

struct UpcomingChangesResponse: Entity {
    struct GroupChange: Entity {
        let group: ListUpcomingResponse.Group
        /// The new and changed rows.
        let rows: [ListUpcomingResponse.Row]
    }

    let today: Day
    /// The new and changed groups.
    let changes: [GroupChange]
    /// The groups that have become empty.
    let emptied: [ItemGroup]
    /// A Boolean value that indicates whether items without a date are counted up to a limit.
    var isLimited = false
}

struct NothingUpcomingResponse: Entity {
    let lastDay: Day
    let today: Day
    let isFiltered: Bool
    var others = OtherItems()
    /// `true` if the filter matches only done items.
    var areDone = false
    var unknown: [UnknownName] = []
}

// MARK: - View

protocol ListUpcomingViewing: ListViewing {
    /// The lines of the window; `nil` without a terminal.
    var windowHeight: Int? { get }
    /// Returns the lines that each row of each section takes.
    func heights(of sections: [ListUpcomingDisplay.Section]) -> [[Int]]
    /// Returns the lines that everything but the rows takes, with the messages and the prompt below.
    func height(around display: ListUpcomingDisplay, above messages: [String]) -> Int
    func showUpcoming(_ display: ListUpcomingDisplay)
}

struct ListUpcomingDisplay: Display {
    struct Section: Display {
        let heading: HeadingDisplay
        let rows: [ItemDisplay]
    }

    /// The day and what is urgent on it; empty if only a part of the list is shown.
    var heading = ""
    let sections: [Section]
    /// The number of items without a date that aren't shown, and how to see them; empty if there are none.
    var more = ""
    /// The number of items that aren't upcoming; empty if there are none.
    var foot = ""
}
