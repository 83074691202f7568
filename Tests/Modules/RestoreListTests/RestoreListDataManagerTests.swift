import Almanac
import Entities
import Glibc
import TestKit
import Testing
import Vocabulary

@testable import DataStore
@testable import RestoreList

/// Uses real files.
struct RestoreListDataManagerTests {
    private let folder: TemporaryFolder
    private let store: Store
    private let dataManager: RestoreListDataManager
    private var list: String { "\(folder.path)/목록.db" }
    private var copy: String { "\(folder.path)/copy.db" }
    private var kept: String { "\(list).before-restore-2026-11-21-0930" }

    init() throws {
        folder = try TemporaryFolder()
        store = Store(StoreFile(path: "\(folder.path)/목록.db"))
        dataManager = RestoreListDataManager(store: store)
        try add("Old", to: store)
        _ = try store.backUp(to: "\(folder.path)/copy.db", at: .saturday, replacing: false)
        try add("New", to: store)
    }

    private func add(_ title: String, to store: Store) throws {
        let now = Moment.saturday.instant
        var random = SystemRandomNumberGenerator()
        let uuid = ItemUUID(at: now, using: &random)
        let new = NewItem(uuid: uuid, details: ItemDetails(title: title), created: now)
        try store.change("add \(title)", at: now) { connection throws(ListError) in
            _ = try ItemRows.insert([new], on: connection)
        }
    }

    private func titles(in store: Store) throws -> [String] {
        try store.read { connection throws(ListError) in
            let rows = try connection.prepare("SELECT title FROM item ORDER BY id")
            var titles: [String] = []
            while try rows.step() { titles.append(rows.text(0)) }
            return titles
        }
    }

    private func titles(in path: String) throws -> [String] {
        try titles(in: Store(StoreFile(path: path)))
    }

    private func restore(_ path: String) throws -> Restoration {
        let backup = Backup(path: path, name: "x", kind: .manual, day: Moment.saturday.today, bytes: 1, items: 1)
        return try dataManager.restore(backup, at: .saturday)
    }

    @Test func `the list has the contents of the backup, and the previous list is kept`() throws {
        let restoration = try restore(copy)

        #expect(restoration.items == 1)
        #expect(restoration.kept?.path == kept && restoration.kept?.items == 2)
        #expect(try titles(in: store) == ["Old"])
        #expect(try titles(in: kept) == ["Old", "New"])
        #expect(try titles(in: copy) == ["Old"])
        #expect(Files.mode(of: list) == 0o600)
        #expect(store.hasChanged)
    }

    @Test func `undo reverses a change recorded in the restored list`() throws {
        _ = try restore(copy)
        try add("Newer", to: store)

        #expect(try store.undo(2).map(\.command) == ["add Newer", "add Old"])
        #expect(try store.redo(9).map(\.command) == ["add Old", "add Newer"])
    }

    @Test func `the previous list can be restored`() throws {
        _ = try restore(copy)

        let back = try restore(kept)

        #expect(back.kept?.path == "\(kept)-2")
        #expect(try titles(in: store) == ["Old", "New"])
    }

    @Test func `another process with the list open reads and writes the restored list`() throws {
        let other = Store(StoreFile(path: list))
        #expect(try titles(in: other) == ["Old", "New"])
        let generation = other.generation

        _ = try restore(copy)

        #expect(try titles(in: other) == ["Old"])
        #expect(other.generation != generation)
        try add("Of the other", to: other)
        #expect(try titles(in: store) == ["Old", "Of the other"])
        #expect(try titles(in: kept) == ["Old", "New"])
    }

    @Test func `a process that opened the list before the restore writes to the restored list`() throws {
        let other = Store(StoreFile(path: list))
        var hasRestored = false
        other.backupPolicy = BackupPolicy {
            // Runs right before the write transaction, when the process may have to wait for its turn.
            if !hasRestored {
                hasRestored = true
                _ = rename(list, kept)
                _ = try? Files.write(Files.read(copy), to: list)
            }
            return nil
        } report: { _ in
        }

        try add("Of the other", to: other)

        #expect(try titles(in: list) == ["Old", "Of the other"])
        #expect(try titles(in: kept) == ["Old", "New"])
    }

    @Test func `a missing list is recreated with its folder`() throws {
        let own = "\(folder.path)/own"
        let lost = Store(StoreFile(path: "\(own)/list.db", ownFolder: own))
        let backup = Backup(path: copy, name: "x", kind: .manual, day: Moment.saturday.today, bytes: 1, items: 1)

        let restoration = try RestoreListDataManager(store: lost).restore(backup, at: .saturday)

        #expect(restoration == Restoration(items: 1, kept: nil))
        #expect(try titles(in: lost) == ["Old"])
        #expect(Files.names(in: own) == ["list.db"])
    }

    @Test(arguments: ["", "scribbled over", String(repeating: "x", count: 9_000)])
    func `an unusable list is kept unchanged`(text: String) throws {
        try Files.write(text.utf8, to: list)
        try Files.write("half".utf8, to: "\(list)-journal")

        let restoration = try RestoreListDataManager(store: Store(StoreFile(path: list)))
            .restore(
                Backup(path: copy, name: "x", kind: .manual, day: Moment.saturday.today, bytes: 1, items: 1),
                at: .saturday
            )

        #expect(restoration.items == 1 && restoration.kept?.items ?? 0 == 0)
        #expect(try titles(in: list) == ["Old"])
        #expect(try Files.read(kept) == Array(text.utf8))
        #expect(!Files.names(in: folder.path).contains("목록.db-journal"))
    }

    @Test func `a symbolic link to the list is kept`() throws {
        let link = "\(folder.path)/link.db"
        symlink(list, link)
        let linked = RestoreListDataManager(store: Store(StoreFile(path: link)))

        _ = try linked.restore(
            Backup(path: copy, name: "x", kind: .manual, day: Moment.saturday.today, bytes: 1, items: 1),
            at: .saturday
        )

        var details = stat()
        #expect(lstat(link, &details) == 0 && details.st_mode & S_IFMT == S_IFLNK)
        #expect(try titles(in: list) == ["Old"])
    }

    @Test func `files that are not usable backups are rejected, and nothing is changed`() throws {
        let before = try Files.read(list)
        let good = try Files.read(copy)
        var (damaged, newer, unreleased, foreign) = (good, good, good, good)
        for index in 3 * 4_096..<damaged.count { damaged[index] = 0xAA }
        newer[63] = 99
        unreleased[63] = 7
        foreign[71] = 1
        let samples: [(String, [UInt8], ListError.Kind)] = [
            ("damaged", damaged, .damaged), ("newer", newer, .newer), ("unreleased", unreleased, .unreleased),
            ("foreign", foreign, .foreign), ("empty", [], .notADatabase),
            ("text", Array("just text".utf8), .notADatabase),
        ]
        for (name, bytes, _) in samples { try Files.write(bytes, to: "\(folder.path)/\(name)") }
        let names = Files.names(in: folder.path)

        for (name, bytes, kind) in samples {
            let path = "\(folder.path)/\(name)"
            for refused in [
                { _ = try restore(path) }, { _ = try dataManager.backup(at: path, on: FixedClock.saturday) },
            ] {
                #expect {
                    try refused()
                } throws: { error in
                    guard case .backup(let failure)? = error as? BackupError else { return false }
                    return failure.kind == kind && failure.path == path
                }
            }
            #expect(try Files.read(path) == bytes)
        }
        #expect(throws: BackupError.isTheList(list)) { try restore(list) }
        #expect(try Files.read(list) == before)
        #expect(Files.names(in: folder.path) == names)
    }

    @Test func `a backup that never had items and a missing file are not backups`() throws {
        let empty = StoreFile(path: "\(folder.path)/empty.db")
        try empty.create()
        do {
            let connection = try Connection.open(empty, timeout: Timeout(seconds: 0))
            try connection.execute(Schema.creation)
            try connection.execute(
                "PRAGMA user_version = \(Schema.version); PRAGMA application_id = \(Schema.applicationID)"
            )
        }

        #expect(throws: BackupError.emptyBackup("\(folder.path)/empty.db")) {
            try restore("\(folder.path)/empty.db")
        }
        #expect(try dataManager.backup(at: "\(folder.path)/none", on: FixedClock.saturday) == nil)
        #expect(try titles(in: store) == ["Old", "New"])
    }
}
