package import Entities

/// The reason an undo or redo failed.
package enum ReplayError: Error, Equatable, Sendable {
    case store(StoreError)
    case conflict(ReplayConflict)
}

/// The direction of a replay.
enum Direction {
    case undo, redo

    /// Selects the next changes, in the order in which they are replayed.
    fileprivate var selectSQL: String {
        switch self {
        case .undo: "SELECT \(Change.columns) FROM change WHERE undone = 0 ORDER BY id DESC LIMIT ?"
        case .redo:
            """
            SELECT \(Change.columns) FROM change WHERE \(Direction.redoableCondition) ORDER BY id LIMIT ?
            """
        }
    }

    /// True for changes undone since the newest change was made.
    static let redoableCondition = "change.undone_after = (SELECT max(id) FROM change)"

    fileprivate var markSQL: String {
        switch self {
        case .undo: "UPDATE change SET undone = 1, undone_after = (SELECT max(id) FROM change) WHERE id = ?"
        case .redo: "UPDATE change SET undone = 0, undone_after = NULL WHERE id = ?"
        }
    }

    /// Undo runs backwards, so that the id of a replaced item is free when the original returns.
    fileprivate var order: ItemDelta.Order {
        switch self {
        case .undo: .descending
        case .redo: .ascending
        }
    }
}

/// Undoes and redoes changes from the journal.
struct Replay {
    let direction: Direction
    let connection: Connection

    /// Replays at most `count` changes. On a conflict or error the caller must roll back the transaction.
    func run(_ count: Int) throws(StoreError) -> Result<[Change], ReplayConflict> {
        // References may be restored after the rows that use them. https://sqlite.org/pragma.html#pragma_defer_foreign_keys
        try connection.execute("PRAGMA defer_foreign_keys = ON")
        connection.writeGuard.state = .replaying
        let changes = try next(count)
        var writer = try ItemWriter(on: connection)
        for change in changes {
            if let conflict = try conflict(replaying: change, with: &writer) { return .failure(conflict) }
            try connection.run(direction.markSQL, [.integer(change.id)])
        }
        try SearchIndex.update(after: direction == .undo ? .undone : .made, changes.map(\.id), on: connection)
        return .success(changes)
    }

    private func next(_ count: Int) throws(StoreError) -> [Change] {
        let rows = try connection.prepare(direction.selectSQL, [.integer(max(0, count))])
        var changes: [Change] = []
        while try rows.step() { changes.append(try Change(row: rows)) }
        return changes
    }

    private func conflict(
        replaying change: Change,
        with writer: inout ItemWriter
    ) throws(StoreError) -> ReplayConflict? {
        var mismatch: Mismatch?
        try ItemDelta.forEach(of: change.id, direction.order, on: connection) { delta throws(StoreError) in
            mismatch = try writer.mismatch(writing: direction == .undo ? delta.reversed : delta)
            return mismatch == nil
        }
        if mismatch == nil { mismatch = try lostReference(to: writer.takeRemoved()) }
        guard let mismatch else { return nil }
        return ReplayConflict(
            change: change,
            item: mismatch.item,
            field: mismatch.field,
            later: try later(than: change, touching: mismatch)
        )
    }

    /// Returns a reference from another item to one of the removed items.
    private func lostReference(to removed: [Int]) throws(StoreError) -> Mismatch? {
        guard !removed.isEmpty else { return nil }
        let need = try connection.prepare("SELECT item FROM need WHERE needs = ?")
        let child = try connection.prepare("SELECT id FROM item WHERE parent = ?")
        for id in removed {
            try need.bind([.integer(id)])
            if try need.step() { return Mismatch(need.integer(0), .need, .integer(id)) }
            need.reset()
            try child.bind([.integer(id)])
            if try child.step() { return Mismatch(child.integer(0), .parent) }
            child.reset()
        }
        return nil
    }

    private func later(than change: Change, touching mismatch: Mismatch) throws(StoreError) -> Change? {
        let row = try connection.prepare(
            """
            SELECT \(Change.columns) FROM journal JOIN change ON change.id = journal.change
            WHERE journal.item = ? AND journal.what = ? AND change.id > ?
                AND (?4 IS NULL OR ifnull(journal.before, journal.after) = ?4)
            ORDER BY journal.step DESC LIMIT 1
            """
        )
        try row.bind(stored: [
            .integer(mismatch.item), .text(Array(mismatch.what.utf8)), .integer(change.id), mismatch.value,
        ])
        guard try row.step() else { return nil }
        return try Change(row: row)
    }
}
