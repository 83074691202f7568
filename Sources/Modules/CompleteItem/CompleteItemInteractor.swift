import Almanac
import Boundary
import Entities

/// What the interactor needs of the store.
protocol CompleteItemDataManaging: PlanDataManaging {}

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
                let made = try self.completions(of: items, at: moment, in: list)
                completions = made.all
                return plan(made, at: moment.instant)
            }
            try output?.tell(judgement) { doneBefore throws(ListTrouble) in
                output?.completedItems(
                    CompleteItemResponse(
                        completions: told(completions, outcome),
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

    /// What comes back, and what those items need, may have come back before.
    private func completions(
        of items: [Item],
        at moment: Moment,
        in list: any ItemNeighbourhood
    ) throws(ListTrouble) -> ItemCompletions {
        let recurring = items.filter(\.comesBack)
        let ids = Set(recurring.flatMap { [$0.id] + $0.details.needs })
        return ItemCompletions(of: items, at: moment, comebacks: try list.comebacks(of: ids.sorted()))
    }

    private func plan(_ completions: ItemCompletions, at instant: Instant) -> ListPlan {
        ListPlan(
            updates: completions.all.map { ListPlan.Update($0.before, $0.done) },
            additions: completions.additions(at: instant, makeUUID)
        )
    }

    /// The store answers what was added in the order in which it was asked for.
    private func told(
        _ completions: [ItemCompletion],
        _ outcome: PlanOutcome
    ) -> [CompleteItemResponse.Row] {
        let parts = Dictionary(grouping: outcome.openParts) { $0.details.parent }
        var added = outcome.added[...]
        return zip(completions, outcome.updated).map { completion, item in
            CompleteItemResponse.Row(
                item: ItemSummary(item),
                next: (completion.earlier ?? (completion.next == nil ? nil : added.popFirst())).map { ItemSummary($0) },
                stillOpen: (outcome.stillNeeded[item.id] ?? []).map { ItemSummary($0) },
                openParts: (parts[item.id] ?? []).map { ItemSummary($0) }
            )
        }
    }
}
