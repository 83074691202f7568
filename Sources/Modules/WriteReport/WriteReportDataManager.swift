import Almanac
import DataStore
import Entities
import Vocabulary

final class WriteReportDataManager: WriteReportDataManaging {
    private let store: Store

    init(store: Store) {
        self.store = store
    }

    func openItems(of selection: Selection, today: Day, limit: Int) throws(ListError) -> (items: [Item], count: Int) {
        let condition = selection.condition(today: today)
        let open = "FROM item WHERE status = 0 \(condition.map { "AND (\($0.sql))" } ?? "")"
        let values = condition?.values ?? []
        return try store.read { connection throws(ListError) in
            let rows = try connection.prepare(
                """
                SELECT \(ItemRows.columns) \(open)
                ORDER BY due_day IS NULL, \(DueSQL.order) LIMIT ?
                """,
                values + [.integer(limit)]
            )
            var items: [Item] = []
            while try rows.step() { items.append(try ItemRows.item(in: rows)) }
            let count = items.count < limit ? items.count : try connection.integer("SELECT count(*) \(open)", values)
            return (items, count ?? items.count)
        }
    }
}
