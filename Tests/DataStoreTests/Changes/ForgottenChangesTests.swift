import Almanac
import Entities
import Glibc
import TestKit
import Testing
import Vocabulary

@testable import DataStore

/// Each change is made one second after the one before, the first one at second 1.
struct ForgottenChangesTests {
    private let folder: TemporaryFolder
    private let store: Store
    private let list: TestList

    init() throws {
        folder = try TemporaryFolder()
        store = Store(StoreFile(path: "\(folder.path)/list.db"), timeout: Timeout(seconds: 0))
        list = TestList(store)
    }

    @discardableResult
    private func change(at second: Int, _ body: (Connection) throws(ListError) -> Void) throws -> Int? {
        try store.change("change \(second)", at: Instant(seconds: second), body)
        return try list.rows("SELECT max(id) FROM change").first.flatMap { Int($0) }
    }

    private func add(at second: Int, _ details: ItemDetails...) throws {
        try change(at: second) { connection throws(ListError) in _ = try TestList.insert(details, on: connection) }
    }

    private func rename(at second: Int, _ title: String) throws {
        try change(at: second) { connection throws(ListError) in
            try connection.run("UPDATE item SET title = ? WHERE id = 1", [.text(title)])
        }
    }

    private func forget(before second: Int?) throws -> ForgottenHistory {
        try store.forget(second.map { .before(Instant(seconds: $0)) } ?? .all)
    }

    private func story(of item: Int) throws -> [Int] {
        try store.read { connection throws(ListError) in
            try History.changes(of: item, on: connection).map(\.change.id)
        }
    }

    private func history() throws -> [HistoryEntry] {
        try store.read { connection throws(ListError) in try History.entries(limit: 100, on: connection) }
    }

    private func check() throws {
        try store.examine { examination throws(ListError) in
            #expect(try examination.integrityErrors(limit: 9) == [])
            #expect(try examination.danglingReferenceCount() == 0)
            #expect(try examination.schemaDifferences().missing == [])
        }
    }

    @Test func `the changes before an instant are forgotten, and the items stay`() throws {
        try add(at: 1, ItemDetails(title: "a", tags: ["x"]), ItemDetails(title: "b"))
        for second in 2...5 { try rename(at: second, "title \(second)") }
        let contents = try list.contents()

        #expect(try store.count(.before(Instant(seconds: 4))) == CountedChanges(count: 3, newest: 3))
        #expect(try forget(before: 4).changes == 3)

        #expect(try history().map(\.change.id) == [5, 4])
        #expect(try history().map { $0.items.map(\.title) } == [["title 5"], ["title 4"]])
        #expect(try story(of: 1) == [4, 5])
        #expect(try story(of: 2) == [])
        #expect(try list.contents() == contents)
        #expect(try list.rows("SELECT id FROM search_docsize ORDER BY id") == ["1", "2"])
        try check()
    }

    @Test func `only the changes that are left can be undone and redone`() throws {
        try add(at: 1, ItemDetails(title: "a"))
        for second in 2...4 { try rename(at: second, "title \(second)") }
        _ = try forget(before: 3)

        #expect(try store.undo(9).map(\.id) == [4, 3])
        #expect(try list.item(1)?.details.title == "title 2")
        #expect(try store.undo().isEmpty)
        #expect(try store.redo(9).map(\.id) == [3, 4])
        #expect(try list.item(1)?.details.title == "title 4")
    }

    @Test func `a removed item returns with undo, without its forgotten changes`() throws {
        try add(at: 1, ItemDetails(title: "a"))
        try change(at: 2) { connection throws(ListError) in _ = try ItemRows.remove([1], on: connection) }
        _ = try forget(before: 2)

        #expect(try store.undo().map(\.id) == [2])
        #expect(try list.item(1)?.details.title == "a")
        #expect(try story(of: 1) == [])
    }

    @Test func `ids of changes and items are not given again`() throws {
        try add(at: 1, ItemDetails(title: "a"))
        try change(at: 2) { connection throws(ListError) in _ = try ItemRows.remove([1], on: connection) }

        #expect(try forget(before: nil).changes == 2)
        #expect(try store.undo().isEmpty)

        #expect(try list.add(ItemDetails(title: "b")).map(\.id) == [2])
        #expect(try history().map(\.change.id) == [3])
    }

    @Test func `undone changes can't be redone without an older one that is forgotten`() throws {
        try add(at: 1, ItemDetails(title: "a"))
        try rename(at: 2, "b")
        try rename(at: 3, "c")
        _ = try store.undo(2)

        _ = try forget(before: 3)

        #expect(try store.redo().isEmpty)
        #expect(try history().map(\.canBeRedone) == [false])
        #expect(try list.item(1)?.details.title == "a")
        try check()
    }

    @Test func `the title of an item is forgotten with the undone change that added it`() throws {
        try add(at: 1, ItemDetails(title: "a"))
        try change(at: 2) { connection throws(ListError) in try connection.run("UPDATE item SET note = 'n'") }
        _ = try store.undo(2)
        try add(at: 3, ItemDetails(title: "b"))
        #expect(try history().map { $0.items.map(\.title) } == [["b"], ["a"], ["a"]])

        _ = try forget(before: 2)

        #expect(try history().map(\.items) == [[ItemName(id: 2, title: "b")], [ItemName(id: 1, title: "")]])
    }

    @Test func `undone changes that are left can be redone`() throws {
        try add(at: 1, ItemDetails(title: "a"))
        try rename(at: 2, "b")
        _ = try store.undo()

        _ = try forget(before: 2)

        #expect(try store.redo().map(\.id) == [2])
        #expect(try list.item(1)?.details.title == "b")
    }

    @Test func `forgetting stops at the first change that is kept, even if the clock was set back`() throws {
        try add(at: 1, ItemDetails(title: "a"))
        try rename(at: 9, "b")
        try rename(at: 2, "c")

        #expect(try forget(before: 5).changes == 1)
        #expect(try history().map(\.change.id) == [3, 2])
    }

    @Test func `changes made after the confirmed ones are kept`() throws {
        try add(at: 1, ItemDetails(title: "a"))
        let counted = try store.count(.all)
        try rename(at: 1, "b")

        #expect(try store.forget(.through(counted.newest)).changes == 1)
        #expect(try history().map(\.change.id) == [2])
        #expect(try store.forget(.through(0)).changes == 0)
    }

    @Test func `a missing list is not created`() throws {
        #expect(try forget(before: nil) == ForgottenHistory(changes: 0, bytesBefore: 0, bytes: 0))
        #expect(Files.names(in: folder.path) == [])
    }
}

// MARK: - Space

extension ForgottenChangesTests {
    private func size() -> Int { store.file?.size ?? 0 }

    /// Makes a long note and replaces it.
    private func fill() throws {
        try add(at: 1, ItemDetails(title: "a", note: String(repeating: "long ", count: 20_000)))
        try change(at: 2) { connection throws(ListError) in try connection.run("UPDATE item SET note = NULL") }
    }

    @Test func `the unused space is given back, and the list stays an adder list`() throws {
        try fill()
        let before = size()

        let outcome = try forget(before: nil)

        #expect(outcome.bytesBefore == before && outcome.bytes == size() && outcome.failure == nil)
        #expect(size() < before - 90_000)
        let pragmas = ["application_id", "user_version", "freelist_count"].map { "PRAGMA \($0)" }
        #expect(
            try pragmas.flatMap { try list.rows($0) } == ["\(Schema.applicationID)", "\(Schema.version)", "0"]
        )
        #expect(Files.names(in: folder.path) == ["list.db"])
        try check()
    }

    @Test func `unused space is given back even if there is nothing to forget`() throws {
        try fill()
        try list.tamper("DELETE FROM replaced")
        let before = size()

        let outcome = try forget(before: 1)

        #expect(outcome.changes == 0 && outcome.bytes < outcome.bytesBefore && size() < before)
        #expect(try history().count == 2)
    }

    @Test func `while another process reads, the changes are forgotten and the space stays unused`() throws {
        try fill()
        let before = size()
        let reader = try Connection.open(try #require(store.file), timeout: Timeout(seconds: 0))
        var outcome: ForgottenHistory?

        try list.tamper("DELETE FROM replaced")
        try reader.transaction(.reading) { () throws(ListError) in
            _ = try reader.integer("SELECT count(*) FROM item")
            do { outcome = try store.forget(.before(Instant(seconds: 1))) } catch { Issue.record(error) }
        }

        #expect(outcome?.failure?.kind == .busy)
        #expect(outcome?.bytes == before && size() == before)
        #expect(try forget(before: 1).bytes < before)
    }

    @Test func `piped changes are committed before anything is forgotten`() throws {
        store.batchesChanges = true
        try fill()

        #expect(try forget(before: 2).changes == 1)

        #expect(try TestList(Store(try #require(store.file))).rows("SELECT id FROM change") == ["2"])
    }

    @Test func `the daily backup is made first`() throws {
        try fill()
        store.backupPolicy = BackupPolicy(dayToBackUp: { .saturday }, report: { _ in })

        _ = try forget(before: nil)

        let backup = TestList(Store(StoreFile(path: "\(folder.path)/list.db.backup-2026-11-21")))
        #expect(try backup.rows("SELECT id FROM change ORDER BY id") == ["1", "2"])
    }
}

// MARK: - The setting

extension ForgottenChangesTests {
    @Test func `a change forgets the changes that the settings don't keep`() throws {
        try add(at: 1, ItemDetails(title: "a"))
        try rename(at: 2, "b")
        try rename(at: 3, "c")
        store.historyStart = { Instant(seconds: 3) }

        #expect(try history().count == 3)
        try rename(at: 4, "d")

        #expect(try history().map(\.change.id) == [4, 3])
        #expect(try store.undo(9).map(\.id) == [4, 3])
        #expect(try list.item(1)?.details.title == "b")
    }

    @Test func `if no change was made in the kept time, the clock may be wrong, and nothing is forgotten`() throws {
        try add(at: 1, ItemDetails(title: "a"))
        try rename(at: 2, "b")
        store.historyStart = { Instant(seconds: 3) }

        try rename(at: 9, "c")

        #expect(try history().map(\.change.id) == [3, 2, 1])
    }

    @Test func `a change without effect forgets nothing`() throws {
        try add(at: 1, ItemDetails(title: "a"))
        store.historyStart = { Instant(seconds: 3) }

        try change(at: 4) { _ in }

        #expect(try history().count == 1)
    }
}
