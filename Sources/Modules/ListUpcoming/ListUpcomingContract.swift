import Almanac
package import Boundary

// MARK: - Module

/// What other modules can ask of this one.
package protocol ListUpcomingModule: AnyObject {
    func show(_ request: ListUpcomingRequest)
}

package struct ListUpcomingRequest: Equatable, Sendable {
    package enum Grouping: String, CaseIterable, Sendable {
        case due, project, tag, priority
    }

    let filter: ItemFilter
    let grouping: Grouping

    package init(filter: ItemFilter = .everything, grouping: Grouping = .due) {
        self.filter = filter
        self.grouping = grouping
    }
}

// MARK: - Presenter and interactor

protocol ListUpcomingInteracting: AnyObject {
    func findUpcomingItems(_ request: ListUpcomingRequest)
}

protocol ListUpcomingInteractorOutput: AnyObject {
    func foundUpcomingItems(_ response: ListUpcomingResponse)
    /// Nothing is due, though the list has items.
    func foundNothingUpcoming(_ response: NothingUpcomingResponse)
    /// There is no item at all, not even a done one.
    func foundEmptyList()
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

    let today: Day
    let groups: [Group]
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

/// The view of the list that stays open.
protocol ListUpcomingHomeShowing: ListUpcomingShowing {
    func showWays(_ sentence: String)
}

/// What the person did there.
protocol ListUpcomingHomeEventHandling: AnyObject {
    func didEnter(_ line: String)
}

struct ListUpcomingDisplay: Equatable, Sendable {
    struct Section: Equatable, Sendable {
        let heading: HeadingDisplay
        let rows: [ItemDisplay]
    }

    let sections: [Section]
}

// MARK: - Presenter and router

protocol ListUpcomingHomeRouting: AnyObject {
    /// With the words that were typed for the item; none to have it asked for.
    func presentAddItem(_ words: [String])
    /// Has a line run that is some other command.
    func run(_ line: String)
    func leaveHome()
}

// MARK: - Presenter and grammar

/// What a line is about that was typed into the list that stays open.
enum ListUpcomingHomeWish: Equatable, Sendable {
    case refresh
    case newItem([String])
    case command
    case leave
}

protocol ListUpcomingHomeReading {
    func wish(_ line: String) throws(Misunderstanding) -> ListUpcomingHomeWish
}
