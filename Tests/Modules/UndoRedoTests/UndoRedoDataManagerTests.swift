import Almanac
import DataStore
import Entities
import TestKit
import Testing
import Vocabulary

@testable import UndoRedo

struct UndoRedoDataManagerTests {
    private let store = Store()
    private let now = Moment.saturday.instant
    private let dataManager: UndoRedoDataManager

    init() throws {
        dataManager = UndoRedoDataManager(store: store)
        for (index, title) in ["a", "b"].enumerated() {
            let uuid = ItemUUID(high: 0, low: UInt64(index))
            let new = NewItem(uuid: uuid, details: ItemDetails(title: title), created: now)
            try store.change("add \(title)", at: now) { connection throws(ListError) in
                _ = try ItemRows.insert([new], on: connection)
            }
        }
    }

    private func count() throws -> Int? {
        try store.read { connection throws(ListError) in try connection.integer("SELECT count(*) FROM item") }
    }

    @Test func `changes are undone and redone`() throws {
        let undone = try dataManager.next(.undo, 5)
        #expect(undone.map(\.command) == ["add b", "add a"])
        #expect(try dataManager.replay(undone, .undo, at: now) && count() == 0)

        let redone = try dataManager.next(.redo, 1)
        #expect(redone.map(\.command) == ["add a"])
        #expect(try dataManager.replay(redone, .redo, at: now) && count() == 1)
    }

    @Test func `the copies of repeating items are not among the items of a change`() throws {
        try store.change("done 1 2", at: now) { connection throws(ListError) in
            try connection.run("UPDATE item SET title = title || '!'")
            let uuid = ItemUUID(ofCopyOf: ItemUUID(high: 0, low: 0), due: Due(day: .saturday))
            let copy = NewItem(uuid: uuid, details: ItemDetails(title: "copy"), created: now)
            _ = try ItemRows.insert([copy], on: connection)
        }
        // As an import does.
        try store.change("import", at: now) { connection throws(ListError) in
            try connection.run("UPDATE item SET title = title || '?' WHERE id = 1")
            let new = NewItem(uuid: ItemUUID(high: 0, low: 9), details: ItemDetails(title: "new"), created: now)
            _ = try ItemRows.insert([new], on: connection)
        }

        let entries = try dataManager.next(.undo, 3).compactMap(dataManager.entry)
        #expect(entries.map { $0.items.map(\.id) } == [[1, 4], [1, 2], [2]])
        #expect(entries.map(\.itemCount) == [2, 2, 1])
    }

    @Test func `changes that are no longer the next ones are left as they are`() throws {
        let last = try dataManager.next(.undo, 1)
        #expect(try dataManager.replay(last, .undo, at: now))

        #expect(try !dataManager.replay(last, .undo, at: now) && count() == 1)
    }

    @Test func `finding the next changes doesn't wait for another process that writes`() throws {
        let folder = try TemporaryFolder()
        let file = StoreFile(path: "\(folder.path)/list.db")
        try Store(file).change("add", at: now) { connection throws(ListError) in
            let new = NewItem(uuid: ItemUUID(high: 0, low: 9), details: ItemDetails(title: "c"), created: now)
            _ = try ItemRows.insert([new], on: connection)
        }
        let dataManager = UndoRedoDataManager(store: Store(file).withTimeout(seconds: 0))

        try Store(file).change("change", at: now) { connection throws(ListError) in
            #expect((try? dataManager.next(.undo, 1))?.map(\.command) == ["add"])
        }
    }

    @Test func `a conflict is thrown as a conflict`() throws {
        for title in ["c", "d"] {
            try store.change("change 2", at: now) { connection throws(ListError) in
                try connection.run("UPDATE item SET title = '\(title)' WHERE id = 2")
            }
        }
        // As if the last change couldn't be undone.
        try store.read { connection throws(ListError) in
            try connection.run("UPDATE change SET undone = 1, undone_after = 4 WHERE id = 4")
        }

        #expect {
            try dataManager.replay(dataManager.next(.undo, 1), .undo, at: now)
        } throws: { error in
            guard case .conflict(let conflict)? = error as? ReplayFailure else { return false }
            return (conflict.item, conflict.field) == (2, .title)
        }
    }
}
