package import Almanac
import CSQLite
import Entities
package import Vocabulary

package enum PostponementRows {
    /// Returns how often the open items that match a condition, or all, were postponed, by id.
    package static func counts(
        _ condition: Condition?,
        _ clock: any Clock,
        on connection: Connection
    ) throws(ListError) -> [Int: Int] {
        let filter = condition.map { "AND (\($0.sql))" } ?? ""
        let rows = try connection.prepare("\(replacedDates) \(filter) \(order)", condition?.values ?? [])
        let copies = try connection.prepare("SELECT 1 FROM item WHERE uuid = ?")
        var counts: [Int: Int] = [:]
        var (last, dates) = (0, Dates())
        while try rows.step() {
            let id = rows.integer(0)
            if id != last {
                (last, dates) = (id, Dates())
                try dates.read(rows, from: 2, "item \(id)")
            }
            let later = dates.due
            try dates.read(rows, from: 7, "history of item \(id)")
            guard let due = dates.due, let later else { continue }
            guard let uuid = rows.uuid(1) else { throw rows.damaged("item \(id)") }
            let move = DueMove(from: due, to: later, dates.recurrence, at: try rows.instant(6))
            let isPostponement = try move.isPostponement(on: clock) { (occurrence) throws(ListError) in
                defer { copies.reset() }
                try copies.bind([.bytes(ItemColumn.bytes(of: ItemUUID(ofCopyOf: uuid, due: occurrence)))])
                return try copies.step()
            }
            if isPostponement { counts[id, default: 0] += 1 }
        }
        return counts
    }

    /// The changes of the date or the repetition of open items, newest first, with the present values and those replaced.
    private static let replacedDates = """
        SELECT item.id, item.uuid, item.due_day, item.due_minute, item.repeats, item.repeats_from, change.at,
            replaced.due_day, replaced.due_minute, replaced.repeats, replaced.repeats_from
        FROM replaced JOIN change ON change.id = replaced.change JOIN item ON item.id = replaced.item
        WHERE coalesce(replaced.due_day, replaced.due_minute, replaced.repeats, replaced.repeats_from) IS NOT NULL
            AND replaced.uuid IS NULL AND change.undone = 0 AND item.status = 0
        """

    private static let order = "ORDER BY replaced.item, replaced.change DESC"
}

/// The date and the repetition of an item at one point in its history.
private struct Dates {
    private(set) var due: Due?
    private(set) var recurrence: Recurrence?
    private var (day, minute): (Int?, Int?)
    private var (rule, anchor): (String?, String?)

    /// Reads the four values from a column on, except for those that are NULL. An empty text stands for none.
    mutating func read(
        _ row: borrowing Statement,
        from column: Int32,
        _ name: @autoclosure () -> String
    ) throws(ListError) {
        if row.hasValue(column) || row.hasValue(column + 1) {
            if row.hasValue(column) { day = row.replacedInteger(column) }
            if row.hasValue(column + 1) { minute = row.replacedInteger(column + 1) }
            let (validDay, time) = (day.flatMap(ItemRows.day), minute.flatMap(TimeOfDay.init(minute:)))
            guard (validDay == nil) == (day == nil), (time == nil) == (minute == nil) else { throw row.damaged(name()) }
            due = validDay.map { Due(day: $0, time: time) }
        }
        if row.hasValue(column + 2) || row.hasValue(column + 3) {
            if row.hasValue(column + 2) { rule = row.replacedText(column + 2) }
            if row.hasValue(column + 3) { anchor = row.replacedText(column + 3) }
            recurrence = rule.flatMap { Recurrence(rule: $0, anchor: anchor ?? "") }
            guard (recurrence == nil) == (rule == nil) else { throw row.damaged(name()) }
        }
    }
}

extension Statement {
    fileprivate func hasValue(_ column: Int32) -> Bool { type(column) != SQLITE_NULL }

    fileprivate func replacedInteger(_ column: Int32) -> Int? {
        type(column) == SQLITE_INTEGER ? integer(column) : nil
    }

    fileprivate func replacedText(_ column: Int32) -> String? {
        let text = text(column)
        return text.isEmpty ? nil : text
    }
}
