import Almanac
import DataStore
import Entities
import Vocabulary

final class ShowCalendarDataManager: ShowCalendarDataManaging {
    private let store: Store

    init(store: Store) {
        self.store = store
    }

    func counts(
        of selection: Selection,
        from first: Day,
        through last: Day,
        at now: Moment
    ) throws(ListError) -> [Day: DayCounts] {
        let condition = selection.condition(today: now.today)
        let overdue = Condition.overdue(on: now.today, at: now.time)
        let sql = """
            SELECT due_day, sum(status = 0), sum(\(overdue.sql)), sum(status = 1)
            FROM item
            WHERE due_day BETWEEN ? AND ? \(condition.map { "AND (\($0.sql))" } ?? "")
            GROUP BY due_day
            """
        let values = overdue.values + [.integer(first.number), .integer(last.number)]
        return try store.read { connection throws(ListError) in
            let rows = try connection.prepare(sql, values + (condition?.values ?? []))
            var counts: [Day: DayCounts] = [:]
            while try rows.step() {
                counts[Day(number: rows.integer(0))] = DayCounts(
                    open: rows.integer(1),
                    overdue: rows.integer(2),
                    done: rows.integer(3)
                )
            }
            return counts
        }
    }

    func items(of selection: Selection, on day: Day, today: Day) throws(ListError) -> [Item] {
        let due = Condition("item.due_day = ?", [.integer(day.number)])
        return try store.read { connection throws(ListError) in
            try ItemRows.items(where: due.and(selection.condition(today: today)), on: connection)
        }
    }
}
