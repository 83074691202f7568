import Almanac
import Entities
import TestKit
import Testing
import Vocabulary

@testable import DataStore

/// Replacing a list that another connection has open.
struct ReplacedListTests {
    private let folder: TemporaryFolder
    private let list: StoreFile
    private let timeout = Timeout(seconds: 0)

    init() throws {
        folder = try TemporaryFolder()
        list = StoreFile(path: "\(folder.path)/목록.db")
    }

    private func titles(_ connection: Connection) throws -> [String] {
        let rows = try connection.prepare("SELECT title FROM item ORDER BY id")
        var titles: [String] = []
        while try rows.step() { titles.append(rows.text(0)) }
        return titles
    }

    @Test func `a journal of the new list is not rolled back into the old one`() throws {
        let store = Store(list)
        try TestList(store).add(ItemDetails(title: "Backed up"))
        _ = try store.backUp(to: "\(folder.path)/copy.db", at: .saturday, replacing: false)
        try TestList(store).add(ItemDetails(title: "Later"))
        let old = try Connection.open(list, timeout: timeout)
        let kept = try store.restore(from: "\(folder.path)/copy.db", at: .saturday).kept
        let new = try Connection.open(list, timeout: timeout)
        // Enough data to spill pages into the file before the commit.
        try new.execute("PRAGMA cache_size = 1; BEGIN IMMEDIATE; CREATE TABLE more AS SELECT zeroblob(100000)")
        #expect(list.hasJournal)

        #expect(try titles(old) == ["Backed up", "Later"])
        try new.execute("COMMIT")

        #expect(try titles(new) == ["Backed up"])
        #expect(try new.integer("SELECT count(*) FROM more") == 1)
        try new.checkIntegrity()
        let other = try Connection.open(StoreFile(path: try #require(kept).path), timeout: timeout)
        #expect(try titles(other) == ["Backed up", "Later"])
    }

    @Test func `a restore that waits for another one keeps the latest state of the list`() throws {
        let (first, second) = (Store(list), Store(list, timeout: Timeout(seconds: 5)))
        try TestList(first).add(ItemDetails(title: "Backed up"))
        _ = try first.backUp(to: "\(folder.path)/copy.db", at: .saturday, replacing: false)
        let old = try Connection.open(list, timeout: timeout)

        _ = try first.restore(from: "\(folder.path)/copy.db", at: .saturday)
        try TestList(first).add(ItemDetails(title: "Later"))
        let kept = try second.restore(from: "\(folder.path)/copy.db", at: .saturday).kept

        let connection = try Connection.open(StoreFile(path: try #require(kept).path), timeout: timeout)
        #expect(try titles(connection) == ["Backed up", "Later"])
        #expect(try titles(old) == ["Backed up"])
    }
}
