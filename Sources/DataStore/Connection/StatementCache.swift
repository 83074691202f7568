import CSQLite

/// Compiled statements kept for reuse, since compiling one takes longer than running it.
final class StatementCache {
    /// Enough for the fixed SQL of all commands that change the list. SQL built from user input is unbounded.
    static let limit = 32

    /// A linear search through so few entries beats hashing long SQL strings.
    private var kept: [(sql: String, handle: OpaquePointer)] = []

    var count: Int { kept.count }

    /// Removes and returns the statement for `sql`, if cached.
    func take(_ sql: String) -> OpaquePointer? {
        index(of: sql).map { kept.remove(at: $0).handle }
    }

    /// Caches the statement, or finalizes it if the cache is full or already has one for `sql`.
    func store(_ statement: OpaquePointer, _ sql: String) {
        guard count < StatementCache.limit, index(of: sql) == nil else {
            sqlite3_finalize(statement)
            return
        }
        sqlite3_reset(statement)
        sqlite3_clear_bindings(statement)
        kept.append((sql, statement))
    }

    func finalize() {
        for statement in kept { sqlite3_finalize(statement.handle) }
        kept = []
    }

    private func index(of sql: String) -> Int? {
        // Comparing lengths first avoids most string comparisons.
        kept.firstIndex { $0.sql.utf8.count == sql.utf8.count && $0.sql == sql }
    }
}
