import Almanac
import DataStore
import Entities
import Vocabulary

final class ShowAgendaDataManager: ShowAgendaDataManaging, StoreBacked {
    let store: Store

    init(store: Store) {
        self.store = store
    }

    func openItems(of selection: Selection, through last: Day, today: Day) throws(ListError) -> [ListedItem] {
        let condition = selection.condition(today: today)
        let sql = """
            SELECT \(ItemRows.columns) FROM item INDEXED BY item_due
            WHERE item.status = 0 AND item.due_day <= ? \(condition.map { "AND (\($0.sql))" } ?? "")
            ORDER BY \(DueSQL.order)
            """
        return try store.read { connection throws(ListError) in
            let rows = try connection.prepare(sql, [.integer(last.number)] + (condition?.values ?? []))
            var listing = ListedItemReader(on: connection)
            var items: [ListedItem] = []
            while try rows.step() { items.append(try listing.listed(try ItemRows.item(in: rows))) }
            return items
        }
    }
}
