import Almanac
import Entities
import Responses
import Vocabulary

/// Changes the chosen items, all or none.
final class {{name}}Interactor: {{name}}Interacting {
    weak var output: (any {{name}}InteractorOutput)?
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
                let chosen = try list.choose(choice, limitedTo: .open, today: moment.today, where: \.needsChange)
                return try list.change(chosen, report: { output?.willChange($0) }) { portion throws(ChangeFailure) in
                    let updates = portion.items.map { ListPlan.Update($0, $0.changed(at: moment)) }
                    let outcome = try portion.apply(ListPlan(updates: updates))
                    return {{name}}Response(
                        items: outcome.updated.map { ItemSummary($0) },
                        unchanged: portion.unchanged.map { ItemSummary($0) }
                    )
                }
            }
            output?.didChange(response)
        } catch {
            output?.couldNotChange(error)
        }
    }
}

/// The rule of this use case: the items get a high priority.
extension Item {
    fileprivate var needsChange: Bool { details.priority != .high }

    fileprivate func changed(at moment: Moment) -> Item {
        var details = details
        details.priority = .high
        return ItemAlteration(of: self, to: details, at: moment).after
    }
}
