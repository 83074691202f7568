import Almanac
import DataStore
import Entities
import Vocabulary

final class ShowCalendarDataManager: ShowCalendarDataManaging, StoreBacked {
    let store: Store

    init(store: Store) {
        self.store = store
    }

    /// Two statements: an index has what is counted of open items, but done items and series are found by reading all. Series
    /// are grouped, so that a list with many items that repeat in the same way takes no longer.
    func facts(of selection: Selection, in days: ClosedRange<Day>, at now: Moment) throws(ListError) -> CalendarFacts {
        let condition = selection.condition(today: now.today)
        return try store.read { connection throws(ListError) in
            var facts = CalendarFacts()
            try Self.countOpen(condition, in: days, at: now, into: &facts, on: connection)
            try Self.findOthers(condition, in: days, at: now, into: &facts, on: connection)
            return facts
        }
    }

    private static func countOpen(
        _ condition: Condition?,
        in days: ClosedRange<Day>,
        at now: Moment,
        into facts: inout CalendarFacts,
        on connection: Connection
    ) throws(ListError) {
        let overdue = Condition.overdue(on: now.today, at: now.time)
        let sql = """
            SELECT due_day, count(*), sum(\(overdue.sql)) FROM item \(condition == nil ? "INDEXED BY item_due" : "")
            WHERE item.status = 0 AND item.due_day BETWEEN ? AND ? \(condition.map { "AND (\($0.sql))" } ?? "")
            GROUP BY due_day
            """
        let range = [days.lowerBound, days.upperBound].map { Binding.integer($0.number) }
        let rows = try connection.prepare(sql, overdue.values + range + (condition?.values ?? []))
        while try rows.step() {
            let counts = DayCounts(open: rows.integer(1), overdue: rows.integer(2))
            facts.counts[Day(number: rows.integer(0))] = counts
        }
    }

    private static func findOthers(
        _ condition: Condition?,
        in days: ClosedRange<Day>,
        at now: Moment,
        into facts: inout CalendarFacts,
        on connection: Connection
    ) throws(ListError) {
        let (first, last) = (Binding.integer(days.lowerBound.number), Binding.integer(days.upperBound.number))
        let sql = """
            SELECT CASE WHEN status = 0 THEN repeats END AS rule, due_day, count(*), max(due_minute)
            FROM item NOT INDEXED
            WHERE (item.status = 1 AND item.due_day BETWEEN ? AND ? OR \(isSeries) AND item.due_day <= ?)
                \(condition.map { "AND (\($0.sql))" } ?? "")
            GROUP BY rule, due_day,
                CASE substr(rule, 6, 1) WHEN 'H' THEN due_minute ELSE rule IS NOT NULL AND ifnull(due_minute > ?, 0) END
            """
        let values = [first, last, last] + (condition?.values ?? []) + [.integer(now.time.minute)]
        let rows = try connection.prepare(sql, values)
        var (rule, recurrence) = (String?.none, Recurrence?.none)
        while try rows.step() {
            let (day, count) = (Day(number: rows.integer(1)), rows.integer(2))
            guard let text = rows.optionalText(0) else {
                facts.counts[day, default: DayCounts()].done = count
                continue
            }
            if text != rule { (rule, recurrence) = (text, Recurrence(rule: text, anchor: "due")) }
            guard let recurrence else { continue }
            let due = Due(day: day, time: rows.optionalInteger(3).flatMap(TimeOfDay.init(minute:)))
            facts.series.append(CalendarSeries(recurrence: recurrence, due: due, count: count))
        }
    }

    func items(of selection: Selection, in days: ClosedRange<Day>, today: Day) throws(ListError) -> [ListedItem] {
        let (first, last) = (Binding.integer(days.lowerBound.number), Binding.integer(days.upperBound.number))
        let planned = Condition(
            "item.due_day BETWEEN ? AND ? OR item.due_day < ? AND \(Self.isSeries)",
            [first, last, first]
        )
        return try store.read { connection throws(ListError) in
            var listing = ListedItemReader(on: connection)
            var items: [ListedItem] = []
            for item in try ItemRows.items(where: planned.and(selection.condition(today: today)), on: connection) {
                items.append(try listing.listed(item))
            }
            return items
        }
    }

    /// The items whose days are known, however often they repeat.
    private static let isSeries = "item.status = 0 AND item.repeats_from = 'due'"
}
