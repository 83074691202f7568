import Almanac
import Entities
import Responses
import Vocabulary

/// The interactor's access to the store.
protocol EditItemDataManaging: PlanDataManaging {
    /// Returns `nil` if there is no such item.
    func item(_ id: Int) throws(ListError) -> Item?
}

/// Finds the item to edit and saves the edits.
final class EditItemInteractor: EditItemInteracting {
    weak var output: (any EditItemInteractorOutput)?
    private let dataManager: any EditItemDataManaging
    private let clock: any Clock
    /// The item when editing began.
    private var original: ItemDetails?

    init(dataManager: any EditItemDataManaging, clock: any Clock) {
        self.dataManager = dataManager
        self.clock = clock
    }

    func findItem(_ id: Int) {
        do {
            guard let item = try dataManager.item(id) else { return fail(.unknownID(id)) }
            original = item.details
            output?.foundItem(ItemSummary(item))
        } catch {
            fail(.storage(error))
        }
    }

    func save(_ details: ItemDetails, _ request: EditItemRequest) {
        guard let original else { return fail(.unknownID(request.id)) }
        let moment = clock.now()
        let revision = Revision(original: original, edited: details)
        var problem: ItemProblem?
        var alteration: ItemAlteration?
        var conflict: (field: ItemField, current: ItemDetails)?
        let selection = Selection([[.ids([request.id...request.id])]])
        do throws(ListError) {
            let plan = PlanRequest(selection: selection, typed: request.typed, moment: moment)
            let outcome = try dataManager.carryOut(plan) { (items, list) throws(ListError) in
                guard let current = items.first else { return ListPlan() }
                if let field = revision.conflict(with: current.details) {
                    conflict = (field, current.details)
                    return ListPlan()
                }
                let made = ItemAlteration(of: current, to: revision.applied(to: current.details), at: moment)
                alteration = made
                problem = try made.problem(in: list)
                return ListPlan(updates: problem == nil && made.hasChanges ? [.init(made.before, made.after)] : [])
            }
            if let (field, current) = conflict {
                // Reports each conflict only once.
                self.original = original.taking(field, from: current)
                return fail(.changedMeanwhile(field, current))
            }
            report(alteration, problem, outcome, request, today: moment.today)
        } catch {
            fail(.storage(error))
        }
    }

    private func report(
        _ alteration: ItemAlteration?,
        _ problem: ItemProblem?,
        _ outcome: PlanOutcome?,
        _ request: EditItemRequest,
        today: Day
    ) {
        guard let alteration else { return fail(.unknownID(request.id)) }
        if let problem { return fail(.refused(request.id, problem)) }
        guard let after = outcome?.updated.first else {
            output?.foundNothingToSave()
            return
        }
        output?.savedItem(
            EditItemResponse(before: ItemSummary(alteration.before), after: ItemSummary(after), today: today)
        )
    }

    private func fail(_ failure: EditItemFailure) {
        output?.couldNotEditItem(failure)
    }
}
