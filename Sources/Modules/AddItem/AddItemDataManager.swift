import Almanac
import DataStore
import Entities

/// The queries of this use case.
final class AddItemDataManager: AddItemDataManaging {
    private let store: Store

    init(store: Store) {
        self.store = store
    }

    func unknownIDs(among ids: [Int]) throws(ListTrouble) -> [Int] {
        do {
            return try store.read { connection throws(StoreError) in
                var unknown: [Int] = []
                for id in ids
                where try connection.integer("SELECT 1 FROM item WHERE id = ?", [.integer(id)]) == nil {
                    unknown.append(id)
                }
                return unknown
            }
        } catch {
            throw error.trouble
        }
    }

    func add(_ items: [NewItem], typed: String, at instant: Instant) throws(ListTrouble) -> [Item] {
        do {
            return try store.change(typed, at: instant) { connection throws(StoreError) in
                try ItemRows.insert(items, on: connection)
            }
        } catch {
            throw error.trouble
        }
    }
}
