import Almanac
import Entities
import Responses
import Vocabulary

/// Changes all selected items, or none.
final class ChangeItemInteractor: ChangeItemInteracting {
    weak var output: (any ChangeItemInteractorOutput)?
    private let dataManager: any PlanDataManaging
    private let clock: any Clock

    init(dataManager: any PlanDataManaging, clock: any Clock) {
        self.dataManager = dataManager
        self.clock = clock
    }

    func carryOut(_ request: ChangeItemRequest) {
        let moment = clock.now()
        let selection = request.choice.filter.selection
        var verdict = ChangeVerdict.reviewed(.approved([], unchanged: []), [])
        do throws(ListError) {
            let outcome = try dataManager.carryOut(PlanRequest(request.choice, at: moment)) {
                (items, list) throws(ListError) in
                verdict = try judge(ChosenItems(items, by: selection), request, list, at: moment)
                return verdict.plan
            }
            report(verdict, outcome, request.hints, today: moment.today)
        } catch {
            output?.couldNotChange(.storage(error))
        }
    }
}

// MARK: - Decision

private enum ChangeVerdict {
    case rejected(ChangeFailure)
    case reviewed(ChoiceReview, [ItemAlteration])

    var plan: ListPlan {
        guard case .reviewed(_, let alterations) = self else { return ListPlan() }
        return ListPlan(updates: alterations.filter(\.hasChanges).map { ListPlan.Update($0.before, $0.after) })
    }
}

extension ChangeItemInteractor {
    private func judge(
        _ chosen: ChosenItems,
        _ request: ChangeItemRequest,
        _ list: some ItemRelations,
        at moment: Moment
    ) throws(ListError) -> ChangeVerdict {
        // A filter selects open items unless it names a status.
        let includesDone = chosen.areAllNamed || request.choice.filter.selection.namesStatus
        let review = chosen.reviewed(confirmed: request.choice.confirmedItems) { includesDone || $0.status == .open }
        if request.changes.title != nil, review.items.count > 1 {
            return .rejected(.oneTitleForMany(review.items.count))
        }
        guard case .approved(let items, _) = review else { return .reviewed(review, []) }
        let alterations = items.map { item in
            ItemAlteration(of: item, to: item.details.changed(by: request.changes), at: moment)
        }
        for alteration in alterations {
            if let problem = try alteration.problem(in: list) {
                return .rejected(.invalid(alteration.before.id, problem))
            }
        }
        return .reviewed(review, alterations)
    }
}

// MARK: - Outcome

extension ChangeItemInteractor {
    private func report(_ verdict: ChangeVerdict, _ outcome: PlanOutcome?, _ hints: [ReadingHint], today: Day) {
        switch verdict {
        case .rejected(let failure):
            output?.couldNotChange(failure)
        case .reviewed(let review, let alterations):
            output?.report(review) { _ in
                let before = alterations.filter(\.hasChanges).map { ItemSummary($0.before) }
                let after = (outcome?.updated ?? []).map { ItemSummary($0) }
                return ChangeItemResponse(
                    rows: zip(before, after).map { ChangeItemResponse.Row(before: $0, after: $1) },
                    unchanged: alterations.filter { !$0.hasChanges }.map { ItemSummary($0.before) },
                    hints: hints,
                    today: today
                )
            }
        }
    }
}

extension ItemDetails {
    /// Returns the details with `changes` applied.
    fileprivate func changed(by changes: ItemChanges) -> ItemDetails {
        var changed = self
        if let title = changes.title { changed.title = title }
        if let note = changes.note { changed.note = note.value }
        if let project = changes.project { changed.project = project.value }
        if let priority = changes.priority { changed.priority = priority.value }
        if let due = changes.due { changed.due = due.value }
        if let wait = changes.wait { changed.wait = wait.value }
        if let recurrence = changes.recurrence { changed.recurrence = recurrence.value }
        if let needs = changes.needs { changed.needs = (needs.value ?? []).sorted() }
        if let parent = changes.parent { changed.parent = parent.value }
        changed.tags = Set(tags).subtracting(changes.removedTags).union(changes.addedTags).sorted()
        return changed
    }
}
