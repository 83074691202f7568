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
    /// Nothing is due through that day, though the list has items.
    func foundNothingUpcoming(through lastDay: Day, today: Day, isFiltered: Bool)
    /// There is no item at all, not even a done one.
    func foundEmptyList()
    func couldNotFindItems(_ trouble: StorageTrouble)
}

struct ListUpcomingResponse: Equatable, Sendable {
    enum GroupName: Equatable, Sendable {
        case near(NearTerm)
        case project(String?)
        case tag(String?)
        case priority(PriorityLevel?)
    }

    struct Group: Equatable, Sendable {
        let name: GroupName
        let items: [ItemSummary]
    }

    let today: Day
    let groups: [Group]
}

// MARK: - Presenter and view

protocol ListUpcomingShowing: ComplaintShowing {
    func showUpcoming(_ display: ListUpcomingDisplay)
    func showNothingUpcoming(_ sentence: String)
    func showEmptyList(_ sentence: String, example: String)
}

/// What the person did.
protocol ListUpcomingEventHandling: AnyObject {
    func didAskToRefresh()
    /// With the item's text, or nil to be asked for it.
    func didAskForNewItem(_ text: String?)
}

struct ListUpcomingDisplay: Equatable, Sendable {
    enum Tone: Equatable, Sendable {
        case normal, urgent, near
    }

    struct Row: Equatable, Sendable {
        let id: String
        /// When it is due, as far as the heading does not say it.
        let when: String
        /// When it is due, said in full.
        let due: String
        let tone: Tone
        let priority: String
        let isImportant: Bool
        let title: String
        let project: String
        let tags: [String]
    }

    struct Section: Equatable, Sendable {
        let heading: String
        let tone: Tone
        let rows: [Row]
    }

    let sections: [Section]
}

// MARK: - Presenter and router

protocol ListUpcomingRouting: AnyObject {
    /// With the item's text, or nil to have it asked for.
    func presentAddItem(_ text: String?)
}
