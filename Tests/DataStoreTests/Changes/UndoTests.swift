import Almanac
import Entities
import Glibc
import TestKit
import Testing
import Vocabulary

@testable import DataStore

struct UndoTests {
    private let list = TestList()
    private var store: Store { list.store }

    /// Adds two related items that use every field.
    private func addRelatedItems() throws {
        try list.add(ItemDetails(title: "mother", tags: ["a", "b"]))
        try list.add(
            ItemDetails(
                title: "child",
                note: "note",
                tags: ["a"],
                project: "home",
                priority: .low,
                due: Due(day: Day(number: 20_000), time: .noon),
                wait: Day(number: 19_000),
                recurrence: .again(Repetition(.weekly)),
                needs: [1],
                parent: 1
            )
        )
    }

    @Test(arguments: [Int.max, Int.min])
    func `a list with an impossible range of new items is no reason to crash`(last: Int) throws {
        let list = TestList()
        try list.add(ItemDetails(title: "a"))
        try list.tamper("UPDATE change SET last_new = \(last)")

        #expect(try list.store.undo().count == 1)
        #expect(try list.store.redo().count == 1)
    }

    @Test(arguments: [Direction.undo, .redo])
    func `each portion of a long change begins at its first item`(direction: Direction) throws {
        let list = TestList()
        try list.change { connection throws(ListError) in
            _ = try TestList.insert((1...1_200).map { ItemDetails(title: "\($0)") }, on: connection)
        }
        let last = direction == .undo ? 601 : 600

        let items = try list.rows(direction.itemsSQL, [.integer(1), .integer(last)])

        let first = direction == .undo ? Array((101...600).reversed()) : Array(601...1_100)
        #expect(items == first.map(String.init))
        let plan = try list.plan(of: direction.itemsSQL)
        #expect(plan.contains { $0.contains("SEARCH item USING INTEGER PRIMARY KEY (rowid>? AND rowid<?)") }, "\(plan)")
    }

    @Test func `undo removes an added item, and redo restores it under the same id`() throws {
        try addRelatedItems()
        let all = try list.contents()

        #expect(try store.undo().map(\.id) == [2])
        #expect(try list.item(2) == nil)
        #expect(try store.undo().map(\.id) == [1])
        #expect(try list.contents() == [])

        #expect(try store.redo(2).map(\.id) == [1, 2])
        #expect(try list.contents() == all)
    }

    @Test func `undo restores a removed item with its tags, dependencies, parent and children`() throws {
        try addRelatedItems()
        let all = try list.contents()

        try list.remove(1)
        #expect(try list.item(2)?.details.needs == [])
        #expect(try store.undo().map(\.command) == ["remove"])

        #expect(try list.contents() == all)
        try store.redo().forEach { #expect($0.command == "remove") }
        #expect(try list.item(1) == nil)
    }

    @Test func `the id of an undone item is not reused`() throws {
        try addRelatedItems()
        _ = try store.undo(2)

        #expect(try list.add(ItemDetails(title: "new")).map(\.id) == [3])
    }

    @Test func `undo returns the change with its id, time and command`() throws {
        try list.add(ItemDetails(title: "a"), command: "add a")

        let undone = try store.undo()

        #expect(undone == [Change(id: 1, instant: TestList.instant, command: "add a")])
        #expect(try store.redo() == [Change(id: 1, instant: TestList.instant, command: "add a", isUndone: true)])
    }

    @Test func `a bulk change is undone as one`() throws {
        try list.add(ItemDetails(title: "a"), ItemDetails(title: "b"), ItemDetails(title: "c"))
        let before = try list.contents()
        try list.change { connection throws(ListError) in
            try connection.run("UPDATE item SET status = 1, completed = 5, changed = 5")
            try connection.run("INSERT INTO tag SELECT id, 'x' FROM item")
        }

        #expect(try store.undo().count == 1)

        #expect(try list.contents() == before)
    }

    @Test func `undo and redo stop when there are no more changes`() throws {
        #expect(try store.undo().isEmpty)
        try addRelatedItems()

        #expect(try store.undo(0).isEmpty)
        #expect(try store.undo(-1).isEmpty)
        #expect(try store.redo().isEmpty)
        #expect(try store.undo(.max).map(\.id) == [2, 1])
        #expect(try store.undo().isEmpty)
        #expect(try store.redo(.max).map(\.id) == [1, 2])
        #expect(try store.redo().isEmpty)
    }

    @Test func `a new change discards the redo history`() throws {
        try list.add(ItemDetails(title: "first"))
        try list.edit(1) { $0.title = "second" }
        _ = try store.undo()
        try list.edit(1) { $0.title = "third" }

        #expect(try store.redo().isEmpty)
        #expect(try list.item(1)?.details.title == "third")
    }

    @Test func `undoing the new change doesn't bring back the discarded redo history`() throws {
        try list.add(ItemDetails(title: "first"))
        try list.edit(1, "left behind") { $0.title = "second" }
        _ = try store.undo()
        try list.edit(1, "new") { $0.title = "third" }
        _ = try store.undo(2)

        #expect(try store.redo(.max).map(\.command) == ["add", "new"])
        #expect(try list.item(1)?.details.title == "third")
    }

    @Test func `a change without effect keeps the redo history`() throws {
        try list.add(ItemDetails(title: "a"))
        try list.edit(1) { $0.title = "b" }
        _ = try store.undo()

        try list.edit(1) { $0.title = "a" }

        #expect(try list.rows("SELECT id FROM change") == ["1", "2"])
        #expect(try store.redo().map(\.id) == [2])
    }

    @Test func `undo and redo are not recorded as changes`() throws {
        try addRelatedItems()
        let replaced = try list.rows("SELECT count(*) FROM replaced")

        _ = try store.undo()
        _ = try store.redo()

        #expect(try list.rows("SELECT count(*) FROM replaced") == replaced)
        #expect(try list.rows("SELECT id FROM change") == ["1", "2"])
        #expect(throws: ListError.self) { try list.rows("DELETE FROM item") }
    }

    @Test func `undo restores an item that got a new id`() throws {
        try list.add(ItemDetails(title: "a", tags: ["x"]))
        try list.change { connection throws(ListError) in
            guard let item = try ItemRows.item(1, on: connection) else { throw TestList.missing }
            try ItemRows.remove([1], on: connection)
            let new = NewItem(uuid: item.uuid, details: item.details, created: item.created)
            _ = try ItemRows.insert([new], on: connection)
        }
        let after = try list.contents()

        _ = try store.undo()
        #expect(try list.item(1)?.details.tags == ["x"])
        _ = try store.redo()
        #expect(try list.contents() == after)
    }

    @Test func `undo restores text byte for byte`() throws {
        try list.add(ItemDetails(title: "a"))
        try list.change { connection throws(ListError) in
            try connection.run("UPDATE item SET title = 'x' || char(0) || CAST(x'65CC81FF' AS TEXT)")
        }
        let odd = try list.contents()
        try list.edit(1) { $0.title = "b" }

        _ = try store.undo()

        #expect(try list.contents() == odd)
    }

    // MARK: Files

    @Test func `another process can undo a change`() throws {
        let folder = try TemporaryFolder()
        let file = StoreFile(path: folder.path + "/list.db")
        try TestList(Store(file)).add(ItemDetails(title: "a"), ItemDetails(title: "b", needs: [1]))
        try TestList(Store(file)).remove(1)
        let other = TestList(Store(file))

        #expect(try Store(file).undo().map(\.command) == ["remove"])

        #expect(try other.item(2)?.details.needs == [1])
        #expect(try Store(file).redo().map(\.command) == ["remove"])
        #expect(try other.item(2)?.details.needs == [])
    }

    @Test func `undo and redo don't create a list`() throws {
        let folder = try TemporaryFolder()
        let store = Store(StoreFile(path: folder.path + "/list.db"))

        #expect(try store.undo().isEmpty)
        #expect(try store.redo().isEmpty)

        #expect(Files.names(in: folder.path).isEmpty)
        #expect(!store.hasChanged)
    }

    @Test func `changes that this process made or undid are its own`() throws {
        let folder = try TemporaryFolder()
        let file = StoreFile(path: "\(folder.path)/list.db")
        let (one, other) = (Store(file), Store(file))
        func add(_ title: String, to store: Store) throws {
            try store.change("add \(title)", at: TestList.instant) { connection throws(ListError) in
                _ = try TestList.insert([ItemDetails(title: title)], on: connection)
            }
        }
        try add("a", to: one)
        try add("b", to: other)

        #expect(try one.changesToUndo(2).map(one.isOwn) == [false, true])

        _ = try one.undo(at: TestList.instant)
        #expect(try one.changesToRedo(1).map(one.isOwn) == [true])

        // Another program puts its version of the list in place.
        try Files.write(try Files.read(file.path), to: "\(folder.path)/copy.db")
        #expect(rename("\(folder.path)/copy.db", file.path) == 0)
        #expect(try one.changesToRedo(1).map(one.isOwn) == [false])
    }
}
