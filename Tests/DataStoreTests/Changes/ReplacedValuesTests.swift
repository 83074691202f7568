import Almanac
import Entities
import TestKit
import Testing
import Vocabulary

@testable import DataStore

struct ReplacedValuesTests {
    private let list = TestList()

    private func change(_ sql: String...) throws {
        try list.change { connection throws(ListError) in
            for sql in sql { try connection.run(sql) }
        }
    }

    @Test func `nothing is kept of an added item`() throws {
        try list.add(ItemDetails(title: "first"))
        try list.add(ItemDetails(title: "second", tags: ["money"], due: Due(day: Day(number: 20_000)), needs: [1]))

        #expect(try list.replaced(by: 2) == [])
        #expect(try list.rows("SELECT first_new || '-' || last_new FROM change") == ["1-1", "2-2"])
        #expect(try list.rows("SELECT touched FROM item") == ["1", "2"])
    }

    @Test func `changing an item keeps only the values that differ`() throws {
        try list.add(ItemDetails(title: "first", priority: .high))

        try change("UPDATE item SET title = 'second', priority = 1, note = 'new'")

        #expect(try list.replaced(by: 2) == ["1 title: first, note: , touched: 1"])
        #expect(try list.rows("SELECT touched FROM item") == ["2"])
    }

    @Test func `the first value that a change replaces is kept`() throws {
        try list.add(ItemDetails(title: "first", tags: ["x"]))

        try change(
            "UPDATE item SET title = 'second'",
            "INSERT INTO tag VALUES (1, 'y')",
            "UPDATE item SET title = 'third', note = 'n'",
            "DELETE FROM tag",
            "INSERT INTO need SELECT 1, 1 WHERE 0"
        )

        #expect(try list.replaced(by: 2) == ["1 title: first, note: , touched: 1, tags: x, needs: "])
    }

    @Test func `removing an item keeps all of its values`() throws {
        try list.add(ItemDetails(title: "first", tags: ["home", "away"]))

        try change("DELETE FROM item")

        let row = try #require(list.replaced(by: 2).first)
        #expect(row.contains("title: first, note: , project: "))
        #expect(
            row.hasSuffix(
                "status: 0, created: 1000, changed: 1000, completed: , place: , link: , touched: 1, tags: away home, needs: "
            )
        )
    }

    @Test func `an item that is changed and then removed is kept as it was before`() throws {
        try list.add(ItemDetails(title: "first", tags: ["x"]), ItemDetails(title: "second", needs: [1]))

        try change(
            "UPDATE item SET title = 'new', due_day = 5 WHERE id = 2",
            "DELETE FROM need",
            "DELETE FROM item WHERE id = 2"
        )

        let row = try #require(list.replaced(by: 2).first)
        #expect(row.contains("title: second, note: , project: , priority: , due_day: , "))
        #expect(row.hasSuffix("needs: 1"))
    }

    @Test func `a bulk change keeps one row for each item`() throws {
        try list.add(ItemDetails(title: "a"), ItemDetails(title: "b"))

        try change("UPDATE item SET project = 'home'")

        #expect(try list.replaced(by: 2) == ["1 project: , touched: 1", "2 project: , touched: 1"])
    }

    @Test(arguments: [
        "UPDATE item SET id = 3",
        "UPDATE item SET uuid = randomblob(16)",
        "UPDATE item SET created = 5",
        "UPDATE tag SET name = 'y'",
        "UPDATE need SET item = 3",
        "REPLACE INTO item (id, uuid, title, created, changed) VALUES (1, randomblob(16), 'second', 1, 1)",
    ])
    func `writes that can't be undone fail`(sql: String) throws {
        try list.add(ItemDetails(title: "a", tags: ["x"]), ItemDetails(title: "b", needs: [1]))
        let contents = try list.contents()

        #expect(throws: ListError.self) { try change(sql) }
        #expect(try list.contents() == contents)
    }

    @Test(arguments: [
        "INSERT INTO item (uuid, title, created, changed) VALUES (randomblob(16), 'x', 1, 1)",
        "UPDATE item SET title = 'x'",
        "DELETE FROM item",
        "INSERT INTO tag (item, name) VALUES (1, 'x')",
        "INSERT INTO need (item, needs) VALUES (1, 2)",
    ])
    func `a write outside a change fails`(sql: String) throws {
        try list.add(ItemDetails(title: "a"), ItemDetails(title: "b"))

        #expect(throws: ListError.self) {
            try list.store.read { connection throws(ListError) in try connection.run(sql) }
        }
    }

    @Test func `a write that doesn't name its change is part of it nevertheless`() throws {
        try change("INSERT INTO item (uuid, title, created, changed) VALUES (randomblob(16), 'x', 1, 1)")
        try change("UPDATE item SET title = 'y'")

        #expect(try list.rows("SELECT touched FROM item") == ["2"])
        #expect(try list.store.undo(2).count == 2)
        #expect(try list.contents() == [])
    }
}
