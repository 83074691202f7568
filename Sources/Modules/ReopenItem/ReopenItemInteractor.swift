import Almanac
import Entities
import Responses
import Vocabulary

/// Reopens all chosen items that are completed, or none of them.
final class ReopenItemInteractor: ReopenItemInteracting {
    weak var output: (any ReopenItemInteractorOutput)?
    private let dataManager: any ChangeDataManaging
    private let clock: any Clock

    init(dataManager: any ChangeDataManaging, clock: any Clock) {
        self.dataManager = dataManager
        self.clock = clock
    }

    func carryOut(_ choice: ItemChoice) {
        let moment = clock.now()
        do {
            let response = try dataManager.change(typed: choice.typed, at: moment.instant) {
                list throws(ChangeFailure) in
                let chosen = try list.choose(choice, today: moment.today, where: { $0.status == .done })
                return try list.change(chosen, report: { output?.willChange($0) }) { portion throws(ChangeFailure) in
                    let reopened = portion.items.map {
                        ListPlan.Update($0, $0.marked(completed: nil, changed: moment.instant))
                    }
                    let outcome = try portion.apply(ListPlan(updates: reopened))
                    return ReopenItemResponse(
                        items: outcome.updated.map { ItemSummary($0) },
                        nextOccurrences: outcome.nextOccurrences.sorted { $0.key < $1.key }.flatMap { id, items in
                            items.map { .init(of: id, item: ItemSummary($0)) }
                        },
                        waiting: outcome.waiting.map { ItemSummary($0) },
                        alreadyOpen: portion.unchanged.map { ItemSummary($0) },
                        today: moment.today
                    )
                }
            }
            output?.didChange(response)
        } catch {
            output?.couldNotChange(error)
        }
    }
}
