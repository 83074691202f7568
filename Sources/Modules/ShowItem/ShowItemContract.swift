import Almanac
import Presentation
import Responses
package import Vocabulary

// MARK: - Module

/// The module's public interface.
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

/// Receives items one at a time, because there may be many, and a final call after the last one.
protocol ShowItemInteractorOutput: AnyObject {
    func foundItem(_ response: ShowItemResponse)
    func foundLastItem()
    func foundNothing()
    /// The items found so far must be discarded.
    func couldNotFindItems(_ failure: ChangeFailure)
}

/// An item with its related items and history.
struct ShowItemResponse: Equatable, Sendable {
    let item: ItemSummary
    let needs: [ItemSummary]
    /// The items that need this one.
    let blocks: [ItemSummary]
    let parent: ItemSummary?
    let parts: [ItemSummary]
    /// The days of the next occurrences.
    let occurrences: [Day]
    /// Oldest first.
    let history: [ItemHistoryEntry]
    let postponements: Int
    let created: Moment
    let completed: Moment?
    let today: Day
}

// MARK: - Presenter and view

/// Shows items one at a time. Output is held back until `showEnd()`, so that an error can discard it.
protocol ShowItemViewing: ErrorViewing {
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
