import Almanac
import Entities
import Testing

@testable import DataStore

struct ComebackTests {
    private let list = TestList()

    private let water: ItemDetails = {
        var details = ItemDetails(title: "Water")
        details.recurrence = .every(Repetition(.daily))
        return details
    }()

    /// Completes items in one change, which adds others.
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

    private func comebacks(of id: Int) throws -> [Int] {
        try list.store.read { connection throws(StoreError) in
            try StoredNeighbourhood.comebacks(of: [id], on: connection)[id]?.map(\.id) ?? []
        }
    }

    @Test func `what a completing change has added is where an item came back`() throws {
        try list.add(water, ItemDetails(title: "Rest"))
        try complete(1, 2, adding: [water])

        #expect(try comebacks(of: 1) == [3])
        #expect(try comebacks(of: 2) == [])
    }

    @Test func `what came back is followed to what is open`() throws {
        try list.add(water)
        try complete(1, adding: [water])
        try complete(2, adding: [water])

        #expect(try comebacks(of: 1) == [3])
    }

    @Test func `what was undone or removed is nowhere`() throws {
        try list.add(water)
        try complete(1, adding: [water])
        _ = try list.store.undo()
        #expect(try comebacks(of: 1) == [])

        _ = try list.store.redo()
        try list.remove(2)
        #expect(try comebacks(of: 1) == [])
    }

    @Test func `other items that came back at the same time are others`() throws {
        var feed = water
        feed.title = "Feed"
        try list.add(water, feed)
        try complete(1, 2, adding: [water, feed])

        #expect(try comebacks(of: 1) == [3])
        #expect(try comebacks(of: 2) == [4])
    }
}
