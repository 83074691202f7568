import Almanac
import Boundary
import Entities
import Vocabulary

/// What the interactor needs of the store.
typealias RemoveItemDataManaging = PlanDataManaging

/// Removes the chosen items, all of them or none, and never without a yes.
final class RemoveItemInteractor: RemoveItemInteracting {
    weak var output: (any RemoveItemInteractorOutput)?
    private let dataManager: any RemoveItemDataManaging
    private let clock: any Clock

    init(dataManager: any RemoveItemDataManaging, clock: any Clock) {
        self.dataManager = dataManager
        self.clock = clock
    }

    func remove(_ choice: ItemChoice) {
        do {
            let (review, outcome) = try dataManager.carryOut(PlanRequest(choice, at: clock.now())) { chosen in
                chosen.reviewed(.always, confirmed: choice.confirmedItems)
            } plan: { items, _ in
                ItemRemoval(items: items).plan
            }
            output?.report(review) { _ in
                output?.removedItems(
                    RemoveItemResponse(
                        items: outcome.removed.map { ItemSummary($0) },
                        dependents: outcome.dependents.map { ItemSummary($0) },
                        children: outcome.children.map { ItemSummary($0) }
                    )
                )
            }
        } catch {
            output?.couldNotChangeItems(.storage(error))
        }
    }
}
