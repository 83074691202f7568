import Almanac
import Entities
import Glibc
import TestKit
import Testing
import Vocabulary

@testable import DataStore

/// Backups made before the first change of a day.
extension StoreFileTests {
    fileprivate final class BackupLog {
        var today = Moment.saturday.today
        private(set) var events: [BackupPolicy.Event] = []

        var backupPolicy: BackupPolicy {
            BackupPolicy {
                self.today
            } report: {
                self.events.append($0)
            }
        }

        var missed: [ListError.Kind] {
            events.compactMap { if case .failed(let failure) = $0 { failure.kind } else { nil } }
        }
    }

    private func store(_ backupLog: BackupLog) -> Store {
        let store = store()
        store.backupPolicy = backupLog.backupPolicy
        return store
    }

    private func items(in name: String) throws -> Int? {
        try read(Store(StoreFile(path: "\(folder.path)/\(name)")))
    }

    @Test func `one store makes one backup a day, before the change, and checks for it only once`() throws {
        let backupLog = BackupLog()
        let store = store(backupLog)

        for _ in 1...3 { try add(to: store) }
        unlink(path + ".backup-2026-11-21")
        try add(to: store)
        #expect(names == ["list.db"])

        backupLog.today = backupLog.today + 1
        for _ in 1...2 { try add(to: store) }

        #expect(names == ["list.db", "list.db.backup-2026-11-22"])
        #expect(try items(in: "list.db.backup-2026-11-22") == 4)
        #expect(backupLog.events.isEmpty)
    }

    @Test func `undo and redo make a backup only if there is something to do`() throws {
        try add(to: store())
        let store = store(BackupLog())

        #expect(try store.redo().isEmpty)
        #expect(names == ["list.db"])
        #expect(try store.undo().count == 1)
        #expect(names == ["list.db", "list.db.backup-2026-11-21"])
    }

    @Test func `the backup is made before the change`() throws {
        let backupLog = BackupLog()
        try add(to: store())
        var before: [String] = []

        try store(backupLog).change("look", at: Instant(seconds: 1)) { _ throws(ListError) in before = names }

        #expect(before.contains("list.db.backup-2026-11-21"))
    }

    @Test func `an existing backup is kept, but an empty file is replaced`() throws {
        try add(to: store())
        try Files.write("kept".utf8, to: path + ".backup-2026-11-21")
        try add(to: store(BackupLog()))
        #expect(try Files.read(path + ".backup-2026-11-21") == Array("kept".utf8))

        try Files.write([], to: path + ".backup-2026-11-21")
        try add(to: store(BackupLog()))
        #expect(try items(in: "list.db.backup-2026-11-21") == 2)
    }

    @Test func `a symbolic link in place of the backup is not followed`() throws {
        try add(to: store())
        try Files.write("mine".utf8, to: folder.path + "/mine")
        symlink(folder.path + "/mine", path + ".backup-2026-11-21")

        try add(to: store(BackupLog()))

        #expect(try Files.read(folder.path + "/mine") == Array("mine".utf8))
        #expect(try items(in: "list.db.backup-2026-11-21") == 1)
    }

    @Test func `backups are stored next to the file that a symbolic link points to`() throws {
        mkdir(folder.path + "/real", 0o700)
        let real = folder.path + "/real/own.db"
        try add(to: Store(StoreFile(path: real)))
        symlink(real, path)

        try add(to: store(BackupLog()))

        #expect(Files.names(in: folder.path + "/real") == ["own.db", "own.db.backup-2026-11-21"])
        #expect(store().backups(on: FixedClock.saturday).map(\.name) == ["2026-11-21"])
    }

    @Test func `a damaged list is not backed up, its older backups are kept, and the change succeeds`() throws {
        try add(to: store())
        for day in 10...19 { try Files.write("kept".utf8, to: path + ".backup-2026-11-\(day)") }
        try executeDirectly(
            "PRAGMA ignore_check_constraints = ON; INSERT INTO change (at, command) VALUES (1, '')"
        )
        let backupLog = BackupLog()

        #expect(try add(to: store(backupLog)) == 2)

        #expect(backupLog.missed == [.damaged])
        #expect(names.count == 11 && !names.contains("list.db.backup-2026-11-21"))
    }

    @Test func `a batch is backed up once, before its first change`() throws {
        try add(to: store())
        let backupLog = BackupLog()
        let store = store(backupLog)
        store.batchesChanges = true

        for _ in 1...3 { try add(to: store) }
        backupLog.today = backupLog.today + 1
        try add(to: store)
        try store.commitBatch()

        #expect(names == ["list.db", "list.db.backup-2026-11-21"])
        #expect(try items(in: "list.db.backup-2026-11-21") == 1)
    }

    @Test func `drafts of killed processes are removed, but not those in use`() throws {
        try add(to: store())
        let draft = try DraftFile(of: path + ".backup-2026-11-19")
        defer { draft.finish() }
        for name in [".backup-2026-11-20.adder-draft-abcdef", ".adder-draft-abcdef"] {
            try Files.write("half".utf8, to: path + name)
        }

        try add(to: store(BackupLog()))

        let draftName = draft.path.split(separator: "/").last.map(String.init)
        #expect(names == ["list.db", draftName, "list.db.backup-2026-11-21"])
    }

    @Test func `cancelling the backup cancels the change, and the next change makes it`() throws {
        try add(to: store())
        var isCancelled = true
        let cancelled = Store(StoreFile(path: path), timeout: Timeout(seconds: 0, isCancelled: { isCancelled }))
        cancelled.backupPolicy = BackupLog().backupPolicy

        #expect(kind { try add(to: cancelled) } == .interrupted)
        #expect(try read(store()) == 1)
        #expect(names == ["list.db"])
        isCancelled = false
        try add(to: cancelled)
        #expect(names == ["list.db", "list.db.backup-2026-11-21"])
    }
}
