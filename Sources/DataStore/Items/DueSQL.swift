package import Almanac

/// The due date of items in SQL. As for `Due`, a day without a time comes after all times of the day.
package enum DueSQL {
    /// A row value, to compare with `values(of:)`. Its columns are those of the index on open items.
    package static let value = "(item.due_day, ifnull(item.due_minute, 1440))"

    /// The order of items by due date and priority, as in that index.
    package static let order = "due_day, ifnull(due_minute, 1440), ifnull(priority, 4), id"

    package static func values(of due: Due) -> [Binding] {
        [.integer(due.day.number), .integer(due.time?.minute ?? 1_440)]
    }
}

extension Condition {
    /// The open items whose due date has passed: the rule of `Item.isOverdue(at:)`.
    package static func overdue(on today: Day, at time: TimeOfDay) -> Condition {
        Condition("item.status = 0 AND \(DueSQL.value) < (?, ?)", DueSQL.values(of: Due(day: today, time: time)))
    }
}
