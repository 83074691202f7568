import Almanac
import DataStore
import Entities
import Vocabulary

final class ReviewItemsDataManager: ReviewItemsDataManaging, StoreBacked {
    let store: Store

    init(store: Store) {
        self.store = store
    }

    func items(
        of selection: Selection,
        at now: Moment,
        untouchedSince instant: Instant,
        window: Int?,
        where isIncluded: (ReviewedItem) -> Bool
    ) throws(ListError) -> (ids: [Int], items: [ListedItem]) {
        let condition = selection.condition(today: now.today)
        let today = Binding.integer(now.today.number)
        let overdue = Condition.overdue(on: now.today, at: now.time)
        return try store.read { connection throws(ListError) in
            let rows = try connection.prepare(
                """
                SELECT id, due_day, due_minute, wait_day, changed FROM item
                WHERE status = 0 AND (\(overdue.sql) AND \(WaitSQL.isVisible()) OR wait_day <= ? OR changed <= ?)
                    \(condition.map { "AND (\($0.sql))" } ?? "")
                ORDER BY due_day IS NULL, due_day, ifnull(due_minute, 1440), item.id
                """,
                overdue.values + [today, today, .integer(instant.seconds)] + (condition?.values ?? [])
            )
            var ids: [Int] = []
            while try rows.step() {
                let id = rows.integer(0)
                let item = ReviewedItem(
                    due: try rows.optionalDue(1, of: id),
                    wait: try rows.optionalDay(3),
                    changed: try rows.instant(4)
                )
                if isIncluded(item) { ids.append(id) }
            }
            let first = ids.prefix(window ?? .max)
            let reader = try ItemReader(on: connection, expecting: first.count)
            var listing = ListedItemReader(on: connection)
            var items: [ListedItem] = []
            for id in first {
                if let item = try reader.item(id) { items.append(try listing.listed(item)) }
            }
            return (ids, items)
        }
    }

    func item(_ id: Int) throws(ListError) -> ListedItem? {
        try store.read { connection throws(ListError) in
            guard let item = try ItemRows.item(id, on: connection) else { return nil }
            var listing = ListedItemReader(on: connection)
            return try listing.listed(item)
        }
    }

    func finishedProjects(of selection: Selection, since instant: Instant, today: Day) throws(ListError) -> [String] {
        let condition = selection.condition(today: today)
        return try store.read { connection throws(ListError) in
            let rows = try connection.prepare(
                """
                SELECT DISTINCT project FROM item
                WHERE completed >= ? AND project IS NOT NULL \(condition.map { "AND (\($0.sql))" } ?? "")
                    AND NOT EXISTS (
                        SELECT 1 FROM item AS other
                        WHERE other.completed IS NULL
                            AND (other.project = item.project
                                OR substr(other.project, 1, length(item.project) + 1) = item.project || '.'))
                ORDER BY project
                """,
                [.integer(instant.seconds)] + (condition?.values ?? [])
            )
            var names: [String] = []
            while try rows.step() { names.append(rows.text(0)) }
            return names
        }
    }
}
