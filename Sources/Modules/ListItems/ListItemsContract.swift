import Almanac
package import Boundary

// MARK: - Module

/// What other modules can ask of this one.
package protocol ListItemsModule: AnyObject {
    func show(_ request: ListItemsRequest)
}

package struct ListItemsRequest: Equatable, Sendable {
    package enum Grouping: String, CaseIterable, Sendable {
        case due, project, tag, priority, none
    }

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
    /// What it does not decide, the usual order does.
    let order: [SortKey]
    let grouping: Grouping

    package init(filter: ItemFilter = .everything, order: [SortKey] = [], grouping: Grouping = .none) {
        self.filter = filter
        self.order = order
        self.grouping = grouping
    }
}

// MARK: - Presenter and interactor

protocol ListItemsInteracting: AnyObject {
    func findItems(_ request: ListItemsRequest)
}

/// A list is told piece by piece, as it may be long: that it begins, its groups and items, and its end.
protocol ListItemsInteractorOutput: AnyObject {
    func foundItems(_ opening: ListItemsOpening)
    /// What is found from now on belongs to this group.
    func foundGroup(_ group: ListItemsGroup)
    func foundItem(_ row: ListItemsRow)
    func foundLastItem(_ totals: ListItemsTotals)
    func foundNothing(_ response: NothingListedResponse)
    /// Nothing of what was found before counts.
    func couldNotFindItems(_ trouble: StorageTrouble)
}

struct ListItemsOpening: Equatable, Sendable {
    let today: Day
    let isGrouped: Bool
}

struct ListItemsGroup: Equatable, Sendable {
    let name: ItemGroup
    /// How many groups this one lies within.
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
    /// Items that match, and wait for a later day.
    var hidden = 0
}

struct NothingListedResponse: Equatable, Sendable {
    enum Reason: Equatable, Sendable {
        /// There is no item at all, not even a done one.
        case emptyList
        case nothingMatches
        case everythingIsDone
        /// So many wait for a later day.
        case everythingWaits(Int)
    }

    let reason: Reason
    let isFiltered: Bool
    let isGrouped: Bool
}

// MARK: - Presenter and view

/// Shows a list piece by piece; it stands once its foot is shown.
protocol ListItemsShowing: ListShowing {
    typealias Heading = HeadingDisplay
    typealias Row = ItemDisplay

    func showHeading(_ heading: Heading)
    func showItem(_ item: Row)
    /// The foot is for people who look at a terminal.
    func showFoot(_ sentence: String)
}
