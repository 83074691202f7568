import Almanac
import Entities
import TestKit
import Testing
import Vocabulary

@testable import DataStore

/// Makes the same changes to a list with a journal, of schema version 2, and to a new list.
struct JournalMigrationTests {
    @Test(arguments: 1...UInt64(Sampling.rounds(2, full: 8)))
    func `a migrated list has the same items, history, undo and redo as a new one`(seed: UInt64) throws {
        var random = SeededGenerator(state: seed)
        let new = TestList()
        let old = try JournalList()
        var count = 0
        while count < 60 {
            if Int.random(in: 0..<6, using: &random) == 0 {
                let undone = try new.store.undo(.random(in: 1...3, using: &random)).map(\.id)
                let redone = try new.store.redo(.random(in: 0...2, using: &random)).map(\.id)
                try old.copyItems(of: new, undone: undone.filter { !redone.contains($0) }, redone: redone)
                continue
            }
            count += 1
            let script = try JournalMigrationTests.randomWrites(to: new, &random)
            try new.change("change \(count)") { connection throws(ListError) in try connection.execute(script) }
            try old.change("change \(count)", script)
        }

        let migrated = TestList(Store(old.file))
        try expectEqual(migrated, new)
        #expect(try migrated.index() == migrated.freshIndex())

        let undone = try (migrated.store.undo(7).map(\.id), new.store.undo(7).map(\.id))
        #expect(undone.0 == undone.1)
        try expectEqual(migrated, new)
        let redone = try (migrated.store.redo(20).map(\.id), new.store.redo(20).map(\.id))
        #expect(redone.0 == redone.1)
        try expectEqual(migrated, new)
        _ = try (migrated.store.undo(100), new.store.undo(100))
        #expect(try migrated.contents() == [])
        #expect(try migrated.index() == migrated.freshIndex())
    }

    private func expectEqual(_ migrated: TestList, _ new: TestList) throws {
        #expect(try migrated.contents() == new.contents())
        for list in [migrated, new] { #expect(try list.rows("PRAGMA foreign_key_check") == []) }
        let histories = try [migrated, new].map { list in
            try list.store.read { connection throws(ListError) in
                try History.entries(limit: 100, on: connection)
            }
        }
        #expect(histories[0].map(\.change) == histories[1].map(\.change))
        #expect(histories[0].map(\.items) == histories[1].map(\.items))
        #expect(histories[0].map(\.canBeRedone) == histories[1].map(\.canBeRedone))
        for item in 1...40 {
            let stories = try [migrated, new].map { list in
                try list.store.read { connection throws(ListError) in
                    try History.changes(of: item, on: connection)
                }
            }
            #expect(stories[0] == stories[1])
        }
    }

    /// Returns statements that each write at least one row.
    private static func randomWrites(to list: TestList, _ random: inout SeededGenerator) throws -> String {
        let ids = try list.rows("SELECT id FROM item").compactMap { Int($0) }
        var script = ""
        for _ in 0..<Int.random(in: 1...3, using: &random) {
            let id = ids.randomElement(using: &random) ?? 0
            let word = ["Milk", "한글", "CAFÉ", "x y"].randomElement(using: &random) ?? ""
            let number = Int.random(in: 0..<1_000, using: &random)
            let write =
                switch Int.random(in: 0..<(ids.isEmpty ? 1 : 12), using: &random) {
                case 0:
                    """
                    INSERT INTO item (uuid, title, note, due_day, created, changed)
                    VALUES (x'\(format(random.next()))\(format(random.next()))', '\(word)', 'n', \(number), 1, 1);
                    INSERT INTO tag SELECT max(id), 'new' FROM item;
                    """
                case 1: "UPDATE item SET title = '\(word) \(number)', changed = \(number) WHERE id = \(id);"
                case 2:
                    "UPDATE item SET note = nullif('\(word)', 'Milk'), priority = 1 + \(number) % 3 WHERE id = \(id);"
                case 3: "UPDATE item SET status = 1, completed = \(number), changed = \(number) WHERE id = \(id);"
                case 4:
                    "UPDATE item SET status = 0, completed = NULL, due_day = NULL, due_minute = NULL WHERE id = \(id);"
                case 5:
                    """
                    INSERT INTO tag SELECT \(id), 't\(number % 3)'
                    WHERE EXISTS (SELECT 1 FROM item WHERE id = \(id))
                        AND NOT EXISTS (SELECT 1 FROM tag WHERE item = \(id) AND name = 't\(number % 3)');
                    """
                case 6: "DELETE FROM tag WHERE item = \(id);"
                case 7: "UPDATE item SET project = nullif('\(word)', 'Milk'), wait_day = \(number) WHERE id = \(id);"
                case 8:
                    "UPDATE item SET repeats = 'FREQ=DAILY', repeats_from = 'due', wait_day = NULL WHERE id = \(id);"
                case 9: "UPDATE item SET repeats = NULL, repeats_from = NULL, due_minute = NULL WHERE id = \(id);"
                case 10:
                    """
                    UPDATE item SET parent = nullif((SELECT min(id) FROM item WHERE id < \(id)), parent),
                        due_day = \(number), due_minute = \(number) WHERE id = \(id);
                    """
                default:
                    """
                    UPDATE item SET parent = NULL WHERE parent = \(id); DELETE FROM need WHERE needs = \(id);
                    DELETE FROM item WHERE id = \(id);
                    """
                }
            script += write
        }
        // Makes sure that the change has an effect.
        return script + "UPDATE item SET changed = changed + 1 WHERE id = (SELECT max(id) FROM item);"
            + (ids.count > 3 ? newNeed : "")
    }

    private static let newNeed = """
        INSERT INTO need SELECT last, first FROM (SELECT max(id) AS last, min(id) AS first FROM item)
        WHERE last > first AND NOT EXISTS (SELECT 1 FROM need WHERE item = last AND needs = first);
        """

    private static func format(_ number: UInt64) -> String {
        let digits = String(number, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}

/// A list of schema version 2, whose triggers write a journal.
private struct JournalList {
    let folder: TemporaryFolder
    let file: StoreFile
    private let connection: Connection

    init() throws {
        folder = try TemporaryFolder()
        file = StoreFile(path: folder.path + "/list.db")
        try OldList.write(version: 2, to: file.path)
        connection = try Connection.open(file, timeout: Timeout(seconds: 0))
        connection.writeGuard.state = .replaying
        defer { connection.writeGuard.state = .locked }
        try connection.execute(
            """
            BEGIN; PRAGMA defer_foreign_keys = ON; DELETE FROM need; DELETE FROM item; DELETE FROM journal;
            DELETE FROM change; DELETE FROM sqlite_sequence; COMMIT
            """
        )
    }

    func change(_ command: String, _ script: String) throws {
        try connection.execute("BEGIN")
        try connection.run(
            "INSERT INTO change (at, command) VALUES (?, ?)",
            [.integer(TestList.instant.seconds), .text(command)]
        )
        let change = connection.lastInsertedID
        connection.writeGuard.state = .recording(ChangeRecord(change: change, firstNew: 0, on: connection))
        defer { connection.writeGuard.state = .locked }
        try connection.execute(script)
        try connection.execute("COMMIT")
    }

    /// Writes the items as an undo and a redo have left them in the other list.
    func copyItems(of list: TestList, undone: [Int], redone: [Int]) throws {
        connection.writeGuard.state = .replaying
        defer { connection.writeGuard.state = .locked }
        try connection.execute("BEGIN; PRAGMA defer_foreign_keys = ON; DELETE FROM need; DELETE FROM item")
        let columns = ["id"] + ItemColumn.names.filter { !["place", "link"].contains($0) }
        for (table, columns) in [("item", columns), ("tag", ["item", "name"]), ("need", ["item", "needs"])] {
            let values = columns.map { "quote(\($0))" }.joined(separator: " || ',' || ")
            for row in try list.rows("SELECT \(values) FROM \(table)") {
                try connection.execute("INSERT INTO \(table) (\(columns.joined(separator: ", "))) VALUES (\(row))")
            }
        }
        for id in undone {
            try connection.execute(
                "UPDATE change SET undone = 1, undone_after = (SELECT max(id) FROM change) WHERE id = \(id)"
            )
        }
        for id in redone {
            try connection.execute("UPDATE change SET undone = 0, undone_after = NULL WHERE id = \(id)")
        }
        try connection.execute("COMMIT")
    }
}
