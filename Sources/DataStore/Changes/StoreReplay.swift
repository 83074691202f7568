package import Almanac
package import Entities
package import Vocabulary

extension Store {
    /// Returns the changes that an undo would undo, newest first, without waiting for other processes that write.
    package func changesToUndo(_ count: Int) throws(ListError) -> [Change] { try next(.undo, count) }

    /// Returns the changes of syncs that an undo of these would undo, newest first.
    package func changesToUndoOfSyncs(_ count: Int) throws(ListError) -> [Change] { try next(.undoSync, count) }

    /// Returns the changes that a redo would redo, oldest first.
    package func changesToRedo(_ count: Int) throws(ListError) -> [Change] { try next(.redo, count) }

    private func next(_ direction: Direction, _ count: Int) throws(ListError) -> [Change] {
        try read { connection throws(ListError) in
            try Replay(direction: direction, connection: connection).next(count)
        }
    }

    /// Returns whether the change was made, undone or redone through this value, and not by another process.
    package func isOwn(_ change: Change) -> Bool { ownChanges.contains(change.id) }

    /// Undoes up to `count` of the newest changes, all or none, and returns them newest first.
    /// - Parameter approve: Receives the changes first; nothing is undone if it returns `false`.
    package func undo(
        _ count: Int = 1,
        at instant: Instant,
        approve: ([Change]) -> Bool = { _ in true }
    ) throws(ReplayError) -> [Change] {
        try replay(.undo, count, at: instant, approve)
    }

    /// Undoes up to `count` of the newest changes made by syncs.
    package func undoSyncs(
        _ count: Int = 1,
        at instant: Instant,
        approve: ([Change]) -> Bool = { _ in true }
    ) throws(ReplayError) -> [Change] {
        try replay(.undoSync, count, at: instant, approve)
    }

    /// Redoes up to `count` changes undone since the last new change, and returns them oldest first.
    /// - Parameter approve: Receives the changes first; nothing is redone if it returns `false`.
    package func redo(
        _ count: Int = 1,
        at instant: Instant,
        approve: ([Change]) -> Bool = { _ in true }
    ) throws(ReplayError) -> [Change] {
        try replay(.redo, count, at: instant, approve)
    }

    private func replay(
        _ direction: Direction,
        _ count: Int,
        at instant: Instant,
        _ approve: ([Change]) -> Bool
    ) throws(ReplayError) -> [Change] {
        let result: Result<[Change], ReplayConflict>
        do {
            // Replay defers foreign keys to the commit, so it needs a transaction of its own.
            try commitBatch()
            result = try retryIfMoved { () throws(ListError) in try attempt(direction, count, at: instant, approve) }
        } catch {
            throw .store(error)
        }
        switch result {
        case .success(let changes):
            if !changes.isEmpty { hasChanged = true }
            ownChanges += changes.map(\.id).filter { !ownChanges.contains($0) }
            reportMissedBackup()
            return changes
        case .failure(var conflict):
            do {
                if direction.isUndo {
                    try read { connection throws(ListError) in try conflict.findCopy(on: connection) }
                }
            } catch {
                throw .store(error)
            }
            throw .conflict(conflict)
        }
    }

    private func attempt(
        _ direction: Direction,
        _ count: Int,
        at instant: Instant,
        _ approve: ([Change]) -> Bool
    ) throws(ListError) -> Result<[Change], ReplayConflict> {
        guard let connection = try opened(for: .reading) else { return .success([]) }
        defer { connection.writeGuard.state = .locked }
        return try connection.transaction(.writing, commitsIf: \.hasChanges) { () throws(ListError) in
            let replay = Replay(direction: direction, connection: connection)
            let version = try version(of: connection)
            if version == 0 { return .success([]) }
            if version < Schema.version { try prepareToWrite(on: connection) }
            let changes = try replay.next(count)
            guard !changes.isEmpty, approve(changes) else { return .success([]) }
            try prepareToWrite(on: connection)
            return try replay.run(changes, at: instant)
        }
    }
}

extension Result where Success == [Change] {
    fileprivate var hasChanges: Bool {
        if case .success(let changes) = self { !changes.isEmpty } else { false }
    }
}
