import Almanac
import Entities
import Responses
import Vocabulary

/// Removes the chosen items, all or none, and only after confirmation.
final class RemoveItemInteractor: RemoveItemInteracting {
    weak var output: (any RemoveItemInteractorOutput)?
    private let dataManager: any ChangeDataManaging
    private let clock: any Clock

    init(dataManager: any ChangeDataManaging, clock: any Clock) {
        self.dataManager = dataManager
        self.clock = clock
    }

    func perform(_ choice: ItemChoice) {
        let moment = clock.now()
        do {
            let response = try dataManager.change(typed: choice.typed, at: moment.instant) {
                list throws(ChangeFailure) in
                let chosen = try list.choose(choice, limitedTo: .open, today: moment.today, confirming: .always)
                output?.foundPlaces(chosen.places, of: chosen.count)
                return try list.change(chosen, report: { output?.willChange($0) }) { portion throws(ChangeFailure) in
                    RemoveItemResponse(try portion.apply(ListPlan(removals: portion.items)))
                }
            }
            output?.didChange(response)
        } catch {
            output?.couldNotChange(error)
        }
    }
}

extension RemoveItemResponse {
    fileprivate init(_ outcome: PlanOutcome) {
        items = outcome.removed.map { ItemSummary($0) }
        dependents = outcome.dependents.map { ItemSummary($0) }
        unblocked = outcome.unblocked.map { ItemSummary($0) }
        children = outcome.children.map { ItemSummary($0) }
    }
}
