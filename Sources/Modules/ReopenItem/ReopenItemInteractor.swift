import Almanac
import Boundary
import Entities

/// What the interactor needs of the store.
protocol ReopenItemDataManaging: PlanDataManaging {}

/// Opens the chosen items that are done, all of them or none.
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
            let (judgement, outcome) = try dataManager.carryOut(PlanRequest(choice, at: moment)) { chosen in
                chosen.judged(assent: choice.assent) { $0.status == .done }
            } plan: { items, _ in
                plan(items.map { ItemReopening(of: $0, at: moment.instant) })
            }
            try output?.tell(judgement) { openBefore throws(ListTrouble) in
                output?.reopenedItems(
                    ReopenItemResponse(
                        items: outcome.updated.map { ItemSummary($0) },
                        stillToCome: outcome.updated.flatMap { item in
                            (outcome.comebacks[item.id] ?? []).map { .init(of: item.id, next: ItemSummary($0)) }
                        },
                        waiting: outcome.waiting.map { ItemSummary($0) },
                        openBefore: openBefore,
                        today: moment.today
                    )
                )
            }
        } catch {
            output?.couldNotChangeItems(.storage(StorageTrouble(error)))
        }
    }

    private func plan(_ reopenings: [ItemReopening]) -> ListPlan {
        ListPlan(updates: reopenings.map { ListPlan.Update($0.before, $0.open) })
    }
}
