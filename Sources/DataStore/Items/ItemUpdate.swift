package import Entities
package import Vocabulary

extension ItemRows {
    /// Writes the differences within a change and returns the item as stored. An item whose only difference is its
    /// change time is left alone. The id, the UUID and the creation time never change.
    @discardableResult
    package static func update(
        _ old: Item,
        to new: Item,
        on connection: Connection
    ) throws(ListError) -> Item {
        try update([(old, new)], on: connection)[0]
    }

    /// Updates many items, reusing the statement while the same columns differ.
    @discardableResult
    package static func update(
        _ items: [(old: Item, new: Item)],
        on connection: Connection
    ) throws(ListError) -> [Item] {
        let items = items.map { (old: $0.old, new: $0.new.stored(over: $0.old)) }
        var setting = ColumnSetting(on: connection)
        for (old, new) in items where old != new { try setting.set(old, to: new) }
        for link in ItemLink.allCases { try replace(link, of: items, on: connection) }
        return items.map(\.new)
    }

    /// Deletes the removed links and inserts the new ones.
    private static func replace(
        _ link: ItemLink,
        of items: [(old: Item, new: Item)],
        on connection: Connection
    ) throws(ListError) {
        try run(link.deleteSQL, on: connection, items.flatMap { link.rows(of: $0.old, notOf: $0.new) })
        try run(link.insertSQL, on: connection, items.flatMap { link.rows(of: $0.new, notOf: $0.old) })
    }

    private static func run(
        _ sql: String,
        on connection: Connection,
        _ rows: [[Binding]]
    ) throws(ListError) {
        guard !rows.isEmpty else { return }
        let statement = try connection.prepare(sql)
        for row in rows { try statement.run(row) }
    }
}

extension Item {
    /// The new version as it is stored: in normal form and with the identity of `old`.
    fileprivate func stored(over old: Item) -> Item {
        let new = Item(
            id: old.id,
            uuid: old.uuid,
            details: details.composed,
            status: status,
            created: old.created,
            changed: changed,
            completed: completed
        )
        let isSame = (new.details, new.status, new.completed) == (old.details, old.status, old.completed)
        return isSame ? old : new
    }
}

extension ItemLink {
    /// The rows that `item` has and `other` doesn't.
    fileprivate func rows(of item: Item, notOf other: Item) -> [[Binding]] {
        let others = values(of: other.details)
        return values(of: item.details).filter { !others.contains($0) }.map { [.integer(item.id), $0] }
    }
}

/// Updates the columns that differ, one item at a time.
private struct ColumnSetting: ~Copyable {
    private let connection: Connection
    private var columns: [ItemColumn] = []
    private var statement: Statement?

    init(on connection: Connection) {
        self.connection = connection
    }

    mutating func set(_ old: Item, to new: Item) throws(ListError) {
        let (before, after) = (ItemColumn.values(of: old), ItemColumn.values(of: new))
        let different = ItemColumn.allCases.filter { before[$0.rawValue] != after[$0.rawValue] }
        guard !different.isEmpty else { return }
        if different != columns {
            let settings = different.map { "\($0.name) = ?" }.joined(separator: ", ")
            statement = try connection.prepare("UPDATE item SET \(settings), touched = journal_change() WHERE id = ?")
            columns = different
        }
        try statement?.run(different.map { after[$0.rawValue] } + [.integer(old.id)])
    }
}
