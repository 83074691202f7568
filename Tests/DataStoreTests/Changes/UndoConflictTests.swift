import Almanac
import Entities
import TestKit
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
        }
        try list.edit(2, "tag") { $0.tags = ["b"] }
    }

    /// Makes the newest changes look as if undo skipped them.
    private func skip(_ changes: ClosedRange<Int>) throws {
        let newest = changes.upperBound
        try list.tamper(
            "UPDATE change SET undone = 1, undone_after = \(newest) WHERE id BETWEEN \(changes.lowerBound) AND \(newest)"
        )
    }

    @Test(arguments: [
        ("again", 5, nil, ItemField.title), ("renamed", 7, nil, .due), ("renamed", 5, "not touched before", .changed),
    ])
    func `undo fails as a whole if a later change touched an item`(
        title: String,
        day: Int,
        note: String?,
        field: ItemField
    ) throws {
        try list.edit(1, "later") {
            ($0.title, $0.note) = (title, note)
            $0.due = Due(day: Day(number: day), time: .noon)
        }
        try skip(4...4)
        let contents = try list.contents()
        let index = try list.rows("SELECT quote(block) FROM search_data")

        let conflict = conflict { () throws(ReplayError) in try store.undo(3) }

        #expect(
            conflict
                == ReplayConflict(change: try #require(try change(2)), item: 1, field: field, later: try change(4))
        )
        #expect(try list.contents() == contents)
        #expect(try list.rows("SELECT quote(block) FROM search_data") == index)
        #expect(try list.rows("SELECT id FROM change WHERE undone") == ["4"])
    }

    @Test func `the conflict about a series that moved on has the copy that it left`() throws {
        var details = ItemDetails(title: "Pill", due: Due(day: .saturday))
        details.recurrence = .every(Repetition(.daily))
        try list.add(details)
        let series = try #require(try list.item(3))
        let plan = ListPlan(
            completing: [ItemCompletion(of: series, at: .saturday)],
            at: Moment.saturday.instant
        )
        try list.change("done 3") { connection throws(ListError) in _ = try plan.perform(on: connection) }
        try list.edit(3, "later") { $0.due = Due(day: .saturday + 9) }
        try skip(6...6)

        let conflict = conflict { () throws(ReplayError) in try store.undo() }

        #expect(conflict?.item == 3 && conflict?.copy == 4)
    }

    @Test func `the conflict about a series that counts hours has the copy of the time that was undone`() throws {
        var details = ItemDetails(title: "Pill", due: Due(day: .saturday, time: TimeOfDay(hour: 9, minute: 0)))
        details.recurrence = .every(Repetition(.hourly, interval: 6))
        try list.add(details)
        for hour in [9, 15] {
            let moment = Moment(utc: Instant(seconds: Day.saturday.number * 86_400 + hour * 3_600))
            let series = try #require(try list.item(3))
            let plan = ListPlan(completing: [ItemCompletion(of: series, at: moment)], at: moment.instant)
            try list.change("done 3") { connection throws(ListError) in _ = try plan.perform(on: connection) }
        }
        try skip(6...6)

        let conflict = conflict { () throws(ReplayError) in try store.undo() }

        #expect(conflict?.item == 3 && conflict?.copy == 4)
    }

    @Test func `the conflict names the tag or the dependency`() throws {
        try list.edit(2, "both") { ($0.tags, $0.needs) = ([], []) }
        try list.edit(2, "need") { $0.needs = [1] }
        try skip(5...5)

        #expect(conflict { () throws(ReplayError) in try store.undo() }?.field == .need(1))

        try list.edit(2, "tags") { $0.tags = ["b"] }
        try skip(5...6)

        #expect(conflict { () throws(ReplayError) in try store.undo() }?.field == .tag("b"))
    }

    @Test(arguments: [("DELETE FROM item WHERE id = 2", 2), ("DELETE FROM item WHERE id = 1", 1)])
    func `undo fails as a whole if an item is missing`(tampering: String, item: Int) throws {
        try list.tamper("DELETE FROM need")
        try list.tamper(tampering)
        let contents = try list.contents()

        let conflict = conflict { () throws(ReplayError) in try store.undo(3) }

        #expect((conflict?.item, conflict?.field) == (item, .existence))
        #expect(try list.contents() == contents)
    }

    @Test func `undo fails if a removed item exists`() throws {
        try list.remove(2)
        try list.tamper("INSERT INTO item (id, uuid, title, created, changed) VALUES (2, randomblob(16), 'x', 1, 1)")

        let conflict = conflict { () throws(ReplayError) in try store.undo() }

        #expect((conflict?.item, conflict?.field) == (2, .existence))
    }

    @Test func `undo doesn't remove an item that another one depends on`() throws {
        try list.tamper("INSERT INTO item (id, uuid, title, created, changed) VALUES (9, randomblob(16), 'x', 1, 1)")
        try list.tamper("INSERT INTO need VALUES (9, 2)")

        let conflict = conflict { () throws(ReplayError) in try store.undo(3) }

        #expect(conflict == ReplayConflict(change: try #require(try change(1)), item: 9, field: .need(2)))
    }

    @Test func `redo fails if an item is missing`() throws {
        _ = try store.undo(2)
        try list.tamper("DELETE FROM item WHERE id = 2")
        let contents = try list.contents()

        let conflict = conflict { () throws(ReplayError) in try store.redo(2) }

        #expect((conflict?.item, conflict?.field) == (2, .existence))
        #expect(try list.contents() == contents)
        #expect(try list.rows("SELECT id FROM change WHERE undone") == ["2", "3"])
    }

    @Test func `undo leaves alone what its change didn't replace, and redo brings back the rest`() throws {
        try list.tamper("UPDATE item SET due_day = 6, priority = 1 WHERE id = 1")

        _ = try store.undo(2)

        #expect(try list.item(1)?.details == ItemDetails(title: "first", tags: ["a"], priority: .high))
        _ = try store.redo(2)
        #expect(try list.item(1)?.details.due?.day == Day(number: 6))
    }

    private func change(_ id: Int) throws -> Change? {
        try store.read { connection throws(ListError) in
            try History.entries(limit: 10, on: connection).map(\.change).first { $0.id == id }
        }
    }
}
