import Almanac
import Entities
import Responses
import Vocabulary

/// Reopens all chosen items that are completed, or none of them.
final class ReopenItemInteractor: ReopenItemInteracting {
    weak var output: (any ReopenItemInteractorOutput)?
    private let dataManager: any ChangeDataManaging
    private let clock: any Clock

    init(dataManager: any ChangeDataManaging, clock: any Clock) {
        self.dataManager = dataManager
        self.clock = clock
    }

    func perform(_ choice: ItemChoice) {
        let moment = clock.now()
        do {
            let response = try dataManager.change(typed: choice.typed, at: moment.instant) {
                list throws(ChangeFailure) in
                let chosen = try list.choose(choice, today: moment.today, where: { $0.status == .done })
                output?.foundPlaces(chosen.places, of: chosen.count)
                return try list.change(chosen, report: { output?.willChange($0) }) { portion throws(ChangeFailure) in
                    let (updates, series) = try ChangeFailure.inList { () throws(ListError) in
                        try self.reopened(portion.items, at: moment.instant, in: list)
                    }
                    let outcome = try portion.apply(ListPlan(updates: updates))
                    return ReopenItemResponse(
                        items: outcome.updated.map { ItemSummary($0) },
                        series: related(series),
                        waiting: outcome.waiting.map { ItemSummary($0) },
                        alreadyOpen: portion.unchanged.map { ItemSummary($0) },
                        lastCopies: related(
                            try ChangeFailure.inList { () throws(ListError) in
                                try list.lastCopies(of: portion.unchanged.filter(\.isRepeating))
                            }
                        ),
                        today: moment.today
                    )
                }
            }
            output?.didChange(response)
        } catch {
            output?.couldNotChange(error)
        }
    }

    /// An item whose series goes on doesn't repeat any more.
    private func reopened(
        _ items: [Item],
        at instant: Instant,
        in list: any ItemRelations
    ) throws(ListError) -> ([ListPlan.Update], series: [Int: Item]) {
        let chains = try list.nextOccurrences(of: items.filter(\.isRepeating).map(\.id)).compactMapValues(\.first)
        let series = try list.series(ofCopies: items)
        let updates = items.map { item in
            var details = item.details
            if chains[item.id] != nil { details.recurrence = nil }
            return ListPlan.Update(item, item.with(details, changed: instant).marked(completed: nil, changed: instant))
        }
        return (updates, chains.merging(series) { chain, _ in chain })
    }

    private func related(_ items: [Int: Item]) -> [ReopenItemResponse.Related] {
        items.sorted { $0.key < $1.key }.map { .init(of: $0, item: ItemSummary($1)) }
    }
}
