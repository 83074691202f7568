/// Applies the tag or dependency changes of deltas, checking that each link is in the expected state.
struct LinkWriter: ~Copyable {
    private let kind: ItemLink
    private let connection: Connection
    private let deletion: Statement
    private let insertion: Statement
    private let remaining: Statement

    init(_ kind: ItemLink, on connection: Connection) throws(StoreError) {
        let (table, column) = (kind.rawValue, kind.column)
        let deletion = try connection.prepare(kind.deleteSQL)
        let insertion = try connection.prepare("INSERT OR IGNORE INTO \(table) (item, \(column)) VALUES (?, ?)")
        let remaining = try connection.prepare("SELECT \(column) FROM \(table) WHERE item = ? LIMIT 1")
        self.kind = kind
        self.connection = connection
        self.deletion = deletion
        self.insertion = insertion
        self.remaining = remaining
    }

    /// Removes links. Returns the first one that is missing.
    func mismatch(removing delta: ItemDelta) throws(StoreError) -> Mismatch? {
        for link in delta.links where link.kind == kind && link.before && !link.after {
            try deletion.run(stored: [.integer(delta.item), link.value])
            guard connection.rowsChanged == 1 else { return Mismatch(delta.item, kind, link.value) }
        }
        return nil
    }

    /// Adds links. Returns the first one that already exists.
    func mismatch(adding delta: ItemDelta) throws(StoreError) -> Mismatch? {
        for link in delta.links where link.kind == kind && !link.before && link.after {
            try insertion.run(stored: [.integer(delta.item), link.value])
            guard connection.rowsChanged == 1 else { return Mismatch(delta.item, kind, link.value) }
        }
        return nil
    }

    /// Returns a link that the journal doesn't know about and that deleting the item would lose.
    func remainingLink(of item: Int) throws(StoreError) -> Mismatch? {
        defer { remaining.reset() }
        try remaining.bind([.integer(item)])
        return try remaining.step() ? Mismatch(item, kind, remaining.stored(0)) : nil
    }
}
