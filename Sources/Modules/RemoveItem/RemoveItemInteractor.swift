import Almanac
import Entities
import Responses
import Vocabulary

/// Removes the chosen items, all or none, and only after confirmation.
final class RemoveItemInteractor: RemoveItemInteracting {
    weak var output: (any RemoveItemInteractorOutput)?
    private let dataManager: any PlanDataManaging
    private let clock: any Clock

    init(dataManager: any PlanDataManaging, clock: any Clock) {
        self.dataManager = dataManager
        self.clock = clock
    }

    func carryOut(_ choice: ItemChoice) {
        carryOut(choice, limitedTo: .open, at: clock.now(), in: dataManager, confirming: .always) { items, _ in
            .success(ListPlan(removals: items))
        } response: { outcome, _ in
            RemoveItemResponse(
                items: outcome.removed.map { ItemSummary($0) },
                dependents: outcome.dependents.map { ItemSummary($0) },
                unblocked: outcome.unblocked.map { ItemSummary($0) },
                children: outcome.children.map { ItemSummary($0) }
            )
        }
    }
}
