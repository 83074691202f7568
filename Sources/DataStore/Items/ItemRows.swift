package import Almanac
package import Entities
package import Vocabulary

/// Maps rows to items and back.
package enum ItemRows {
    /// The columns that `item(in:)` reads, in order; for a statement that reads from `item` alone, as SQLite takes a sixth
    /// less time to prepare it without the name of the table before each column.
    package static let columns = """
        id, uuid, title, note, project, priority, due_day, due_minute, wait_day, repeats, repeats_from, parent, status,
        created, changed, completed,
        (SELECT group_concat(name, ' ') FROM tag WHERE item = item.id),
        (SELECT group_concat(needs, ' ') FROM need WHERE item = item.id),
        place, link
        """

    /// Throws if the row holds values that no version of adder has written.
    package static func item(in row: borrowing Statement) throws(ListError) -> Item {
        let id = row.integer(0)
        guard validIDs.contains(id) else { throw row.damaged("id \(id)") }
        guard let status = Item.Status(rawValue: row.integer(12)), let uuid = row.uuid(1),
            let created = instant(row.integer(13)), let changed = instant(row.integer(14))
        else { throw row.damaged("item \(id)") }
        return Item(
            id: id,
            uuid: uuid,
            details: ItemDetails(
                title: row.text(2),
                note: row.optionalText(3),
                tags: row.sortedWords(16),
                project: row.optionalText(4),
                priority: try row.optional(5, "priority of item \(id)", Priority.init),
                due: try row.optionalDue(6, of: id),
                wait: try row.optional(8, "wait day of item \(id)", day),
                recurrence: try recurrence(in: row, of: id),
                needs: row.words(17).compactMap { Int($0) }.sorted(),
                parent: row.optionalInteger(11),
                place: row.optionalText(18),
                link: row.optionalText(19)
            ),
            status: status,
            created: created,
            changed: changed,
            completed: try row.optional(15, "completion time of item \(id)", instant)
        )
    }

    private static func recurrence(in row: borrowing Statement, of id: Int) throws(ListError) -> Recurrence? {
        guard let rule = row.optionalText(9) else { return nil }
        guard let recurrence = Recurrence(rule: rule, anchor: row.text(10)) else {
            throw row.damaged("repetition of item \(id)")
        }
        return recurrence
    }

    /// An id beyond these was not given by adder. Programs that read JSON can't represent it, and the next one might not exist.
    static let validIDs = 1...1 << 53

    static func day(_ number: Int) -> Day? {
        Day.validNumbers.contains(number) ? Day(number: number) : nil
    }

    package static func instant(_ seconds: Int) -> Instant? {
        Instant.validSeconds.contains(seconds) ? Instant(seconds: seconds) : nil
    }
}

extension Statement {
    /// Reads an instant. Throws if no version of adder has written it.
    package func instant(_ column: Int32) throws(ListError) -> Instant {
        guard let instant = ItemRows.instant(integer(column)) else { throw damaged("instant \(integer(column))") }
        return instant
    }

    /// Reads the due date of an item, whose day and minute are in this column and the next one.
    package func optionalDue(_ column: Int32, of id: Int) throws(ListError) -> Due? {
        guard let day = try optional(column, "due day of item \(id)", ItemRows.day) else { return nil }
        return Due(day: day, time: try optional(column + 1, "due time of item \(id)", TimeOfDay.init(minute:)))
    }

    /// Reads a day, or `nil` for NULL. Throws if no version of adder has written it.
    package func optionalDay(_ column: Int32) throws(ListError) -> Day? {
        try optional(column, "day \(integer(column))", ItemRows.day)
    }

    /// Returns the error for a row that no version of adder has written.
    func damaged(_ what: String) -> ListError {
        ListError(.damaged, path: path, detail: .invalid(what))
    }

    /// Sorts only if necessary: most rows have at most one word, and nearly all others are in order.
    fileprivate func sortedWords(_ column: Int32) -> [String] {
        let words = words(column)
        for index in words.indices.dropFirst() where words[index] < words[index - 1] { return words.sorted() }
        return words
    }

    /// `nil` if the column isn't a 16-byte blob.
    package func uuid(_ column: Int32) -> ItemUUID? {
        withBytes(column) { bytes in
            guard bytes.count == 16 else { return nil }
            return ItemUUID(
                high: UInt64(bigEndian: bytes.loadUnaligned(as: UInt64.self)),
                low: UInt64(bigEndian: bytes.loadUnaligned(fromByteOffset: 8, as: UInt64.self))
            )
        }
    }

    /// Decodes a nullable column; throws if the value is invalid.
    fileprivate func optional<Value>(
        _ column: Int32,
        _ name: @autoclosure () -> String,
        _ value: (Int) -> Value?
    ) throws(ListError) -> Value? {
        guard let number = optionalInteger(column) else { return nil }
        guard let value = value(number) else { throw damaged(name()) }
        return value
    }
}
