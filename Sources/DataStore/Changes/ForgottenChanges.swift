import Almanac
package import Entities
package import Vocabulary

extension Store {
    package func count(_ changes: ChangesToForget) throws(ListError) -> CountedChanges {
        try read { connection throws(ListError) in try connection.count(changes) }
    }

    /// Forgets the changes and gives unused space back to the file system.
    package func forget(_ changes: ChangesToForget) throws(ListError) -> ForgottenHistory {
        try commitBatch()
        return try retryIfMoved { () throws(ListError) in try attemptToForget(changes) }
    }

    private func attemptToForget(_ changes: ChangesToForget) throws(ListError) -> ForgottenHistory {
        guard let connection = try opened(for: .reading) else {
            return ForgottenHistory(changes: 0, bytesBefore: 0, bytes: 0)
        }
        var bytes = 0
        let count = try connection.transaction(.writing, commitsIf: { $0 > 0 }) { () throws(ListError) in
            bytes = try connection.size
            guard try version(of: connection) > 0 else { return 0 }
            let isNeeded = try connection.count(changes).count > 0
            // Giving pages back writes, too.
            let hasUnusedPages = try connection.integer("PRAGMA freelist_count") ?? 0 > 0
            if isNeeded || hasUnusedPages { try prepareToWrite(on: connection) }
            return isNeeded ? try connection.forget(changes) : 0
        }
        if count > 0 { hasChanged = true }
        reportMissedBackup()
        let failure = connection.giveBackUnusedPages()
        let bytesAfter = (try? connection.size) ?? bytes
        return ForgottenHistory(changes: count, bytesBefore: bytes, bytes: bytesAfter, failure: failure)
    }

    /// Forgets the changes that the settings don't keep. Call under the write lock and before recording a change.
    func forgetOldChanges(_ connection: Connection) throws(ListError) {
        // Without a change in that time, the clock may have jumped ahead, and all changes would be forgotten.
        guard let instant = historyStart(), try connection.firstChange(since: instant) != nil else { return }
        _ = try connection.forget(.before(instant))
    }
}

extension Connection {
    /// The size of the database in bytes.
    fileprivate var size: Int {
        get throws(ListError) { (try integer("PRAGMA page_count") ?? 0) * (try integer("PRAGMA page_size") ?? 0) }
    }

    /// Returns the error if the pages couldn't be given back. The list then keeps them for later changes.
    fileprivate func giveBackUnusedPages() -> ListError? {
        do {
            if try integer("PRAGMA freelist_count") ?? 0 > 0 { try vacuum() }
            return nil
        } catch {
            return error
        }
    }

    fileprivate func count(_ changes: ChangesToForget) throws(ListError) -> CountedChanges {
        let row = try prepare(
            "SELECT count(*), ifnull(max(id), 0) FROM change WHERE id < ?",
            [.integer(try firstKept(after: changes))]
        )
        _ = try row.step()
        return CountedChanges(count: row.integer(0), newest: row.integer(1))
    }

    /// Returns the id of the first change at or after the instant. If the clock was set back, earlier changes can follow it.
    fileprivate func firstChange(since instant: Instant) throws(ListError) -> Int? {
        try integer("SELECT id FROM change WHERE at >= ? ORDER BY id LIMIT 1", [.integer(instant.seconds)])
    }

    private func firstKept(after changes: ChangesToForget) throws(ListError) -> Int {
        switch changes {
        case .all: .max
        case .before(let instant): try firstChange(since: instant) ?? .max
        case .through(let id): id == .max ? .max : id + 1
        }
    }

    /// Returns the number of forgotten changes.
    fileprivate func forget(_ changes: ChangesToForget) throws(ListError) -> Int {
        let first = Binding.integer(try firstKept(after: changes))
        // Undone changes can only be redone in order, so none of them can without the first one.
        try run(
            """
            UPDATE change SET undone_after = -1 WHERE \(Direction.redoableCondition)
                AND (SELECT min(id) FROM change WHERE \(Direction.redoableCondition)) < ?
            """,
            [first]
        )
        try run("DELETE FROM replaced WHERE change < ?", [first])
        // A later undo of a forgotten change stays, because the list before it can no longer be computed.
        try run("DELETE FROM replay WHERE newest < ?", [first])
        try run("DELETE FROM change WHERE id < ?", [first])
        return rowsChanged
    }
}
