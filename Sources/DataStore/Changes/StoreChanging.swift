package import Almanac
import CSQLite
import Entities
package import Vocabulary

extension Store {
    /// Makes a change in one transaction and records it under the command's name. A change without effect is not
    /// recorded. `createsList` is `false` for commands that only change existing items.
    package func change<Value>(
        _ command: String,
        at instant: Instant,
        createsList: Bool = true,
        _ body: (Connection) throws(StoreError) -> Value
    ) throws(StoreError) -> Value {
        let name = ChangeName(command: command, instant: instant, isSync: false)
        return try retryIfMoved { () throws(StoreError) in
            try attemptChange(name, createsList: createsList) { (connection, begin) throws(StoreError) in
                try begin()
                return try body(connection)
            }
        }
    }

    /// Makes a change on behalf of a sync: undo passes over it, and what it notes about a server is kept even if no item
    /// changes.
    package func synchronize<Value>(
        _ command: String,
        at instant: Instant,
        _ body: (Connection) throws(StoreError) -> Value
    ) throws(ListError) -> Value {
        let name = ChangeName(command: command, instant: instant, isSync: true)
        do throws(StoreError) {
            return try retryIfMoved { () throws(StoreError) in
                try attemptChange(name, createsList: true) { (connection, begin) throws(StoreError) in
                    try begin()
                    return try body(connection)
                }
            }
        } catch {
            throw error.listError
        }
    }

    /// Makes a change to existing items that may turn out to be refused. The body calls `begin` before its first write; until
    /// then, the list is neither locked nor backed up. If another process is writing at that moment, the body runs again,
    /// under the write lock.
    func changeIfApproved(
        _ command: String,
        at instant: Instant,
        _ body: (Connection, _ begin: () throws(StoreError) -> Void) throws(StoreError) -> Void
    ) throws(StoreError) {
        let name = ChangeName(command: command, instant: instant, isSync: false)
        try retryIfMoved { () throws(StoreError) in
            var lock = WriteLock.whenNeeded
            do throws(StoreError) {
                try attemptChange(name, createsList: false, &lock, body)
            } catch {
                guard lock == .missed else { throw error }
                try attemptChange(name, createsList: false, body)
            }
        }
    }

    private func attemptChange<Value>(
        _ name: ChangeName,
        createsList: Bool,
        _ body: (Connection, _ begin: () throws(StoreError) -> Void) throws(StoreError) -> Value
    ) throws(StoreError) -> Value {
        var lock = WriteLock.first
        return try attemptChange(name, createsList: createsList, &lock, body)
    }

    private func attemptChange<Value>(
        _ name: ChangeName,
        createsList: Bool,
        _ lock: inout WriteLock,
        _ body: (Connection, _ begin: () throws(StoreError) -> Void) throws(StoreError) -> Value
    ) throws(StoreError) -> Value {
        let opened = try opened(for: createsList ? .writing : .reading)
        if opened == nil || isNew { reportMissingList() }
        isNew = false
        guard let connection = opened else { return try body(empty(), {}) }
        defer { connection.writeGuard.state = .locked }
        // A batch would keep others out during the requests of a sync.
        if name.isSync { try commitPendingChanges() } else if batchesChanges { try connection.beginBatch() }
        let kind = lock == .first ? Connection.Transaction.writing : .deciding
        let change = try connection.transaction(kind, commitsIf: { name.isSync || $0.hasEffect }) {
            () throws(StoreError) in
            if try version(of: connection) < currentVersion {
                if lock == .whenNeeded {
                    lock = .missed
                    throw StoreError(.busy, message: "the list has to be upgraded", path: connection.path)
                }
                try prepareToWrite(on: connection)
            }
            let result = try body(connection) { () throws(StoreError) in try begin(name, &lock, on: connection) }
            let hasEffect = try connection.endChange(keepingEmpty: !name.isSync)
            connection.writeGuard.state = .locked
            return (result: result, hasEffect: hasEffect)
        }
        if change.hasEffect { hasChanged = true }
        reportMissedBackup()
        return change.result
    }

    /// Begins to record a change. Call in a transaction, before it writes anything.
    private func begin(_ name: ChangeName, _ lock: inout WriteLock, on connection: Connection) throws(StoreError) {
        // Without the write lock, a second name may belong to a restore that is running.
        if lock == .whenNeeded, StoreFile(path: connection.realPath).hasSecondName {
            lock = .missed
            throw StoreError(.busy, message: "the list has a second name", path: connection.path)
        }
        do throws(StoreError) {
            try prepareToWrite(on: connection, isLocked: lock != .whenNeeded)
            try forgetOldChanges(connection)
            connection.writeGuard.state = .recording(
                try ChangeRecord(name.command, at: name.instant, isSync: name.isSync, on: connection)
            )
        } catch {
            if lock == .whenNeeded, error.code & 0xFF == SQLITE_BUSY { lock = .missed }
            throw error
        }
    }

    /// Makes sure that the list can be written safely. Call in a transaction, before it writes anything.
    /// - Parameter isLocked: `true` under the write lock. Without it, no second name is removed.
    func prepareToWrite(
        on connection: Connection,
        withBackup: Bool = true,
        isLocked: Bool = true
    ) throws(StoreError) {
        if isLocked { try refuseSecondName(of: connection) }
        if withBackup { try backUpDaily(connection) }
        try migrate(connection)
        try checkSchema(on: connection)
    }

    /// Call under the write lock. SQLite names the journal after the list. A process that opens the list by another name
    /// wouldn't find the journal of an interrupted change and would damage the list.
    func refuseSecondName(of connection: Connection) throws(StoreError) {
        let list = StoreFile(path: connection.realPath)
        guard list.hasSecondName else { return }
        // A restore that was killed leaves one.
        list.removeStaleLinks()
        if list.hasSecondName { throw StoreError(.linked, message: "a hard link", path: connection.path) }
    }
}

/// The facts that are recorded of a change besides its effects.
private struct ChangeName {
    let command: String
    let instant: Instant
    let isSync: Bool
}

/// The moment at which a change takes the write lock.
private enum WriteLock {
    case first
    case whenNeeded
    /// It couldn't be taken when it was needed.
    case missed
}
