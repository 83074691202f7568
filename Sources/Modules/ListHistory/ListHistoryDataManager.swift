import DataStore
import Entities

/// The queries of this use case.
final class ListHistoryDataManager: ListHistoryDataManaging {
    private let store: Store

    init(store: Store) {
        self.store = store
    }

    func changes(limit: Int, olderThan change: Int?) throws(ListTrouble) -> HistoryPage {
        try store.answer { connection throws(StoreError) in
            HistoryPage(
                entries: try History.entries(limit: limit, olderThan: change, on: connection),
                redoCount: try History.redoCount(on: connection)
            )
        }
    }
}
