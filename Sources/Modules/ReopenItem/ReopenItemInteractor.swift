import Almanac
import Boundary
import Entities
import Vocabulary

/// The data that the interactor needs from the store.
protocol ReopenItemDataManaging: PlanDataManaging {}

/// Reopens all chosen items that are completed, or none of them.
final class ReopenItemInteractor: ReopenItemInteracting {
    weak var output: (any ReopenItemInteractorOutput)?
    private let dataManager: any ReopenItemDataManaging
    private let clock: any Clock

    init(dataManager: any ReopenItemDataManaging, clock: any Clock) {
        self.dataManager = dataManager
        self.clock = clock
    }

    func reopen(_ choice: ItemChoice) {
        let moment = clock.now()
        do {
            let (review, outcome) = try dataManager.carryOut(PlanRequest(choice, at: moment)) { chosen in
                chosen.reviewed(confirmed: choice.confirmedItems) { $0.status == .done }
            } plan: { items, _ in
                plan(items.map { ItemReopening(of: $0, at: moment.instant) })
            }
            try output?.report(review) { alreadyOpen throws(ListError) in
                output?.reopenedItems(
                    ReopenItemResponse(
                        items: outcome.updated.map { ItemSummary($0) },
                        nextOccurrences: outcome.updated.flatMap { item in
                            (outcome.nextOccurrences[item.id] ?? []).map { .init(of: item.id, item: ItemSummary($0)) }
                        },
                        waiting: outcome.waiting.map { ItemSummary($0) },
                        alreadyOpen: alreadyOpen,
                        today: moment.today
                    )
                )
            }
        } catch {
            output?.couldNotChangeItems(.storage(error))
        }
    }

    private func plan(_ reopenings: [ItemReopening]) -> ListPlan {
        ListPlan(updates: reopenings.map { ListPlan.Update($0.before, $0.open) })
    }
}
