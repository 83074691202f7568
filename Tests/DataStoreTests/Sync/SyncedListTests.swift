import Almanac
import Entities
import TestKit
import Testing
import Vocabulary

@testable import DataStore

struct SyncedListTests {
    private let folder: TemporaryFolder
    private let store: Store

    init() throws {
        folder = try TemporaryFolder()
        store = Store(StoreFile(path: "\(folder.path)/list.db"), timeout: Timeout(seconds: 10))
        try TestList(store).add(ItemDetails(title: "Milk"))
    }

    private func lists() throws -> [SyncedList] {
        try store.readSyncState { connection throws(ListError) in try SyncedList.all(on: connection) }
    }

    private func save() throws -> SyncedList {
        try store.writeSyncState { connection throws(ListError) in
            var list = SyncedList(url: "https://example.org/tasks/", user: "ann", name: "Tasks")
            try list.save(on: connection)
            return list
        }
    }

    private func parts() throws -> (tables: [String], missing: [String], unknown: [String]) {
        let tables = try TestList(store).rows("SELECT name FROM sqlite_schema WHERE name LIKE 'sync%' AND sql NOT NULL")
        let differences = try store.examine { examination throws(ListError) in try examination.schemaDifferences() }
        return (tables.sorted(), differences?.missing ?? [], differences?.unknown ?? [])
    }

    @Test func `a list that was never synchronized has no sync tables, even after a query`() throws {
        #expect(try lists() == [])
        let known = try store.readSyncState { connection throws(ListError) in
            try SyncedList(url: "https://example.org/").newItems(doneSince: 0, on: connection)
        }
        #expect(known == [1])
        #expect(try parts().tables == [])
    }

    @Test func `the first sync creates the tables, and forgetting the last server removes them`() throws {
        let list = try save()
        #expect(try lists() == [list])
        var (tables, missing, unknown) = try parts()
        #expect(
            tables == [
                "sync_list", "sync_object", "sync_object_item", "sync_object_sent", "sync_object_stuck",
                "sync_object_unknown", "sync_reference",
            ]
        )
        #expect(missing == [] && unknown == [])

        try store.writeSyncState { connection throws(ListError) in try list.forget(on: connection) }
        (tables, missing, unknown) = try parts()
        #expect(tables == [] && missing == [] && unknown == [])
        #expect(try lists() == [])
    }

    @Test func `an item is unsent, in sync, waiting, or rejected until it changes`() throws {
        let list = try save()
        let item = 1
        func state(_ edit: (inout SyncedObject, Int?) -> Void) throws -> SyncState? {
            try store.writeSyncState { connection throws(ListError) in
                var object = SyncedObject(name: [65], path: "/A")
                object.item = item
                edit(&object, try SyncFacts.lastChange(to: item, on: connection))
                try object.save(in: list, on: connection)
                return try SyncedList.state(of: item, on: connection)
            }
        }

        let unknown = try store.readSyncState { connection throws(ListError) in
            try SyncedList.state(of: item, on: connection)
        }

        #expect(unknown == .neverSent)
        #expect(try state { object, last in object.agreed = last } == .inStep)
        #expect(try state { object, _ in object.agreed = nil } == .waits)
        #expect(try state { ($0.agreed, $0.problem) = ($1, SyncProblem.isInTrash) } == .refused(.isInTrash))
        #expect(try state { object, _ in (object.agreed, object.problem) = (nil, .isInTrash) } == .waits)
    }

    @Test(arguments: [
        SyncProblem.refused(status: 403, message: "No: 1."), .refused(message: "No."), .refused(message: nil),
        .isDuplicate, .isInTrash, .unreadable,
    ])
    func `problems are stored as words`(problem: SyncProblem) {
        #expect(SyncProblem(stored: problem.stored()) == problem)
        let text = problem.stored(at: Instant(seconds: 7))
        #expect(SyncProblem(stored: text) == problem && SyncProblem.refused(stored: text) == Instant(seconds: 7))
    }

    @Test func `an open list notices that another process has synchronized it`() throws {
        #expect(try lists() == [])
        let other = Store(StoreFile(path: "\(folder.path)/list.db"), timeout: Timeout(seconds: 10))
        try other.writeSyncState { connection throws(ListError) in
            var list = SyncedList(url: "https://example.org/tasks/")
            try list.save(on: connection)
        }
        #expect(try lists().map(\.url) == ["https://example.org/tasks/"])
    }

    @Test func `a backup with the tables can be restored`() throws {
        let list = try save()
        let path = "\(folder.path)/backup.db"
        try Files.write(Files.read("\(folder.path)/list.db"), to: path)
        try TestList(store).add(ItemDetails(title: "Bread"))

        _ = try store.restore(from: path, at: FixedClock.saturday.now())

        #expect(try lists() == [list])
        #expect(store.countItems() == 1)
    }
}
