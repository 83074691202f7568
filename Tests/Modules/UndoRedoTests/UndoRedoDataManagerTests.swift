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
        #expect(try dataManager.replay(.undo, 5, at: now) { _ in true }.map(\.command) == ["add b", "add a"])
        #expect(try count() == 0)

        #expect(try dataManager.replay(.redo, 1, at: now) { _ in true }.map(\.command) == ["add a"])
        #expect(try count() == 1)
    }

    @Test func `changes that are not approved are left as they are`() throws {
        var seen: [String] = []

        let undone = try dataManager.replay(.undo, 5, at: now) { changes in
            seen = changes.map(\.command)
            return false
        }

        #expect(undone.isEmpty && seen == ["add b", "add a"])
        #expect(try count() == 2)
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
            try dataManager.replay(.undo, 1, at: now) { _ in true }
        } throws: { error in
            guard case .conflict(let conflict)? = error as? ReplayFailure else { return false }
            return (conflict.item, conflict.field) == (2, .title)
        }
    }
}
