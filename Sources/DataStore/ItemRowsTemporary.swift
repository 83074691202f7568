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
        let details = new.details
        try connection.run(
            """
            UPDATE item SET title = ?, note = ?, project = ?, priority = ?, due_day = ?, due_minute = ?, wait_day = ?,
                repeats = ?, repeats_from = ?, parent = ?, status = ?, completed = ?, changed = ? WHERE id = ?
            """,
            [
                .text(details.title), .optional(details.note), .optional(details.project),
                .optional(details.priority?.rawValue), .optional(details.due?.day.number),
                .optional(details.due?.time?.minute), .optional(details.wait?.number),
                .optional(details.recurrence?.repetition.rule), .optional(details.recurrence?.anchor),
                .optional(details.parent), .integer(new.status.rawValue), .optional(new.completed?.seconds),
                .integer(new.changed.seconds), .integer(new.id),
            ]
        )
        for tag in Set(old.details.tags).subtracting(details.tags) {
            try connection.run("DELETE FROM tag WHERE item = ? AND name = ?", [.integer(new.id), .text(tag)])
        }
        for tag in Set(details.tags).subtracting(old.details.tags) {
            try connection.run("INSERT INTO tag (item, name) VALUES (?, ?)", [.integer(new.id), .text(tag)])
        }
        for id in Set(old.details.needs).subtracting(details.needs) {
            try connection.run("DELETE FROM need WHERE item = ? AND needs = ?", [.integer(new.id), .integer(id)])
        }
        for id in Set(details.needs).subtracting(old.details.needs) {
            try connection.run("INSERT INTO need (item, needs) VALUES (?, ?)", [.integer(new.id), .integer(id)])
        }
    }

    @discardableResult
    package static func remove(_ ids: [Int], on connection: Connection) throws(StoreError) -> Removal {
        let removed = Set(ids)
        let rest = try items(where: nil, on: connection).filter { !removed.contains($0.id) }
        let dependents = rest.filter { !removed.isDisjoint(with: $0.details.needs) }
        let children = rest.filter { $0.details.parent.map(removed.contains) ?? false }
        for id in ids { try connection.run("DELETE FROM need WHERE needs = ?", [.integer(id)]) }
        for id in ids { try connection.run("UPDATE item SET parent = NULL WHERE parent = ?", [.integer(id)]) }
        for id in ids { try connection.run("DELETE FROM item WHERE id = ?", [.integer(id)]) }
        return Removal(dependents: dependents.map(\.id), children: children.map(\.id))
    }
}
