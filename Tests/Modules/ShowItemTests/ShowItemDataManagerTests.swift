import Almanac
import DataStore
import Entities
import Testing

@testable import ShowItem

struct ShowItemDataManagerTests {
    private let store = Store()
    private let dataManager: ShowItemDataManager

    /// 2 needs 1 and is part of it; 3 needs 2.
    init() throws {
        dataManager = ShowItemDataManager(store: store)
        let details = [
            ItemDetails(title: "a"), ItemDetails(title: "b", needs: [1], parent: 1),
            ItemDetails(title: "c", needs: [2]),
        ]
        for (index, details) in details.enumerated() {
            let new = NewItem(uuid: ItemUUID(high: 0, low: UInt64(index)), details: details, created: now)
            try store.change("add", at: now) { connection throws(StoreError) in
                _ = try ItemRows.insert([new], on: connection)
            }
        }
    }

    private func story(_ id: Int) throws -> ItemStory? {
        var found: ItemStory?
        let selection = Selection([[.ids([id...id])]])
        try dataManager.findStories(of: selection, today: saturday, areWanted: { _ in true }, take: { found = $0 })
        return found
    }

    @Test func `an item is found with all that has to do with it`() throws {
        let first = try story(1)
        let second = try story(2)

        #expect(first?.blocks.map(\.id) == [2])
        #expect(first?.parts.map(\.id) == [2])
        #expect(second?.needs.map(\.id) == [1])
        #expect(second?.parent?.id == 1)
        #expect(second?.blocks.map(\.id) == [3])
        #expect(second?.changes.map(\.change.command) == ["add"])
        #expect(try story(9) == nil)
    }

    @Test func `the chosen ids come first, in their order, and nothing is read that is not wanted`() throws {
        var asked: [[Int]] = []
        var taken: [Int] = []

        for isWanted in [false, true] {
            try dataManager.findStories(of: .everything, today: saturday) { ids in
                asked.append(ids)
                return isWanted
            } take: { story in
                taken.append(story.item.id)
            }
        }

        #expect(asked == [[1, 2, 3], [1, 2, 3]])
        #expect(taken == [1, 2, 3])
    }
}
