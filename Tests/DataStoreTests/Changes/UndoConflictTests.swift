import Almanac
import Entities
import Testing
import Vocabulary

@testable import DataStore

struct UndoConflictTests {
    private let list = TestList()
    private var store: Store { list.store }

    private func conflict(_ body: () throws(ReplayError) -> [Change]) -> ReplayConflict? {
        do {
            _ = try body()
            return nil
        } catch .conflict(let conflict) {
            return conflict
        } catch {
            return nil
        }
    }

    init() throws {
        try list.add(ItemDetails(title: "first", tags: ["a"]), ItemDetails(title: "second", needs: [1]))
        try list.edit(1, "rename") {
            $0.title = "renamed"
            $0.due = Due(day: Day(number: 5), time: .noon)
            $0.recurrence = .every(Repetition(.daily))
        }
        try list.edit(2, "tag") { $0.tags = ["b"] }
    }

    @Test(arguments: [
        ("UPDATE item SET title = 'odd' WHERE id = 1", 1, ItemField.title),
        ("UPDATE item SET due_minute = NULL WHERE id = 1", 1, .due),
        ("UPDATE item SET repeats_from = 'done' WHERE id = 1", 1, .recurrence),
        ("UPDATE item SET changed = 77 WHERE id = 1", 1, .changed),
        ("UPDATE item SET note = 'new' WHERE id = 1", 1, .note),
        ("UPDATE item SET priority = 1 WHERE id = 1", 1, .priority),
        ("UPDATE item SET project = 'p' WHERE id = 1", 1, .project),
        ("UPDATE item SET wait_day = 4 WHERE id = 1", 1, .wait),
        ("UPDATE item SET parent = 2 WHERE id = 1", 1, .parent),
        ("UPDATE item SET parent = 1 WHERE id = 2", 2, .parent),
        ("UPDATE item SET status = 1, completed = 1 WHERE id = 2", 2, .status),
        ("INSERT INTO tag VALUES (1, 'odd')", 1, .tag("odd")),
        ("INSERT INTO need VALUES (1, 2)", 1, .need(2)),
        ("DELETE FROM tag WHERE name = 'a'", 1, .tag("a")),
        ("DELETE FROM tag WHERE name = 'b'", 2, .tag("b")),
        ("DELETE FROM need", 2, .need(1)),
        ("DELETE FROM item WHERE id = 2", 2, .existence),
    ])
    func `undo fails as a whole if an item was changed outside the journal`(
        tampering: String,
        item: Int,
        field: ItemField
    ) throws {
        try list.tamper(tampering)
        let contents = try list.contents()
        let index = try list.rows("SELECT quote(block) FROM search_data")

        let conflict = conflict { () throws(ReplayError) in try store.undo(3) }

        #expect(conflict?.item == item)
        #expect(conflict?.field == field)
        #expect(try list.contents() == contents)
        #expect(try list.rows("SELECT quote(block) FROM search_data") == index)
        #expect(try list.rows("SELECT id FROM change WHERE undone") == [])
    }

    @Test func `undo doesn't remove an item that another one depends on`() throws {
        try list.tamper("INSERT INTO item (id, uuid, title, created, changed) VALUES (9, randomblob(16), 'x', 1, 1)")
        try list.tamper("INSERT INTO need VALUES (9, 2)")

        let conflict = conflict { () throws(ReplayError) in try store.undo(3) }

        #expect(conflict == ReplayConflict(change: try #require(try change(1)), item: 9, field: .need(2)))
    }

    @Test(arguments: [
        ("UPDATE item SET title = 'odd' WHERE id = 1", 1, ItemField.title),
        ("INSERT INTO tag VALUES (2, 'b')", 2, .tag("b")),
        ("DELETE FROM item WHERE id = 2", 2, .existence),
    ])
    func `redo fails if an item was changed outside the journal`(
        tampering: String,
        item: Int,
        field: ItemField
    ) throws {
        _ = try store.undo(2)
        try list.tamper(tampering)
        let contents = try list.contents()

        let conflict = conflict { () throws(ReplayError) in try store.redo(2) }

        #expect(conflict?.item == item)
        #expect(conflict?.field == field)
        #expect(try list.contents() == contents)
        #expect(try list.rows("SELECT id FROM change WHERE undone") == ["2", "3"])
    }

    @Test func `the conflict names the later change`() throws {
        try list.edit(1, "again") { $0.title = "renamed again" }
        try list.tamper("UPDATE change SET undone = 1, undone_after = 4 WHERE id = 4")

        let conflict = conflict { () throws(ReplayError) in try store.undo(2) }

        #expect(
            conflict
                == ReplayConflict(change: try #require(try change(2)), item: 1, field: .title, later: try change(4))
        )
    }

    @Test func `a tag conflict names a change to that tag`() throws {
        try list.edit(2, "other") { $0.tags = ["b", "c"] }
        try list.edit(2, "away") { $0.tags = ["c"] }
        try list.edit(2, "last") { $0.tags = ["c", "d"] }
        try list.tamper("UPDATE change SET undone = 1, undone_after = 6 WHERE id > 3")

        let conflict = conflict { () throws(ReplayError) in try store.undo() }

        #expect(conflict?.field == .tag("b"))
        #expect(conflict?.later?.command == "away")
    }

    private func change(_ id: Int) throws -> Change? {
        try store.read { connection throws(StoreError) in
            try History.entries(limit: 10, on: connection).map(\.change).first { $0.id == id }
        }
    }
}
