import Almanac

/// A change while it is being made.
struct ChangeRecord {
    let change: Int
    /// The journal has the change's steps from this one on.
    private let firstStep: Int

    init(_ command: String, at instant: Instant, on connection: Connection) throws(StoreError) {
        firstStep = try connection.integer("SELECT ifnull(max(step), 0) + 1 FROM journal") ?? 1
        try connection.run(
            "INSERT INTO change (at, command) VALUES (?, ?)",
            [.integer(instant.seconds), .text(command)]
        )
        change = connection.lastInsertedID
    }

    /// Counts and indexes what was touched; false where nothing was, and then there was no change.
    func close(on connection: Connection) throws(StoreError) -> Bool {
        let tally = try tally(on: connection)
        guard tally.items > 0 else { return false }
        try connection.run("UPDATE change SET items = ? WHERE id = ?", [.integer(tally.items), .integer(change)])
        try SearchIndex.follow(from: firstStep, onlyAdding: tally.onlyAdds, on: connection)
        return true
    }

    /// How many items were touched, and whether none of them had been there before.
    private func tally(on connection: Connection) throws(StoreError) -> (items: Int, onlyAdds: Bool) {
        let row = try connection.prepare(
            """
            SELECT count(DISTINCT item), count(DISTINCT item) FILTER (WHERE what = 'uuid' AND before IS NULL),
                count(*) FILTER (WHERE what = 'uuid' AND before IS NOT NULL)
            FROM journal WHERE step >= ?
            """,
            [.integer(firstStep)]
        )
        guard try row.step() else { return (0, true) }
        return (row.integer(0), row.integer(1) == row.integer(0) && row.integer(2) == 0)
    }
}
