package import Entities

/// Why changes were neither taken back nor made again.
package enum ReplayError: Error, Equatable, Sendable {
    case store(StoreError)
    case conflict(ReplayConflict)
}

/// Which way changes are gone through.
enum Direction {
    case undo, redo

    /// The next changes to go, the first first.
    fileprivate var changes: String {
        switch self {
        case .undo: "SELECT \(Change.columns) FROM change WHERE undone = 0 ORDER BY id DESC LIMIT ?"
        case .redo:
            """
            SELECT \(Change.columns) FROM change WHERE \(Direction.redoable) ORDER BY id LIMIT ?
            """
        }
    }

    /// Holds for changes that were taken back since the newest one was made.
    static let redoable = "change.undone_after = (SELECT max(id) FROM change)"

    fileprivate var mark: String {
        switch self {
        case .undo: "UPDATE change SET undone = 1, undone_after = (SELECT max(id) FROM change) WHERE id = ?"
        case .redo: "UPDATE change SET undone = 0, undone_after = NULL WHERE id = ?"
        }
    }

    /// What was made last goes first, so that an item finds its place free again.
    fileprivate var order: ItemDelta.Order {
        switch self {
        case .undo: .descending
        case .redo: .ascending
        }
    }
}

/// Takes changes back and makes them again, as the journal has them.
struct Replay {
    let direction: Direction
    let connection: Connection

    /// Within a transaction that is given up when it fails; at most so many changes, or fewer if there are not as many.
    func run(_ count: Int) throws(StoreError) -> Result<[Change], ReplayConflict> {
        // What belongs together may come one after the other. https://sqlite.org/pragma.html#pragma_defer_foreign_keys
        try connection.execute("PRAGMA defer_foreign_keys = ON")
        connection.pen.hold = .replaying
        let changes = try next(count)
        var writer = try ItemWriter(on: connection)
        for change in changes {
            if let conflict = try conflict(replaying: change, with: &writer) { return .failure(conflict) }
            try connection.run(direction.mark, [.integer(change.id)])
        }
        try SearchIndex.follow(direction == .undo ? .undone : .made, changes.map(\.id), on: connection)
        return .success(changes)
    }

    private func next(_ count: Int) throws(StoreError) -> [Change] {
        let rows = try connection.prepare(direction.changes, [.integer(max(0, count))])
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

    /// Another item that still speaks of one that is gone.
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
