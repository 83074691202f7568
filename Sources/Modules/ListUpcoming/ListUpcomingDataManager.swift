import Almanac
import DataStore
import Entities

/// The queries of this use case.
final class ListUpcomingDataManager: ListUpcomingDataManaging {
    private let store: Store

    init(store: Store) {
        self.store = store
    }

    func openItems(_ query: ListUpcomingQuery) throws(ListTrouble) -> [Item] {
        let chosen = query.selection.condition(today: query.today)
        let sql = ListUpcomingDataManager.sql(includesWaiting: query.includesWaiting, chosen: chosen).items
        let waiting = query.includesWaiting ? [] : [Binding.integer(query.today.number)]
        let values = [.integer(query.end.number)] + waiting + (chosen?.values ?? [])
        do {
            return try store.read { connection throws(StoreError) in
                let rows = try connection.prepare(sql, values)
                var items: [Item] = []
                while try rows.step() { items.append(try ItemRows.item(in: rows)) }
                return items
            }
        } catch {
            throw error.trouble
        }
    }

    func openItems(
        _ query: ListUpcomingQuery,
        of terms: [Range<Day>],
        atMost most: Int
    ) throws(ListTrouble) -> [UpcomingPart] {
        let chosen = query.selection.condition(today: query.today)
        let sql = ListUpcomingDataManager.sql(includesWaiting: query.includesWaiting, chosen: chosen, ofTerm: true)
        let waiting = query.includesWaiting ? [] : [Binding.integer(query.today.number)]
        do {
            return try store.read { connection throws(StoreError) in
                var parts: [UpcomingPart] = []
                for term in terms {
                    let days = [term.lowerBound, term.upperBound].map { Binding.integer($0.number) }
                    let values = days + waiting + (chosen?.values ?? [])
                    let rows = try connection.prepare("\(sql.items) LIMIT ?", values + [.integer(most)])
                    var items: [Item] = []
                    while try rows.step() { items.append(try ItemRows.item(in: rows)) }
                    let isCut = items.count == most
                    let count = isCut ? try connection.integer(sql.count, values) : items.count
                    parts.append(UpcomingPart(items: items, count: count ?? items.count))
                }
                return parts
            }
        } catch {
            throw error.trouble
        }
    }

    func isListEmpty() throws(ListTrouble) -> Bool {
        try store.isEmpty()
    }

    func hasOpenItems() throws(ListTrouble) -> Bool {
        try holds("SELECT EXISTS (SELECT 1 FROM item WHERE status = 0)")
    }

    private func holds(_ question: String) throws(ListTrouble) -> Bool {
        do {
            return try store.read { connection throws(StoreError) in try connection.integer(question) == 1 }
        } catch {
            throw error.trouble
        }
    }

    /// Read from the index that has this order, whatever is chosen, so that nothing is sorted and only what is due in
    /// time is looked at. https://sqlite.org/lang_indexedby.html
    static func sql(
        includesWaiting: Bool,
        chosen: Condition?,
        ofTerm hasBeginning: Bool = false
    ) -> (items: String, count: String) {
        let from = """
            FROM item INDEXED BY item_due
            WHERE item.status = 0 \(hasBeginning ? "AND item.due_day >= ?" : "") AND item.due_day < ?
                \(includesWaiting ? "" : "AND (item.wait_day IS NULL OR item.wait_day <= ?)")
                \(chosen.map { "AND \($0.sql)" } ?? "")
            """
        let order = "ORDER BY item.due_day, ifnull(item.due_minute, 1440), ifnull(item.priority, 4), item.id"
        return ("SELECT \(ItemRows.columns) \(from) \(order)", "SELECT count(*) \(from)")
    }
}
