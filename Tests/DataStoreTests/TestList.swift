import Almanac
import Entities
import TestKit
import Testing
import Vocabulary

@testable import DataStore

/// A list with helpers for tests.
struct TestList {
    let store: Store
    static let instant = Instant(seconds: 1_000)

    init(_ store: Store = Store()) {
        self.store = store
    }

    @discardableResult
    func change<Value>(
        _ command: String = "test",
        _ body: (Connection) throws(ListError) -> Value
    ) throws(ListError) -> Value {
        try store.change(command, at: TestList.instant, body)
    }

    @discardableResult
    func add(_ items: ItemDetails..., command: String = "add") throws(ListError) -> [Item] {
        try change(command) { connection throws(ListError) in try TestList.insert(items, on: connection) }
    }

    static func insert(_ items: [ItemDetails], on connection: Connection) throws(ListError) -> [Item] {
        let new = items.map {
            NewItem(uuid: ItemUUID(high: 0, low: .random(in: 0 ... .max)), details: $0, created: TestList.instant)
        }
        return try ItemRows.insert(new, on: connection)
    }

    /// Edits an item's details in a change with this command name.
    @discardableResult
    func edit(
        _ id: Int,
        _ command: String = "change",
        _ edit: (inout ItemDetails) -> Void
    ) throws -> Item {
        try change(command) { connection throws(ListError) in
            guard let old = try ItemRows.item(id, on: connection) else { throw TestList.missing }
            return try ItemRows.update(old, to: old.with(edit), on: connection)
        }
    }

    func remove(_ ids: Int..., command: String = "remove") throws(ListError) {
        try change(command) { connection throws(ListError) in try ItemRows.remove(ids, on: connection) }
    }

    /// Writes without keeping what the write replaces.
    func tamper(_ sql: String) throws(ListError) {
        try store.read { connection throws(ListError) in
            connection.writeGuard.state = .replaying
            defer { connection.writeGuard.state = .locked }
            try connection.run(sql)
        }
    }

    /// Returns the item and the values that are kept for it, for each row of a change.
    func replaced(by change: Int) throws(ListError) -> [String] {
        let values = ItemImage.columns.map { $0 == "uuid" ? "hex(nullif(uuid, ''))" : "', \($0): ' || \($0)" }
        let texts = values.map { "ifnull(\($0), '')" }.joined(separator: " || ")
        return try rows(
            "SELECT item || ' ' || substr(\(texts), 3) FROM replaced WHERE change = ? ORDER BY item",
            [.integer(change)]
        )
    }

    func item(_ id: Int) throws(ListError) -> Item? {
        try store.read { connection throws(ListError) in try ItemRows.item(id, on: connection) }
    }

    /// Returns the first column of all rows.
    func rows(_ sql: String, _ values: [Binding] = []) throws(ListError) -> [String] {
        try store.read { connection throws(ListError) in
            let rows = try connection.prepare(sql, values)
            var texts: [String] = []
            while try rows.step() { texts.append(rows.text(0)) }
            return texts
        }
    }

    /// Returns SQLite's query plan. https://sqlite.org/eqp.html
    func plan(of sql: String) throws(ListError) -> [String] {
        try store.read { connection throws(ListError) in
            let rows = try connection.prepare("EXPLAIN QUERY PLAN \(sql)")
            var lines: [String] = []
            while try rows.step() { lines.append(rows.text(3)) }
            return lines
        }
    }

    static let missing = ListError(.unexpected, path: "", detail: .message("no such item"))
}

// MARK: - Contents

extension TestList {
    /// Returns all items, tags and dependencies, byte for byte.
    func contents() throws(ListError) -> [String] {
        let columns = (["id"] + ItemColumn.names + ["touched"]).map { "hex(\($0))" }.joined(separator: " || ' ' || ")
        return try rows("SELECT \(columns) FROM item ORDER BY id")
            + rows("SELECT item || ' ' || hex(name) FROM tag ORDER BY item, name")
            + rows("SELECT item || ' ' || needs FROM need ORDER BY item, needs")
    }
}

extension Item {
    func with(_ edit: (inout ItemDetails) -> Void) -> Item {
        var details = details
        edit(&details)
        return with(details: details)
    }

    func with(details: ItemDetails? = nil, status: Item.Status? = nil, completed: Instant? = nil) -> Item {
        Item(
            id: id,
            uuid: uuid,
            details: details ?? self.details,
            status: status ?? self.status,
            created: created,
            changed: Instant(seconds: changed.seconds + 1),
            completed: completed
        )
    }
}
