import DataStore
import Entities
import Vocabulary

final class ListHistoryDataManager: ListHistoryDataManaging {
    private let store: Store

    init(store: Store) {
        self.store = store
    }

    func changes(limit: Int, olderThan change: Int?) throws(ListError) -> HistoryPage {
        try store.read { connection throws(ListError) in
            HistoryPage(
                entries: try History.entries(limit: limit, olderThan: change, on: connection),
                redoCount: try History.redoCount(on: connection)
            )
        }
    }
}
