import Almanac
import Entities
import TestKit
import Testing
import Vocabulary

@testable import DataStore

/// The comparison of a list's schema with adder's own.
extension StoreFileTests {
    private func hasOnlyOwnParts() throws -> Bool { try connection(timeout: 0).hasOnlyOwnParts }

    @Test func `new lists have only adder's parts, without and with the tables of syncs`() throws {
        try add(to: store())
        #expect(try hasOnlyOwnParts())

        try store().writeSyncState { connection throws(ListError) in try connection.createSyncTables() }
        #expect(try hasOnlyOwnParts())
        try executeDirectly("VACUUM")
        #expect(try hasOnlyOwnParts())
        try executeDirectly("DROP INDEX sync_object_sent")
        #expect(try !hasOnlyOwnParts())
    }

    @Test(arguments: [
        ("TRIGGER log AFTER INSERT ON item BEGIN SELECT 1; END", "trigger log"),
        ("TRIGGER log AFTER UPDATE ON item BEGIN SELECT keep_replaced(OLD.id, 1); END", "trigger log"),
        ("INDEX one ON item (created)", "index one"), ("VIEW mine AS SELECT 1", "view mine"),
        ("TABLE other (item REFERENCES item ON DELETE CASCADE)", "table other"),
    ])
    func `a list with parts of another program is read but not changed`(part: String, name: String) throws {
        try add(to: store())
        try executeDirectly("CREATE \(part)")
        let bytes = try bytes

        #expect(kind { try add(to: store()) } == .foreignPart(name))
        #expect(kind { try store().writeSyncState { _ in } } == .foreignPart(name))
        #expect(kind { try store().undo(at: Instant(seconds: 2)) } == .foreignPart(name))
        #expect(kind { try store().forget(.all) } == .foreignPart(name))
        #expect(try self.bytes == bytes && read(store()) == 1)
    }

    @Test func `a part that was altered is damage`() throws {
        try add(to: store())
        try executeDirectly(
            "DROP TRIGGER item_deleted; CREATE TRIGGER item_deleted BEFORE DELETE ON item BEGIN SELECT keep_all(); END"
        )

        #expect(kind { try add(to: store()) } == .damaged)
    }

    @Test func `a part that is added between two changes of a process is noticed`() throws {
        let store = store()
        try add(to: store)
        try add(to: store)
        try executeDirectly("CREATE TRIGGER log AFTER INSERT ON item BEGIN SELECT 1; END")

        #expect(kind { try add(to: store) } == .foreignPart("trigger log"))
    }

    private static let forgeries = [
        "CREATE TRIGGER log AFTER UPDATE ON item BEGIN SELECT 1; END",
        "CREATE TABLE other (item REFERENCES item ON DELETE CASCADE)", "DROP INDEX item_due",
        """
        PRAGMA writable_schema = ON;
        UPDATE sqlite_schema SET sql = replace(sql, 'note TEXT CHECK (note <> '''')', 'note TEXT AS (hex(zeroblob(9)))')
        WHERE name = 'item'
        """,
        "PRAGMA writable_schema = ON; UPDATE sqlite_schema SET sql = sql || ' ' WHERE name = 'sqlite_sequence'",
    ]

    @Test(arguments: OldList.versions, forgeries)
    func `an older list with other parts is neither read nor upgraded`(version: Int, forgery: String) throws {
        try OldList.write(version: version, to: path)
        try DatabaseFile(path).execute(forgery)
        let bytes = try bytes

        #expect(kind { try read(store()) } == .damaged)
        #expect(kind { try add(to: store()) } == .damaged)
        #expect(try self.bytes == bytes && names == ["list.db"])
    }

    @Test func `an older list with some of the tables of syncs is not upgraded`() throws {
        try OldList.write(version: 8, to: path)
        try DatabaseFile(path).execute("DROP INDEX sync_object_sent")

        #expect(kind { try read(store()) } == .damaged)
        #expect(names == ["list.db"])
    }

    @Test(arguments: OldList.versions)
    func `a list whose header names an older version than its parts is damaged`(version: Int) throws {
        try add(to: store())
        try executeDirectly("PRAGMA user_version = \(version)")
        let bytes = try bytes

        for action in [{ _ = try self.read(self.store()) }, { _ = try self.add(to: self.store()) }] {
            #expect(kind { try action() } == .damaged)
        }
        #expect(try self.bytes == bytes)
    }

    @Test func `a view in place of a table is damage`() throws {
        try add(to: store())
        let file = try DatabaseFile(path)
        try file.execute(
            """
            DROP TABLE item;
            CREATE VIEW item AS WITH RECURSIVE n (id) AS (VALUES (1) UNION ALL SELECT id FROM n) SELECT id FROM n
            """
        )

        #expect(kind { try read(store()) } == .damaged)
        #expect(kind { try add(to: store()) } == .damaged)
        let choosing = kind {
            try ChangeDataManager(store: store()).change(typed: "done", at: Instant(seconds: 2)) {
                list throws(ListError) in
                try list.forEachItem(of: .everything, today: .saturday) { _ in }
            }
        }
        #expect(choosing == .damaged)
    }

    @Test func `a generated column in place of a column is damage, and never computed`() throws {
        try add(to: store())
        try DatabaseFile(path).execute(
            """
            PRAGMA writable_schema = ON;
            UPDATE sqlite_schema SET sql = replace(sql, 'note TEXT CHECK (note <> '''')',
                'note TEXT AS (hex(zeroblob(400000000)))') WHERE name = 'item'
            """
        )

        #expect(kind { try read(store()) } == .damaged)
        #expect(kind { try add(to: store()) } == .damaged)
        let choosing = kind {
            try ChangeDataManager(store: store()).change(typed: "done", at: Instant(seconds: 2)) {
                list throws(ListError) in
                try list.forEachItem(of: .everything, today: .saturday) { _ in }
            }
        }
        #expect(choosing == .damaged)
    }

    @Test(arguments: [
        "keep_nothing()", "keep_nothing(1)", "keep_all()", "keep_all(1, 2)", "keep_replaced(1)", "keep_links()",
        "journal_change(1)", "folded()", "grams(1, 2)",
    ])
    func `a function with other arguments than those of adder's triggers is an error`(call: String) throws {
        try TestList().change { connection throws(ListError) in
            #expect(throws: ListError.self) { try connection.run("SELECT \(call)") }
        }
    }
}
