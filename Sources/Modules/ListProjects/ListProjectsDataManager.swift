import Almanac
import DataStore
import Entities
import Vocabulary

final class ListProjectsDataManager: CountsDataManaging, StoreBacked {
    let store: Store

    init(store: Store) {
        self.store = store
    }

    func counts(_ selection: Selection, today: Day) throws(ListError) -> [NamedCount] {
        try store.read { connection throws(ListError) in
            let condition = selection.condition(today: today)
            return try CountRows.all(
                """
                SELECT item.project, sum(item.status = 0), sum(item.status <> 0)
                FROM item
                WHERE \(condition?.sql ?? "1")
                GROUP BY item.project
                ORDER BY item.project IS NULL, item.project
                """,
                condition?.values ?? [],
                on: connection
            )
        }
    }
}
