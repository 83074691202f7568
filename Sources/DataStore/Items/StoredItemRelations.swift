package import Entities
package import Vocabulary

/// The other items in the list, read within the current change.
package struct StoredItemRelations: ItemRelations {
    private let connection: Connection

    package init(_ connection: Connection) {
        self.connection = connection
    }

    package func unknownIDs(among ids: [Int]) throws(ListError) -> [Int] {
        do {
            return try StoredItemRelations.unknownIDs(among: ids, on: connection)
        } catch {
            throw error.listError
        }
    }

    package func idsNeeded(by ids: [Int]) throws(ListError) -> Set<Int> {
        try chain("SELECT needs FROM need JOIN chain ON need.item = chain.id", from: ids)
    }

    package func idsAbove(_ id: Int) throws(ListError) -> Set<Int> {
        try chain("SELECT parent FROM item JOIN chain ON item.id = chain.id WHERE parent IS NOT NULL", from: [id])
    }

    package func nextOccurrences(of ids: [Int]) throws(ListError) -> [Int: [Item]] {
        do {
            return try StoredItemRelations.nextOccurrences(of: ids, on: connection)
        } catch {
            throw error.listError
        }
    }

    package func items(with uuids: [ItemUUID]) throws(ListError) -> [Item] {
        if uuids.isEmpty { return [] }
        do {
            let rows = try connection.prepare("SELECT \(ItemRows.columns) FROM item WHERE uuid = ?")
            var found: [Item] = []
            for uuid in uuids {
                rows.reset()
                try rows.bind([.bytes(ItemColumn.bytes(of: uuid))])
                while try rows.step() { found.append(try ItemRows.item(in: rows)) }
            }
            return found
        } catch {
            throw error.listError
        }
    }

    /// Returns the open next occurrences of repeating items: the items with the same title added by the change that completed
    /// the original, or by one that completed such an item.
    package static func nextOccurrences(of ids: [Int], on connection: Connection) throws(StoreError) -> [Int: [Item]] {
        guard !ids.isEmpty else { return [:] }
        let rows = try connection.prepare(nextOccurrences)
        var found: [Int: [Item]] = [:]
        for id in ids {
            var next = [id]
            while let original = next.popLast() {
                try rows.reset(binding: original)
                while try rows.step() {
                    let item = try ItemRows.item(in: rows)
                    switch item.status {
                    case .open: found[id, default: []].append(item)
                    case .done: if item.isRepeating { next.append(item.id) }
                    }
                }
            }
        }
        return found
    }

    private static let nextOccurrences = """
        WITH RECURSIVE past (change) AS (
            SELECT touched FROM item WHERE id = ?1
            UNION
            SELECT replaced.touched
            FROM past JOIN replaced ON replaced.change = past.change AND replaced.item = ?1)
        SELECT \(ItemRows.columns)
        FROM past JOIN replaced ON replaced.change = past.change AND replaced.item = ?1 AND replaced.status = 0
        JOIN change ON change.id = past.change
        JOIN item ON item.id BETWEEN change.first_new AND change.last_new AND item.id > ?1
        WHERE item.title = (SELECT title FROM item WHERE id = ?1) ORDER BY item.id
        """

    private func chain(_ next: String, from ids: [Int]) throws(ListError) -> Set<Int> {
        do {
            let sql = "WITH RECURSIVE chain (id) AS (SELECT value FROM json_each(?) UNION \(next)) SELECT id FROM chain"
            return Set(try StoredItemRelations.ids(sql, from: ids, on: connection))
        } catch {
            throw error.listError
        }
    }

    package static func unknownIDs(among ids: [Int], on connection: Connection) throws(StoreError) -> [Int] {
        let sql = "SELECT value FROM json_each(?) WHERE NOT EXISTS (SELECT 1 FROM item WHERE id = value)"
        return try self.ids(sql, from: ids, on: connection)
    }

    private static func ids(_ sql: String, from ids: [Int], on connection: Connection) throws(StoreError) -> [Int] {
        let rows = try connection.prepare(sql, [.list(ids)])
        var found: [Int] = []
        while try rows.step() { found.append(rows.integer(0)) }
        return found
    }
}
