import Almanac
import DataStore
import Entities
import TestKit
import Testing
import Vocabulary

@testable import ListHistory

struct ListHistoryDataManagerTests {
    private let store = Store()
    private let dataManager: ListHistoryDataManager

    init() throws {
        dataManager = ListHistoryDataManager(store: store)
        for title in ["a", "b", "c"] { try add(title) }
    }

    private func add(_ title: String) throws {
        let uuid = ItemUUID(high: 0, low: .random(in: 0 ... .max))
        let new = NewItem(uuid: uuid, details: ItemDetails(title: title), created: Moment.saturday.instant)
        try store.change("add \(title)", at: Moment.saturday.instant) { connection throws(ListError) in
            _ = try ItemRows.insert([new], on: connection)
        }
    }

    @Test func `changes are found page by page, newest first`() throws {
        #expect(try dataManager.changes(limit: 2, olderThan: nil).entries.map(\.change.command) == ["add c", "add b"])
        #expect(try dataManager.changes(limit: 2, olderThan: 2).entries.map(\.change.command) == ["add a"])
    }

    @Test func `redoable changes are marked on every page`() throws {
        _ = try store.undo(2)

        #expect(try dataManager.changes(limit: 1, olderThan: nil).redoCount == 2)
        #expect(try dataManager.changes(limit: 9, olderThan: 3).redoCount == 2)
        #expect(try dataManager.changes(limit: 9, olderThan: nil).entries.map(\.canBeRedone) == [true, true, false])
    }

    @Test func `a new change discards the redo history`() throws {
        _ = try store.undo(2)
        try add("d")

        let page = try dataManager.changes(limit: 9, olderThan: nil)

        #expect(page.redoCount == 0)
        #expect(page.entries.map(\.change.isUndone) == [false, true, true, false])
        #expect(page.entries.map(\.canBeRedone) == [false, false, false, false])
    }
}
