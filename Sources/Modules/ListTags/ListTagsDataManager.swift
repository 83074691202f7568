import Almanac
import DataStore
import Entities
import Vocabulary

final class ListTagsDataManager: CountsDataManaging, StoreBacked {
    let store: Store

    init(store: Store) {
        self.store = store
    }

    func counts(_ selection: Selection, today: Day) throws(ListError) -> [NamedCount] {
        try store.read { connection throws(ListError) in
            guard let condition = selection.condition(today: today) else {
                return try CountRows.all(everything, on: connection)
            }
            return try CountRows.all(
                """
                SELECT tag.name, sum(item.status = 0), sum(item.status <> 0)
                FROM item LEFT JOIN tag ON tag.item = item.id
                WHERE \(condition.sql)
                GROUP BY tag.name
                ORDER BY tag.name IS NULL, tag.name
                """,
                condition.values,
                on: connection
            )
        }
    }
}

/// Without a filter, the tag index gives the totals and only open items are read, which takes half the time of reading
/// every item.
private let everything = """
    SELECT name, sum(open), sum(every) - sum(open)
    FROM (
        SELECT name, count(*) AS every, 0 AS open FROM tag GROUP BY name
        UNION ALL
        SELECT tag.name, 0, count(*)
        FROM item CROSS JOIN tag ON tag.item = item.id
        WHERE item.status = 0
        GROUP BY tag.name
        UNION ALL
        SELECT NULL, count(*), ifnull(sum(item.status = 0), 0)
        FROM item
        WHERE NOT EXISTS (SELECT 1 FROM tag WHERE tag.item = item.id)
    )
    GROUP BY name
    ORDER BY name IS NULL, name
    """
