import Almanac
import Entities
import Vocabulary

/// The columns of an item row other than `id`, in the order used to read and write whole rows.
enum ItemColumn: Int, CaseIterable {
    case uuid, title, note, project, priority, dueDay, dueMinute, waitDay, repeats, repeatsFrom, parent, status
    case created, changed, completed, place, link

    /// The column's name in the schema.
    var name: String { ItemColumn.names[rawValue] }

    static let names = [
        "uuid", "title", "note", "project", "priority", "due_day", "due_minute", "wait_day", "repeats", "repeats_from",
        "parent", "status", "created", "changed", "completed", "place", "link",
    ]

    /// Returns an item's values in column order.
    static func values(of item: Item) -> [Binding] {
        let details = item.details
        return [
            .bytes(bytes(of: item.uuid)), .text(details.title), .optional(details.note), .optional(details.project),
            .optional(details.priority?.rawValue), .optional(details.due?.day.number),
            .optional(details.due?.time?.minute), .optional(details.wait?.number),
            .optional(details.recurrence?.storedRule), .optional(details.recurrence?.anchor),
            .optional(details.parent), .integer(item.status.rawValue), .integer(item.created.seconds),
            .integer(item.changed.seconds), .optional(item.completed?.seconds), .optional(details.place),
            .optional(details.link),
        ]
    }

    /// The columns of the due date, the wait day and the repetition.
    static let dates: [ItemColumn] = [.dueDay, .dueMinute, .waitDay, .repeats, .repeatsFrom]

    /// Returns the values of these columns.
    static func dates(of details: ItemDetails) -> [Binding] {
        [
            .optional(details.due?.day.number), .optional(details.due?.time?.minute), .optional(details.wait?.number),
            .optional(details.recurrence?.storedRule), .optional(details.recurrence?.anchor),
        ]
    }

    /// Binds an item's values to the first parameters of a statement.
    static func bind(_ item: Item, to row: borrowing Statement) throws(ListError) {
        try row.bind(values(of: item))
    }

    static func bytes(of uuid: ItemUUID) -> [UInt8] {
        [uuid.high, uuid.low].flatMap { half in withUnsafeBytes(of: half.bigEndian) { Array($0) } }
    }
}

extension Recurrence {
    /// Decodes the two columns that store a recurrence; `nil` if they are invalid.
    package init?(rule: String, anchor: String) {
        guard let repetition = Repetition(rule: rule) else {
            if anchor == "due", RuleDays(rule) != nil {
                self = .rule(rule)
                return
            }
            guard rule.hasPrefix(Recurrence.foreignPrefix) else { return nil }
            self = .foreign(String(rule.dropFirst(Recurrence.foreignPrefix.count)))
            return
        }
        switch anchor {
        case "due": self = .every(repetition)
        case "done": self = .again(repetition)
        default: return nil
        }
    }

    /// Tells a rule that adder can't follow from its own rules.
    private static let foreignPrefix = "RRULE:"

    fileprivate var storedRule: String { isForeign ? Recurrence.foreignPrefix + rule : rule }

    fileprivate var anchor: String {
        switch self {
        case .every, .rule, .foreign: "due"
        case .again: "done"
        }
    }
}
