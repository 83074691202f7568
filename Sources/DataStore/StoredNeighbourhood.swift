package import Entities

/// The other items as they are within the change that is being decided on.
package struct StoredNeighbourhood: ItemNeighbourhood {
    private let connection: Connection

    package init(_ connection: Connection) {
        self.connection = connection
    }

    package func unknownIDs(among ids: [Int]) throws(ListTrouble) -> [Int] {
        do {
            return try StoredNeighbourhood.unknownIDs(among: ids, on: connection)
        } catch {
            throw error.trouble
        }
    }

    package func idsNeeded(by ids: [Int]) throws(ListTrouble) -> Set<Int> {
        try chain("SELECT needs FROM need JOIN chain ON need.item = chain.id", from: ids)
    }

    package func idsAbove(_ id: Int) throws(ListTrouble) -> Set<Int> {
        try chain("SELECT parent FROM item JOIN chain ON item.id = chain.id WHERE parent IS NOT NULL", from: [id])
    }

    private func chain(_ next: String, from ids: [Int]) throws(ListTrouble) -> Set<Int> {
        do {
            let sql = "WITH RECURSIVE chain (id) AS (SELECT value FROM json_each(?) UNION \(next)) SELECT id FROM chain"
            return Set(try StoredNeighbourhood.ids(sql, from: ids, on: connection))
        } catch {
            throw error.trouble
        }
    }

    /// Those of the ids that no item has.
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
