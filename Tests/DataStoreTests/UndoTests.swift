import Almanac
import Entities
import TestKit
import Testing

@testable import DataStore

struct UndoTests {
    private let list = TestList()
    private var store: Store { list.store }

    /// Items that know each other, with all that an item can be.
    private func addFamily() throws {
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

    @Test func `what was added goes away, and comes back as it was under the same id`() throws {
        try addFamily()
        let all = try list.contents()

        #expect(try store.undo().map(\.id) == [2])
        #expect(try list.item(2) == nil)
        #expect(try store.undo().map(\.id) == [1])
        #expect(try list.contents() == [])

        #expect(try store.redo(2).map(\.id) == [1, 2])
        #expect(try list.contents() == all)
    }

    @Test func `what was removed comes back with its tags, its needs, its parent and its children`() throws {
        try addFamily()
        let all = try list.contents()

        try list.remove(1)
        #expect(try list.item(2)?.details.needs == [])
        #expect(try store.undo().map(\.command) == ["remove"])

        #expect(try list.contents() == all)
        try store.redo().forEach { #expect($0.command == "remove") }
        #expect(try list.item(1) == nil)
    }

    @Test func `an id that was given stays given, be the item taken back`() throws {
        try addFamily()
        _ = try store.undo(2)

        #expect(try list.add(ItemDetails(title: "new")).map(\.id) == [3])
    }

    @Test func `a change is answered with its number, its instant and what was typed`() throws {
        try list.add(ItemDetails(title: "a"), command: "add a")

        let undone = try store.undo()

        #expect(undone == [Change(id: 1, instant: TestList.instant, command: "add a")])
        #expect(try store.redo() == [Change(id: 1, instant: TestList.instant, command: "add a", isUndone: true)])
    }

    @Test func `a bulk change is taken back as one`() throws {
        try list.add(ItemDetails(title: "a"), ItemDetails(title: "b"), ItemDetails(title: "c"))
        let before = try list.contents()
        try list.change { connection throws(StoreError) in
            try connection.run("UPDATE item SET status = 1, completed = 5, changed = 5")
            try connection.run("INSERT INTO tag SELECT id, 'x' FROM item")
        }

        #expect(try store.undo().count == 1)

        #expect(try list.contents() == before)
    }

    @Test func `of fewer changes than were asked for all are taken back, and of none none`() throws {
        #expect(try store.undo().isEmpty)
        try addFamily()

        #expect(try store.undo(0).isEmpty)
        #expect(try store.undo(-1).isEmpty)
        #expect(try store.redo().isEmpty)
        #expect(try store.undo(.max).map(\.id) == [2, 1])
        #expect(try store.undo().isEmpty)
        #expect(try store.redo(.max).map(\.id) == [1, 2])
        #expect(try store.redo().isEmpty)
    }

    @Test func `a new change leaves nothing to redo`() throws {
        try list.add(ItemDetails(title: "first"))
        try list.edit(1) { $0.title = "second" }
        _ = try store.undo()
        try list.edit(1) { $0.title = "third" }

        #expect(try store.redo().isEmpty)
        #expect(try list.item(1)?.details.title == "third")
    }

    @Test func `what a new change has left behind stays behind, though that change is taken back`() throws {
        try list.add(ItemDetails(title: "first"))
        try list.edit(1, "left behind") { $0.title = "second" }
        _ = try store.undo()
        try list.edit(1, "new") { $0.title = "third" }
        _ = try store.undo(2)

        #expect(try store.redo(.max).map(\.command) == ["add", "new"])
        #expect(try list.item(1)?.details.title == "third")
    }

    @Test func `a change that changes nothing is none, and takes no redo away`() throws {
        try list.add(ItemDetails(title: "a"))
        try list.edit(1) { $0.title = "b" }
        _ = try store.undo()

        try list.edit(1) { $0.title = "a" }

        #expect(try list.rows("SELECT id FROM change") == ["1", "2"])
        #expect(try store.redo().map(\.id) == [2])
    }

    @Test func `what is taken back and made again is no change of its own`() throws {
        try addFamily()
        let journal = try list.rows("SELECT count(*) FROM journal")

        _ = try store.undo()
        _ = try store.redo()

        #expect(try list.rows("SELECT count(*) FROM journal") == journal)
        #expect(try list.rows("SELECT id FROM change") == ["1", "2"])
        #expect(throws: StoreError.self) { try list.rows("DELETE FROM item") }
    }

    @Test func `an item that took another one's place in one change gives it back`() throws {
        try list.add(ItemDetails(title: "a", tags: ["x"]))
        let before = try list.contents()
        try list.change { connection throws(StoreError) in
            try connection.run(
                "REPLACE INTO item (id, uuid, title, created, changed) VALUES (1, randomblob(16), 'b', 1, 1)"
            )
            try connection.run("INSERT INTO item (uuid, title, created, changed) VALUES (randomblob(16), 'c', 1, 1)")
            try connection.run("DELETE FROM item WHERE title = 'c'")
        }
        let after = try list.contents()

        _ = try store.undo()
        #expect(try list.contents() == before)
        _ = try store.redo()
        #expect(try list.contents() == after)
        #expect(try list.index() == list.freshIndex())
    }

    @Test func `what goes by another number in the same change finds its place free again`() throws {
        try list.add(ItemDetails(title: "a", tags: ["x"]))
        try list.change { connection throws(StoreError) in
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

    @Test func `text comes back byte for byte, whatever it is`() throws {
        try list.add(ItemDetails(title: "a"))
        try list.change { connection throws(StoreError) in
            try connection.run("UPDATE item SET title = 'x' || char(0) || CAST(x'65CC81FF' AS TEXT)")
        }
        let odd = try list.contents()
        try list.edit(1) { $0.title = "b" }

        _ = try store.undo()

        #expect(try list.contents() == odd)
    }

    // MARK: Files

    @Test func `another process takes back what this one did`() throws {
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

    @Test func `taking back where there is no list creates none`() throws {
        let folder = try TemporaryFolder()
        let store = Store(StoreFile(path: folder.path + "/list.db"))

        #expect(try store.undo().isEmpty)
        #expect(try store.redo().isEmpty)

        #expect(Files.names(in: folder.path).isEmpty)
        #expect(!store.hasChanged)
    }
}
