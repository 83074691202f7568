package import Entities

/// What was done to the list, and to an item.
package enum History {
    /// The changes, the newest first; those older than one that was seen already, where one is given.
    package static func entries(
        limit: Int,
        olderThan change: Int? = nil,
        on connection: Connection
    ) throws(StoreError) -> [HistoryEntry] {
        let rows = try connection.prepare(changes, [.integer(change ?? .max), .integer(max(0, limit))])
        let names = try connection.prepare(items)
        var entries: [HistoryEntry] = []
        while try rows.step() {
            let change = try Change(row: rows)
            entries.append(
                HistoryEntry(
                    change: change,
                    itemCount: rows.integer(4),
                    items: try items(of: change, names),
                    canBeRedone: rows.integer(5) == 1
                )
            )
        }
        return entries
    }

    /// How many changes can be made again.
    package static func redoCount(on connection: Connection) throws(StoreError) -> Int {
        try connection.integer("SELECT count(*) FROM change WHERE \(Direction.redoable)") ?? 0
    }

    private static func items(
        of change: Change,
        _ names: borrowing Statement
    ) throws(StoreError) -> [ItemName] {
        defer { names.reset() }
        try names.bind([.integer(change.id)])
        var items: [ItemName] = []
        while try names.step() { items.append(ItemName(id: names.integer(0), title: names.text(1))) }
        return items
    }

    /// What has become of an item, the oldest change first, without what was taken back.
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
        SELECT \(Change.columns), change.items, \(Direction.redoable)
        FROM change WHERE change.id < ? ORDER BY change.id DESC LIMIT ?
        """

    /// What is removed comes before what had to let go of it, as far as a look at both ends of a long change tells, and
    /// every item has the title that it had then: of what was undone before that change nothing counts.
    static let items = """
        SELECT touched.item, ifnull(
            (SELECT ifnull(after, before)
                FROM journal INDEXED BY journal_item CROSS JOIN change ON change.id = journal.change
                WHERE journal.item = touched.item AND what = 'title'
                    AND step <= (SELECT max(step) FROM journal WHERE change = ?1)
                    AND (change.undone = 0 OR change.undone_after >= ?1)
                ORDER BY step DESC LIMIT 1),
            (SELECT title FROM item WHERE item.id = touched.item))
        FROM (
            SELECT item FROM (
                SELECT * FROM (SELECT step, item, what, after FROM journal WHERE change = ?1 ORDER BY step LIMIT 200)
                UNION
                SELECT * FROM (SELECT step, item, what, after FROM journal WHERE change = ?1 ORDER BY step DESC LIMIT 200)
            )
            GROUP BY item ORDER BY max(what = 'uuid' AND after IS NULL) DESC, min(step) LIMIT 3
        ) AS touched
        """

    static let steps = """
        SELECT \(Change.columns), journal.what, journal.before, journal.after
        FROM journal INDEXED BY journal_item CROSS JOIN change ON change.id = journal.change
        WHERE journal.item = ? AND change.undone = 0 ORDER BY journal.step
        """
}
