import Almanac
import Entities
import UnicodeText
import Vocabulary

extension Selection.Term {
    /// Returns the term as a condition on `item`, which may be NULL if the item lacks a value.
    func condition(today: Day) -> Condition {
        switch self {
        case .ids(let ranges): .ids(ranges)
        case .tag(let name): .tags([name], .all)
        case .noTag(let name): .tags([name], .none)
        case .project(let name): .projects([name])
        // As the index `item_due` has it.
        case .priority(let priority): Condition("ifnull(item.priority, 4) = ?", [.integer(priority.rawValue)])
        case .date(let field, let from, let until): field.condition(from: from, until: until)
        case .has(let field): field.condition(isPresent: true)
        case .lacks(let field): field.condition(isPresent: false)
        case .parent(let ranges): Condition.idList(ranges).enclosed("item.parent IN (", ")")
        case .needs(let ranges):
            Condition.idList(ranges).enclosed("item.id IN (SELECT need.item FROM need WHERE need.needs IN (", "))")
        case .overdue(let time): .overdue(on: today, at: time)
        case .waiting: Condition(WaitSQL.isHidden, [.integer(today.number)])
        case .back: .back(on: today)
        case .blocked:
            Condition("item.id IN (SELECT need.item FROM \(Blockers.open))")
        case .open: Condition("item.status = 0")
        case .closed: Condition("item.status <> 0")
        case .any: Condition("1")
        case .text(.title, let text): .occurs(text, in: "item.title")
        case .text(.note, let text): .occurs(text, in: "item.note")
        case .word(let word): .words([word], all: true)
        // Unlike NOT, this is true for NULL.
        case .not(let selection): selection.whole(today: today).enclosed("((", ") IS NOT TRUE)")
        case .group(let selection): selection.whole(today: today).enclosed("(", ")")
        }
    }
}

extension Selection {
    fileprivate func whole(today: Day) -> Condition { condition(today: today) ?? Condition("1") }
}

extension Selection.DateField {
    /// A day is local; the instants of an item are in UTC.
    fileprivate func condition(from: Day?, until: Day?) -> Condition {
        let (column, value): (String, (Day) -> Int) =
            switch self {
            case .due: ("item.due_day", \.number)
            case .wait: ("item.wait_day", \.number)
            case .created: ("item.created", \.firstSecond)
            case .changed: ("item.changed", \.firstSecond)
            case .completed: ("item.completed", \.firstSecond)
            }
        // A completion at an unknown time is before all others.
        let first = self == .completed ? Item.unknownCompletion.seconds + 1 : Int.min
        return Condition(
            "\(column) >= ? AND \(column) < ?",
            [.integer(from.map(value) ?? first), .integer(until.map(value) ?? .max)]
        )
    }
}

extension Day {
    /// The instant at which the day begins in the time zone of the environment.
    fileprivate var firstSecond: Int {
        Moment(local: self, at: .midnight)?.instant.seconds ?? number * 86_400
    }
}

extension Selection.Field {
    fileprivate func condition(isPresent: Bool) -> Condition {
        let column =
            switch self {
            case .note: "item.note"
            case .project: "item.project"
            case .priority: "item.priority"
            case .due: "item.due_day"
            case .wait: "item.wait_day"
            case .completed: "item.completed"
            case .recurrence: "item.repeats"
            case .parent: "item.parent"
            case .tag, .needs: "item.id"
            }
        switch self {
        case .tag: return Condition("\(column) \(isPresent ? "IN" : "NOT IN") (SELECT tag.item FROM tag)")
        case .needs: return Condition("\(column) \(isPresent ? "IN" : "NOT IN") (SELECT need.item FROM need)")
        // An item without a day has no minute, and lets SQLite use the next columns of the index `item_due`.
        case .completed where !isPresent:
            return Condition(
                "ifnull(\(column), ?) = ?",
                Array(repeating: .integer(Item.unknownCompletion.seconds), count: 2)
            )
        case .completed: return Condition("\(column) > ?", [.integer(Item.unknownCompletion.seconds)])
        case .due where !isPresent:
            return Condition("\(column) IS NULL AND ifnull(item.due_minute, 1440) = 1440")
        default: return Condition("\(column) IS \(isPresent ? "NOT " : "")NULL")
        }
    }
}

extension Condition {
    /// Returns the condition between other SQL.
    fileprivate func enclosed(_ start: String, _ end: String) -> Condition {
        Condition(start + sql + end, values)
    }

    fileprivate static func occurs(_ text: String, in column: String) -> Condition {
        Condition("occurs(?, \(column))", [.text(UnicodeText.searchForm(text))])
    }
}
