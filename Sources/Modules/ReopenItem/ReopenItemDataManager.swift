import DataStore
import Entities

/// Finds the chosen items and stores what becomes of them, as for every change.
final class ReopenItemDataManager: PlanDataManager, ReopenItemDataManaging {
    let store: Store

    init(store: Store) {
        self.store = store
    }

    func comebacks(of items: [Item]) throws(ListTrouble) -> [Int: [Item]] {
        try store.answer { connection throws(StoreError) in
            try StoredNeighbourhood.comebacks(of: items, on: connection)
        }
    }
}
