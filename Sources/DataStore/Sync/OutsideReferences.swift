package import Entities
package import Vocabulary

/// References of items to others that are not in the list, as a server has them. The other item may follow later.
package enum OutsideReferences {
    package static func of(item: Int, on connection: Connection) throws(ListError) -> [WantedReference] {
        try references("item = ?", [.integer(item)], on: connection)
    }

    /// Returns and removes the references to items that are in the list now.
    package static func takeThoseToKnownItems(on connection: Connection) throws(ListError) -> [WantedReference] {
        // A parent that was chosen here in the meantime stays.
        let condition = """
            EXISTS (SELECT 1 FROM item WHERE item.uuid = sync_reference.uuid)
                AND EXISTS (
                    SELECT 1 FROM item WHERE item.id = sync_reference.item AND (is_parent = 0 OR parent IS NULL))
            """
        let found = try references(condition, [], on: connection)
        if !found.isEmpty { try connection.run("DELETE FROM sync_reference WHERE \(condition)") }
        return found
    }

    private static func references(
        _ condition: String,
        _ values: [Binding],
        on connection: Connection
    ) throws(ListError) -> [WantedReference] {
        let rows = try connection.prepare(
            "SELECT item, uuid, is_parent FROM sync_reference WHERE \(condition)",
            values
        )
        var found: [WantedReference] = []
        while try rows.step() {
            guard let uuid = rows.uuid(1) else { continue }
            found.append(WantedReference(item: rows.integer(0), uuid: uuid, isParent: rows.integer(2) == 1))
        }
        return found
    }

    /// Replaces the references of an item.
    package static func replace(
        of item: Int,
        with references: [WantedReference],
        on connection: Connection
    ) throws(ListError) {
        try connection.run("DELETE FROM sync_reference WHERE item = ?", [.integer(item)])
        try add(references, on: connection)
    }

    package static func add(_ references: [WantedReference], on connection: Connection) throws(ListError) {
        for reference in references {
            try connection.run(
                "INSERT OR IGNORE INTO sync_reference (item, is_parent, uuid) VALUES (?, ?, ?)",
                [
                    .integer(reference.item), .integer(reference.isParent ? 1 : 0),
                    .bytes(ItemColumn.bytes(of: reference.uuid)),
                ]
            )
        }
    }
}
