/// Applies deltas to items after checking that the items match the state before the delta.
struct ItemWriter: ~Copyable {
    private let row: Statement
    private let insert: Statement
    private let update: Statement
    private let delete: Statement
    private let tags: LinkWriter
    private let needs: LinkWriter
    private var removed: [Int] = []

    init(on connection: Connection) throws(StoreError) {
        let names = ItemColumn.names.joined(separator: ", ")
        let marks = repeatElement("?", count: ItemColumn.names.count).joined(separator: ", ")
        let row = try connection.prepare("SELECT \(names) FROM item WHERE id = ?")
        let insert = try connection.prepare("INSERT INTO item (\(names), id) VALUES (\(marks), ?)")
        let update = try connection.prepare("UPDATE item SET (\(names)) = (\(marks)) WHERE id = ?")
        let delete = try connection.prepare("DELETE FROM item WHERE id = ?")
        let tags = try LinkWriter(.tag, on: connection)
        let needs = try LinkWriter(.need, on: connection)
        self.row = row
        self.insert = insert
        self.update = update
        self.delete = delete
        self.tags = tags
        self.needs = needs
    }

    /// Returns the items removed since the last call.
    mutating func takeRemoved() -> [Int] {
        defer { removed = [] }
        return removed
    }

    /// Applies a delta. Returns the first mismatch, in which case the item may be partly written.
    mutating func mismatch(writing delta: ItemDelta) throws(StoreError) -> Mismatch? {
        let current = try values(of: delta.item)
        var values = current ?? [StoredValue](repeating: .null, count: ItemColumn.names.count)
        guard current != nil || delta[.uuid] != nil else { return Mismatch(delta.item, .uuid) }
        var touched: Mismatch?
        for column in ItemColumn.allCases {
            guard let change = delta[column] else { continue }
            if values[column.rawValue] != change.before {
                // A changed time is the least specific mismatch: some other field differs as well.
                guard column == .changed else { return Mismatch(delta.item, column) }
                touched = Mismatch(delta.item, column)
            }
            values[column.rawValue] = change.after
        }
        if let mismatch = try tags.mismatch(removing: delta) { return mismatch }
        if let mismatch = try needs.mismatch(removing: delta) { return mismatch }
        if let mismatch = try mismatch(writing: values, over: current, of: delta.item) { return mismatch }
        if let mismatch = try tags.mismatch(adding: delta) { return mismatch }
        if let mismatch = try needs.mismatch(adding: delta) { return mismatch }
        return touched
    }

    private func values(of item: Int) throws(StoreError) -> [StoredValue]? {
        defer { row.reset() }
        try row.bind([.integer(item)])
        guard try row.step() else { return nil }
        return ItemColumn.allCases.map { row.stored(Int32($0.rawValue)) }
    }

    private mutating func mismatch(
        writing values: [StoredValue],
        over current: [StoredValue]?,
        of item: Int
    ) throws(StoreError) -> Mismatch? {
        let isWanted = !values[ItemColumn.uuid.rawValue].isNull
        guard let current else {
            if isWanted { try insert.run(stored: values + [.integer(item)]) }
            return nil
        }
        guard [ItemColumn.uuid, .created].contains(where: { values[$0.rawValue] != current[$0.rawValue] }) else {
            try update.run(stored: values + [.integer(item)])
            return nil
        }
        if let mismatch = try tags.remainingLink(of: item) { return mismatch }
        if let mismatch = try needs.remainingLink(of: item) { return mismatch }
        try delete.run([.integer(item)])
        if isWanted {
            try insert.run(stored: values + [.integer(item)])
            return nil
        }
        removed.append(item)
        return ItemColumn.allCases.first { !values[$0.rawValue].isNull }.map { Mismatch(item, $0) }
    }
}
