import Almanac
import Presentation
import Responses
package import Vocabulary

// MARK: - Module

/// The module's public interface.
package protocol ListUpcomingModule: AnyObject {
    func show(_ request: ListUpcomingRequest)
    /// Shows the groups that have changed since they were last shown, if any.
    func showChanges()
}

package struct ListUpcomingRequest: Equatable, Sendable {
    package enum Grouping: String, CaseIterable, Sendable {
        case due, project, tag, priority
    }

    /// The number of items that fit in the window. Each heading takes the space of `perHeading` items.
    package struct Capacity: Equatable, Sendable {
        let items: Int
        let perHeading: Int

        package init(items: Int, perHeading: Int) {
            self.items = items
            self.perHeading = perHeading
        }
    }

    let filter: ItemFilter
    let grouping: Grouping
    /// Items beyond the capacity are only counted. `nil` if there is no limit.
    let capacity: Capacity?

    package init(filter: ItemFilter = .everything, grouping: Grouping = .due, capacity: Capacity? = nil) {
        self.filter = filter
        self.grouping = grouping
        self.capacity = capacity
    }
}

// MARK: - Presenter and interactor

protocol ListUpcomingInteracting: AnyObject {
    func findUpcomingItems(_ request: ListUpcomingRequest)
    /// Finds the groups that have changed since the last search.
    func findChanges()
}

protocol ListUpcomingInteractorOutput: AnyObject {
    func foundUpcomingItems(_ response: ListUpcomingResponse)
    /// The list has items, but none of them is upcoming.
    func foundNothingUpcoming(_ response: NothingUpcomingResponse)
    /// The list has no items at all, not even completed ones.
    func foundEmptyList()
    func foundChanges(_ response: UpcomingChangesResponse)
    func couldNotFindItems(_ failure: ListError)
}

struct ListUpcomingResponse: Equatable, Sendable {
    struct Row: Equatable, Sendable {
        let item: ItemSummary
        let term: NearTerm
    }

    struct Group: Equatable, Sendable {
        let name: ItemGroup
        let rows: [Row]
    }

    /// The number of items of a group that are left out.
    struct Remainder: Equatable, Sendable {
        let name: ItemGroup
        let count: Int
    }

    let today: Day
    let groups: [Group]
    var remaining: [Remainder] = []
}

struct UpcomingChangesResponse: Equatable, Sendable {
    let today: Day
    /// The new and changed groups. A long group has only its changed items.
    let groups: [ListUpcomingResponse.Group]
    var remaining: [ListUpcomingResponse.Remainder] = []
    /// The groups that have become empty.
    let emptied: [ItemGroup]
}

struct NothingUpcomingResponse: Equatable, Sendable {
    let lastDay: Day
    let today: Day
    let isFiltered: Bool
    /// The other items are due later or have no due date.
    let hasOtherOpenItems: Bool
}

// MARK: - Presenter and view

protocol ListUpcomingViewing: ListViewing {
    func showUpcoming(_ display: ListUpcomingDisplay)
    // Redeclared because one view of this module forwards them to another.
    func showNothing(_ sentence: String)
    func showEmptyList(_ sentence: String, example: String)
}

struct ListUpcomingDisplay: Equatable, Sendable {
    struct Section: Equatable, Sendable {
        let heading: HeadingDisplay
        let rows: [ItemDisplay]
    }

    let sections: [Section]
}
