import Almanac
import DataStore
import Entities
import Vocabulary

final class {{name}}DataManager: CountsDataManaging, StoreBacked {
    let store: Store

    init(store: Store) {
        self.store = store
    }

    func counts(_ selection: Selection, today: Day) throws(ListError) -> [NamedCount] {
        try store.read { connection throws(ListError) in
            let condition = selection.condition(today: today)
            return try CountRows.all(
                """
                SELECT tag.name, sum(item.status = 0), sum(item.status <> 0)
                FROM item LEFT JOIN tag ON tag.item = item.id
                WHERE \(condition?.sql ?? "true")
                GROUP BY tag.name
                ORDER BY tag.name IS NULL, tag.name
                """,
                condition?.values ?? [],
                on: connection
            )
        }
    }
}
