import Almanac
import Boundary
import Entities

/// What the interactor needs of the store.
protocol ChangeItemDataManaging: AnyObject {
    /// Has the closure decide, on the chosen items as they are now, what is to be done, and does it as one change; nil
    /// where it decided on nothing.
    func carryOut(
        _ request: PlanRequest,
        _ decide: ([Item], any ItemNeighbourhood) throws(ListTrouble) -> ListPlan
    ) throws(ListTrouble) -> PlanOutcome?
}

/// What can be asked about other items while a change is decided on.
protocol ItemNeighbourhood {
    /// Those of the ids that no item has.
    func unknownIDs(among ids: [Int]) throws(ListTrouble) -> [Int]
    /// These, what they need, what that needs, and so on.
    func idsNeeded(by ids: [Int]) throws(ListTrouble) -> Set<Int>
    /// This, what it is a part of, what that is a part of, and so on.
    func idsAbove(_ id: Int) throws(ListTrouble) -> Set<Int>
}

/// Changes the chosen items, all of them or none.
final class ChangeItemInteractor: ChangeItemInteracting {
    weak var output: (any ChangeItemInteractorOutput)?
    private let dataManager: any ChangeItemDataManaging
    private let clock: any Clock

    init(dataManager: any ChangeItemDataManaging, clock: any Clock) {
        self.dataManager = dataManager
        self.clock = clock
    }

    func change(_ request: ChangeItemRequest) {
        let moment = clock.now()
        let selection = request.choice.filter.selection
        var verdict = Verdict.nothing
        do throws(ListTrouble) {
            let plan = PlanRequest(selection: selection, typed: request.choice.typed, moment: moment)
            let outcome = try dataManager.carryOut(plan) { (items, list) throws(ListTrouble) in
                verdict = try judge(ChosenItems(items, by: selection), request, list, at: moment)
                return verdict.plan
            }
            tell(verdict, outcome, request.hints, today: moment.today)
        } catch {
            output?.couldNotChangeItem(.choice(.storage(StorageTrouble(error))))
        }
    }
}

// MARK: - What is to be done

extension ChangeItemInteractor {
    private enum Verdict {
        case refuse(ChangeItemFailure)
        case doubt([Item])
        case nothing
        case change([ItemAlteration])

        var plan: ListPlan {
            guard case .change(let alterations) = self else { return ListPlan() }
            return ListPlan(updates: alterations.filter(\.isReal).map { ListPlan.Update($0.before, $0.after) })
        }
    }

    private func judge(
        _ chosen: ChosenItems,
        _ request: ChangeItemRequest,
        _ list: any ItemNeighbourhood,
        at moment: Moment
    ) throws(ListTrouble) -> Verdict {
        guard chosen.missing.isEmpty else { return .refuse(.choice(.unknownIDs(chosen.missing))) }
        // A filter means what is still to be done, unless it says otherwise.
        let meansAll = chosen.areAllNamed || request.choice.filter.selection.namesStatus
        let items = meansAll ? chosen.items : chosen.items.filter { $0.status == .open }
        if items.isEmpty { return .nothing }
        if let failure = try mistake(in: request.changes, of: items, list) { return .refuse(failure) }
        guard request.choice.isConfirmed || chosen.areAllNamed || items.count == 1 else { return .doubt(items) }
        let alterations = items.map { item in
            ItemAlteration(of: item, to: item.details.changed(by: request.changes), at: moment)
        }
        if let idle = alterations.first(where: { $0.after.details.recurrence != nil && $0.after.details.due == nil }) {
            return .refuse(.repeatsWithoutDay(idle.before.id))
        }
        return .change(alterations)
    }

    private func mistake(
        in changes: ItemChanges,
        of items: [Item],
        _ list: any ItemNeighbourhood
    ) throws(ListTrouble) -> ChangeItemFailure? {
        if let title = changes.title {
            if items.count > 1 { return .oneTitleForMany(items.count) }
            do {
                _ = try ItemTitle(title)
            } catch {
                switch error {
                case .empty: return .emptyTitle
                case .tooLong(let bytes): return .titleTooLong(bytes: bytes, limit: ItemTitle.longest)
                }
            }
        }
        if let needs = changes.needs?.value {
            let unknown = try list.unknownIDs(among: needs)
            if !unknown.isEmpty { return .unknownNeeds(unknown) }
            let needed = try list.idsNeeded(by: needs)
            if let item = items.first(where: { needed.contains($0.id) }) { return .circle(item.id, field: .needs) }
        }
        if let parent = changes.parent?.value {
            if try !list.unknownIDs(among: [parent]).isEmpty { return .unknownParent(parent) }
            let above = try list.idsAbove(parent)
            if let item = items.first(where: { above.contains($0.id) }) { return .circle(item.id, field: .parent) }
        }
        return nil
    }
}

// MARK: - What came of it

extension ChangeItemInteractor {
    private func tell(_ verdict: Verdict, _ outcome: PlanOutcome?, _ hints: [ReadingHint], today: Day) {
        switch verdict {
        case .refuse(let failure):
            output?.couldNotChangeItem(failure)
        case .doubt(let items):
            output?.foundSeveralItems(items.map { ItemSummary($0) })
        case .nothing:
            output?.foundNoItem()
        case .change(let alterations):
            let before = alterations.filter(\.isReal).map { ItemSummary($0.before) }
            let after = (outcome?.updated ?? []).map { ItemSummary($0) }
            output?.changedItems(
                ChangeItemResponse(
                    rows: zip(before, after).map { ChangeItemResponse.Row(before: $0, after: $1) },
                    unchanged: alterations.filter { !$0.isReal }.map { ItemSummary($0.before) },
                    hints: hints,
                    today: today
                )
            )
        }
    }
}
