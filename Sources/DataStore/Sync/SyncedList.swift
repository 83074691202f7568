import Almanac
package import Entities
package import Vocabulary

extension SyncedList {
    /// Before the address of a list that is forgotten. Its calendars stay for the next server.
    private static let forgotten = "forgotten:"

    /// The condition for lists that are not forgotten.
    static let isInUse = "sync_list.url NOT LIKE '\(forgotten)%'"

    /// Returns the lists in the order in which they were added.
    package static func all(on connection: Connection) throws(ListError) -> [SyncedList] {
        let rows = try connection.prepare(
            """
            SELECT url, user, name, id, token, ctag, listed, finished, generation, examined, confirmed
            FROM sync_list WHERE \(isInUse) ORDER BY id
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
            (list.examined, list.zone) = SyncedList.examined(stored: rows.optionalText(9))
            list.confirmed = rows.integer(10)
            lists.append(list)
        }
        return lists
    }

    /// Returns the time zone of the last sync with a server that is forgotten.
    package static func forgottenZone(on connection: Connection) throws(ListError) -> String? {
        let rows = try connection.prepare(
            "SELECT examined FROM sync_list WHERE NOT \(isInUse) ORDER BY id DESC LIMIT 1"
        )
        return try rows.step() ? examined(stored: rows.optionalText(0)).zone : nil
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
                .optional(storedExamined), .integer(confirmed),
            ]
        )
        _ = try row.step()
        id = row.integer(0)
    }

    /// The word before the time zone, which stays when the record of changes has a new state: `12 0 dates-2,3600`.
    private static let zonePrefix = "dates-"

    private var storedExamined: String? {
        [examined, zone].contains { $0 != nil } ? [examined, zone].compactMap { $0 }.joined(separator: " ") : nil
    }

    private static func examined(stored text: String?) -> (examined: String?, zone: String?) {
        var words = text?.split(separator: " ") ?? []
        let zone = words.last?.hasPrefix(zonePrefix) == true ? words.removeLast() : nil
        return (words.isEmpty ? nil : words.joined(separator: " "), zone.map(String.init))
    }

    /// Forgets the server. The data of other programs in its calendars, such as alarms, stays for the next server.
    package func forget(on connection: Connection) throws(ListError) {
        try connection.run("DELETE FROM sync_list WHERE NOT \(SyncedList.isInUse)")
        try connection.run(
            "DELETE FROM sync_object WHERE list = ? AND (item IS NULL OR body IS NULL OR length(body) = 0)",
            [.integer(id)]
        )
        try connection.run(
            "UPDATE sync_object SET etag = NULL, agreed = NULL, problem = NULL, sent = NULL WHERE list = ?",
            [.integer(id)]
        )
        try connection.run(
            """
            UPDATE sync_list SET url = '\(SyncedList.forgotten)' || url, user = NULL, token = NULL, ctag = NULL,
                listed = NULL, finished = NULL, generation = 0, examined = ?
            WHERE id = ?
            """,
            [.optional(zone), .integer(id)]
        )
        if try connection.integer("SELECT 1 FROM sync_object") == nil { try connection.dropSyncTables() }
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
