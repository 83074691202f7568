import Almanac
import Boundary
import Entities

/// What the interactor needs of the store.
protocol CompleteItemDataManaging: AnyObject {
    /// Has the closure decide, on the chosen items as they are now, what is to be done, and does it as one change; nil
    /// where it decided on nothing.
    func carryOut(
        _ request: PlanRequest,
        _ decide: ([Item]) -> ListPlan
    ) throws(ListTrouble) -> PlanOutcome?
    /// Open items that are needed by these, by the id of the one that needs them.
    func openNeeds(of items: [Item]) throws(ListTrouble) -> [Int: [Item]]
}

/// Completes the chosen items, all of them or none.
final class CompleteItemInteractor: CompleteItemInteracting {
    weak var output: (any CompleteItemInteractorOutput)?
    private let dataManager: any CompleteItemDataManaging
    private let clock: any Clock
    private let makeUUID: (Instant) -> ItemUUID

    init(
        dataManager: any CompleteItemDataManaging,
        clock: any Clock,
        makeUUID: @escaping (Instant) -> ItemUUID
    ) {
        self.dataManager = dataManager
        self.clock = clock
        self.makeUUID = makeUUID
    }

    func complete(_ choice: ItemChoice) {
        let moment = clock.now()
        let selection = choice.filter.selection
        var verdict = Verdict.nothing([])
        do {
            let request = PlanRequest(selection: selection, typed: choice.typed, moment: moment)
            let outcome = try dataManager.carryOut(request) { items in
                verdict = judge(ChosenItems(items, by: selection), isConfirmed: choice.isConfirmed, at: moment)
                return plan(verdict, at: moment)
            }
            try tell(verdict, outcome, today: moment.today)
        } catch {
            output?.couldNotCompleteItem(.storage(StorageTrouble(error)))
        }
    }
}

// MARK: - What is to be done

extension CompleteItemInteractor {
    private enum Verdict {
        case missing([ClosedRange<Int>])
        case doubt([Item])
        case nothing(_ doneBefore: [Item])
        case complete([ItemCompletion], doneBefore: [Item])
    }

    private func judge(_ chosen: ChosenItems, isConfirmed: Bool, at moment: Moment) -> Verdict {
        guard chosen.missing.isEmpty else { return .missing(chosen.missing) }
        let open = chosen.items.filter { $0.status == .open }
        let doneBefore = chosen.areAllNamed ? chosen.items.filter { $0.status == .done } : []
        if open.isEmpty { return .nothing(doneBefore) }
        guard isConfirmed || chosen.areAllNamed || open.count == 1 else { return .doubt(open) }
        return .complete(
            open.map { ItemCompletion(of: $0, at: moment) },
            doneBefore: doneBefore
        )
    }

    private func plan(_ verdict: Verdict, at moment: Moment) -> ListPlan {
        guard case .complete(let completions, _) = verdict else { return ListPlan() }
        return ListPlan(
            updates: completions.map { ListPlan.Update($0.before, $0.done) },
            additions: completions.compactMap(\.next).map {
                NewItem(uuid: makeUUID(moment.instant), details: $0, created: moment.instant)
            }
        )
    }
}

// MARK: - What came of it

extension CompleteItemInteractor {
    private func tell(_ verdict: Verdict, _ outcome: PlanOutcome?, today: Day) throws(ListTrouble) {
        switch verdict {
        case .missing(let ranges):
            output?.couldNotCompleteItem(.unknownIDs(ranges))
        case .doubt(let items):
            output?.foundSeveralItems(items.map { ItemSummary($0) })
        case .nothing(let doneBefore) where doneBefore.isEmpty:
            output?.foundNoItem()
        case .nothing(let doneBefore):
            output?.completedItems(
                CompleteItemResponse(
                    completions: [],
                    freed: [],
                    doneBefore: doneBefore.map { ItemSummary($0) },
                    today: today
                )
            )
        case .complete(let completions, let doneBefore):
            guard let outcome else { return }
            output?.completedItems(
                CompleteItemResponse(
                    completions: try told(completions, outcome),
                    freed: outcome.freed.map { ItemSummary($0) },
                    doneBefore: doneBefore.map { ItemSummary($0) },
                    today: today
                )
            )
        }
    }

    /// The store answers what was added in the order in which it was asked for.
    private func told(
        _ completions: [ItemCompletion],
        _ outcome: PlanOutcome
    ) throws(ListTrouble) -> [CompleteItemResponse.Row] {
        let needs = try dataManager.openNeeds(of: outcome.updated)
        var added = outcome.added[...]
        return zip(completions, outcome.updated).map { completion, item in
            CompleteItemResponse.Row(
                item: ItemSummary(item),
                next: completion.next == nil ? nil : added.popFirst().map { ItemSummary($0) },
                stillOpen: (needs[item.id] ?? []).map { ItemSummary($0) }
            )
        }
    }
}
