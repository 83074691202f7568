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

    func perform(_ request: CompleteItemRequest) {
        let moment = clock.now()
        do {
            let response = try dataManager.change(typed: request.typed, at: moment.instant) {
                list throws(ChangeFailure) in
                // All chosen series, since the first ones may depend on the last ones.
                var series = CompletedSeries()
                var today = CompletedToday(clock: clock, at: moment)
                var elsewhere: [Item] = []
                var chosen: ChosenItems
                do throws(ChangeFailure) {
                    chosen = try list.choose(request.choice, today: moment.today) { item throws(ListError) in
                        guard item.status == .open else { return false }
                        guard item.isRepeating else { return true }
                        guard !item.repeatsElsewhere else {
                            elsewhere.append(item)
                            return false
                        }
                        let isRepeated = !request.isEarly || !item.movesOn(at: moment)
                        if isRepeated, try today.hasCopy(of: item, in: list) { return false }
                        series.add(item, at: moment)
                        return true
                    }
                } catch {
                    if case .noMatch = error, let item = elsewhere.first { throw .invalid(item.id, .repeatsElsewhere) }
                    guard case .noMatch = error, !today.series.isEmpty else { throw error }
                    return self.response([], PlanOutcome(), unchanged: today.series, at: moment)
                }
                let isNamed = request.filter.selection.namedIDs != nil
                if isNamed, let item = elsewhere.first { throw .invalid(item.id, .repeatsElsewhere) }
                output?.foundPlaces(chosen.places, of: chosen.count)
                try ChangeFailure.inList { () throws(ListError) in try series.leaveOutChains(in: list) }
                chosen = try self.addingParts(request.parts, to: chosen, series, in: list)
                var response = try list.change(chosen, report: { output?.willChange($0) }) {
                    portion throws(ChangeFailure) in
                    let all = try ChangeFailure.inList { () throws(ListError) in
                        try series.completions(of: portion.items, at: moment, in: list)
                    }
                    let completions = all.filter(\.hasEffect)
                    let outcome = try portion.apply(
                        ListPlan(completing: completions, at: moment.instant, keptDependents: series.dependents)
                    )
                    var response = self.response(completions, outcome, unchanged: portion.unchanged, at: moment)
                    response.doneToday += all.filter { !$0.hasEffect }.map {
                        .init(item: ItemSummary($0.before), canMoveOn: false, isToday: false)
                    }
                    return response
                }
                // A filter leaves them out.
                if !isNamed { response.doneToday += self.doneToday(today.series, at: moment) }
                response.repeatedElsewhere = elsewhere.map { ItemSummary($0) }
                return response
            }
            output?.didChange(response)
        } catch {
            output?.couldNotChange(error)
        }
    }

    /// Adds the open parts that are to be completed too, or throws if the user has to decide about them.
    private func addingParts(
        _ answer: OpenParts,
        to chosen: ChosenItems,
        _ series: CompletedSeries,
        in list: any ChangingList
    ) throws(ChangeFailure) -> ChosenItems {
        if answer == .leave { return chosen }
        // A series that moves on keeps its parts for the next occurrence.
        let parents =
            answer == .complete
            ? chosen.ids(includingUnchanged: true)
            : chosen.ids(includingUnchanged: false).filter { series.copies[$0] == nil }
        let parts = try ChangeFailure.inList { () throws(ListError) -> [Int] in
            let found = try list.openParts(below: parents)
            if found.isEmpty { return [] }
            let others = Set(chosen.ids(includingUnchanged: true))
            let parts = found.filter { !others.contains($0) }
            let elsewhere = try list.items(parts).filter(\.repeatsElsewhere).map(\.id)
            return parts.filter { !elsewhere.contains($0) }
        }
        if parts.isEmpty { return chosen }
        switch answer {
        case .complete: return chosen.adding(parts)
        case .completeConfirmed(let ids) where Set(ids).isSuperset(of: parts): return chosen.adding(parts)
        case .ask, .leave, .completeConfirmed:
            let parent = parents.count == 1 ? parents : []
            let named = try ChangeFailure.inList { () throws(ListError) in try list.items(parent + parts.prefix(3)) }
            func title(_ id: Int) -> String { named.first { $0.id == id }?.details.title ?? "" }
            let name = parent.first.map { ItemName(id: $0, title: title($0)) }
            var items = ItemsToConfirm(asPartsOf: parents.count, named: name)
            for id in parts { items.add(id, title: title(id)) }
            throw .needsConfirmation(items)
        }
    }

    private func response(
        _ completions: [ItemCompletion],
        _ outcome: PlanOutcome,
        unchanged: [Item],
        at moment: Moment
    ) -> CompleteItemResponse {
        CompleteItemResponse(
            completions: rows(completions, outcome, at: moment),
            stillOpen: relations(outcome.openDependencies),
            openParts: relations(Dictionary(grouping: outcome.openParts) { $0.details.parent ?? 0 }),
            unblocked: outcome.unblocked.map { ItemSummary($0) },
            alreadyDone: unchanged.filter { $0.status == .done }.map { ItemSummary($0) },
            doneToday: doneToday(unchanged.filter { $0.status == .open }, at: moment),
            today: moment.today
        )
    }

    private func doneToday(_ series: [Item], at moment: Moment) -> [CompleteItemResponse.DoneToday] {
        series.map { .init(item: ItemSummary($0), canMoveOn: $0.movesOn(at: moment)) }
    }

    /// Relies on the store returning items in the order of the plan.
    private func rows(
        _ completions: [ItemCompletion],
        _ outcome: PlanOutcome,
        at moment: Moment
    ) -> [CompleteItemResponse.Row] {
        var added = outcome.added[...]
        // A copy that was reopened can be chosen, too.
        let copies = completions.compactMap(\.reopenedCopy)
        return zip(completions, outcome.updated).compactMap { completion, item in
            if copies.contains(item.id) { return nil }
            let copy: Item? =
                switch completion.copy {
                case .new: added.popFirst()
                case .reopened(let copy): outcome.updated.last { $0.id == copy.id }
                case .done(let copy): copy
                case nil: nil
                }
            let isDone = if case .done = completion.copy { true } else { false }
            return CompleteItemResponse.Row(
                id: item.id,
                item: ItemSummary(copy ?? item),
                next: (copy == nil ? completion.successor : item).map { ItemSummary($0) },
                wasDone: isDone,
                early: copy != nil && completion.before.isEarly(at: moment) ? completion.before.details.due : nil,
                skipped: completion.skipped,
                skipsMore: completion.skipped.count == ItemCompletion.maximumSkipped,
                endsSeries: completion.endsSeries
            )
        }
    }

    private func relations(_ items: [Int: [Item]]) -> [CompleteItemResponse.Relation] {
        items.sorted { $0.key < $1.key }.map { .init(id: $0, items: $1.map { ItemSummary($0) }) }
    }
}

extension ItemCompletion {
    fileprivate var reopenedCopy: Int? { if case .reopened(let copy) = copy { copy.id } else { nil } }
}
