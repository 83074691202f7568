import Almanac
import Boundary
import Presentation
package import Vocabulary

// MARK: - Module

/// The module's public interface.
package protocol ChangeItemModule: AnyObject {
    func change(_ request: ChangeItemRequest)
}

package struct ChangeItemRequest: Confirmable, Equatable, Sendable {
    let choice: ItemChoice
    let changes: ItemChanges
    var hints: [ReadingHint] = []

    package var filter: ItemFilter { choice.filter }

    package func confirmed(for ids: Set<Int>) -> ChangeItemRequest {
        ChangeItemRequest(choice: choice.confirmed(for: ids), changes: changes, hints: hints)
    }
}

// MARK: - Presenter and interactor

protocol ChangeItemInteracting: AnyObject {
    func change(_ request: ChangeItemRequest)
}

protocol ChangeItemInteractorOutput: ChoiceOutput {
    func changedItems(_ response: ChangeItemResponse)
    func refusedChange(_ refusal: ChangeItemRefusal)
}

struct ChangeItemResponse: Equatable, Sendable {
    struct Row: Equatable, Sendable {
        let before: ItemSummary
        let after: ItemSummary
    }

    let rows: [Row]
    /// Selected items that needed no change.
    let unchanged: [ItemSummary]
    let hints: [ReadingHint]
    let today: Day
}

enum ChangeItemRefusal: Equatable, Sendable {
    case oneTitleForMany(Int)
    case item(Int, ItemProblem)
}

// MARK: - Presenter and view

typealias ChangeItemViewing = ChangeViewing
