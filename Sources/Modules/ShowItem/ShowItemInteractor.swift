import Almanac
import Entities
import Responses
import Vocabulary

/// The data that the interactor needs from the store.
protocol ShowItemDataManaging: NamesDataManaging {
    /// Passes the ids of the chosen items to `shouldRead` and, if that returns true, each item's history to `body`.
    func findHistories(
        of selection: Selection,
        today: Day,
        shouldRead: ([Int]) -> Bool,
        body: (ItemHistory) -> Void
    ) throws(ListError)
}

/// Finds all details of items.
final class ShowItemInteractor: ShowItemInteracting {
    weak var output: (any ShowItemInteractorOutput)?
    private let dataManager: any ShowItemDataManaging
    private let clock: any Clock

    init(dataManager: any ShowItemDataManaging, clock: any Clock) {
        self.dataManager = dataManager
        self.clock = clock
    }

    func findItems(_ request: ShowItemRequest) {
        let now = clock.now()
        let today = now.today
        let selection = request.filter.selection.limitedToOpen
        var found: [Int] = []
        var missing: [ClosedRange<Int>] = []
        do {
            try dataManager.findHistories(of: selection, today: today) { ids in
                found = ids
                missing = selection.missing(among: ids)
                return missing.isEmpty
            } body: { history in
                output?.foundItem(response(history, at: now))
            }
            if !missing.isEmpty {
                output?.couldNotFindItems(.unknownIDs(missing))
            } else if found.isEmpty {
                output?.foundNothing(try dataManager.reasonsForNoMatch(request.filter.selection, today: today))
            } else {
                output?.foundLastItem()
            }
        } catch {
            output?.couldNotFindItems(.storage(error))
        }
    }

    private func response(_ history: ItemHistory, at now: Moment) -> ShowItemResponse {
        ShowItemResponse(
            item: ItemSummary(history.item, family: history.family),
            needs: history.needs.map { ItemSummary($0) },
            blocks: history.blocks.map { ItemSummary($0) },
            parent: history.parent.map { ItemSummary($0) },
            parts: history.arrangedParts.map { .init(item: ItemSummary($0.item), depth: $0.depth) },
            occurrences: history.occurrences(from: now),
            copies: history.doneCopies.map { ItemSummary($0) },
            series: history.series.map { ItemSummary($0) },
            history: history.changes.map { ItemHistoryEntry($0, on: clock, copies: history.copies) },
            postponements: history.postponements(on: clock),
            created: clock.moment(at: history.item.created),
            completed: history.item.knownCompletion.map { clock.moment(at: $0) },
            today: now.today,
            isOverdue: history.item.isOverdue(at: now),
            sync: history.sync,
            elsewhere: history.elsewhere
        )
    }
}
