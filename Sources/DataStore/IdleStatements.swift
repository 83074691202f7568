import CSQLite

/// Statements that nobody uses for the time being, ready for whoever asks for the same, as it takes longer to compile one
/// of ours than to run it.
final class IdleStatements {
    /// More than the commands that change something ask for; what a person types has no end.
    static let limit = 32

    /// So few that looking through them beats hashing pages of SQL.
    private var kept: [(sql: String, handle: OpaquePointer)] = []

    var count: Int { kept.count }

    /// Nobody else gets it until it is kept again.
    func take(_ sql: String) -> OpaquePointer? {
        place(of: sql).map { kept.remove(at: $0).handle }
    }

    /// Where there is no room, and where the same is kept already, the statement ends.
    func keep(_ statement: OpaquePointer, _ sql: String) {
        guard count < IdleStatements.limit, place(of: sql) == nil else {
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

    private func place(of sql: String) -> Int? {
        // To compare takes long, and few are of the same length.
        kept.firstIndex { $0.sql.utf8.count == sql.utf8.count && $0.sql == sql }
    }
}
