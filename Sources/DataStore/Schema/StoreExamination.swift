import CFileGuard
import CSQLite
import Entities
import Glibc
package import Vocabulary

/// Read access to a list of any schema version, for diagnostics.
package struct Examination {
    package let connection: Connection
    /// The schema version; 0 for an empty file.
    package let version: Int
    package var newestVersion: Int { Schema.version }
    /// `true` if another program has the list open in WAL mode.
    package let isWriteAhead: Bool
    /// `true` if opening the list rolled back an interrupted change.
    package let hadHotJournal: Bool
}

extension Store {
    /// Returns `nil` if the file doesn't exist. Writes nothing, except that SQLite rolls back a hot journal.
    package func examine<Value>(
        _ body: (Examination) throws(ListError) -> Value
    ) throws(ListError) -> Value? {
        try commitBatch()
        let hasHotJournal = file?.real.hasHotJournal ?? false
        guard let connection = try opened(for: .reading) else { return nil }
        // Roll back instead of committing, since SQLite can refuse to commit after finding damage.
        return try connection.transaction(.reading, commitsIf: { _ in false }) { () throws(ListError) in
            let version = try version(of: connection)
            return try body(
                Examination(
                    connection: connection,
                    version: version,
                    isWriteAhead: try connection.isWriteAhead,
                    hadHotJournal: hasHotJournal && file?.real.hasJournal == false
                )
            )
        }
    }
}

extension Examination {
    /// Returns the problems found by SQLite's integrity check. https://sqlite.org/pragma.html#pragma_integrity_check
    package func integrityErrors(limit: Int) throws(ListError) -> [String] {
        try connection.integrityErrors("integrity_check", limit: limit)
    }

    /// Returns the number of rows with invalid foreign keys.
    package func danglingReferenceCount() throws(ListError) -> Int { try connection.danglingReferenceCount() }

    /// Returns the schema objects that are missing or changed, and those that adder didn't create.
    package func schemaDifferences() throws(ListError) -> (missing: [String], unknown: [String]) {
        if version == newestVersion { return try connection.schemaDifferences() }
        return (try connection.hasParts(ofVersion: version) ? [] : ["tables of version \(version)"], [])
    }
}

extension Connection {
    /// Returns the errors reported by an integrity check pragma.
    func integrityErrors(_ pragma: String, limit: Int) throws(ListError) -> [String] {
        var integrityErrors: [String] = []
        let readErrors = adder_read_errors()
        do {
            let rows = try prepare("PRAGMA \(pragma)(\(limit))")
            // A row may have several lines; the one that starts with *** only names the database.
            while try rows.step() {
                integrityErrors += rows.text(0).split(separator: "\n").filter { !$0.hasPrefix("***") }.map(String.init)
            }
        } catch {
            guard error.kind == .damaged else { throw error }
            if integrityErrors.isEmpty { integrityErrors = [error.detail.message] }
        }
        guard adder_read_errors() == readErrors else {
            throw ListError(.diskFailed, path: path, detail: .system(EIO))
        }
        return integrityErrors == ["ok"] ? try invalidCounters() : integrityErrors
    }

    /// Returns the counters of ids that leave no room for another one.
    private func invalidCounters() throws(ListError) -> [String] {
        let rows = try prepare(
            """
            SELECT 'the highest id of ' || name || ' is invalid' FROM sqlite_sequence
            WHERE name IN ('item', 'change') AND (typeof(seq) <> 'integer' OR seq NOT BETWEEN 0 AND ?)
            """,
            [.integer(ItemRows.validIDs.upperBound - 1)]
        )
        var errors: [String] = []
        while try rows.step() { errors.append(rows.text(0)) }
        return errors
    }

    func danglingReferenceCount() throws(ListError) -> Int {
        let rows = try prepare("PRAGMA foreign_key_check")
        var count = 0
        while try rows.step() { count += 1 }
        return count
    }

    /// Compares the list with a new one.
    func schemaDifferences() throws(ListError) -> (missing: [String], unknown: [String]) {
        let list = try Connection.inMemory(timeout: timeout)
        try list.execute(Schema.creation)
        if try hasSyncTables { try list.createSyncTables() }
        if try hasEarlierCalendars { try list.createEarlierCalendars() }
        let (expected, found) = try (list.parts(), parts())
        return (
            expected.filter { found[$0.key] != $0.value }.map(\.key).sorted(),
            found.filter { expected[$0.key] == nil }.map(\.key).sorted()
        )
    }

    /// Returns the SQL of each schema object, keyed by type and name, such as `trigger item_inserted`. Leaves out SQLite's
    /// own tables, if they are as SQLite creates them, and its indexes.
    fileprivate func parts() throws(ListError) -> [String: String] {
        let rows = try prepare(
            """
            SELECT type || ' ' || name, ifnull(sql, '') FROM sqlite_schema
            WHERE name NOT LIKE 'sqlite\\_%' ESCAPE '\\' OR type NOT IN ('table', 'index') OR sql IS NOT NULL AND sql NOT IN (
                'CREATE TABLE sqlite_sequence(name,seq)', 'CREATE TABLE sqlite_stat1(tbl,idx,stat)',
                'CREATE TABLE sqlite_stat4(tbl,idx,neq,nlt,ndlt,sample)')
            """
        )
        var parts: [String: String] = [:]
        while try rows.step() { parts[rows.text(0)] = rows.text(1) }
        return parts
    }
}
