import Almanac

/// A change in progress.
struct ChangeRecord {
    let change: Int

    init(_ command: String, at instant: Instant, on connection: Connection) throws(StoreError) {
        try connection.run(
            "INSERT INTO change (at, command) VALUES (?, ?)",
            [.integer(instant.seconds), .text(command)]
        )
        change = connection.lastInsertedID
    }

    /// Stores the item count and updates the search index. Returns `false` if the change touched nothing.
    func close(on connection: Connection) throws(StoreError) -> Bool {
        let tally = try connection.prepare(
            """
            SELECT count(DISTINCT item), count(DISTINCT item) FILTER (WHERE what = 'uuid' AND before IS NULL),
                count(*) FILTER (WHERE what = 'uuid' AND before IS NOT NULL)
            FROM journal WHERE change = ?
            """,
            [.integer(change)]
        )
        guard try tally.step(), tally.integer(0) > 0 else { return false }
        let (items, added, removed) = (tally.integer(0), tally.integer(1), tally.integer(2))
        try connection.run("UPDATE change SET items = ? WHERE id = ?", [.integer(items), .integer(change)])
        try SearchIndex.update(after: .made, [change], onlyAdding: added == items && removed == 0, on: connection)
        return true
    }
}
