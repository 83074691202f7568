import Almanac
import Entities
import Responses
import Vocabulary

/// Completes all selected items, or none.
final class CompleteItemInteractor: CompleteItemInteracting {
    weak var output: (any CompleteItemInteractorOutput)?
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
                // The next occurrences of all chosen items, since those of the first ones may depend on those of the last ones.
                var uuids: [Int: ItemUUID] = [:]
                let chosen = try list.choose(choice, today: moment.today) { item in
                    guard item.status == .open else { return false }
                    if item.isRepeating { uuids[item.id] = NextOccurrence(of: item, done: moment)?.uuid }
                    return true
                }
                return try list.change(chosen, report: { output?.willChange($0) }) { portion throws(ChangeFailure) in
                    let completions = try ChangeFailure.inList { () throws(ListError) in
                        try self.completions(of: portion.items, uuids, at: moment, in: list)
                    }
                    let outcome = try portion.apply(
                        ListPlan(
                            updates: completions.all.map { ListPlan.Update($0.before, $0.done) },
                            additions: completions.additions(at: moment.instant, uuids: uuids)
                        )
                    )
                    return self.response(completions, outcome, alreadyDone: portion.unchanged, today: moment.today)
                }
            }
            output?.didChange(response)
        } catch {
            output?.couldNotChange(error)
        }
    }

    private func response(
        _ completions: ItemCompletions,
        _ outcome: PlanOutcome,
        alreadyDone: [Item],
        today: Day
    ) -> CompleteItemResponse {
        CompleteItemResponse(
            completions: rows(completions.all, outcome),
            stillOpen: relations(outcome.openDependencies),
            openParts: relations(Dictionary(grouping: outcome.openParts) { $0.details.parent ?? 0 }),
            unblocked: outcome.unblocked.map { ItemSummary($0) },
            alreadyDone: alreadyDone.map { ItemSummary($0) },
            today: today
        )
    }

    /// Repeating items and their dependencies may already have open next occurrences.
    private func completions(
        of items: [Item],
        _ uuids: [Int: ItemUUID],
        at moment: Moment,
        in list: any ItemRelations
    ) throws(ListError) -> ItemCompletions {
        let recurring = items.filter(\.isRepeating)
        let ids = Set(recurring.flatMap { [$0.id] + $0.details.needs })
        var found = try list.nextOccurrences(of: ids.sorted())
        let next = recurring.compactMap { item in uuids[item.id].map { (id: item.id, uuid: $0) } }
        let same = Dictionary(grouping: try list.items(with: next.map(\.uuid)), by: \.uuid)
        for (id, uuid) in next { found[id, default: []] += same[uuid] ?? [] }
        return ItemCompletions(of: items, at: moment, nextOccurrences: found)
    }

    /// Relies on the store returning added items in the order of the plan.
    private func rows(
        _ completions: [ItemCompletion],
        _ outcome: PlanOutcome
    ) -> [CompleteItemResponse.Row] {
        var added = outcome.added[...]
        return zip(completions, outcome.updated).map { completion, item in
            CompleteItemResponse.Row(
                item: ItemSummary(item),
                next: (completion.earlier ?? (completion.next == nil ? nil : added.popFirst())).map { ItemSummary($0) },
                skipped: completion.skipped,
                endsSeries: completion.endsSeries
            )
        }
    }

    private func relations(_ items: [Int: [Item]]) -> [CompleteItemResponse.Relation] {
        items.sorted { $0.key < $1.key }.map { .init(id: $0, items: $1.map { ItemSummary($0) }) }
    }
}
