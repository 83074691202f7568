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

    /// Fails on what no version of this program has written.
    package static func item(in row: borrowing Statement) throws(StoreError) -> Item {
        let id = row.integer(0)
        guard let status = Item.Status(rawValue: row.integer(12)), row.byteCount(1) == 16,
            let created = instant(row.integer(13)), let changed = instant(row.integer(14))
        else { throw row.damaged("item \(id)") }
        return Item(
            id: id,
            uuid: ItemUUID(high: row.bigEndian(1, offset: 0), low: row.bigEndian(1, offset: 8)),
            details: ItemDetails(
                title: row.text(2),
                note: row.optionalText(3),
                tags: row.words(16).sorted(),
                project: row.optionalText(4),
                priority: try row.optional(5, "priority of item \(id)", Priority.init),
                due: try due(in: row, of: id),
                wait: try row.optional(8, "waiting day of item \(id)", day),
                recurrence: try recurrence(in: row, of: id),
                needs: row.words(17).compactMap { Int($0) }.sorted(),
                parent: row.optionalInteger(11)
            ),
            status: status,
            created: created,
            changed: changed,
            completed: try row.optional(15, "end of item \(id)", instant)
        )
    }

    private static func due(in row: borrowing Statement, of id: Int) throws(StoreError) -> Due? {
        guard let day = try row.optional(6, "due day of item \(id)", day) else { return nil }
        return Due(day: day, time: try row.optional(7, "due time of item \(id)", TimeOfDay.init(minute:)))
    }

    private static func recurrence(in row: borrowing Statement, of id: Int) throws(StoreError) -> Recurrence? {
        guard let rule = row.optionalText(9) else { return nil }
        guard let repetition = Repetition(rule: rule) else { throw row.damaged("repetition of item \(id)") }
        switch row.text(10) {
        case "due": return .every(repetition)
        case "done": return .again(repetition)
        default: throw row.damaged("repetition of item \(id)")
        }
    }

    private static func day(_ number: Int) -> Day? {
        Day.numbers.contains(number) ? Day(number: number) : nil
    }

    private static func instant(_ seconds: Int) -> Instant? {
        Instant.numbers.contains(seconds) ? Instant(seconds: seconds) : nil
    }
}

extension Statement {
    /// What to say of a row that no version of this program has written.
    fileprivate func damaged(_ what: String) -> StoreError {
        StoreError(.damaged, message: "the \(what) makes no sense", path: path)
    }

    /// The value of a column that may be empty, as what it stands for.
    fileprivate func optional<Value>(
        _ column: Int32,
        _ name: @autoclosure () -> String,
        _ value: (Int) -> Value?
    ) throws(StoreError) -> Value? {
        guard let number = optionalInteger(column) else { return nil }
        guard let value = value(number) else { throw damaged(name()) }
        return value
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
        try insert("INSERT INTO tag (item, name) VALUES (?, ?)", of: stored, on: connection) {
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
    /// In the form and the order that the store keeps.
    fileprivate var composed: NewItem {
        var composed = details
        composed.title = UnicodeText.composed(details.title)
        composed.note = details.note.map(UnicodeText.composed)
        composed.project = details.project.map(UnicodeText.composed)
        composed.tags = Set(details.tags.map(UnicodeText.composed)).sorted()
        composed.needs = Set(details.needs).sorted()
        return NewItem(uuid: uuid, details: composed, created: created)
    }

    fileprivate func stored(as id: Int) -> Item {
        Item(id: id, uuid: uuid, details: details, created: created, changed: created)
    }
}

extension Recurrence {
    var anchor: String {
        switch self {
        case .every: "due"
        case .again: "done"
        }
    }
}
