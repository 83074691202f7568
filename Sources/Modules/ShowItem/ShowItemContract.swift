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

protocol ShowItemInteractorOutput: AnyObject {
    func foundItems(_ response: ShowItemResponse)
    func couldNotFindItems(_ failure: ChoiceFailure)
}

struct ShowItemResponse: Equatable, Sendable {
    /// An item with all that has to do with it.
    struct Story: Equatable, Sendable {
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
    }

    let stories: [Story]
    let today: Day
    /// When items were made and completed, as the wall clock said.
    let moments: [Instant: Moment]
}

// MARK: - Presenter and view

protocol ShowItemShowing: ComplaintShowing {
    func showItems(_ display: ShowItemDisplay)
    func showNothing(_ sentence: String)
}

struct ShowItemDisplay: Equatable, Sendable {
    struct Line: Equatable, Sendable {
        let label: String
        let text: String
    }

    struct Page: Equatable, Sendable {
        let id: String
        let title: String
        let lines: [Line]
        let history: [Line]
    }

    let pages: [Page]
}
