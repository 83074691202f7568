import Almanac
import CSQLite
package import Entities
package import Vocabulary

/// The reason an undo or redo failed.
package enum ReplayError: Error, Equatable, Sendable {
    case store(ListError)
    case conflict(ReplayConflict)
}

/// The direction of a replay.
enum Direction {
    case undo, redo
    /// Undoes changes of syncs, which others pass over.
    case undoSync

    var isUndo: Bool { self != .redo }

    /// Selects the next changes, in the order in which they are replayed.
    fileprivate var selectSQL: String {
        switch self {
        case .undo: "SELECT \(Change.columns) FROM change WHERE undone = 0 AND synced = 0 ORDER BY id DESC"
        case .undoSync:
            "SELECT \(Change.columns) FROM change WHERE undone = 0 AND synced = 1 ORDER BY id DESC"
        case .redo:
            """
            SELECT \(Change.columns) FROM change WHERE \(Direction.redoableCondition) ORDER BY id
            """
        }
    }

    /// True for changes undone since the newest change was made, apart from those of a sync.
    static let redoableCondition = "change.undone_after = ifnull((SELECT max(id) FROM change WHERE synced = 0), 0)"

    fileprivate var markSQL: String {
        switch self {
        case .undo, .undoSync:
            """
            UPDATE change SET undone = 1, undone_after = ifnull((SELECT max(id) FROM change WHERE synced = 0), 0)
            WHERE id = ?
            """
        case .redo: "UPDATE change SET undone = 0, undone_after = NULL WHERE id = ?"
        }
    }

    /// Selects the next items of a change. Undo runs backwards, so that an added item is gone before the one that it
    /// replaced returns.
    var itemsSQL: String {
        let (after, order) = isUndo ? ("<", "DESC") : (">", "ASC")
        // One bound on each side, as SQLite would use only one of two to find the first item.
        let new = isUndo ? "first_new AND min(last_new, ?2 - 1)" : "max(first_new, ?2 + 1) AND last_new"
        return """
            SELECT item FROM replaced WHERE change = ?1 AND item \(after) ?2
            UNION
            SELECT item.id FROM change CROSS JOIN item ON item.id BETWEEN \(new) WHERE change.id = ?1
            ORDER BY 1 \(order) LIMIT 500
            """
    }
}

/// Undoes and redoes changes by swapping what they replaced with the present values.
struct Replay {
    let direction: Direction
    let connection: Connection

    /// Replays the next changes. On a conflict or error the caller must roll back the transaction.
    func run(_ changes: [Change], at instant: Instant) throws(ListError) -> Result<[Change], ReplayConflict> {
        // References may be restored after the rows that use them. https://sqlite.org/pragma.html#pragma_defer_foreign_keys
        try connection.execute("PRAGMA defer_foreign_keys = ON")
        connection.writeGuard.state = .replaying
        for change in changes {
            if let conflict = try reverse(change) { return .failure(conflict) }
            try connection.run(
                "INSERT INTO replay (at, change, undone, newest) SELECT ?, ?, ?, max(id) FROM change",
                [.integer(instant.seconds), .integer(change.id), .integer(direction.isUndo ? 1 : 0)]
            )
        }
        return .success(changes)
    }

    /// Undoes or redoes a change without recording that. Returns the conflict that prevents it, if any.
    func reverse(_ change: Change) throws(ListError) -> ReplayConflict? {
        if let conflict = try swap(change) { return conflict }
        try connection.run(direction.markSQL, [.integer(change.id)])
        try SearchIndex.replaceText(of: change.id, on: connection)
        try SearchIndex.addNewItems(of: change.id, on: connection)
        return nil
    }

    /// Returns whether the item was changed after `change`, or after that was undone: by a sync, since other changes can't
    /// be followed by a redo.
    private func isTouchedByAnother(_ item: ItemImage, than change: Change) -> Bool {
        switch direction {
        case .undo, .undoSync: item.touched != change.id
        case .redo: item.touched > change.id
        }
    }

    /// Returns the changes to replay, at most `count`, where all changes of a sync are one.
    func next(_ count: Int) throws(ListError) -> [Change] {
        let rows = try connection.prepare(direction.selectSQL)
        var (changes, left) = ([Change](), count)
        while try rows.step() {
            let change = try Change(row: rows)
            if !change.isSync || !changes.contains(where: { change.isPart(ofSameSyncAs: $0) }) {
                // Something else may have been changed while the sync was running.
                if left <= 0, direction == .redo, changes.last?.isSync == true { continue }
                if left <= 0 { break }
                left -= 1
            }
            changes.append(change)
        }
        return changes
    }

    /// Returns the ids of the items that the change added.
    private func newItems(of change: Change) throws(ListError) -> ClosedRange<Int>? {
        let rows = try connection.prepare("SELECT first_new, last_new FROM change WHERE id = ?", [.integer(change.id)])
        _ = try rows.step()
        let (first, last) = (rows.integer(0), rows.integer(1))
        return first <= last ? first...last : nil
    }

    /// Returns the conflict that prevents the replay, if any.
    private func swap(_ change: Change) throws(ListError) -> ReplayConflict? {
        let reader = try ItemImageReader(on: connection)
        let writer = try ItemImageWriter(on: connection)
        let new = try newItems(of: change)
        let items = try connection.prepare(direction.itemsSQL)
        var removed: [Int] = []
        var references: Set<Int> = []
        var last = direction.isUndo ? Int.max : Int.min
        while case let chunk = try items.integers([.integer(change.id), .integer(last)]), !chunk.isEmpty {
            for item in chunk {
                let (present, other) = (try reader.present(item), try reader.otherSide(of: change.id, item))
                // The item was brought back.
                if direction != .undo, change.isSync, present != nil, case .present = other {
                    last = item
                    continue
                }
                guard let reversed = other.reversed(from: present) else {
                    return ReplayConflict(change: change, item: item, field: .existence)
                }
                if let present, isTouchedByAnother(present, than: change) {
                    return try conflict(replaying: change, of: item, present, other, reader)
                }
                let image = other.image(from: present)
                if let image {
                    if present == nil, let twin = try twin(of: image, item) {
                        return ReplayConflict(change: change, item: twin, field: .existence)
                    }
                    references.formUnion(image.references)
                }
                do throws(ListError) {
                    try writer.write(image, over: present, as: item)
                } catch {
                    // The values were valid when adder kept them.
                    guard error.code & 0xFF == SQLITE_CONSTRAINT else { throw error }
                    throw items.damaged("history of item \(item)")
                }
                try writer.keep(reversed, of: change.id, item, isNew: new?.contains(item) == true)
                if image == nil { removed.append(item) }
                last = item
            }
        }
        if let missing = try missing(of: references) {
            return ReplayConflict(change: change, item: missing, field: .existence)
        }
        return try lostReference(to: removed).map { ReplayConflict(change: change, item: $0.item, field: $0.field) }
    }
}
