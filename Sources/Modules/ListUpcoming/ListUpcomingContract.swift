import Almanac
package import Boundary

// MARK: - Module

/// What other modules can ask of this one.
package protocol ListUpcomingModule: AnyObject {
    func show(_ request: ListUpcomingRequest)
    /// Shows the groups that are not as they were when they were shown last; nothing where all of them are.
    func showChanges()
}

package struct ListUpcomingRequest: Equatable, Sendable {
    package enum Grouping: String, CaseIterable, Sendable {
        case due, project, tag, priority
    }

    /// How many items can be shown where a heading takes as much as some of them.
    package struct Room: Equatable, Sendable {
        let items: Int
        let perHeading: Int

        package init(items: Int, perHeading: Int) {
            self.items = items
            self.perHeading = perHeading
        }
    }

    let filter: ItemFilter
    let grouping: Grouping
    /// Of what has no room only the number is told; nil for room without end.
    let room: Room?

    package init(filter: ItemFilter = .everything, grouping: Grouping = .due, room: Room? = nil) {
        self.filter = filter
        self.grouping = grouping
        self.room = room
    }
}

// MARK: - Presenter and interactor

protocol ListUpcomingInteracting: AnyObject {
    func findUpcomingItems(_ request: ListUpcomingRequest)
    /// What became different since they were found last.
    func findChanges()
}

protocol ListUpcomingInteractorOutput: AnyObject {
    func foundUpcomingItems(_ response: ListUpcomingResponse)
    /// Nothing is due, though the list has items.
    func foundNothingUpcoming(_ response: NothingUpcomingResponse)
    /// There is no item at all, not even a done one.
    func foundEmptyList()
    func foundChanges(_ response: UpcomingChangesResponse)
    func couldNotFindItems(_ trouble: StorageTrouble)
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

    /// Items of a group that are not told one by one.
    struct Rest: Equatable, Sendable {
        let name: ItemGroup
        let count: Int
    }

    let today: Day
    let groups: [Group]
    var rests: [Rest] = []
}

struct UpcomingChangesResponse: Equatable, Sendable {
    let today: Day
    /// The groups that are new, or that other items are in, or the same ones otherwise.
    let groups: [ListUpcomingResponse.Group]
    /// Of long groups only those items are told that are not as they were.
    var rests: [ListUpcomingResponse.Rest] = []
    /// Those that nothing is left of.
    let emptied: [ItemGroup]
}

struct NothingUpcomingResponse: Equatable, Sendable {
    /// The day through which nothing is due.
    let lastDay: Day
    let today: Day
    let isFiltered: Bool
    /// Open items that are due later, or on no day.
    let hasOtherOpenItems: Bool
}

// MARK: - Presenter and view

protocol ListUpcomingShowing: ListShowing {
    func showUpcoming(_ display: ListUpcomingDisplay)
    // Said again, as one view of this module hands them on to another.
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
