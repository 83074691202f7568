import Almanac
import Presentation
import Responses
package import Vocabulary

// MARK: - Module

/// The module's public interface.
package protocol ListItemsModule: AnyObject {
    func show(_ request: ListItemsRequest)
}

package struct ListItemsRequest: Equatable, Sendable {
    package struct SortKey: Equatable, Sendable {
        package enum Name: String, CaseIterable, Sendable {
            case due, priority, project, title, created, changed, completed, id, tag
        }

        let name: Name
        let isDescending: Bool

        package init(_ name: Name, isDescending: Bool = false) {
            self.name = name
            self.isDescending = isDescending
        }
    }

    let filter: ItemFilter
    /// Ties are sorted in the default order.
    let order: [SortKey]
    /// `nil` for a list without groups.
    let grouping: ItemGrouping?

    package init(filter: ItemFilter = .everything, order: [SortKey] = [], grouping: ItemGrouping? = nil) {
        self.filter = filter
        self.order = order
        self.grouping = grouping
    }
}

// MARK: - Presenter and interactor

protocol ListItemsInteracting: AnyObject {
    func findItems(_ request: ListItemsRequest)
}

/// Receives a list one part at a time: an opening, the groups and items, then the totals.
protocol ListItemsInteractorOutput: AnyObject {
    func foundItems(_ opening: ListItemsOpening)
    /// The items that follow belong to this group.
    func foundGroup(_ group: ListItemsGroup)
    func foundItem(_ row: ListItemsRow)
    func foundLastItem(_ totals: ListItemsTotals)
    func foundNothing(_ response: NothingListedResponse)
    /// Also discards the items found before.
    func couldNotFindItems(_ failure: ListError)
}

struct ListItemsOpening: Equatable, Sendable {
    let today: Day
    let isGrouped: Bool
}

struct ListItemsGroup: Equatable, Sendable {
    let name: ItemGroup
    /// The nesting depth.
    let depth: Int
}

struct ListItemsRow: Equatable, Sendable {
    let item: ItemSummary
    let standing: ItemStanding
}

struct ListItemsTotals: Equatable, Sendable {
    var items = 0
    var done = 0
    var overdue = 0
    /// Matching items that are hidden because they wait for a later day.
    var hidden = 0
}

struct NothingListedResponse: Equatable, Sendable {
    enum Reason: Equatable, Sendable {
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
}

// MARK: - Presenter and view

/// Shows a list as it arrives. Output may be held back until the footer.
protocol ListItemsViewing: ListViewing {
    typealias Heading = HeadingDisplay
    typealias Row = ItemDisplay

    func showHeading(_ heading: Heading)
    func showItem(_ item: Row)
    /// Shows the footer on a terminal, and ends the output.
    func showFoot(_ sentence: String)
}
