package import Entities

extension ItemRows {
    /// Writes what is different within a change, and answers the item as it is stored. One that differs in nothing but
    /// the instant of its change stays as it was; what it is known by stays in any case.
    @discardableResult
    package static func update(
        _ old: Item,
        to new: Item,
        on connection: Connection
    ) throws(StoreError) -> Item {
        try update([(old, new)], on: connection)[0]
    }

    /// The same for many items; a statement is prepared again only where other columns are different.
    @discardableResult
    package static func update(
        _ items: [(old: Item, new: Item)],
        on connection: Connection
    ) throws(StoreError) -> [Item] {
        let items = items.map { (old: $0.old, new: $0.new.stored(over: $0.old)) }
        var setting = ColumnSetting(on: connection)
        for (old, new) in items where old != new { try setting.set(old, to: new) }
        for link in ItemLink.allCases { try replace(link, of: items, on: connection) }
        return items.map(\.new)
    }

    /// Takes away what is no longer there, and adds what was not.
    private static func replace(
        _ link: ItemLink,
        of items: [(old: Item, new: Item)],
        on connection: Connection
    ) throws(StoreError) {
        try run(link.deleting, on: connection, items.flatMap { link.rows(of: $0.old, notOf: $0.new) })
        try run(link.inserting, on: connection, items.flatMap { link.rows(of: $0.new, notOf: $0.old) })
    }

    private static func run(
        _ sql: String,
        on connection: Connection,
        _ rows: [[Binding]]
    ) throws(StoreError) {
        guard !rows.isEmpty else { return }
        let statement = try connection.prepare(sql)
        for row in rows { try statement.run(row) }
    }
}

extension Item {
    /// In the form that the store keeps, under the identity that it has there.
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
    /// The rows that one item has and another has not.
    fileprivate func rows(of item: Item, notOf other: Item) -> [[Binding]] {
        let others = values(of: other.details)
        return values(of: item.details).filter { !others.contains($0) }.map { [.integer(item.id), $0] }
    }
}

/// Sets columns of items, each time those that are different.
private struct ColumnSetting: ~Copyable {
    private let connection: Connection
    private var columns: [ItemColumn] = []
    private var statement: Statement?

    init(on connection: Connection) {
        self.connection = connection
    }

    mutating func set(_ old: Item, to new: Item) throws(StoreError) {
        let (before, after) = (ItemColumn.values(of: old), ItemColumn.values(of: new))
        let different = ItemColumn.allCases.filter { before[$0.rawValue] != after[$0.rawValue] }
        guard !different.isEmpty else { return }
        if different != columns {
            let settings = different.map { "\($0.name) = ?" }.joined(separator: ", ")
            statement = try connection.prepare("UPDATE item SET \(settings) WHERE id = ?")
            columns = different
        }
        try statement?.run(different.map { after[$0.rawValue] } + [.integer(old.id)])
    }
}
