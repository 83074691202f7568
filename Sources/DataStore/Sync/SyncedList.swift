import Almanac
package import Entities
package import Vocabulary

extension SyncedList {
    /// Returns the lists in the order in which they were added.
    package static func all(on connection: Connection) throws(ListError) -> [SyncedList] {
        let rows = try connection.prepare(
            """
            SELECT url, user, name, id, token, ctag, listed, finished, generation, examined, confirmed
            FROM sync_list ORDER BY id
            """
        )
        var lists: [SyncedList] = []
        while try rows.step() {
            var list = SyncedList(url: rows.text(0), user: rows.optionalText(1), name: rows.optionalText(2))
            list.id = rows.integer(3)
            (list.token, list.ctag) = (rows.serverText(4), rows.serverText(5))
            list.listed = rows.optionalInteger(6).flatMap(ItemRows.instant)
            list.finished = rows.optionalInteger(7).flatMap(ItemRows.instant)
            list.generation = rows.integer(8)
            list.examined = rows.optionalText(9)
            list.confirmed = rows.integer(10)
            lists.append(list)
        }
        return lists
    }

    /// Stores the list, and gives a new one its id.
    package mutating func save(on connection: Connection) throws(ListError) {
        try connection.createSyncTables()
        let row = try connection.prepare(
            """
            INSERT INTO sync_list (url, user, name, token, ctag, listed, finished, generation, examined, confirmed)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            ON CONFLICT (url) DO UPDATE SET (user, name, token, ctag, listed, finished, generation, examined, confirmed)
                = (excluded.user, excluded.name, excluded.token, excluded.ctag, excluded.listed, excluded.finished,
                    excluded.generation, excluded.examined, excluded.confirmed)
            RETURNING id
            """,
            [
                .text(url), .optional(user), .optional(name), .serverText(token), .serverText(ctag),
                .optional(listed?.seconds), .optional(finished?.seconds), .integer(generation),
                .optional(examined), .integer(confirmed),
            ]
        )
        _ = try row.step()
        id = row.integer(0)
    }

    /// Forgets the list and the sync state of its items. The items stay.
    package func remove(on connection: Connection) throws(ListError) {
        try connection.run("DELETE FROM sync_list WHERE id = ?", [.integer(id)])
        if try connection.integer("SELECT 1 FROM sync_list") == nil { try connection.dropSyncTables() }
    }
}

// MARK: - Server text

extension Binding {
    /// A text that a server expects back byte for byte, so it is not normalized.
    static func serverText(_ text: String?) -> Binding { text.map { .bytes(Array($0.utf8)) } ?? .null }
}

extension Statement {
    func serverText(_ column: Int32) -> String? {
        optionalText(column) == nil ? nil : String(decoding: bytes(column), as: UTF8.self)
    }
}
