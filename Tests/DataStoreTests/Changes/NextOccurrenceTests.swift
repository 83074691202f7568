import Almanac
import Entities
import Testing
import Vocabulary

@testable import DataStore

struct NextOccurrenceTests {
    private let list = TestList()

    private let water: ItemDetails = {
        var details = ItemDetails(title: "Water")
        details.recurrence = .every(Repetition(.daily))
        return details
    }()

    /// Completes items and adds others in one change.
    private func complete(_ ids: Int..., adding next: [ItemDetails]) throws {
        try list.change("done") { connection throws(StoreError) in
            for id in ids {
                guard let old = try ItemRows.item(id, on: connection) else { throw TestList.missing }
                let done = old.with(status: .done, completed: TestList.instant)
                try ItemRows.update(old, to: done, on: connection)
            }
            _ = try TestList.insert(next, on: connection)
        }
    }

    private func nextOccurrences(of id: Int) throws -> [Int] {
        try list.store.read { connection throws(StoreError) in
            try StoredItemRelations.nextOccurrences(of: [id], on: connection)[id]?.map(\.id) ?? []
        }
    }

    @Test func `the item added by the completing change is the next occurrence`() throws {
        try list.add(water, ItemDetails(title: "Rest"))
        try complete(1, 2, adding: [water])

        #expect(try nextOccurrences(of: 1) == [3])
        #expect(try nextOccurrences(of: 2) == [])
    }

    @Test func `completed occurrences lead to the open one`() throws {
        try list.add(water)
        try complete(1, adding: [water])
        try complete(2, adding: [water])

        #expect(try nextOccurrences(of: 1) == [3])
    }

    @Test func `undone and removed occurrences are not found`() throws {
        try list.add(water)
        try complete(1, adding: [water])
        _ = try list.store.undo()
        #expect(try nextOccurrences(of: 1) == [])

        _ = try list.store.redo()
        try list.remove(2)
        #expect(try nextOccurrences(of: 1) == [])
    }

    @Test func `items completed together have separate next occurrences`() throws {
        var feed = water
        feed.title = "Feed"
        try list.add(water, feed)
        try complete(1, 2, adding: [water, feed])

        #expect(try nextOccurrences(of: 1) == [3])
        #expect(try nextOccurrences(of: 2) == [4])
    }
}
