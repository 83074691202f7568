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

    /// Returns the open next occurrences of repeating items, found in the journal as items added by the change that completed
    /// the original. If one change completed several items, the title decides.
    package static func nextOccurrences(of ids: [Int], on connection: Connection) throws(StoreError) -> [Int: [Item]] {
        guard !ids.isEmpty else { return [:] }
        let rows = try connection.prepare(nextOccurrences)
        var found: [Int: [Item]] = [:]
        for id in ids {
            rows.reset()
            try rows.bind([.integer(id)])
            while try rows.step() { found[id, default: []].append(try ItemRows.item(in: rows)) }
        }
        return found
    }

    private static let nextOccurrences = """
        WITH RECURSIVE came (id) AS (
            VALUES (?)
            UNION
            SELECT new.id FROM came
            JOIN item AS old ON old.id = came.id AND old.repeats IS NOT NULL
            JOIN journal AS completion INDEXED BY journal_item
                ON completion.item = came.id AND completion.what = 'status' AND completion.after = 1
            JOIN change ON change.id = completion.change AND change.undone = 0
            JOIN journal AS addition INDEXED BY journal_change
                ON addition.change = change.id AND addition.what = 'uuid' AND addition.before IS NULL
            JOIN item AS new ON new.id = addition.item AND new.id <> old.id AND new.title = old.title
        )
        SELECT \(ItemRows.columns) FROM came JOIN item ON item.id = came.id
        WHERE item.status = 0 AND item.id <> (SELECT min(id) FROM came) ORDER BY item.id
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
