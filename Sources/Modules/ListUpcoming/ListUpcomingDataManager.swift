import Almanac
import DataStore
import Entities
import Vocabulary

/// The database queries of this use case.
final class ListUpcomingDataManager: ListUpcomingDataManaging {
    private let store: Store

    init(store: Store) {
        self.store = store
    }

    func openItems(_ query: ListUpcomingQuery) throws(ListError) -> [Item] {
        let filter = query.selection.condition(today: query.today)
        let sql = ListUpcomingDataManager.sql(includesWaiting: query.includesWaiting, filter: filter).items
        let waiting = query.includesWaiting ? [] : [Binding.integer(query.today.number)]
        let values = [.integer(query.end.number)] + waiting + (filter?.values ?? [])
        return try store.query { connection throws(StoreError) in
            let rows = try connection.prepare(sql, values)
            var items: [Item] = []
            while try rows.step() { items.append(try ItemRows.item(in: rows)) }
            return items
        }
    }

    func openItems(
        _ query: ListUpcomingQuery,
        of terms: [Range<Day>],
        limit: Int
    ) throws(ListError) -> [UpcomingPart] {
        let filter = query.selection.condition(today: query.today)
        let sql = ListUpcomingDataManager.sql(includesWaiting: query.includesWaiting, filter: filter, hasFirstDay: true)
        let waiting = query.includesWaiting ? [] : [Binding.integer(query.today.number)]
        return try store.query { connection throws(StoreError) in
            var parts: [UpcomingPart] = []
            for term in terms {
                let days = [term.lowerBound, term.upperBound].map { Binding.integer($0.number) }
                let values = days + waiting + (filter?.values ?? [])
                let rows = try connection.prepare("\(sql.items) LIMIT ?", values + [.integer(limit)])
                var items: [Item] = []
                while try rows.step() { items.append(try ItemRows.item(in: rows)) }
                let isCut = items.count == limit
                let count = isCut ? try connection.integer(sql.count, values) : items.count
                parts.append(UpcomingPart(items: items, count: count ?? items.count))
            }
            return parts
        }
    }

    func isListEmpty() throws(ListError) -> Bool {
        try store.isEmpty()
    }

    func hasOpenItems() throws(ListError) -> Bool {
        try store.query { connection throws(StoreError) in
            try connection.integer("SELECT EXISTS (SELECT 1 FROM item WHERE status = 0)") == 1
        }
    }

    /// Forces the index that is already in this order, whatever the filter: SQLite then sorts nothing and reads only
    /// the rows of the period. https://sqlite.org/lang_indexedby.html
    static func sql(
        includesWaiting: Bool,
        filter: Condition?,
        hasFirstDay: Bool = false
    ) -> (items: String, count: String) {
        let from = """
            FROM item INDEXED BY item_due
            WHERE item.status = 0 \(hasFirstDay ? "AND item.due_day >= ?" : "") AND item.due_day < ?
                \(includesWaiting ? "" : "AND (item.wait_day IS NULL OR item.wait_day <= ?)")
                \(filter.map { "AND \($0.sql)" } ?? "")
            """
        let order = "ORDER BY item.due_day, ifnull(item.due_minute, 1440), ifnull(item.priority, 4), item.id"
        return ("SELECT \(ItemRows.columns) \(from) \(order)", "SELECT count(*) \(from)")
    }
}
