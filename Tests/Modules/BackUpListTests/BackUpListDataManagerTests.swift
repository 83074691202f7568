import Almanac
import DataStore
import Entities
import Glibc
import TestKit
import Testing
import Vocabulary

@testable import BackUpList

/// Uses real files.
struct BackUpListDataManagerTests {
    private let folder: TemporaryFolder
    private let store: Store
    private let dataManager: BackUpListDataManager

    init() throws {
        folder = try TemporaryFolder()
        store = Store(StoreFile(path: "\(folder.path)/목록.db"))
        dataManager = BackUpListDataManager(store: store)
        try store.add("Buy milk", "우유")
    }

    private var names: [String] { Files.names(in: folder.path) }

    private func backUp(to path: String? = nil, replacing: Bool = false) throws -> BackupOutcome {
        try dataManager.backUp(to: path, at: .saturday, replacing: replacing)
    }

    private func titles(in path: String) throws -> [String] {
        try Store(StoreFile(path: path)).read { connection throws(ListError) in
            let rows = try connection.prepare("SELECT title FROM item ORDER BY id")
            var titles: [String] = []
            while try rows.step() { titles.append(rows.text(0)) }
            return titles
        }
    }

    private func made(_ outcome: BackupOutcome) throws -> Backup {
        guard case .made(let backup) = outcome else { throw Unexpected(outcome: outcome) }
        return backup
    }

    private struct Unexpected: Error {
        let outcome: BackupOutcome
    }

    @Test func `a backup is stored beside the list, is complete, and is private to its owner`() throws {
        let before = umask(0)
        defer { umask(before) }

        let backup = try made(backUp())

        let path = "\(folder.path)/목록.db.backup-2026-11-21-0930"
        #expect(backup.path == path && backup.name == "2026-11-21-0930" && backup.kind == .manual)
        #expect(backup.items == 2 && backup.day == Moment.saturday.today && backup.time == Moment.saturday.time)
        #expect(try Files.read(path).count == backup.bytes)
        #expect(try titles(in: path) == ["Buy milk", "우유"])
        #expect(Files.mode(of: path) == 0o600)
        #expect(names == ["목록.db", "목록.db.backup-2026-11-21-0930"])
    }

    @Test func `a second backup in the same minute keeps the first`() throws {
        let first = try made(backUp())
        try store.add("Rest")
        let second = try made(backUp())

        #expect(second.name == "2026-11-21-0930-2")
        #expect(try titles(in: first.path).count == 2)
        #expect(try titles(in: second.path).count == 3)
    }

    @Test func `a backup to a folder gets the default name`() throws {
        mkdir("\(folder.path)/사본", 0o700)

        for path in ["\(folder.path)/사본", "\(folder.path)/사본/"] { _ = try made(backUp(to: path)) }

        let names = Files.names(in: "\(folder.path)/사본")
        #expect(names == ["목록.db.backup-2026-11-21-0930", "목록.db.backup-2026-11-21-0930-2"])
    }

    @Test func `an existing file is kept unless it may be replaced`() throws {
        let path = "\(folder.path)/x.db"
        try Files.write("mine".utf8, to: path)

        #expect(try backUp(to: path) == .fileExists(path))
        #expect(try Files.read(path) == Array("mine".utf8))

        _ = try made(backUp(to: path, replacing: true))
        #expect(try titles(in: path).count == 2)
        #expect(names == ["x.db", "목록.db"])
    }

    @Test func `a symbolic link counts as an existing file and is replaced itself`() throws {
        let (link, target) = ("\(folder.path)/link", "\(folder.path)/target")
        try Files.write("mine".utf8, to: target)
        symlink(target, link)

        #expect(try backUp(to: link) == .fileExists(link))
        _ = try made(backUp(to: link, replacing: true))

        #expect(try Files.read(target) == Array("mine".utf8))
        #expect(try titles(in: link).count == 2)
    }

    @Test func `the list is never replaced by its own backup, under any path`() throws {
        let (list, link) = ("\(folder.path)/목록.db", "\(folder.path)/link")
        symlink(list, link)

        for path in [list, link] {
            #expect(throws: BackupError.isTheList(path)) { try backUp(to: path, replacing: true) }
        }
    }

    @Test func `a special file or a missing folder is an error of the backup`() throws {
        let lost = "\(folder.path)/missing/x.db"

        #expect {
            try backUp(to: "/dev/null", replacing: true)
        } throws: { $0.isProblemWithCopy(.notAFile, at: "/dev/null") }
        #expect {
            try backUp(to: lost)
        } throws: { $0.isProblemWithCopy(.cannotCreate, at: lost) }
    }

    @Test func `a leftover journal at the path prevents the backup`() throws {
        let path = "\(folder.path)/x.db"
        try Files.write("journal".utf8, to: "\(path)-journal")

        #expect {
            try backUp(to: path, replacing: true)
        } throws: { $0.isProblemWithCopy(.cannotCreate, at: path) }
    }

    @Test func `an empty or missing list is not backed up`() throws {
        let none = BackUpListDataManager(store: Store(StoreFile(path: "\(folder.path)/none.db")))
        try Files.write([], to: "\(folder.path)/blank.db")
        let blank = BackUpListDataManager(store: Store(StoreFile(path: "\(folder.path)/blank.db")))

        #expect(try none.backUp(to: nil, at: .saturday, replacing: false) == .emptyList)
        #expect(try blank.backUp(to: nil, at: .saturday, replacing: false) == .emptyList)
        #expect(names == ["blank.db", "목록.db"])
    }

    @Test func `a damaged list is not backed up`() throws {
        try store.add((1...400).map { "Item \($0) of many" })
        let path = "\(folder.path)/목록.db"
        var bytes = try Files.read(path)
        for index in 8 * 4_096..<bytes.count { bytes[index] = 0xAA }
        try Files.write(bytes, to: path)
        let fresh = BackUpListDataManager(store: Store(StoreFile(path: path)))

        #expect {
            try fresh.backUp(to: nil, at: .saturday, replacing: false)
        } throws: { error in
            guard case .list(let failure)? = error as? BackupError else { return false }
            return failure.kind == .damaged
        }
        #expect(names == ["목록.db"])
    }

    @Test func `only backups are found, newest first`() throws {
        _ = try made(backUp())
        let list = "\(folder.path)/목록.db"
        let copy = try Files.read("\(list).backup-2026-11-21-0930")
        for name in [
            "backup-2026-11-20", "backup-2026-11-21", "before-restore-2026-11-20-1200", "backup-v1", "backup-notes",
            "backup-2026-02-30", "backup-2026-11-20.old",
        ] {
            try Files.write(copy, to: "\(list).\(name)")
        }
        try Files.write("nothing".utf8, to: "\(list).backup-2026-11-19")
        mkfifo("\(list).backup-2026-11-18", 0o600)

        let found = dataManager.backups(on: FarClock())

        #expect(
            found.map(\.name) == [
                "v1", "2026-11-21-0930", "2026-11-21", "before-restore-2026-11-20-1200", "2026-11-20", "2026-11-19",
            ]
        )
        #expect(found.map(\.kind) == [.beforeUpgrade, .manual, .daily, .beforeRestore, .daily, .daily])
        #expect(found.map(\.items) == [2, 2, 2, 2, 2, nil])
        #expect(found.first?.day == FarClock.day)
    }
}

/// Reports the last day of 2027 as the date of every file.
private struct FarClock: Clock {
    static let day = Day(number: 21_183)

    func now() -> Moment { .saturday }

    func moment(at instant: Instant) -> Moment {
        Moment(utc: Instant(seconds: FarClock.day.number * 86_400))
    }

    func wakeTime(on day: Day, at time: TimeOfDay) -> Instant? { nil }
}

extension Error {
    fileprivate func isProblemWithCopy(_ kind: ListError.Kind, at path: String) -> Bool {
        guard case .copy(let failure)? = self as? BackupError else { return false }
        return failure.kind == kind && failure.path == path
    }
}

extension Store {
    fileprivate func add(_ titles: String...) throws {
        try add(titles)
    }

    fileprivate func add(_ titles: [String]) throws {
        let now = Moment.saturday.instant
        let new = titles.map { title in
            var random = SystemRandomNumberGenerator()
            return NewItem(uuid: ItemUUID(at: now, using: &random), details: ItemDetails(title: title), created: now)
        }
        try change("add", at: now) { connection throws(ListError) in _ = try ItemRows.insert(new, on: connection) }
    }
}
