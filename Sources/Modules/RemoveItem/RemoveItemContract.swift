import Boundary
import Presentation
package import Vocabulary

// MARK: - Module

/// What other modules can ask of this one.
package protocol RemoveItemModule: AnyObject {
    func remove(_ choice: ItemChoice)
}

// MARK: - Presenter and interactor

protocol RemoveItemInteracting: AnyObject {
    func remove(_ choice: ItemChoice)
}

protocol RemoveItemInteractorOutput: ChoiceOutput {
    func removedItems(_ response: RemoveItemResponse)
}

struct RemoveItemResponse: Equatable, Sendable {
    /// As they were.
    let items: [ItemSummary]
    /// What needed one of them.
    var dependents: [ItemSummary] = []
    /// What was part of one of them.
    var children: [ItemSummary] = []
}

// MARK: - Presenter and view

typealias RemoveItemViewing = ChangeViewing
