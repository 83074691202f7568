/// Writes the tags or the needs of items, and looks whether they are as they should be.
struct LinkWriter: ~Copyable {
    private let kind: ItemLink
    private let connection: Connection
    private let take: Statement
    private let put: Statement
    private let rest: Statement

    init(_ kind: ItemLink, on connection: Connection) throws(StoreError) {
        let (table, column) = (kind.rawValue, kind.column)
        let take = try connection.prepare(kind.deleting)
        let put = try connection.prepare("INSERT OR IGNORE INTO \(table) (item, \(column)) VALUES (?, ?)")
        let rest = try connection.prepare("SELECT \(column) FROM \(table) WHERE item = ? LIMIT 1")
        self.kind = kind
        self.connection = connection
        self.take = take
        self.put = put
        self.rest = rest
    }

    /// Takes away what is not to stay; answers what was not there.
    func mismatch(taking delta: ItemDelta) throws(StoreError) -> Mismatch? {
        for link in delta.links where link.kind == kind && link.before && !link.after {
            try take.run(stored: [.integer(delta.item), link.value])
            guard connection.rowsChanged == 1 else { return Mismatch(delta.item, kind, link.value) }
        }
        return nil
    }

    /// Adds what is to be there; answers what already was.
    func mismatch(putting delta: ItemDelta) throws(StoreError) -> Mismatch? {
        for link in delta.links where link.kind == kind && !link.before && link.after {
            try put.run(stored: [.integer(delta.item), link.value])
            guard connection.rowsChanged == 1 else { return Mismatch(delta.item, kind, link.value) }
        }
        return nil
    }

    /// What nobody has told the journal of, and what would be lost with the item.
    func leftover(of item: Int) throws(StoreError) -> Mismatch? {
        defer { rest.reset() }
        try rest.bind([.integer(item)])
        return try rest.step() ? Mismatch(item, kind, rest.stored(0)) : nil
    }
}
