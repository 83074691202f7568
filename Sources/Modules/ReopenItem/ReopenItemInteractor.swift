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
        do {
            let (review, outcome) = try dataManager.carryOut(choice, at: moment) { chosen in
                chosen.reviewed(confirmed: choice.confirmedItems) { $0.status == .done }
            } plan: { items, _ in
                ListPlan(
                    updates: items.map { ListPlan.Update($0, $0.marked(completed: nil, changed: moment.instant)) }
                )
            }
            output?.report(review) { alreadyOpen in
                ReopenItemResponse(
                    items: outcome.updated.map { ItemSummary($0) },
                    nextOccurrences: outcome.updated.flatMap { item in
                        (outcome.nextOccurrences[item.id] ?? []).map { .init(of: item.id, item: ItemSummary($0)) }
                    },
                    waiting: outcome.waiting.map { ItemSummary($0) },
                    alreadyOpen: alreadyOpen,
                    today: moment.today
                )
            }
        } catch {
            output?.couldNotChange(.storage(error))
        }
    }
}
