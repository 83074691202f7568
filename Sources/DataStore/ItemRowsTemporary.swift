import Almanac
package import Entities

extension Condition {
    package static func ids(_ ranges: [ClosedRange<Int>]) -> Condition {
        Selection([[.ids(ranges)]]).condition(today: .init(number: 0)) ?? Condition("1")
    }
}

extension ItemRows {
    package static func items(where condition: Condition?, on connection: Connection) throws(StoreError) -> [Item] {
        let rows = try connection.prepare(
            "SELECT \(columns) FROM item WHERE \(condition?.sql ?? "1") ORDER BY item.id",
            condition?.values ?? []
        )
        var items: [Item] = []
        while try rows.step() { items.append(try item(in: rows)) }
        return items
    }

    package static func update(_ old: Item, to new: Item, on connection: Connection) throws(StoreError) {
        try connection.run(
            "UPDATE item SET status = ?, completed = ?, changed = ? WHERE id = ?",
            [
                .integer(new.status.rawValue), .optional(new.completed?.seconds), .integer(new.changed.seconds),
                .integer(new.id),
            ]
        )
    }

    package static func remove(_ id: Int, on connection: Connection) throws(StoreError) {
        try connection.run("DELETE FROM item WHERE id = ?", [.integer(id)])
    }
}
