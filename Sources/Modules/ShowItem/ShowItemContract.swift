import Almanac
package import Boundary

// MARK: - Module

/// What other modules can ask of this one.
package protocol ShowItemModule: AnyObject {
    func show(_ request: ShowItemRequest)
}

package struct ShowItemRequest: Equatable, Sendable {
    let filter: ItemFilter

    package init(filter: ItemFilter) {
        self.filter = filter
    }
}

// MARK: - Presenter and interactor

protocol ShowItemInteracting: AnyObject {
    func findItems(_ request: ShowItemRequest)
}

/// Items are told one by one, as there may be many: each with all that has to do with it, and then that it was the last.
protocol ShowItemInteractorOutput: AnyObject {
    func foundItem(_ response: ShowItemResponse)
    func foundLastItem()
    func foundNothing()
    /// Nothing of what was found before counts.
    func couldNotFindItems(_ failure: ChoiceFailure)
}

/// An item with all that has to do with it.
struct ShowItemResponse: Equatable, Sendable {
    let item: ItemSummary
    let needs: [ItemSummary]
    /// What needs the item.
    let blocks: [ItemSummary]
    let parent: ItemSummary?
    let parts: [ItemSummary]
    /// The next days on which it comes back.
    let occurrences: [Day]
    /// The oldest first.
    let history: [ItemEpisode]
    /// How often it was put off.
    let postponements: Int
    /// When it was made and completed, as the wall clock said.
    let created: Moment
    let completed: Moment?
    let today: Day
}

// MARK: - Presenter and view

/// Shows items one by one; they stand once their end is shown.
protocol ShowItemShowing: ComplaintShowing {
    func showItem(_ display: ShowItemDisplay)
    func showEnd()
    func showNothing(_ sentence: String)
}

struct ShowItemDisplay: Equatable, Sendable {
    struct Line: Equatable, Sendable {
        let label: String
        let text: String
    }

    let id: String
    let title: String
    let lines: [Line]
    let history: [Line]
}
