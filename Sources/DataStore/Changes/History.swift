package import Entities
package import Vocabulary

/// The change history of the list and of single items.
package enum History {
    /// Returns the changes, newest first. If `change` is given, only those older than it.
    package static func entries(
        limit: Int,
        olderThan change: Int? = nil,
        on connection: Connection
    ) throws(ListError) -> [HistoryEntry] {
        let rows = try connection.prepare(changes, [.integer(change ?? .max), .integer(max(0, limit))])
        var names = try TouchedItems(on: connection)
        var entries: [HistoryEntry] = []
        while try rows.step() {
            let change = try Change(row: rows)
            entries.append(
                HistoryEntry(
                    change: change,
                    itemCount: rows.integer(5),
                    items: try names.items(of: change.id),
                    canBeRedone: rows.integer(6) == 1
                )
            )
        }
        return entries
    }

    /// Returns the number of changes that can be redone.
    package static func redoCount(on connection: Connection) throws(ListError) -> Int {
        try connection.integer(
            "SELECT count(DISTINCT iif(synced, -at, id)) FROM change WHERE \(Direction.redoableCondition)"
        ) ?? 0
    }

    /// Returns the item that a change is about, with the effects on it: the only one besides those that it added, or the only
    /// one that it added. Returns `nil` if it is about several, or undone.
    package static func onlyItem(
        of change: Int,
        on connection: Connection
    ) throws(ListError) -> (name: ItemName, change: ItemChange)? {
        var ids = try connection.prepare(replacedItems).integers([.integer(change)])
        if ids.isEmpty { ids = try connection.prepare(onlyNewItem).integers([.integer(change)]) }
        var names = try TouchedItems(on: connection)
        guard ids.count == 1,
            let made = try changes(of: ids[0], since: change, on: connection).first,
            made.change.id == change,
            let name = try names.items(of: change).first(where: { $0.id == ids[0] })
        else { return nil }
        return (name, made)
    }

    /// Returns the first few items of a change and their number, without the copies that repeating items left.
    package static func items(of entry: HistoryEntry, on connection: Connection) throws(ListError) -> (
        items: [ItemName], count: Int
    ) {
        let copies = try connection.prepare(newCopies).integers([.integer(entry.change.id)])
        let items = entry.items.filter { !copies.hasSorted($0.id) }
        return items.isEmpty ? (entry.items, entry.itemCount) : (items, entry.itemCount - copies.count)
    }

    /// Returns the changes to an item, oldest first, without those that were undone or forgotten. Walks backwards from the
    /// item's present state, or from its removal.
    /// - Parameter first: The number of the change to which it walks.
    package static func changes(
        of item: Int,
        since first: Int = 0,
        on connection: Connection
    ) throws(ListError) -> [ItemChange] {
        let reader = try ItemImageReader(on: connection)
        let rows = try connection.prepare(change)
        var image = try reader.present(item)
        var next = if let image { image.touched } else { try connection.integer(removal, [.integer(item)]) }
        var changes: [ItemChange] = []
        while let id = next, id >= first {
            try rows.reset(binding: id)
            guard try rows.step() else { break }
            let before = try reader.otherSide(of: id, item).image(from: image)
            guard let effects = ItemImage.effects(from: before, to: image), before?.touched ?? 0 < id else {
                throw rows.damaged("history of item \(item)")
            }
            if !effects.isEmpty { changes.append(ItemChange(change: try Change(row: rows), effects: effects)) }
            image = before
            next = before?.touched
        }
        return changes.reversed()
    }
}

// MARK: - Statements

extension History {
    static let changes = """
        SELECT \(Change.columns), change.items, \(Direction.redoableCondition)
        FROM change WHERE change.id < ? ORDER BY change.id DESC LIMIT ?
        """

    static let change = "SELECT \(Change.columns) FROM change WHERE id = ?"

    /// At most two items that a change didn't add.
    private static let replacedItems = """
        SELECT item FROM change JOIN replaced ON replaced.change = change.id
        WHERE change.id = ? AND item NOT BETWEEN first_new AND last_new LIMIT 2
        """

    private static let newCopies = """
        SELECT item.id FROM change JOIN item ON item.id BETWEEN first_new AND last_new
        WHERE change.id = ? AND \(ActivityRows.isCopy("item")) ORDER BY item.id
        """

    private static let onlyNewItem = "SELECT first_new FROM change WHERE id = ? AND first_new = last_new"

    /// The last change that removed an item.
    static let removal = """
        SELECT change.id FROM replaced INDEXED BY replaced_item JOIN change ON change.id = replaced.change
        WHERE replaced.item = ? AND uuid IS NOT NULL AND undone = 0 ORDER BY change.id DESC LIMIT 1
        """
}
