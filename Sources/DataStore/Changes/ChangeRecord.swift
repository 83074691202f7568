import Almanac
import CSQLite
package import Vocabulary

/// A change in progress. Keeps the values that its writes replace. The triggers report each write to it.
final class ChangeRecord {
    let change: Int
    /// The id of the first item that the change can add. Nothing is kept of new items.
    private let firstNew: Int
    private let connection: Connection
    private let replacing: KeptStatement
    private let removing: KeptStatement
    private let touching: KeptStatement
    private let findingLinks: KeptStatement
    private let keepingLinks: KeptStatement

    init(change: Int, firstNew: Int, on connection: Connection) {
        self.change = change
        self.firstNew = firstNew
        self.connection = connection
        replacing = KeptStatement(ChangeRecord.replace, on: connection)
        removing = KeptStatement(ChangeRecord.remove, on: connection)
        touching = KeptStatement(ChangeRecord.touch, on: connection)
        findingLinks = KeptStatement(ChangeRecord.findLinks, on: connection)
        keepingLinks = KeptStatement(ChangeRecord.keepLinks, on: connection)
    }

    /// - Parameter isSync: `true` for a change that undo passes over.
    convenience init(
        _ command: String,
        at instant: Instant,
        isSync: Bool = false,
        on connection: Connection
    ) throws(ListError) {
        let values: [Binding] = [.integer(instant.seconds), .text(command), .integer(isSync ? 1 : 0)]
        let row = try connection.prepare(ChangeRecord.begin, values)
        do throws(ListError) {
            _ = try row.step()
        } catch {
            // SQLite also reports a full disk when the highest id is taken.
            let last = try connection.integer(
                "SELECT max(ifnull((SELECT max(id) FROM change), 0), ifnull((SELECT max(seq) FROM sqlite_sequence), 0))"
            )
            guard error.code & 0xFF == SQLITE_FULL, last ?? 0 >= ItemRows.validIDs.upperBound else { throw error }
            throw row.damaged("highest id")
        }
        guard ItemRows.validIDs.contains(row.integer(1)) else { throw row.damaged("highest id") }
        self.init(change: row.integer(0), firstNew: row.integer(1), on: connection)
    }

    /// Removes the record of a change that touched nothing.
    func discard() throws(ListError) {
        try connection.run("DELETE FROM change WHERE id = ?", [.integer(change)])
    }

    /// Stores the item count and updates the search index. Returns `false` if the change touched nothing.
    func close() throws(ListError) -> Bool {
        let tally = try connection.prepare(ChangeRecord.tally, [.integer(change), .integer(firstNew)])
        _ = try tally.step()
        let (replaced, reworded, added) = (tally.integer(0), tally.integer(1), tally.integer(2))
        guard replaced + added > 0 else { return false }
        try connection.run(ChangeRecord.end, [.integer(change), .integer(replaced + added)])
        if reworded > 0 { try SearchIndex.replaceText(of: change, on: connection) }
        if added > 0 { try SearchIndex.addNewItems(of: change, on: connection) }
        return true
    }
}

extension Connection {
    /// Ends the change in progress and begins another one, so that the history has a step between them.
    package func beginNextChange() throws(ListError) {
        guard case .recording(let record) = writeGuard.state else { return }
        let row = try prepare("SELECT at, command, synced FROM change WHERE id = ?", [.integer(record.change)])
        guard try row.step() else { return }
        let next = (at: Instant(seconds: row.integer(0)), command: row.text(1), isSync: row.integer(2) == 1)
        _ = try endChange(keepingEmpty: false)
        writeGuard.state = .recording(try ChangeRecord(next.command, at: next.at, isSync: next.isSync, on: self))
    }

    /// Returns `false` if the change in progress touched nothing.
    func endChange(keepingEmpty: Bool) throws(ListError) -> Bool {
        guard case .recording(let record) = writeGuard.state else { return false }
        let hasEffect = try record.close()
        if !hasEffect, !keepingEmpty { try record.discard() }
        return hasEffect
    }
}

// MARK: - Writes

extension ChangeRecord {
    /// Checks the id of an item that the change has added, and marks the item as touched by it.
    func acceptNew(_ item: Int, touchedBy touched: Int) throws(ListError) {
        guard item >= firstNew else {
            throw ListError(.unexpected, path: connection.path, detail: .message("ids are never reused"))
        }
        if touched != change { try touch(item) }
    }

    /// Keeps the values that an update of an item replaces.
    /// - Parameter values: The old and the new value of each column.
    func keepReplaced(of item: Int, _ values: UnsafeMutablePointer<OpaquePointer?>) throws(ListError) {
        let count = ChangeRecord.columns.count
        let replaced = (0..<count).filter { adder_is_same_value(values[2 * $0], values[2 * $0 + 1]) == 0 }
        if replaced.isEmpty { return }
        if item < firstNew {
            try replacing.run { row throws(ListError) in
                try row.bind([.integer(change), .integer(item)])
                for column in replaced { try row.bindReplaced(values[2 * column], at: Int32(column + 3)) }
            }
        }
        if Int(sqlite3_value_int64(values[2 * count - 1])) != change { try touch(item) }
    }

    /// Keeps all values of an item that is about to be removed.
    func keepAll(of item: Int) throws(ListError) {
        guard item < firstNew else { return }
        try removing.run { row throws(ListError) in try row.bind([.integer(change), .integer(item)]) }
    }

    /// Keeps the tags and needs of an item before the first one is added or removed.
    func keepLinks(of item: Int) throws(ListError) {
        guard item < firstNew else { return }
        if try findingLinks.integer([.integer(change), .integer(item)]) != nil { return }
        try touch(item)
        try keepingLinks.run { row throws(ListError) in try row.bind([.integer(change), .integer(item)]) }
    }

    private func touch(_ item: Int) throws(ListError) {
        try touching.run { row throws(ListError) in try row.bind([.integer(change), .integer(item)]) }
    }
}

// MARK: - Statements

extension ChangeRecord {
    /// The columns that an update of an item can replace, in the order in which the trigger reports them.
    static let columns = ItemImage.columns.filter { !["uuid", "created", "tags", "needs"].contains($0) }

    private static let begin = """
        INSERT INTO change (at, command, synced, last_new, first_new)
        -- Until the change is complete, all items from the first new one on are new.
        SELECT ?, ?, ?, \(Int.max), min(\(ItemRows.validIDs.upperBound), max(
            ifnull((SELECT seq FROM sqlite_sequence WHERE name = 'item'), 0), ifnull((SELECT max(id) FROM item), 0))) + 1
        RETURNING id, first_new
        """

    private static let tally = """
        SELECT count(*), count(coalesce(title, note, project, tags)), (SELECT count(*) FROM item WHERE id >= ?2)
        FROM replaced WHERE change = ?1
        """

    private static let end = """
        UPDATE change SET items = ?2, last_new = ifnull((SELECT max(id) FROM item), 0) WHERE id = ?1
        """

    /// A value that was kept earlier in the same change stays.
    private static func onConflict(_ columns: [String]) -> String {
        "ON CONFLICT DO UPDATE SET " + columns.map { "\($0) = ifnull(\($0), excluded.\($0))" }.joined(separator: ", ")
    }

    private static let replace = """
        INSERT INTO replaced (change, item, \(columns.joined(separator: ", ")))
        VALUES (?, ?\(String(repeating: ", ?", count: columns.count))) \(onConflict(columns))
        """

    private static let remove = """
        INSERT INTO replaced (change, item, \(ItemImage.columns.joined(separator: ", ")))
        SELECT ?1, id, \(ItemImage.present.map { "ifnull(\($0), '')" }.joined(separator: ", "))
        FROM item WHERE id = ?2 \(onConflict(ItemImage.columns))
        """

    private static let touch = "UPDATE item SET touched = ?1 WHERE id = ?2 AND touched <> ?1"

    private static let findLinks = "SELECT 1 FROM replaced WHERE change = ? AND item = ? AND tags IS NOT NULL"

    private static let keepLinks = """
        UPDATE replaced SET tags = ifnull(\(ItemImage.tags(of: "?2")), ''), needs = ifnull(\(ItemImage.needs(of: "?2")), '')
        WHERE change = ?1 AND item = ?2
        """
}
