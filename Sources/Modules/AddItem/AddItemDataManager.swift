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
                let rows = try connection.prepare(
                    "SELECT value FROM json_each(?) WHERE NOT EXISTS (SELECT 1 FROM item WHERE id = value)",
                    [.text("[\(ids.map(String.init).joined(separator: ","))]")]
                )
                var unknown: [Int] = []
                while try rows.step() { unknown.append(rows.integer(0)) }
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
