import Almanac
package import Entities
import UnicodeText

/// How rows become items and back: the columns stand beside the mapping.
package enum ItemRows {
    /// The columns that `item(in:)` reads, in its order.
    package static let columns = """
        item.id, item.uuid, item.title, item.note, item.project, item.priority, item.due_day, item.due_minute,
        item.wait_day, item.repeats, item.repeats_from, item.parent, item.status, item.created, item.changed,
        item.completed,
        (SELECT group_concat(name, ' ') FROM tag WHERE tag.item = item.id),
        (SELECT group_concat(needs, ' ') FROM need WHERE need.item = item.id)
        """

    package static func item(in row: borrowing Statement) -> Item {
        Item(
            id: row.integer(0),
            uuid: ItemUUID(high: row.bigEndian(1, offset: 0), low: row.bigEndian(1, offset: 8)),
            details: ItemDetails(
                title: row.text(2),
                note: row.optionalText(3),
                tags: row.words(16),
                project: row.optionalText(4),
                priority: row.optionalInteger(5).flatMap(Priority.init),
                due: due(day: row.optionalInteger(6), minute: row.optionalInteger(7)),
                wait: row.optionalInteger(8).map(Day.init(number:)),
                recurrence: recurrence(rule: row.optionalText(9), from: row.optionalText(10)),
                needs: row.words(17).compactMap { Int($0) },
                parent: row.optionalInteger(11)
            ),
            status: Item.Status(rawValue: row.integer(12)) ?? .open,
            created: Instant(seconds: row.integer(13)),
            changed: Instant(seconds: row.integer(14)),
            completed: row.optionalInteger(15).map(Instant.init(seconds:))
        )
    }

    private static func due(day: Int?, minute: Int?) -> Due? {
        day.map { Due(day: Day(number: $0), time: minute.flatMap(TimeOfDay.init(minute:))) }
    }

    private static func recurrence(rule: String?, from anchor: String?) -> Recurrence? {
        guard let repetition = rule.flatMap(Repetition.init(rule:)) else { return nil }
        return anchor == "done" ? .again(repetition) : .every(repetition)
    }
}

extension ItemRows {
    /// Adds items within a change, and answers them as they are stored; each statement is prepared once for all.
    package static func insert(_ items: [NewItem], on connection: Connection) throws(StoreError) -> [Item] {
        let rows = try connection.prepare(
            """
            INSERT INTO item (uuid, title, note, project, priority, due_day, due_minute, wait_day, repeats, repeats_from,
                parent, created, changed)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """
        )
        var stored: [Item] = []
        for item in items.map(\.composed) {
            try rows.run(values(of: item))
            stored.append(item.stored(as: connection.lastInsertedID))
        }
        try insert("INSERT OR IGNORE INTO tag (item, name) VALUES (?, ?)", of: stored, on: connection) {
            $0.tags.map { .text($0) }
        }
        try insert("INSERT INTO need (item, needs) VALUES (?, ?)", of: stored, on: connection) {
            $0.needs.map { .integer($0) }
        }
        return stored
    }

    /// Adds what an item may have several of.
    private static func insert(
        _ sql: String,
        of items: [Item],
        on connection: Connection,
        _ values: (ItemDetails) -> [Binding]
    ) throws(StoreError) {
        guard items.contains(where: { !values($0.details).isEmpty }) else { return }
        let rows = try connection.prepare(sql)
        for item in items {
            for value in values(item.details) { try rows.run([.integer(item.id), value]) }
        }
    }

    private static func values(of item: NewItem) -> [Binding] {
        let details = item.details
        return [
            .bytes(bytes(of: item.uuid)), .text(details.title), .optional(details.note),
            .optional(details.project), .optional(details.priority?.rawValue),
            .optional(details.due?.day.number), .optional(details.due?.time?.minute),
            .optional(details.wait?.number), .optional(details.recurrence?.repetition.rule),
            .optional(details.recurrence?.anchor), .optional(details.parent),
            .integer(item.created.seconds), .integer(item.created.seconds),
        ]
    }

    private static func bytes(of uuid: ItemUUID) -> [UInt8] {
        [uuid.high, uuid.low].flatMap { half in withUnsafeBytes(of: half.bigEndian) { Array($0) } }
    }
}

extension NewItem {
    /// With its text in the form that the store keeps.
    fileprivate var composed: NewItem {
        var composed = details
        composed.title = UnicodeText.composed(details.title)
        composed.note = details.note.map(UnicodeText.composed)
        composed.project = details.project.map(UnicodeText.composed)
        composed.tags = details.tags.map(UnicodeText.composed)
        return NewItem(uuid: uuid, details: composed, created: created)
    }

    fileprivate func stored(as id: Int) -> Item {
        Item(id: id, uuid: uuid, details: details, created: created, changed: created)
    }
}

extension Recurrence {
    fileprivate var anchor: String {
        switch self {
        case .every: "due"
        case .again: "done"
        }
    }
}
