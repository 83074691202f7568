import Almanac
import DataStore
import Entities
import Vocabulary

/// The database queries of this use case.
final class ListUpcomingDataManager: ListUpcomingDataManaging, StoreBacked {
    let store: Store

    init(store: Store) {
        self.store = store
    }

    func openItems(_ query: ListUpcomingQuery) throws(ListError) -> (items: [ListedItem], others: OtherItems) {
        let filter = query.selection.condition(today: query.today)
        let sql = ListUpcomingDataManager.sql(includesWaiting: query.includesWaiting, filter: filter).items
        let waiting = query.includesWaiting ? [] : [Binding.integer(query.today.number)]
        let values = [.integer(query.end.number)] + waiting + (filter?.values ?? [])
        return try store.read { connection throws(ListError) in
            let rows = try connection.prepare(sql, values)
            return (
                try ListUpcomingDataManager.items(in: rows, on: connection),
                try ListUpcomingDataManager.others(query, on: connection)
            )
        }
    }

    func openItems(
        _ query: ListUpcomingQuery,
        of terms: [Range<Due>],
        limit: Int
    ) throws(ListError) -> (parts: [UpcomingPart], others: OtherItems) {
        let filter = query.selection.condition(today: query.today)
        let sql = ListUpcomingDataManager.sql(includesWaiting: query.includesWaiting, filter: filter, isTerm: true)
        let waiting = query.includesWaiting ? [] : [Binding.integer(query.today.number)]
        return try store.read { connection throws(ListError) in
            var parts: [UpcomingPart] = []
            for term in terms {
                let bounds = DueSQL.values(of: term.lowerBound) + DueSQL.values(of: term.upperBound)
                let values = bounds + waiting + (filter?.values ?? [])
                let rows = try connection.prepare("\(sql.items) LIMIT ?", values + [.integer(limit)])
                let items = try ListUpcomingDataManager.items(in: rows, on: connection)
                let isCut = items.count == limit
                let count = isCut ? try connection.integer(sql.count, values) : items.count
                parts.append(UpcomingPart(items: items, count: count ?? items.count))
            }
            return (parts, try ListUpcomingDataManager.others(query, on: connection))
        }
    }

    private static func items(
        in rows: borrowing Statement,
        on connection: Connection
    ) throws(ListError) -> [ListedItem] {
        var blockers = Blockers(on: connection)
        var families = ItemFamilies(on: connection)
        var items: [ListedItem] = []
        while try rows.step() {
            let item = try ItemRows.item(in: rows)
            let family = try families.family(of: item)
            items.append(ListedItem(item: item, blockers: try blockers.ids(of: item), family: family))
        }
        return items
    }

    /// Forces the index that is already in this order, whatever the filter: SQLite then sorts nothing and reads only
    /// the rows of the period. https://sqlite.org/lang_indexedby.html
    static func sql(
        includesWaiting: Bool,
        filter: Condition?,
        isTerm: Bool = false
    ) -> (items: String, count: String) {
        let due = DueSQL.value
        let from = """
            FROM item INDEXED BY item_due
            WHERE item.status = 0 AND \(isTerm ? "\(due) >= (?, ?) AND \(due) < (?, ?)" : "item.due_day < ?")
                \(includesWaiting ? "" : "AND (item.wait_day IS NULL OR item.wait_day <= ?)")
                \(filter.map { "AND \($0.sql)" } ?? "")
            """
        return ("SELECT \(ItemRows.columns) \(from) ORDER BY \(DueSQL.order)", "SELECT count(*) \(from)")
    }
}

// MARK: - Other items

extension ListUpcomingDataManager {
    /// Three short statements, since SQLite takes longer to prepare one that counts than to count.
    private static func others(_ query: ListUpcomingQuery, on connection: Connection) throws(ListError) -> OtherItems {
        guard query.countsOthers else { return OtherItems() }
        let filter = query.selection.condition(today: query.today)
        let (end, today) = (Binding.integer(query.end.number), Binding.integer(query.today.number))
        let waiting = query.includesWaiting ? [] : [today]
        func count(_ term: String, _ values: [Binding]) throws(ListError) -> Int {
            let sql = othersSQL(term, includesWaiting: query.includesWaiting, filter: filter)
            return try self.count(sql, values + waiting + (filter?.values ?? []), on: connection)
        }
        let hidden = query.hidden.condition(today: query.today)
        return OtherItems(
            undated: try count("due_day IS NULL", []),
            later: try count("due_day >= ?", [end]),
            waiting: try self.count(waitingSQL(hidden), [today] + (hidden?.values ?? []), on: connection)
        )
    }

    private static func count(
        _ sql: String,
        _ values: [Binding],
        on connection: Connection
    ) throws(ListError) -> Int {
        let rows = try connection.prepare(sql, values)
        var count = 0
        while count <= OtherItems.limit, try rows.step() { count += 1 }
        return count
    }

    /// Forces the index unless a filter may have a better one.
    static func othersSQL(_ term: String, includesWaiting: Bool = false, filter: Condition? = nil) -> String {
        """
        SELECT 1 FROM item\(filter == nil ? " INDEXED BY item_due" : "")
        WHERE item.status = 0 AND item.\(term)
            \(includesWaiting ? "" : "AND (item.wait_day IS NULL OR item.wait_day <= ?)")
            \(filter.map { "AND \($0.sql)" } ?? "")
        """
    }

    /// Forces the index, since few items wait.
    static func waitingSQL(_ hidden: Condition?) -> String {
        """
        SELECT 1 FROM item INDEXED BY item_wait
        WHERE item.status = 0 AND item.wait_day > ? \(hidden.map { "AND \($0.sql)" } ?? "")
        """
    }
}
