import Almanac
import DataStore
import Entities
import Glibc
import TestKit
import Testing
import Vocabulary

@testable import Shell

struct ShellDataManagerTests {
    private let folder: TemporaryFolder
    private let store: Store
    private let dataManager: ShellDataManager

    init() throws {
        folder = try TemporaryFolder()
        let file = StoreFile(path: "\(folder.path)/list.db")
        store = Store(file)
        let lines = StoreFile(path: "\(folder.path)/state/history", ownFolder: "\(folder.path)/state")
        dataManager = ShellDataManager(store: Store(file), lines: TextFile(lines, followsLinks: false))
    }

    private func write(_ sql: String) throws {
        try store.change("test", at: Instant(seconds: 0)) { connection throws(ListError) in
            try connection.run(sql)
        }
    }

    private func add(_ id: Int, due: Int?, minute: Int? = nil, wait: Int? = nil, isDone: Bool = false) throws {
        let (due, minute) = (due.map(String.init) ?? "NULL", minute.map(String.init) ?? "NULL")
        let wait = wait.map(String.init) ?? "NULL"
        try write(
            """
            INSERT INTO item (id, uuid, title, due_day, due_minute, wait_day, status, created, changed, completed)
            VALUES (\(id), randomblob(16), 'x', \(due), \(minute), \(wait), \(isDone ? 1 : 0), 0, 0, \(isDone ? "0" : "NULL"))
            """
        )
    }

    @Test func `open items that are not hidden are counted`() throws {
        let today = saturday.number
        for (id, due) in [today - 30, today - 1, today, today, today, today + 1].enumerated() {
            try add(id + 1, due: due)
        }
        try add(10, due: nil)
        try add(11, due: today, isDone: true)
        try add(12, due: today - 1, isDone: true)
        try add(13, due: today, wait: today + 1)
        try add(14, due: today, wait: today)

        let counts = try dataManager.counts(at: at(saturday))

        #expect(counts.overdue == 2)
        #expect(counts.today == 4)
        #expect(counts.nextTime == nil)
    }

    @Test func `an item due earlier today is overdue, and the next time is that of the next one`() throws {
        for (id, minute) in [900, 569, 600, 570].enumerated() { try add(id + 1, due: saturday.number, minute: minute) }
        try add(9, due: saturday.number + 1, minute: 580)

        let counts = try dataManager.counts(at: at(saturday))

        #expect(counts.overdue == 1)
        #expect(counts.today == 3)
        #expect(counts.nextTime == TimeOfDay(minute: 570))
    }

    @Test func `every change and every undo has a new version`() throws {
        var versions = [try dataManager.version()]

        try add(1, due: nil)
        versions.append(try dataManager.version())
        try write("UPDATE item SET title = 'y'")
        versions.append(try dataManager.version())
        _ = try store.undo(1)
        versions.append(try dataManager.version())

        for (index, version) in versions.enumerated() { #expect(!versions[..<index].contains(version)) }
        #expect(try dataManager.version() == versions.last)
    }

    @Test func `the commands after a change are returned in order`() throws {
        for id in 1...3 { try add(id, due: nil) }

        #expect(try dataManager.commands(after: 1) == ["test", "test"])
        #expect(try dataManager.commands(after: nil).count == 3)
        #expect(try dataManager.commands(after: 3) == [])
    }

    @Test func `a missing list counts as empty and is not created`() throws {
        let counts = try dataManager.counts(at: at(saturday))

        #expect(counts.overdue == 0 && counts.today == 0)
        #expect(Files.names(in: folder.path).isEmpty)
    }

    // MARK: Lines

    @Test func `history lines are saved in a file that only the owner can read`() throws {
        #expect(try dataManager.typedLines() == [])
        #expect(Files.names(in: folder.path).isEmpty)

        try dataManager.changeTypedLines { $0 + ["add 우유"] }
        try dataManager.changeTypedLines { $0 + ["up"] }

        #expect(try dataManager.typedLines() == ["add 우유", "up"])
        #expect(try Files.read("\(folder.path)/state/history") == Array("add 우유\nup\n".utf8))
        #expect(Files.mode(of: "\(folder.path)/state") == 0o700)
        #expect(Files.mode(of: "\(folder.path)/state/history") == 0o600)
    }

    @Test func `a symbolic link to the history file is not followed`() throws {
        mkdir("\(folder.path)/state", 0o700)
        try Files.write("mine\n".utf8, to: "\(folder.path)/other")
        symlink("\(folder.path)/other", "\(folder.path)/state/history")

        #expect { try dataManager.typedLines() } throws: { ($0 as? ListError)?.detail == .symbolicLink }
        #expect { try dataManager.changeTypedLines { $0 + ["up"] } } throws: { ($0 as? ListError)?.kind == .notAFile }
        #expect(try Files.read("\(folder.path)/other") == Array("mine\n".utf8))
    }

    @Test func `without a history file, lines are not saved`() throws {
        let dataManager = ShellDataManager(store: store, lines: nil)

        try dataManager.changeTypedLines { $0 + ["up"] }

        #expect(try dataManager.typedLines() == [])
    }
}
