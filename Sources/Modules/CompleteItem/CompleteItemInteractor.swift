import Almanac
import Boundary
import Entities

/// What the interactor needs of the store.
protocol CompleteItemDataManaging: PlanDataManaging {
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
        var completions: [ItemCompletion] = []
        do {
            let (judgement, outcome) = try dataManager.carryOut(PlanRequest(choice, at: moment)) { chosen in
                chosen.judged(assent: choice.assent) { $0.status == .open }
            } plan: { (items, list) throws(ListTrouble) in
                completions = try self.completions(of: items, at: moment, in: list)
                return plan(completions, at: moment.instant)
            }
            try output?.tell(judgement) { doneBefore throws(ListTrouble) in
                output?.completedItems(
                    CompleteItemResponse(
                        completions: try told(completions, outcome),
                        freed: outcome.freed.map { ItemSummary($0) },
                        doneBefore: doneBefore,
                        today: moment.today
                    )
                )
            }
        } catch {
            output?.couldNotChangeItems(.storage(StorageTrouble(error)))
        }
    }

    /// What came back before, and is still to be done, does not come back once more.
    private func completions(
        of items: [Item],
        at moment: Moment,
        in list: any ItemNeighbourhood
    ) throws(ListTrouble) -> [ItemCompletion] {
        var comebacks = try list.comebacks(of: items)
        return items.map { item in
            let completion = ItemCompletion(of: item, at: moment, cameBackAs: comebacks[item.id] ?? [])
            if let earlier = completion.earlier {
                for id in comebacks.keys { comebacks[id]?.removeAll { $0.id == earlier.id } }
            }
            return completion
        }
    }

    private func plan(_ completions: [ItemCompletion], at instant: Instant) -> ListPlan {
        ListPlan(
            updates: completions.map { ListPlan.Update($0.before, $0.done) },
            additions: completions.compactMap(\.next).map {
                NewItem(uuid: makeUUID(instant), details: $0, created: instant)
            }
        )
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
                next: (completion.earlier ?? (completion.next == nil ? nil : added.popFirst())).map { ItemSummary($0) },
                stillOpen: (needs[item.id] ?? []).map { ItemSummary($0) }
            )
        }
    }
}
