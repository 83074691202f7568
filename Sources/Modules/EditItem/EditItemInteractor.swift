import Almanac
import Boundary
import Entities

/// What the interactor needs of the store.
protocol EditItemDataManaging: AnyObject {
    /// Nil where no item has the id.
    func item(_ id: Int) throws(ListTrouble) -> Item?
    /// Has the closure decide, on the item as it is now, what is to be done, and does it as one change; nil where it
    /// decided on nothing.
    func carryOut(
        _ request: PlanRequest,
        _ decide: ([Item], any ItemNeighbourhood) throws(ListTrouble) -> ListPlan
    ) throws(ListTrouble) -> PlanOutcome?
}

/// Finds an item to be edited, and makes of it what was edited.
final class EditItemInteractor: EditItemInteracting {
    weak var output: (any EditItemInteractorOutput)?
    private let dataManager: any EditItemDataManaging
    private let clock: any Clock
    /// As it was when somebody began to edit it.
    private var seen: ItemDetails?

    init(dataManager: any EditItemDataManaging, clock: any Clock) {
        self.dataManager = dataManager
        self.clock = clock
    }

    func findItem(_ id: Int) {
        do {
            guard let item = try dataManager.item(id) else { return fail(.unknownID(id)) }
            seen = item.details
            output?.foundItem(ItemSummary(item))
        } catch {
            fail(.storage(StorageTrouble(error)))
        }
    }

    func save(_ facts: ItemFacts, _ request: EditItemRequest) {
        guard let seen else { return fail(.unknownID(request.id)) }
        let moment = clock.now()
        let revision = Revision(seen: seen, wanted: ItemDetails(facts))
        var verdict: ItemMistake?
        var alteration: ItemAlteration?
        var conflict: (field: ItemField, current: ItemDetails)?
        let selection = Selection([[.ids([request.id...request.id])]])
        do throws(ListTrouble) {
            let plan = PlanRequest(selection: selection, typed: request.typed, moment: moment)
            let outcome = try dataManager.carryOut(plan) { (items, list) throws(ListTrouble) in
                guard let current = items.first else { return ListPlan() }
                if let field = revision.conflict(with: current.details) {
                    conflict = (field, current.details)
                    return ListPlan()
                }
                let made = ItemAlteration(of: current, to: revision.applied(to: current.details), at: moment)
                alteration = made
                verdict = try made.mistake(in: list)
                return ListPlan(updates: verdict == nil && made.isReal ? [.init(made.before, made.after)] : [])
            }
            if let (field, current) = conflict {
                // Who has been told of it has seen it.
                self.seen = seen.taking(field, from: current)
                return fail(.changedMeanwhile(ItemPart(field), ItemFacts(current)))
            }
            tell(alteration, verdict, outcome, request, today: moment.today)
        } catch {
            fail(.storage(StorageTrouble(error)))
        }
    }

    private func tell(
        _ alteration: ItemAlteration?,
        _ mistake: ItemMistake?,
        _ outcome: PlanOutcome?,
        _ request: EditItemRequest,
        today: Day
    ) {
        guard let alteration else { return fail(.unknownID(request.id)) }
        if let mistake { return fail(.refused(request.id, ItemRefusal(mistake))) }
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
