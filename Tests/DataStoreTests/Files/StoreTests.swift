import Almanac
import Entities
import Glibc
import TestKit
import Testing
import Vocabulary

@testable import DataStore

struct StoreTests {
    private let instant = Instant(seconds: 1_000)

    private func insert(_ title: String, on connection: Connection, low: UInt64 = 1) throws(ListError) -> Int {
        let uuid = ItemUUID(high: 0, low: low)
        return try ItemRows.insert(
            [NewItem(uuid: uuid, details: ItemDetails(title: title), created: instant)],
            on: connection
        )[0].id
    }

    private func count(_ table: String, in store: Store) throws -> Int? {
        try store.read { connection throws(ListError) in try connection.integer("SELECT count(*) FROM \(table)") }
    }

    @Test func `a change that fails is rolled back`() throws {
        let store = Store()

        #expect(throws: ListError.self) {
            try store.change("add", at: instant) { connection throws(ListError) in
                _ = try insert("first", on: connection)
                try connection.run("INSERT INTO nowhere VALUES (1)")
            }
        }

        #expect(try count("item", in: store) == 0)
        #expect(try count("change", in: store) == 0)
        #expect(try count("replaced", in: store) == 0)
    }

    @Test func `cancelling interrupts a running statement, and the change can be repeated`()
        throws
    {
        let folder = try TemporaryFolder()
        var isCancelled = true
        let timeout = Timeout(seconds: 0, isCancelled: { isCancelled })
        let store = Store(StoreFile(path: "\(folder.path)/list"), timeout: timeout)
        let endless = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT max(i) FROM n"

        let error = #expect(throws: ListError.self) {
            try store.change("add", at: instant) { connection throws(ListError) in
                _ = try insert("first", on: connection)
                _ = try connection.integer(endless)
            }
        }
        isCancelled = false
        _ = try store.change("add", at: instant) { connection throws(ListError) in
            try insert("second", on: connection)
        }

        #expect(error?.kind == .interrupted)
        #expect(try count("item", in: store) == 1)
    }

    @Test func `a store can be written again after an error`() throws {
        let store = Store()
        try? store.change("add", at: instant) { connection throws(ListError) in try connection.run("nonsense") }

        _ = try store.change("add", at: instant) { connection throws(ListError) in
            try insert("second", on: connection)
        }

        #expect(try count("item", in: store) == 1)
    }

    @Test func `an id is never reused, not even that of the last item`() throws {
        let store = Store()
        let first = try store.change("add", at: instant) { connection throws(ListError) in
            try insert("first", on: connection)
        }
        try store.change("remove", at: instant) { connection throws(ListError) in
            try connection.run("DELETE FROM item")
        }

        let second = try store.change("add", at: instant) { connection throws(ListError) in
            try insert("second", on: connection)
        }

        #expect((first, second) == (1, 2))
    }

    @Test func `different Unicode forms of a word are stored as the same bytes`() throws {
        let store = Store()
        try store.change("add", at: instant) { connection throws(ListError) in
            _ = try insert("\u{1112}\u{1161}\u{11AB}", on: connection, low: 1)
            _ = try insert("\u{D55C}", on: connection, low: 2)
        }

        let kinds = try store.read { connection throws(ListError) in
            try connection.integer("SELECT count(DISTINCT CAST(title AS BLOB)) FROM item")
        }
        #expect(kinds == 1)
    }

    @Test(arguments: [
        "UPDATE item SET title = ''",
        "UPDATE item SET due_minute = 5",
        "UPDATE item SET due_day = 1, due_minute = 1440",
        "UPDATE item SET due_day = 2932897",
        "UPDATE item SET wait_day = -719163",
        "UPDATE item SET changed = 253402300800",
        "UPDATE item SET priority = 4",
        "UPDATE item SET status = 1",
        "UPDATE item SET completed = 5",
        "UPDATE item SET repeats = 'FREQ=DAILY'",
        "UPDATE item SET parent = id",
        "UPDATE item SET parent = 99",
        "UPDATE item SET title = x'00'",
        "INSERT INTO tag (item, name) VALUES (99, 'x')",
        "INSERT INTO tag (item, name) VALUES (1, '')",
        "INSERT INTO tag (item, name) VALUES (1, 'two words')",
        "INSERT INTO need (item, needs) VALUES (1, 1)",
        "INSERT INTO need (item, needs) VALUES (1, 99)",
    ])
    func `the schema rejects invalid items`(sql: String) throws {
        let store = Store()
        _ = try store.change("add", at: instant) { connection throws(ListError) in try insert("a", on: connection) }

        #expect(throws: ListError.self) {
            try store.change("break", at: instant) { connection throws(ListError) in try connection.run(sql) }
        }
    }

    @Test func `an error contains the code and the SQL but not the values`() throws {
        let store = Store()
        do {
            try store.change("add", at: instant) { connection throws(ListError) in
                try connection.run(
                    "INSERT INTO item (title, uuid, created, changed) VALUES (?, ?, 1, 1)",
                    [.text("my secret")]
                )
            }
            Issue.record("an item without a UUID was stored")
        } catch {
            #expect(error.code & 0xFF == 19)
            #expect(error.kind == .unexpected)
            #expect(error.statement?.hasPrefix("INSERT INTO item") == true)
            #expect(!"\(error)".contains("my secret"))
        }
    }

    @Test func `text with a zero byte and empty text are stored unchanged`() throws {
        let store = Store()
        let texts = try store.read { connection throws(ListError) in
            let row = try connection.prepare("SELECT ?, ?, ?", [.text("a\u{0}b"), .text(""), .null])
            _ = try row.step()
            return [row.optionalText(0), row.optionalText(1), row.optionalText(2)]
        }

        #expect(texts == ["a\u{0}b", "", nil])
    }

    @Test func `after the file is replaced, the new one is used; after it is deleted, the list is empty`() throws {
        let folder = try TemporaryFolder()
        let (here, there) = ("\(folder.path)/list.db", "\(folder.path)/other.db")
        let store = Store(StoreFile(path: here))
        let other = Store(StoreFile(path: there))
        _ = try store.change("add", at: instant) { connection throws(ListError) in try insert("a", on: connection) }
        for low in 1...3 {
            _ = try other.change("add", at: instant) { connection throws(ListError) in
                try insert("b", on: connection, low: UInt64(low))
            }
        }

        rename(there, here)
        #expect(try count("item", in: store) == 3)
        _ = try store.change("add", at: instant) { connection throws(ListError) in
            try insert("c", on: connection, low: 9)
        }
        #expect(try count("item", in: Store(StoreFile(path: here))) == 4)
        unlink(here)

        #expect(try count("item", in: store) == 0)
    }

    @Test(arguments: [true, false])
    func `a file that is emptied while it is open is refused if it has a backup`(hasBackup: Bool) throws {
        let folder = try TemporaryFolder()
        let path = "\(folder.path)/list.db"
        let store = Store(StoreFile(path: path))
        _ = try store.change("add", at: instant) { connection throws(ListError) in try insert("a", on: connection) }
        #expect(try count("item", in: store) == 1)
        let contents = try Files.read(path)
        if hasBackup { try Files.write(contents, to: "\(path).backup-2026-11-20") }

        try Files.write([], to: path)
        if hasBackup {
            #expect(throws: ListError.self) { try count("item", in: store) }
            #expect(throws: ListError.self) { try store.change("add", at: instant) { _ in } }
            #expect(try Files.read(path).isEmpty)
        } else {
            #expect(try count("item", in: store) == 0)
        }

        try Files.write(contents, to: path)
        #expect(try count("item", in: store) == 1)
    }
}
