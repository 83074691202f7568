package import Almanac
package import Entities
package import Vocabulary

extension SyncedObject {
    private static let columns = "name, path, id, etag, body, item, agreed, problem, sent"

    private init(row: borrowing Statement) {
        self.init(name: row.bytes(0), path: row.text(1))
        id = row.integer(2)
        etag = row.serverText(3)
        body = row.optionalText(4) == nil ? nil : row.bytes(4)
        item = row.optionalInteger(5)
        agreed = row.optionalInteger(6)
        problem = row.optionalText(7).map(SyncProblem.init(stored:))
        refused = row.optionalText(7).flatMap(SyncProblem.refused)
        sent = row.optionalText(8) == nil ? nil : row.bytes(8)
    }

    package static func named(
        _ name: [UInt8],
        in list: SyncedList,
        on connection: Connection
    ) throws(ListError) -> SyncedObject? {
        try first("list = ? AND name = ?", [.integer(list.id), .bytes(name)], on: connection)
    }

    package static func of(
        item: Int,
        in list: SyncedList,
        on connection: Connection
    ) throws(ListError) -> SyncedObject? {
        try first("list = ? AND item = ?", [.integer(list.id), .integer(item)], on: connection)
    }

    package static func withID(_ id: Int, on connection: Connection) throws(ListError) -> SyncedObject? {
        try first("id = ?", [.integer(id)], on: connection)
    }

    /// Returns the object of an item on a server that is forgotten.
    package static func forgotten(item: Int, on connection: Connection) throws(ListError) -> SyncedObject? {
        try first(
            "list IN (SELECT id FROM sync_list WHERE NOT \(SyncedList.isInUse)) AND item = ?",
            [.integer(item)],
            on: connection
        )
    }

    /// Returns the objects that have an item under a second address, which some servers allow.
    package static func duplicates(in list: SyncedList, on connection: Connection) throws(ListError) -> [SyncedObject] {
        let rows = try connection.prepare(
            "SELECT \(columns) FROM sync_object WHERE list = ? AND item IS NULL AND length(body) > 0",
            [.integer(list.id)]
        )
        var objects: [SyncedObject] = []
        while try rows.step() { objects.append(SyncedObject(row: rows)) }
        return objects
    }

    private static func first(
        _ condition: String,
        _ values: [Binding],
        on connection: Connection
    ) throws(ListError) -> SyncedObject? {
        let row = try connection.prepare("SELECT \(columns) FROM sync_object WHERE \(condition)", values)
        return try row.step() ? SyncedObject(row: row) : nil
    }

    /// Stores an object that this sync has created, or created again after it was gone.
    package mutating func saveAsNew(in list: SyncedList, on connection: Connection) throws(ListError) {
        if id != 0 { try remove(on: connection) }
        id = 0
        try save(in: list, on: connection)
    }

    /// Stores the object, and gives a new one its id.
    package mutating func save(in list: SyncedList, on connection: Connection) throws(ListError) {
        let row = try connection.prepare(
            """
            INSERT INTO sync_object (id, list, name, path, etag, body, item, agreed, problem, sent)
            VALUES (
                ifnull(?1, (SELECT 1 + max(ifnull(max(id), 0), ?11) FROM sync_object)), ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)
            ON CONFLICT DO UPDATE SET (name, path, etag, body, item, agreed, problem, sent) = (excluded.name,
                excluded.path, excluded.etag, excluded.body, excluded.item, excluded.agreed, excluded.problem,
                excluded.sent)
            RETURNING id
            """,
            [
                id == 0 ? .null : .integer(id), .integer(list.id), .bytes(name), .text(path), .serverText(etag),
                body.map { .bytes($0) } ?? .null, .optional(item), .optional(agreed),
                .optional(problem?.stored(at: refused)),
                sent.map { .bytes($0) } ?? .null, .integer(list.confirmed),
            ]
        )
        _ = try row.step()
        id = row.integer(0)
    }

    package func remove(on connection: Connection) throws(ListError) {
        try connection.run("DELETE FROM sync_object WHERE id = ?", [.integer(id)])
    }
}

// MARK: - Queries about all objects

extension SyncedList {
    /// Returns the version of an object that the server has, without reading the object itself.
    package func version(
        of name: [UInt8],
        on connection: Connection
    ) throws(ListError) -> (id: Int, etag: String?)? {
        let row = try connection.prepare(
            "SELECT id, etag FROM sync_object WHERE list = ? AND name = ? AND body IS NOT NULL",
            [.integer(id), .bytes(name)]
        )
        return try row.step() ? (row.integer(0), row.serverText(1)) : nil
    }

    /// Returns the number of items of this list that the server has, or the number among the given objects.
    package func itemCount(among ids: [Int]? = nil, on connection: Connection) throws(ListError) -> Int {
        let condition = ids == nil ? "" : "AND sync_object.id IN (SELECT value FROM json_each(?2))"
        return try connection.integer(
            """
            SELECT count(*) FROM sync_object JOIN item ON item.id = sync_object.item
            WHERE list = ?1 AND length(body) > 0 AND etag IS NOT x'' \(condition)
            """,
            [.integer(id)] + (ids.map { [.list($0)] } ?? [])
        ) ?? 0
    }

    /// Returns the ids of all objects of the list on the server.
    package func objectIDs(on connection: Connection) throws(ListError) -> [Int] {
        try connection.prepare(
            "SELECT id FROM sync_object WHERE list = ? AND body IS NOT NULL AND etag IS NOT x''"
        ).integers([.integer(id)])
    }

    /// Returns the objects whose version is unknown, or whose removal the server may not have mentioned.
    package func unconfirmedIDs(on connection: Connection) throws(ListError) -> [Int] {
        try connection.prepare(
            """
            SELECT id FROM sync_object WHERE list = ?1 AND etag IS NULL AND body IS NOT NULL
            UNION SELECT id FROM sync_object WHERE id > ?2 AND list = ?1 AND body IS NOT NULL AND etag IS NOT x''
            """
        ).integers([.integer(id), .integer(confirmed)])
    }

    /// Returns the highest id of an object.
    package func newestObject(on connection: Connection) throws(ListError) -> Int {
        max(confirmed, try connection.integer("SELECT max(id) FROM sync_object") ?? 0)
    }

    /// Returns the ids of items that may differ from what the server has, including removed ones.
    package func changedItems(on connection: Connection) throws(ListError) -> [Int] {
        try connection.prepare(SyncedList.changed).integers([.integer(id)])
    }

    /// Returns those among some items that are open, have a due date and are equal to what the server has.
    package func equalItems(among items: [Int], on connection: Connection) throws(ListError) -> [Int] {
        try connection.prepare(
            """
            SELECT item.id FROM sync_object JOIN item ON item.id = sync_object.item
            WHERE list = ?1 AND agreed = item.touched AND problem IS NULL AND status = 0 AND due_day NOT NULL
                AND item.id IN (SELECT value FROM json_each(?2))
            """
        ).integers([.integer(id), .list(items)])
    }

    /// Returns the ids of the items, also of removed ones, whose calendars are known from this server or a forgotten one.
    package static func itemsWithCalendars(on connection: Connection) throws(ListError) -> [Int] {
        try connection.prepare(
            "SELECT DISTINCT item FROM sync_object WHERE item NOT NULL AND length(body) > 0"
        ).integers([])
    }

    static let changed = """
        SELECT sync_object.item FROM sync_object LEFT JOIN item ON item.id = sync_object.item
        WHERE list = ? AND sync_object.item IS NOT NULL
            AND iif(item.id IS NULL,
                etag IS NOT x'' AND (problem IS NULL OR agreed NOT NULL OR body IS NULL), agreed IS NOT item.touched)
        ORDER BY 1
        """

    /// Returns the ids of items that the server doesn't have: those that are open, or were done since an instant.
    package func newItems(doneSince: Int, on connection: Connection) throws(ListError) -> [Int] {
        try connection.prepare(SyncedList.new).integers([.integer(id), .integer(doneSince)])
    }

    /// Returns the ids of items that the server rejected before an instant, or at an unknown time.
    package func rejectedItems(before instant: Instant, on connection: Connection) throws(ListError) -> [Int] {
        let rows = try connection.prepare(
            "SELECT item, problem FROM sync_object WHERE list = ? AND problem IS NOT NULL AND item IS NOT NULL ORDER BY 1",
            [.integer(id)]
        )
        var ids: [Int] = []
        while try rows.step() {
            let text = rows.text(1)
            guard SyncProblem(stored: text) != .unreadable else { continue }
            if SyncProblem.refused(stored: text).map({ $0 < instant }) ?? true { ids.append(rows.integer(0)) }
        }
        return ids
    }

    static let new = """
        SELECT item.id FROM item
        WHERE (status = 0 OR completed >= ?2)
            AND NOT EXISTS (SELECT 1 FROM sync_object WHERE list = ?1 AND sync_object.item = item.id)
        ORDER BY 1
        """

    /// Forgets the objects of items that are removed in both places.
    package func forgetRemovedObjects(on connection: Connection) throws(ListError) {
        try connection.run(
            "DELETE FROM sync_object WHERE list = ? AND etag = x'' AND item NOT IN (SELECT id FROM item)",
            [.integer(id)]
        )
    }

    package func hasUnansweredObjects(on connection: Connection) throws(ListError) -> Bool {
        try connection.integer(
            "SELECT EXISTS (SELECT 1 FROM sync_object WHERE list = ? AND sent IS NOT NULL)",
            [.integer(id)]
        ) == 1
    }

    /// Forgets what was sent without an answer, once it is clear that the server didn't get it.
    package func forgetUnanswered(on connection: Connection) throws(ListError) {
        try connection.run("UPDATE sync_object SET sent = NULL WHERE list = ? AND sent IS NOT NULL", [.integer(id)])
    }

    /// Forgets which versions of the items the server had.
    package func forgetVersions(on connection: Connection) throws(ListError) {
        try connection.run("DELETE FROM sync_object WHERE list = ? AND etag = x''", [.integer(id)])
        try connection.run(
            """
            UPDATE sync_object SET etag = NULL, agreed = NULL, sent = NULL, body = iif(body IS NULL, NULL, x'')
            WHERE list = ? AND item IS NOT NULL
            """,
            [.integer(id)]
        )
    }

    /// Returns the items that the server rejected, or whose removal it rejected, with its reasons.
    /// - Parameter title: Returns the title of a removed item in a calendar.
    package func problems(
        on connection: Connection,
        title: ([UInt8]) -> String = { _ in "" }
    ) throws(ListError) -> [(item: ItemName, reason: SyncProblem)] {
        let rows = try connection.prepare(
            """
            SELECT sync_object.item, title, problem, iif(item.id IS NULL, body, NULL)
            FROM sync_object LEFT JOIN item ON item.id = sync_object.item
            WHERE list = ? AND problem IS NOT NULL AND sync_object.item IS NOT NULL
                AND (item.id IS NOT NULL OR length(body) > 0 AND etag IS NOT x'')
            ORDER BY 1
            """,
            [.integer(id)]
        )
        var problems: [(item: ItemName, reason: SyncProblem)] = []
        while try rows.step() {
            let name = ItemName(id: rows.integer(0), title: rows.optionalText(1) ?? title(rows.bytes(3)))
            problems.append((name, SyncProblem(stored: rows.text(2))))
        }
        return problems
    }

    /// Returns the objects on the server that could not be received or read, so that this list doesn't have their items.
    package func unread(on connection: Connection) throws(ListError) -> [(path: String, reason: SyncProblem)] {
        let rows = try connection.prepare(
            """
            SELECT path, problem FROM sync_object
            WHERE list = ? AND item IS NULL AND problem IS NOT NULL AND etag IS NOT x'' ORDER BY path
            """,
            [.integer(id)]
        )
        var objects: [(path: String, reason: SyncProblem)] = []
        while try rows.step() { objects.append((rows.text(0), SyncProblem(stored: rows.text(1)))) }
        // Others are those of items that were removed after the server had rejected them.
        return objects.filter { [.unreadable, .tooLong, .withheld].contains($0.reason) }
    }
}
