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
            var families = ItemFamilies(on: connection)
            var items: [PickableItem] = []
            while try rows.step() {
                items.append(
                    PickableItem(
                        id: rows.integer(0),
                        title: rows.text(1),
                        due: try rows.optionalDue(2, of: rows.integer(0)),
                        priority: rows.optionalInteger(6).flatMap(Priority.init),
                        family: try families.family(of: rows.integer(0), partOf: rows.optionalInteger(7)),
                        project: rows.optionalText(4),
                        tags: rows.words(5).sorted()
                    )
                )
            }
            return items
        }
    }

    static let sql = "\(columns) WHERE status = 0 ORDER BY due_day IS NULL, \(DueSQL.order)"
    static let closedSQL = "\(columns) WHERE status = 1 ORDER BY completed DESC, item.id DESC"

    private static let columns = """
        SELECT item.id, title, due_day, due_minute, project,
            (SELECT group_concat(name, ' ') FROM tag WHERE tag.item = item.id), priority, parent
        FROM item
        """
}
