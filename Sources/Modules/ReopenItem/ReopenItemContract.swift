import Almanac
import Boundary
import Presentation
package import Vocabulary

// MARK: - Module

/// The module's public interface.
package protocol ReopenItemModule: AnyObject {
    func reopen(_ choice: ItemChoice)
}

// MARK: - Presenter and interactor

protocol ReopenItemInteracting: AnyObject {
    func reopen(_ choice: ItemChoice)
}

protocol ReopenItemInteractorOutput: ChoiceOutput {
    func reopenedItems(_ response: ReopenItemResponse)
}

struct ReopenItemResponse: Equatable, Sendable {
    /// The item that was added when a repeating item was completed. Reopening doesn't remove it.
    struct NextOccurrence: Equatable, Sendable {
        let of: Int
        let item: ItemSummary
    }

    let items: [ItemSummary]
    var nextOccurrences: [NextOccurrence] = []
    /// The items that are blocked again.
    var waiting: [ItemSummary] = []
    let alreadyOpen: [ItemSummary]
    let today: Day
}

// MARK: - Presenter and view

typealias ReopenItemViewing = ChangeViewing
