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
        var verdict = ChangeVerdict.nothing
        do throws(ListTrouble) {
            let outcome = try dataManager.carryOut(PlanRequest(request.choice, at: moment)) {
                (items, list) throws(ListTrouble) in
                verdict = try judge(ChosenItems(items, by: selection), request, list, at: moment)
                return verdict.plan
            }
            tell(verdict, outcome, request.hints, today: moment.today)
        } catch {
            output?.couldNotChangeItems(.storage(StorageTrouble(error)))
        }
    }
}

// MARK: - What is to be done

extension ChangeItemInteractor {
    private func judge(
        _ chosen: ChosenItems,
        _ request: ChangeItemRequest,
        _ list: some ItemNeighbourhood,
        at moment: Moment
    ) throws(ListTrouble) -> ChangeVerdict {
        guard chosen.missing.isEmpty else { return .missing(chosen.missing) }
        // A filter means what is still to be done, unless it says otherwise.
        let meansAll = chosen.areAllNamed || request.choice.filter.selection.namesStatus
        let items = meansAll ? chosen.items : chosen.items.filter { $0.status == .open }
        if items.isEmpty { return .nothing }
        if request.changes.title != nil, items.count > 1 { return .oneTitleForMany(items.count) }
        guard request.choice.assent.covers(items) || chosen.areAllNamed || items.count == 1 else {
            return .doubt(items)
        }
        let alterations = items.map { item in
            ItemAlteration(of: item, to: item.details.changed(by: request.changes), at: moment)
        }
        for alteration in alterations {
            if let mistake = try alteration.mistake(in: list) { return .mistake(mistake, in: alteration.before) }
        }
        return .change(alterations)
    }
}

// MARK: - What came of it

extension ChangeItemInteractor {
    private func tell(_ verdict: ChangeVerdict, _ outcome: PlanOutcome?, _ hints: [ReadingHint], today: Day) {
        switch verdict {
        case .missing(let ranges):
            output?.couldNotChangeItems(.unknownIDs(ranges))
        case .oneTitleForMany(let count):
            output?.refusedChange(.oneTitleForMany(count))
        case .mistake(let mistake, let item):
            output?.refusedChange(.item(item.id, ItemRefusal(mistake)))
        case .doubt(let items):
            output?.foundItemsToConfirm(items.map { ItemSummary($0) })
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

extension ItemDetails {
    /// With what is to be different.
    fileprivate func changed(by changes: ItemChanges) -> ItemDetails {
        var changed = self
        if let title = changes.title { changed.title = title }
        if let note = changes.note { changed.note = note.value }
        if let project = changes.project { changed.project = project.value }
        if let priority = changes.priority { changed.priority = priority.value.map(Priority.init) }
        if let due = changes.due { changed.due = due.value }
        if let wait = changes.wait { changed.wait = wait.value }
        if let repeats = changes.repeats { changed.recurrence = repeats.value.map(Recurrence.init) }
        if let needs = changes.needs { changed.needs = (needs.value ?? []).sorted() }
        if let parent = changes.parent { changed.parent = parent.value }
        changed.tags = Set(tags).subtracting(changes.removedTags).union(changes.addedTags).sorted()
        return changed
    }
}
