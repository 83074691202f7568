import Almanac
import Entities
import Glibc
import TestKit
import Testing
import Vocabulary

@testable import DataStore

/// Lists that older versions wrote. All of them have the same items and changes.
struct MigrationTests {
    private let folder: TemporaryFolder
    private let list: TestList
    private var path: String { "\(folder.path)/list.db" }

    init() throws {
        folder = try TemporaryFolder()
        list = TestList(Store(StoreFile(path: "\(folder.path)/list.db")))
    }

    private func found(_ word: String) throws -> [Int] {
        try list.store.read { connection throws(ListError) in
            var ids: [Int] = []
            try Search.items([SearchWord(word)], on: connection) { item throws(ListError) in ids.append(item.id) }
            return ids
        }
    }

    @Test(arguments: OldList.versions)
    func `an upgraded list has the same rows, and a backup is kept`(version: Int) throws {
        try OldList.write(version: version, to: path)
        let isOld = { (column: String) in column != "place" && column != "link" }
        var columns = [
            "item": ["id"] + ItemColumn.names.filter(isOld), "tag": ["item", "name"], "need": ["item", "needs"],
            "change": ["id", "at", "command", "undone", "items", "undone_after"], "sqlite_sequence": ["name", "seq"],
        ]
        if version > 2 {
            columns["item"]?.append("touched")
            columns["change"]? += ["first_new", "last_new", "synced"]
            columns["replaced"] = ["change", "item"] + ItemImage.columns.filter(isOld)
            columns["replay"] = ["id", "at", "change", "undone", "newest"]
            columns["sync_list"] = ["id", "url", "generation", "examined", "confirmed"]
            columns["sync_object"] = ["id", "list", "name", "path", "etag", "body", "item", "agreed"]
            columns["search_data"] = ["id", "block"]
        }
        let queries = columns.map { table, columns in
            "SELECT \(columns.map { "quote(\($0))" }.joined(separator: " || ',' || ")) FROM \(table) ORDER BY 1"
        }
        let before = try queries.map { try DatabaseFile(path).column($0) }

        let after = try queries.map { try list.rows($0) }

        #expect(after == before)
        #expect(try list.rows("PRAGMA user_version") == ["\(Schema.version)"])
        #expect(try list.rows("PRAGMA integrity_check") == ["ok"] && list.rows("PRAGMA foreign_key_check") == [])
        let backup = "\(path).backup-v\(version)"
        #expect(Files.names(in: folder.path) == ["list.db", "list.db.backup-v\(version)"])
        #expect(Files.mode(of: backup) == 0o600)
        #expect(try DatabaseFile(backup).column("PRAGMA user_version") == ["\(version)"])
        #expect(try queries.map { try DatabaseFile(backup).column($0) } == before)
    }

    @Test(arguments: OldList.versions)
    func `an upgraded list has exactly the parts of a new one`(version: Int) throws {
        try OldList.write(version: version, to: path)
        let new = TestList()
        if version > 2 {
            try new.store.read { connection throws(ListError) in try connection.createSyncTables() }
        }

        let parts = "SELECT type || name || tbl_name || ifnull(sql, '') FROM sqlite_schema ORDER BY type, name"

        #expect(try list.rows(parts) == new.rows(parts))
    }

    @Test(arguments: OldList.versions)
    func `changes made before an upgrade can be undone, back to the first one, and redone`(version: Int) throws {
        try OldList.write(version: version, to: path)
        let before = try list.contents()

        #expect(try list.store.redo(9).map(\.command) == ["change 16 to +last", "remove 17"])
        #expect(try list.item(17) == nil && list.item(16)?.details.tags == ["last", "many"])
        #expect(try list.store.undo(2).count == 2)
        #expect(try list.contents() == before)
        let undone = try list.store.undo(100)
        #expect(undone.count == 32 && undone.last?.command == "add Buy milk tomorrow +shop +errand note:fresh")
        #expect(try list.contents() == [] && list.index() == list.freshIndex())
        #expect(try list.store.redo(32).count == 32)
        #expect(try list.contents() == before)
        #expect(try list.add(ItemDetails(title: "new")).map(\.id) == [22])
    }

    @Test(arguments: OldList.versions)
    func `the history before an upgrade is kept, and the list of an earlier time is known`(version: Int) throws {
        try OldList.write(version: version, to: path)

        let entries = try list.store.read { connection throws(ListError) in
            try History.entries(limit: 100, on: connection)
        }
        #expect(entries.count == 37 && entries.filter(\.canBeRedone).count == 2)
        #expect(entries.last?.items == [ItemName(id: 1, title: "Buy milk")])
        let done = try #require(entries.first { $0.change.command == "done 5" })
        #expect(!done.change.isUndone && done.items.map(\.id) == [5])
        let past = TestList(list.store.past(at: done.change.instant))
        #expect(try past.item(5)?.status == .done && past.item(10)?.details.title == "Item 1 of many")
        #expect(try list.item(5)?.status == .open && list.item(10) == nil)
        let undone = try #require(entries.first { $0.change.command == "change 16 to +last" })
        #expect(undone.change.isUndone)
        let before = TestList(list.store.past(at: undone.change.instant))
        #expect(try before.item(16)?.details.tags == ["last", "many"] && list.item(16)?.details.tags == ["many"])
    }

    @Test(arguments: OldList.versions)
    func `items are found after an upgrade, without their accents, and after changes to them`(version: Int) throws {
        try OldList.write(version: version, to: path)

        #expect(try found("cafe") == [3] && found("UBERWEIS") == [2] && found("우유") == [9])
        #expect(try found("account") == [2] && found("choose") == [5] && found("urgent") == [1])
        #expect(try list.index() == list.freshIndex())
        try list.edit(3) { ($0.title, $0.tags) = ("Tea", ["shop"]) }
        #expect(try found("cafe") == [] && found("friends") == [] && found("tea") == [3])
        #expect(try list.index() == list.freshIndex())
    }

    @Test(arguments: [8, 9])
    func `an item gets the place and the link that its server has, also in what an undo restores`(version: Int) throws {
        try OldList.write(version: version, to: path)
        let object = try DatabaseFile(path)
        let id = try object.column("SELECT min(item) FROM replaced WHERE item IN (SELECT item FROM sync_object)")[0]
        try object.execute(
            """
            UPDATE sync_object SET body = CAST(replace(CAST(body AS TEXT), 'BEGIN:VTODO',
                'BEGIN:VTODO' || char(13, 10) || 'LOCATION:Seoul' || char(13, 10) || 'URL:https://a.example') AS BLOB)
            WHERE item = \(id)
            """
        )

        #expect(
            try list.rows("SELECT place || ' ' || link FROM item WHERE place IS NOT NULL") == [
                "Seoul https://a.example"
            ]
        )
        #expect(
            try list.rows("SELECT DISTINCT item || ' ' || place FROM replaced WHERE place IS NOT NULL") == [
                "\(id) Seoul"
            ]
        )
    }

    @Test func `an upgrade that fails leaves the list unchanged`() throws {
        try OldList.write(version: 2, to: path)
        try DatabaseFile(path).execute(
            "PRAGMA ignore_check_constraints = ON; UPDATE change SET at = \(Int.max) WHERE undone_after IS NOT NULL"
        )
        let bytes = try Files.read(path)

        #expect(throws: ListError.self) { try list.contents() }
        #expect(try Files.read(path) == bytes)
    }

    @Test func `a leftover draft doesn't block the backup`() throws {
        try OldList.write(version: 8, to: path)
        try Files.write([1, 2, 3], to: "\(path).backup-v8.adder-draft-abcdef")

        #expect(try list.rows("SELECT count(*) FROM item") == ["18"])
        #expect(Files.names(in: folder.path) == ["list.db", "list.db.backup-v8"])
    }

    @Test func `if the backup fails, no draft is left and the list is unchanged`() throws {
        try OldList.write(version: 8, to: path)
        let bytes = try Files.read(path)
        mkdir("\(path).backup-v8", 0o700)

        #expect(throws: ListError.self) { try list.contents() }

        #expect(Files.names(in: folder.path) == ["list.db", "list.db.backup-v8"])
        #expect(try Files.read(path) == bytes)
    }
}
