import Almanac
import Entities
import TestKit
import Testing

@testable import DataStore

/// Another list takes the place of one that somebody has open.
struct ReplacedListTests {
    private let folder: TemporaryFolder
    private let list: StoreFile
    private let patience = Patience(seconds: 0)

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
        let old = try Connection.open(list, patience: patience)
        let kept = try store.restore(from: "\(folder.path)/copy.db", at: .saturday).kept
        let new = try Connection.open(list, patience: patience)
        // So much that some of it is in the file before all of it is made.
        try new.execute("PRAGMA cache_size = 1; BEGIN IMMEDIATE; CREATE TABLE more AS SELECT zeroblob(100000)")
        #expect(list.hasJournal)

        #expect(try titles(old) == ["Backed up", "Later"])
        try new.execute("COMMIT")

        #expect(try titles(new) == ["Backed up"])
        #expect(try new.integer("SELECT count(*) FROM more") == 1)
        try new.checkWhole()
        let other = try Connection.open(StoreFile(path: try #require(kept).path), patience: patience)
        #expect(try titles(other) == ["Backed up", "Later"])
    }

    @Test func `who waits to restore while somebody else does keeps what is there then`() throws {
        let (first, second) = (Store(list), Store(list, patience: Patience(seconds: 5)))
        try TestList(first).add(ItemDetails(title: "Backed up"))
        _ = try first.backUp(to: "\(folder.path)/copy.db", at: .saturday, replacing: false)
        let old = try Connection.open(list, patience: patience)

        _ = try first.restore(from: "\(folder.path)/copy.db", at: .saturday)
        try TestList(first).add(ItemDetails(title: "Later"))
        let kept = try second.restore(from: "\(folder.path)/copy.db", at: .saturday).kept

        let connection = try Connection.open(StoreFile(path: try #require(kept).path), patience: patience)
        #expect(try titles(connection) == ["Backed up", "Later"])
        #expect(try titles(old) == ["Backed up"])
    }
}
