import Almanac
import Entities
import Responses
import Vocabulary

/// The interactor's access to the store.
protocol ListHistoryDataManaging: AnyObject {
    /// Returns the newest changes, or those older than `change`.
    func changes(limit: Int, olderThan change: Int?) throws(ListError) -> HistoryPage
}

/// Finds changes and how each is reached.
final class ListHistoryInteractor: ListHistoryInteracting {
    weak var output: (any ListHistoryInteractorOutput)?
    private let dataManager: any ListHistoryDataManaging
    private let clock: any Clock
    private var walk = HistoryWalk(count: 0)

    init(dataManager: any ListHistoryDataManaging, clock: any Clock) {
        self.dataManager = dataManager
        self.clock = clock
    }

    func findChanges(_ request: ListHistoryRequest) {
        walk = HistoryWalk(count: request.count)
        findOlderChanges()
    }

    func findOlderChanges() {
        do {
            let isFirst = walk.oldest == nil
            let length = walk.pageLength
            // One extra change shows whether there are more.
            var page = try dataManager.changes(limit: length + 1, olderThan: walk.oldest)
            let hasMore = page.entries.count > length
            page.entries = Array(page.entries.prefix(length))
            if page.entries.isEmpty, isFirst {
                output?.foundNoChange()
            } else {
                let reaches = walk.pass(page)
                output?.foundChanges(
                    ListHistoryPage(
                        changes: zip(page.entries, reaches).map { summary($0, $1) },
                        rest: !hasMore ? .nothing : walk.isOver ? .notRequested : .requested,
                        today: clock.now().today
                    )
                )
            }
        } catch {
            output?.couldNotFindChanges(error)
        }
    }

    private func summary(_ entry: HistoryEntry, _ reach: ListHistoryChange.Reach) -> ListHistoryChange {
        ListHistoryChange(
            change: ChangeSummary(entry.change, on: clock),
            reach: reach,
            items: entry.items.map { ListHistoryChange.Mention(id: $0.id, title: $0.title) },
            itemCount: entry.itemCount
        )
    }
}
