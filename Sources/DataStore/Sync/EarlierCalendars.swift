package import Entities
package import Vocabulary

/// The calendars that those of this list have replaced on the server. An undone change brings one back, with the lines of other
/// programs that it had.
package enum EarlierCalendars {
    /// For each object. Older ones are forgotten.
    private static let limit = 5

    /// Returns the calendars, newest first.
    package static func of(_ object: SyncedObject, on connection: Connection) throws(ListError) -> [[UInt8]] {
        guard try connection.hasEarlierCalendars else { return [] }
        let rows = try connection.prepare(
            "SELECT body FROM sync_earlier WHERE object = ? ORDER BY id DESC",
            [.integer(object.id)]
        )
        var bodies: [[UInt8]] = []
        while try rows.step() { bodies.append(rows.bytes(0)) }
        return bodies
    }

    /// Notes that the calendar of an object was replaced.
    package static func add(_ body: [UInt8], of object: SyncedObject, on connection: Connection) throws(ListError) {
        if try !connection.hasEarlierCalendars { try connection.createEarlierCalendars() }
        try connection.run(
            "INSERT INTO sync_earlier (object, body) VALUES (?, ?)",
            [.integer(object.id), .bytes(body)]
        )
        try connection.run(
            """
            DELETE FROM sync_earlier WHERE object = ?1 AND id NOT IN (
                SELECT id FROM sync_earlier WHERE object = ?1 ORDER BY id DESC LIMIT \(limit))
            """,
            [.integer(object.id)]
        )
    }

    /// Forgets the calendars of an object that another program has changed since.
    package static func remove(of object: SyncedObject, on connection: Connection) throws(ListError) {
        try connection.run("DELETE FROM sync_earlier WHERE object = ?", [.integer(object.id)])
    }
}

extension Schema {
    /// Created when a calendar is replaced for the first time.
    static let earlierParts: [StaticString] = [
        """
        CREATE TABLE sync_earlier (
            id INTEGER PRIMARY KEY, object INTEGER NOT NULL REFERENCES sync_object (id) ON DELETE CASCADE,
            body BLOB NOT NULL
        ) STRICT
        """,
        "CREATE INDEX sync_earlier_object ON sync_earlier (object)",
    ]
}

extension Connection {
    func createEarlierCalendars() throws(ListError) {
        for part in Schema.earlierParts { try execute(part.description) }
    }

    var hasEarlierCalendars: Bool {
        get throws(ListError) {
            try integer("SELECT 1 FROM main.sqlite_schema WHERE name = 'sync_earlier'") != nil
        }
    }
}
