import Almanac
import DataStore
import Entities
import Vocabulary

final class PickItemsDataManager: PickItemsDataManaging {
    private let store: Store

    init(store: Store) {
        self.store = store
    }

    func items(areClosed: Bool) throws(ListError) -> [PickableItem] {
        try store.read { connection throws(ListError) in
            let rows = try connection.prepare(areClosed ? Self.closedSQL : Self.sql)
            var items: [PickableItem] = []
            while try rows.step() {
                items.append(
                    PickableItem(
                        id: rows.integer(0),
                        title: rows.text(1),
                        due: try PickItemsDataManager.due(in: rows),
                        project: rows.optionalText(4),
                        tags: rows.words(5).sorted()
                    )
                )
            }
            return items
        }
    }

    private static func due(in row: borrowing Statement) throws(ListError) -> Due? {
        guard let day = try row.optionalDay(2) else { return nil }
        return Due(day: day, time: row.optionalInteger(3).flatMap(TimeOfDay.init(minute:)))
    }

    static let sql = "\(columns) WHERE status = 0 ORDER BY due_day IS NULL, \(DueSQL.order)"
    static let closedSQL = "\(columns) WHERE status = 1 ORDER BY completed DESC, item.id DESC"

    private static let columns = """
        SELECT item.id, title, due_day, due_minute, project,
            (SELECT group_concat(name, ' ') FROM tag WHERE tag.item = item.id)
        FROM item
        """
}
