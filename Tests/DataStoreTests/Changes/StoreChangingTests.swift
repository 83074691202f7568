import Almanac
import Entities
import Glibc
import TestKit
import Testing
import Vocabulary

@testable import DataStore

/// Changes that may be refused, and lists that can't be changed safely.
extension StoreFileTests {
    /// Completes all items.
    private func complete(
        in store: Store,
        deciding: ([Item]) throws(ListError) -> Void = { _ in }
    ) throws(ListError) {
        let now = Moment.saturday.instant
        try ChangeDataManager(store: store).change(typed: "done", at: now) { list throws(ListError) in
            var items: [Item] = []
            try list.forEachItem(of: .everything, today: .saturday) { items.append($0) }
            try deciding(items)
            _ = try list.apply(
                ListPlan(updates: items.map { .init($0, $0.marked(completed: now, changed: now)) })
            )
        }
    }

    @Test func `a refused change neither waits for the write lock nor makes a backup`() throws {
        try add(to: store())
        let writer = try connection(timeout: 0)
        try writer.execute("BEGIN IMMEDIATE")
        let store = store(timeout: 0)
        store.backupPolicy = BackupPolicy(dayToBackUp: { .saturday }, report: { _ in })
        var found = 0

        #expect(throws: ListError(.damaged, path: "refused")) {
            try complete(in: store) { items throws(ListError) in
                found = items.count
                throw ListError(.damaged, path: "refused")
            }
        }

        #expect(found == 1 && names.filter { $0.contains("backup") } == [])
        try writer.execute("ROLLBACK")
        try complete(in: store)
        #expect(names.contains("list.db.backup-2026-11-21"))
    }

    @Test func `a plan without effect neither waits for the write lock nor makes a backup`() throws {
        try add(to: store())
        let writer = try connection(timeout: 0)
        try writer.execute("BEGIN IMMEDIATE")
        let store = store(timeout: 0)
        store.backupPolicy = BackupPolicy(dayToBackUp: { .saturday }, report: { _ in })

        let outcome = try ChangeDataManager(store: store).change(typed: "done", at: Moment.saturday.instant) {
            list throws(ListError) in
            try list.apply(ListPlan(), endsChange: true)
        }

        #expect(outcome == PlanOutcome() && names.filter { $0.contains("backup") } == [])
    }

    @Test func `a change begins with its first portion even if that changes nothing`() throws {
        try add(to: store())
        let writer = try connection(timeout: 0)
        try writer.execute("BEGIN IMMEDIATE")

        let kind = kind {
            try ChangeDataManager(store: store(timeout: 0)).change(typed: "done", at: Moment.saturday.instant) {
                list throws(ListError) in
                _ = try list.apply(ListPlan())
            }
        }

        #expect(kind == .busy)
    }

    @Test func `a read that fails during a change is its failure`() throws {
        try add(to: store())
        let change = StoredChange(on: try connection(timeout: 0))

        #expect(throws: ListError.self) {
            try change.reading { () throws(ListError) in throw ListError(.diskFailed, path: path) }
        }

        #expect(change.failure?.kind == .diskFailed)
    }

    @Test func `if another process writes first, the change is decided again with its items`() throws {
        for _ in 1...2 { try add(to: store()) }
        let writer = try connection(timeout: 0)
        var isWriting = false
        // The change waits until the other process is done.
        let timeout = Timeout(
            seconds: 10,
            isCancelled: {
                if isWriting {
                    try? writer.execute("COMMIT")
                    isWriting = false
                }
                return false
            }
        )
        let store = Store(StoreFile(path: path), timeout: timeout)
        var decisions: [[Int]] = []

        try complete(in: store) { items in
            if decisions.isEmpty {
                try? writer.execute("BEGIN IMMEDIATE; UPDATE sqlite_sequence SET seq = 7")
                isWriting = true
            }
            decisions.append(items.map(\.id))
        }

        #expect(decisions == [[1, 2], [1, 2]])
        #expect(try read(store) == 2)
        let done = try store.read { connection throws(ListError) in
            try connection.integer("SELECT count(*) FROM item WHERE status = 1")
        }
        #expect(done == 2)
    }

    // MARK: Hard links

    @Test func `a list with a second name is read but not changed`() throws {
        try add(to: store())
        let second = folder.path + "/second.db"
        link(path, second)

        #expect(kind { try add(to: store()) } == .linked)
        #expect(kind { try add(to: Store(StoreFile(path: second))) } == .linked)
        #expect(try read(store()) == 1)
        unlink(second)
        try add(to: store())
    }

    @Test func `the second name that a killed restore leaves is removed`() throws {
        try add(to: store())
        link(path, path + ".before-restore-2026-11-21-0930")

        try add(to: store())

        #expect(names == ["list.db"])
    }

    @Test func `the second name of a list that is being restored stays`() throws {
        try add(to: store())
        let restore = try connection(timeout: 0)
        try restore.execute("BEGIN IMMEDIATE")
        link(path, path + ".before-restore-2026-11-21-0930")

        #expect(kind { try complete(in: store(timeout: 0)) } == .busy)

        #expect(names.contains("list.db.before-restore-2026-11-21-0930"))
        try restore.execute("ROLLBACK")
    }

    // MARK: Ids

    @Test func `a list whose ids are used up is damaged`() throws {
        try add(to: store())
        try executeDirectly("UPDATE sqlite_sequence SET seq = 9223372036854775807 WHERE name = 'item'")

        #expect(kind { try add(to: store()) } == .damaged)
    }
}
