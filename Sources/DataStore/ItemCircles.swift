extension ItemRows {
    /// Whether an item would in the end have to be done before itself, once it needs another one.
    package static func closesCircle(
        _ item: Int,
        needing other: Int,
        on connection: Connection
    ) throws(StoreError) -> Bool {
        try leads("SELECT needs FROM need JOIN reached ON need.item = reached.id", other, item, on: connection)
    }

    /// Whether an item would in the end be above itself, once another one is its parent.
    package static func closesCircle(
        _ item: Int,
        under parent: Int,
        on connection: Connection
    ) throws(StoreError) -> Bool {
        let step = "SELECT item.parent FROM item JOIN reached ON item.id = reached.id WHERE item.parent IS NOT NULL"
        return try leads(step, parent, item, on: connection)
    }

    /// Whether steps lead from one item to another one, or the two are the same.
    private static func leads(
        _ step: String,
        _ start: Int,
        _ end: Int,
        on connection: Connection
    ) throws(StoreError) -> Bool {
        let sql = """
            WITH RECURSIVE reached (id) AS (VALUES (?) UNION \(step))
            SELECT EXISTS (SELECT 1 FROM reached WHERE id = ?)
            """
        return try connection.integer(sql, [.integer(start), .integer(end)]) == 1
    }
}
