import Almanac
import Boundary
import Presentation
package import Vocabulary

// MARK: - Module

/// The module's public interface.
package protocol CompleteItemModule: AnyObject {
    func complete(_ choice: ItemChoice)
}

// MARK: - Presenter and interactor

protocol CompleteItemInteracting: AnyObject {
    func complete(_ choice: ItemChoice)
}

protocol CompleteItemInteractorOutput: ChoiceOutput {
    func completedItems(_ response: CompleteItemResponse)
}

struct CompleteItemResponse: Equatable, Sendable {
    struct Row: Equatable, Sendable {
        let item: ItemSummary
        /// The next occurrence, if the item repeats.
        let next: ItemSummary?
        /// The open items that it depends on.
        let stillOpen: [ItemSummary]
        /// Its open parts.
        var openParts: [ItemSummary] = []
    }

    let completions: [Row]
    /// Items that are no longer blocked.
    let unblocked: [ItemSummary]
    /// Selected items that were done already.
    let alreadyDone: [ItemSummary]
    let today: Day
}

// MARK: - Presenter and view

typealias CompleteItemViewing = ChangeViewing
