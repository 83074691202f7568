package import Entities

/// The change history of the list and of single items.
package enum History {
    /// Returns the changes, newest first. If `change` is given, only those older than it.
    package static func entries(
        limit: Int,
        olderThan change: Int? = nil,
        on connection: Connection
    ) throws(StoreError) -> [HistoryEntry] {
        let rows = try connection.prepare(changes, [.integer(change ?? .max), .integer(max(0, limit))])
        let names = try TouchedItems(on: connection)
        var entries: [HistoryEntry] = []
        while try rows.step() {
            let change = try Change(row: rows)
            entries.append(
                HistoryEntry(
                    change: change,
                    itemCount: rows.integer(4),
                    items: try names.items(of: change.id),
                    canBeRedone: rows.integer(5) == 1
                )
            )
        }
        return entries
    }

    /// Returns the number of changes that can be redone.
    package static func redoCount(on connection: Connection) throws(StoreError) -> Int {
        try connection.integer("SELECT count(*) FROM change WHERE \(Direction.redoableCondition)") ?? 0
    }

    /// Returns the changes to an item, oldest first, without those that were undone.
    package static func changes(of item: Int, on connection: Connection) throws(StoreError) -> [ItemChange] {
        let rows = try connection.prepare(steps, [.integer(item)])
        var changes: [ItemChange] = []
        var state = ItemState()
        var open: (change: Change, delta: ItemDelta)?
        func close() throws(StoreError) {
            guard let (change, delta) = open else { return }
            let effects = try state.effects(of: delta, damaged: { rows.damaged($0) })
            if !effects.isEmpty { changes.append(ItemChange(change: change, effects: effects)) }
        }
        while try rows.step() {
            if open?.change.id != rows.integer(0) {
                try close()
                open = (try Change(row: rows), ItemDelta(item: item))
            }
            guard open?.delta.append(rows.text(4), before: rows.stored(5), after: rows.stored(6)) == true else {
                throw rows.damaged("journal of item \(item)")
            }
        }
        try close()
        return changes
    }
}

// MARK: - Statements

extension History {
    static let changes = """
        SELECT \(Change.columns), change.items, \(Direction.redoableCondition)
        FROM change WHERE change.id < ? ORDER BY change.id DESC LIMIT ?
        """

    static let steps = """
        SELECT \(Change.columns), journal.what, journal.before, journal.after
        FROM journal INDEXED BY journal_item CROSS JOIN change ON change.id = journal.change
        WHERE journal.item = ? AND change.undone = 0 ORDER BY journal.step
        """
}
