import DataStore
import Entities

/// The queries of this use case.
final class CompleteItemDataManager: PlanDataManager, CompleteItemDataManaging {
    let store: Store

    init(store: Store) {
        self.store = store
    }

    func openNeeds(of items: [Item]) throws(ListTrouble) -> [Int: [Item]] {
        let ids = items.filter { !$0.details.needs.isEmpty }
        guard !ids.isEmpty else { return [:] }
        return try store.answer { connection throws(StoreError) in
            var needs: [Int: [Item]] = [:]
            for item in ids {
                let condition = Condition.ids(item.details.needs)
                needs[item.id] = try ItemRows.items(where: condition, on: connection).filter { $0.status == .open }
            }
            return needs
        }
    }

    func openParts(of items: [Item]) throws(ListTrouble) -> [Item] {
        guard !items.isEmpty else { return [] }
        return try store.answer { connection throws(StoreError) in
            try ItemRows.items(where: .openParts(of: items.map(\.id)), on: connection)
        }
    }
}
