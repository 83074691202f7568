import Almanac
import DataStore
import Entities
import Responses
import Vocabulary

@testable import RemoveItem

/// Removes items, all or none, and only after confirmation: the rules of the use case, and its access to the list.
struct RemovalModel {
    let store: Store
    let clock: any Clock

    func remove(_ choice: ItemChoice) throws(ChangeFailure) -> RemoveItemResponse {
        let moment = clock.now()
        let list = ChangeDataManager(store: store)
        return try list.change(typed: choice.typed, at: moment.instant) { list throws(ChangeFailure) in
            let chosen = try list.choose(choice, limitedTo: .open, today: moment.today, confirming: .always)
            var items: [ItemSummary] = []
            return try list.change(chosen, report: { _ in }) { portion throws(ChangeFailure) in
                let outcome = try portion.apply(ListPlan(removals: portion.items))
                items += outcome.removed.map { ItemSummary($0) }
                return RemoveItemResponse(
                    items: items,
                    dependents: outcome.dependents.map { ItemSummary($0) },
                    unblocked: outcome.unblocked.map { ItemSummary($0) },
                    children: outcome.children.map { ItemSummary($0) }
                )
            }
        }
    }
}

extension ChangeFailure {
    /// The outcome for the delegate.
    var outcome: ListOutcome { if case .noMatch = self { .unchanged } else { .refused } }
}
