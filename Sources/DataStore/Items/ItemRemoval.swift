/// The effects of a removal on the remaining items.
package struct Removal: Equatable {
    /// The ids of the items that depended on a removed one.
    var dependents: [Int] = []
    /// The ids of the items whose parent was removed.
    var children: [Int] = []
}

extension ItemRows {
    /// Removes items within a change. Deletes references to them explicitly, so that the journal records each one.
    @discardableResult
    package static func remove(_ ids: [Int], on connection: Connection) throws(StoreError) -> Removal {
        let removed = Binding.list(ids)
        let list = "(SELECT value FROM json_each(?1))"
        let removal = Removal(
            dependents: try self.ids(
                "SELECT DISTINCT item FROM need WHERE needs IN \(list) AND item NOT IN \(list) ORDER BY item",
                [removed],
                on: connection
            ),
            children: try self.ids(
                "SELECT id FROM item WHERE parent IN \(list) AND id NOT IN \(list) ORDER BY id",
                [removed],
                on: connection
            )
        )
        try connection.run("DELETE FROM need WHERE needs IN \(list)", [removed])
        try connection.run("UPDATE item SET parent = NULL WHERE parent IN \(list)", [removed])
        try connection.run("DELETE FROM item WHERE id IN \(list)", [removed])
        return removal
    }

    private static func ids(
        _ sql: String,
        _ values: [Binding],
        on connection: Connection
    ) throws(StoreError) -> [Int] {
        let rows = try connection.prepare(sql, values)
        var ids: [Int] = []
        while try rows.step() { ids.append(rows.integer(0)) }
        return ids
    }
}
