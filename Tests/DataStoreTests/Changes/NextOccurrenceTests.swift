import Almanac
import Entities
import TestKit
import Testing
import Vocabulary

@testable import DataStore

struct NextOccurrenceTests {
    private let list = TestList()
    private let day = Moment(utc: TestList.instant).today

    private func repeating(_ title: String, _ end: Repetition.End? = nil) -> ItemDetails {
        var details = ItemDetails(title: title)
        details.due = Due(day: day)
        details.recurrence = .every(Repetition(.daily, end: end))
        return details
    }

    /// Completes items and adds their next occurrences in one change, as lists have it from before a series kept its item.
    private func complete(_ ids: Int...) throws {
        try list.change("done") { connection throws(ListError) in
            for id in ids {
                guard let old = try ItemRows.item(id, on: connection) else { throw TestList.missing }
                let done = old.with(status: .done, completed: TestList.instant)
                try ItemRows.update(old, to: done, on: connection)
                guard let next = NextOccurrence(of: old, done: Moment(utc: Instant(seconds: day.number * 86_400)))
                else { continue }
                let new = NewItem(
                    uuid: ItemUUID(ofOccurrenceAfter: old.uuid),
                    details: next.details,
                    created: TestList.instant
                )
                _ = try ItemRows.insert([new], on: connection)
            }
        }
    }

    private func nextOccurrences(of id: Int) throws -> [Int] {
        try list.store.read { connection throws(ListError) in
            try StoredItemRelations.nextOccurrences(of: [id], on: connection)[id]?.map(\.id) ?? []
        }
    }

    @Test func `the item added by the completing change is the next occurrence`() throws {
        try list.add(repeating("Water"), ItemDetails(title: "Rest"))
        try complete(1, 2)

        #expect(try nextOccurrences(of: 1) == [3])
        #expect(try nextOccurrences(of: 2) == [])
    }

    @Test func `completed occurrences lead to the open one, also in a series with an end`() throws {
        try list.add(repeating("Water", .count(3)))
        try complete(1)
        try complete(2)

        #expect(try nextOccurrences(of: 1) == [3])
    }

    @Test func `undone and removed occurrences are not found`() throws {
        try list.add(repeating("Water"))
        try complete(1)
        _ = try list.store.undo()
        #expect(try nextOccurrences(of: 1) == [])

        _ = try list.store.redo()
        try list.remove(2)
        #expect(try nextOccurrences(of: 1) == [])
    }

    @Test func `items completed together have separate next occurrences, even with the same title`() throws {
        try list.add(repeating("Water"), repeating("Water"))
        try complete(1, 2)

        #expect(try nextOccurrences(of: 1) == [3])
        #expect(try nextOccurrences(of: 2) == [4])
    }

    @Test func `a renamed next occurrence is found, even after the change that added it is forgotten`() throws {
        try list.add(repeating("Water"))
        try complete(1)
        try list.edit(2) { $0.title = "Water the roses" }
        _ = try list.store.forget(.all)

        #expect(try nextOccurrences(of: 1) == [2])
    }

    @Test func `items are found by the index on UUIDs`() throws {
        try list.add(repeating("Water"))

        let plan = try list.plan(of: "SELECT \(ItemRows.columns) FROM item WHERE uuid = x'00'")
        #expect(plan.first?.contains("SEARCH item USING INDEX sqlite_autoindex_item_1 (uuid=?)") == true, "\(plan)")
    }
}
