import Almanac
import Entities
import Responses
import Vocabulary

/// The interactor's data source.
protocol ListHistoryDataManaging: AnyObject {
    /// Returns the newest changes, or those older than `change`.
    func changes(limit: Int, olderThan change: Int?) throws(ListError) -> HistoryPage
}

/// Finds changes and how each is reached.
final class ListHistoryInteractor: ListHistoryInteracting {
    weak var output: (any ListHistoryInteractorOutput)?
    private let dataManager: any ListHistoryDataManaging
    private let clock: any Clock

    init(dataManager: any ListHistoryDataManaging, clock: any Clock) {
        self.dataManager = dataManager
        self.clock = clock
    }

    func findChanges(_ request: ListHistoryRequest) {
        do {
            var walk = HistoryWalk(count: request.count)
            var page = try nextPage(of: &walk)
            guard !page.changes.isEmpty else {
                output?.foundNoChange()
                return
            }
            while output?.foundChanges(page) == true, page.rest == .requested { page = try nextPage(of: &walk) }
        } catch {
            output?.couldNotFindChanges(error)
        }
    }

    private func nextPage(of walk: inout HistoryWalk) throws(ListError) -> ListHistoryPage {
        let length = walk.pageLength
        // One extra change shows whether there are more.
        var page = try dataManager.changes(limit: length + 1, olderThan: walk.oldest)
        let hasMore = page.entries.count > length
        page.entries = Array(page.entries.prefix(length))
        let reaches = walk.pass(page)
        return ListHistoryPage(
            changes: zip(page.entries, reaches).map { summary($0, $1) },
            rest: !hasMore ? .nothing : walk.isOver ? .notRequested : .requested,
            today: clock.now().today
        )
    }

    private func summary(_ entry: HistoryEntry, _ reach: ListHistoryChange.Reach) -> ListHistoryChange {
        ListHistoryChange(
            change: ChangeSummary(entry.change, on: clock),
            reach: reach,
            items: entry.items,
            itemCount: entry.itemCount
        )
    }
}
