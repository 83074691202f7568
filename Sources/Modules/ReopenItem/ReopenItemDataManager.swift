import DataStore
import Entities

/// Finds the chosen items and stores what becomes of them, as for every change.
final class ReopenItemDataManager: PlanDataManager, ReopenItemDataManaging {
    let store: Store

    init(store: Store) {
        self.store = store
    }

    func comebacks(of ids: [Int]) throws(ListTrouble) -> [Int: [Item]] {
        try store.answer { connection throws(StoreError) in
            try StoredNeighbourhood.comebacks(of: ids, on: connection)
        }
    }

    func itemsWaiting(for ids: [Int]) throws(ListTrouble) -> [Item] {
        guard !ids.isEmpty else { return [] }
        return try store.answer { connection throws(StoreError) in
            try ItemRows.items(where: .waiting(for: ids), on: connection)
        }
    }
}
