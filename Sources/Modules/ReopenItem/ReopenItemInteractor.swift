import Almanac
import Entities
import Responses
import Vocabulary

/// Reopens all chosen items that are completed, or none of them.
final class ReopenItemInteractor: ReopenItemInteracting {
    weak var output: (any ReopenItemInteractorOutput)?
    private let dataManager: any PlanDataManaging
    private let clock: any Clock

    init(dataManager: any PlanDataManaging, clock: any Clock) {
        self.dataManager = dataManager
        self.clock = clock
    }

    func carryOut(_ choice: ItemChoice) {
        let moment = clock.now()
        carryOut(choice, at: moment, in: dataManager, where: { $0.status == .done }) { items, _ in
            .success(ListPlan(updates: items.map { .init($0, $0.marked(completed: nil, changed: moment.instant)) }))
        } response: { outcome, alreadyOpen in
            ReopenItemResponse(
                items: outcome.updated.map { ItemSummary($0) },
                nextOccurrences: outcome.nextOccurrences.sorted { $0.key < $1.key }.flatMap { id, items in
                    items.map { .init(of: id, item: ItemSummary($0)) }
                },
                waiting: outcome.waiting.map { ItemSummary($0) },
                alreadyOpen: alreadyOpen,
                today: moment.today
            )
        }
    }
}
