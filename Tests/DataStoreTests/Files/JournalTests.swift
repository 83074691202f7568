import Almanac
import Entities
import Testing
import Vocabulary

@testable import DataStore

struct JournalTests {
    private let store = Store()
    private let instant = Instant(seconds: 1_000)

    private func journal(_ change: Int) throws -> [String] {
        try store.read { connection throws(StoreError) in
            let rows = try connection.prepare(
                """
                SELECT item || ' ' || what || ': ' || ifnull(before, 'nothing') || ' -> ' || ifnull(after, 'nothing')
                FROM journal WHERE change = ? AND what <> 'uuid' ORDER BY step
                """,
                [.integer(change)]
            )
            var lines: [String] = []
            while try rows.step() { lines.append(rows.text(0)) }
            return lines
        }
    }

    private func change(_ sql: String) throws {
        try store.change("test", at: instant) { connection throws(StoreError) in try connection.run(sql) }
    }

    private func add(_ details: ItemDetails) throws {
        _ = try store.change("add", at: instant) { connection throws(StoreError) in
            let uuid = ItemUUID(high: 0, low: .random(in: 0 ... .max))
            return try ItemRows.insert([NewItem(uuid: uuid, details: details, created: instant)], on: connection)
        }
    }

    @Test func `adding an item records all of its fields`() throws {
        try add(ItemDetails(title: "first"))
        try add(ItemDetails(title: "second", tags: ["money"], due: Due(day: Day(number: 20_000)), needs: [1]))

        #expect(
            try journal(2) == [
                "2 title: nothing -> second", "2 due_day: nothing -> 20000", "2 status: nothing -> 0",
                "2 created: nothing -> 1000", "2 changed: nothing -> 1000", "2 tag: nothing -> money",
                "2 need: nothing -> 1",
            ]
        )
    }

    @Test func `changing an item records only the fields that differ`() throws {
        try add(ItemDetails(title: "first", priority: .high))

        try change("UPDATE item SET title = 'second', priority = 1, note = 'new'")

        #expect(try journal(2) == ["1 title: first -> second", "1 note: nothing -> new"])
    }

    @Test func `removing an item records all of its fields`() throws {
        try add(ItemDetails(title: "first", tags: ["home"]))

        try change("DELETE FROM item")

        let lines = try journal(2)
        #expect(lines.contains("1 title: first -> nothing"))
        #expect(lines.contains("1 tag: home -> nothing"))
    }

    @Test func `a bulk change is one change with a step for each item`() throws {
        try add(ItemDetails(title: "a"))
        try add(ItemDetails(title: "b"))

        try change("UPDATE item SET project = 'home'")

        #expect(try journal(3) == ["1 project: nothing -> home", "2 project: nothing -> home"])
    }

    @Test func `replacing a row records its old values`() throws {
        try add(ItemDetails(title: "first"))

        try change(
            "REPLACE INTO item (id, uuid, title, created, changed) VALUES (1, randomblob(16), 'second', 1, 1)"
        )

        let lines = try journal(2)
        #expect(lines.contains("1 title: first -> nothing"))
        #expect(lines.contains("1 title: nothing -> second"))
    }

    @Test(arguments: [
        "UPDATE item SET id = 3",
        "UPDATE item SET uuid = randomblob(16)",
        "UPDATE item SET created = 5",
        "UPDATE tag SET name = 'y'",
        "UPDATE need SET item = 3",
    ])
    func `updates that the journal can't record fail`(sql: String) throws {
        try add(ItemDetails(title: "a", tags: ["x"]))
        try add(ItemDetails(title: "b", needs: [1]))

        #expect(throws: StoreError.self) { try change(sql) }
    }

    @Test(arguments: [
        "INSERT INTO item (uuid, title, created, changed) VALUES (randomblob(16), 'x', 1, 1)",
        "UPDATE item SET title = 'x'",
        "DELETE FROM item",
        "INSERT INTO tag (item, name) VALUES (1, 'x')",
        "INSERT INTO need (item, needs) VALUES (1, 2)",
    ])
    func `a write outside a change fails`(sql: String) throws {
        try add(ItemDetails(title: "a"))
        try add(ItemDetails(title: "b"))

        #expect(throws: StoreError.self) {
            try store.read { connection throws(StoreError) in try connection.run(sql) }
        }
    }

    @Test func `replaying a change records nothing`() throws {
        try add(ItemDetails(title: "a"))

        try store.change("undo", at: instant) { connection throws(StoreError) in
            connection.writeGuard.state = .replaying
            try connection.run("UPDATE item SET title = 'b'")
        }

        #expect(try journal(2).isEmpty)
    }
}
