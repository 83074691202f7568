import Almanac
import DataStore
import Entities

/// The queries of this use case.
final class ShellDataManager: ShellDataManaging {
    private let store: Store

    init(store: Store) {
        self.store = store
    }

    func standing(on today: Day) throws(ListTrouble) -> ListStanding {
        do {
            return try store.read { connection throws(StoreError) in
                let counts = try connection.prepare(ShellDataManager.counts, [.integer(today.number)])
                _ = try counts.step()
                return ListStanding(
                    overdue: counts.integer(0),
                    today: counts.integer(1),
                    version: ListVersion(
                        file: try connection.integer("PRAGMA data_version") ?? 0,
                        lastChange: try connection.integer("SELECT max(id) FROM change")
                    )
                )
            }
        } catch {
            throw error.trouble
        }
    }

    static let counts = """
        SELECT count(*) FILTER (WHERE due_day < ?1), count(*) FILTER (WHERE due_day = ?1)
        FROM item INDEXED BY item_due
        WHERE status = 0 AND due_day <= ?1 AND (wait_day IS NULL OR wait_day <= ?1)
        """
}
