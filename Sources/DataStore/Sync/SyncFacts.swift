package import Almanac
package import Entities
package import Vocabulary

/// Queries about single items.
package enum SyncFacts {
    /// Returns the number of the last change to an item.
    package static func lastChange(to item: Int, on connection: Connection) throws(ListError) -> Int? {
        try connection.integer("SELECT touched FROM item WHERE id = ?", [.integer(item)])
    }

    /// Returns the time at which a change was last undone or redone.
    package static func lastReplay(of changes: [Int], on connection: Connection) throws(ListError) -> Instant? {
        try connection.integer(
            "SELECT max(at) FROM replay WHERE change IN (SELECT value FROM json_each(?))",
            [.list(changes)]
        ).map { Instant(seconds: $0) }
    }

    /// Returns a text that is the same as long as nothing is changed, undone or redone.
    package static func recordState(on connection: Connection) throws(ListError) -> String {
        let row = try connection.prepare("SELECT ifnull(max(id), 0), ifnull(sum(undone * id), 0) FROM change")
        _ = try row.step()
        return "\(row.integer(0)) \(row.integer(1))"
    }

    /// Returns the time for the changes of a sync: that of no other sync, although several can run within a second.
    package static func changeTime(at now: Instant, on connection: Connection) throws(ListError) -> Instant {
        let last = try connection.integer("SELECT at FROM change WHERE synced = 1 ORDER BY id DESC LIMIT 1") ?? 0
        return last - now.seconds < 60 ? Instant(seconds: max(now.seconds, last + 1)) : now
    }

    package static func lastItem(on connection: Connection) throws(ListError) -> Int {
        try connection.integer("SELECT ifnull(max(id), 0) FROM item") ?? 0
    }

    /// Returns groups of open items that differ only in their UUIDs and in which one is older than the others.
    package static func duplicates(newerThan item: Int, on connection: Connection) throws(ListError) -> [[ItemName]] {
        let rows = try connection.prepare(
            """
            SELECT min(id), title, max(id) FROM item WHERE status = 0
            GROUP BY title, due_day, due_minute HAVING min(id) <= ?1 AND max(id) > ?1 ORDER BY 1
            """,
            [.integer(item)]
        )
        var duplicates: [[ItemName]] = []
        while try rows.step() {
            duplicates.append([0, 2].map { ItemName(id: rows.integer($0), title: rows.text(1)) })
        }
        return duplicates
    }

    package static func uuids(of ids: [Int], on connection: Connection) throws(ListError) -> [Int: ItemUUID] {
        if ids.isEmpty { return [:] }
        let rows = try connection.prepare(
            "SELECT item.id, uuid FROM json_each(?) JOIN item ON item.id = value",
            [.list(ids)]
        )
        var uuids: [Int: ItemUUID] = [:]
        while try rows.step() { uuids[rows.integer(0)] = rows.uuid(1) }
        return uuids
    }

    package static func item(with uuid: ItemUUID, on connection: Connection) throws(ListError) -> Item? {
        try ItemRows.items(
            where: Condition("item.uuid = ?", [.bytes(ItemColumn.bytes(of: uuid))]),
            on: connection
        ).first
    }

    /// A word of the recorded command if the user has confirmed the removals of a sync.
    private static let confirmation: Substring = "--yes"

    /// Returns the command as it is recorded.
    package static func recorded(_ typed: String, isConfirmed: Bool) -> String {
        let isComplete = !isConfirmed || typed.split(separator: " ").contains(confirmation)
        return typed + (isComplete ? "" : " \(confirmation)")
    }

    /// Returns the number of items that syncs removed after an instant, and after the last confirmation, and that are
    /// still missing.
    package static func unconfirmedRemovals(
        after instant: Instant,
        on connection: Connection
    ) throws(ListError) -> Int {
        try connection.integer(
            """
            SELECT count(*) FROM change JOIN replaced ON replaced.change = change.id
            WHERE synced = 1 AND undone = 0 AND at > ? AND typeof(replaced.uuid) = 'blob'
                AND change.id > ifnull((SELECT max(id) FROM change WHERE synced = 1 AND command LIKE ?), 0)
                AND NOT EXISTS (SELECT 1 FROM item WHERE item.uuid = replaced.uuid)
            """,
            [.integer(instant.seconds), .text("% \(confirmation)%")]
        ) ?? 0
    }

    /// Returns the number of items that the server has, and that are not in the list because it was undone that they were
    /// added, and not because they were removed.
    package static func undoneAdditions(in list: SyncedList, on connection: Connection) throws(ListError) -> Int {
        try connection.integer(
            """
            SELECT count(*) FROM sync_object
            WHERE list = ? AND length(body) > 0 AND etag IS NOT x'' AND item NOT NULL
                AND item NOT IN (SELECT id FROM item) AND NOT EXISTS (
                    SELECT 1 FROM replaced JOIN change ON change.id = replaced.change
                    WHERE replaced.item = sync_object.item AND replaced.uuid IS NOT NULL AND undone = 0)
            """,
            [.integer(list.id)]
        ) ?? 0
    }

    /// Marks items as different from what the server has.
    package static func sendAgain(_ items: [Int], in list: SyncedList, on connection: Connection) throws(ListError) {
        try connection.run(
            "UPDATE sync_object SET agreed = NULL WHERE list = ? AND item IN (SELECT value FROM json_each(?))",
            [.integer(list.id), .list(items)]
        )
    }
}
