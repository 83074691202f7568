package import Almanac
import Entities
package import Vocabulary

extension Store {
    /// Returns the number of changes that would be forgotten.
    /// - Parameter instant: The instant before which changes are forgotten; `nil` for all changes.
    package func countChanges(before instant: Instant?) throws(ListError) -> Int {
        try query { connection throws(StoreError) in try connection.countChanges(before: instant) }
    }

    /// Forgets the changes made before an instant, or all of them, and gives unused space back to the file system.
    package func forgetChanges(before instant: Instant?) throws(ListError) -> ForgottenHistory {
        do {
            try commitPendingChanges()
            return try retryIfMoved { () throws(StoreError) in try attemptToForget(before: instant) }
        } catch {
            throw error.listError
        }
    }

    private func attemptToForget(before instant: Instant?) throws(StoreError) -> ForgottenHistory {
        guard let connection = try opened(for: .reading) else {
            return ForgottenHistory(changes: 0, bytesBefore: 0, bytes: 0)
        }
        var bytes = 0
        let count = try connection.transaction(.writing, commitsIf: { $0 > 0 }) { () throws(StoreError) in
            bytes = try connection.size
            guard try version(of: connection) > 0, try connection.countChanges(before: instant) > 0 else { return 0 }
            try backUpDaily(connection)
            try migrate(connection)
            return try connection.forgetChanges(before: instant)
        }
        if count > 0 { hasChanged = true }
        reportMissedBackup()
        let failure = connection.giveBackUnusedPages()
        let bytesAfter = (try? connection.size) ?? bytes
        return ForgottenHistory(changes: count, bytesBefore: bytes, bytes: bytesAfter, failure: failure?.listError)
    }

    /// Forgets the changes that the settings don't keep. Call under the write lock and before recording a change.
    func forgetOldChanges(_ connection: Connection) throws(StoreError) {
        guard let instant = historyStart() else { return }
        _ = try connection.forgetChanges(before: instant)
    }
}

extension Connection {
    /// The size of the database in bytes.
    fileprivate var size: Int {
        get throws(StoreError) { (try integer("PRAGMA page_count") ?? 0) * (try integer("PRAGMA page_size") ?? 0) }
    }

    /// Returns the error if the pages couldn't be given back. The list then keeps them for later changes.
    fileprivate func giveBackUnusedPages() -> StoreError? {
        do {
            if try integer("PRAGMA freelist_count") ?? 0 > 0 { try vacuum() }
            return nil
        } catch {
            return error
        }
    }

    fileprivate func countChanges(before instant: Instant?) throws(StoreError) -> Int {
        try integer("SELECT count(*) FROM change WHERE id < ?", [.integer(try firstKept(since: instant))]) ?? 0
    }

    /// Returns the id of the first change at or after the instant. If the clock was set back, earlier changes can follow it.
    private func firstKept(since instant: Instant?) throws(StoreError) -> Int {
        guard let instant else { return .max }
        return try integer("SELECT id FROM change WHERE at >= ? ORDER BY id LIMIT 1", [.integer(instant.seconds)])
            ?? .max
    }

    /// Returns the number of forgotten changes.
    fileprivate func forgetChanges(before instant: Instant?) throws(StoreError) -> Int {
        let first = Binding.integer(try firstKept(since: instant))
        // Undone changes can only be redone in order, so none of them can without the first one.
        try run(
            """
            UPDATE change SET undone_after = 0 WHERE \(Direction.redoableCondition)
                AND (SELECT min(id) FROM change WHERE \(Direction.redoableCondition)) < ?
            """,
            [first]
        )
        try run("DELETE FROM replaced WHERE change < ?", [first])
        try run("DELETE FROM change WHERE id < ?", [first])
        return rowsChanged
    }
}
