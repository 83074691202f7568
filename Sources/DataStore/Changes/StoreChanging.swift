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
        _ body: (Connection) throws(ListError) -> Value
    ) throws(ListError) -> Value {
        try retryIfMoved { () throws(ListError) in
            try attempt(RecordedChange(command, at: instant), createsList: createsList) {
                (connection, begin) throws(ListError) in
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
        _ body: (Connection) throws(ListError) -> Value
    ) throws(ListError) -> Value {
        try retryIfMoved { () throws(ListError) in
            try attempt(RecordedChange(command, at: instant, isSync: true), createsList: true) {
                (connection, begin) throws(ListError) in
                try begin()
                return try body(connection)
            }
        }
    }

    /// Makes a change that may turn out to be refused.
    /// - Parameters:
    ///   - createsList: `true` takes the write lock first, and creates the list if it is missing. Otherwise, the list is
    ///     neither locked nor backed up until the first plan is applied; if another process is writing at that moment, the
    ///     body runs again, under the write lock.
    ///   - run: Returns `false` to refuse the change.
    func change(
        typed: String,
        at instant: Instant,
        createsList: Bool,
        run: (StoredChange) throws(ListError) -> Bool
    ) throws(ListError) {
        let change = RecordedChange(typed, at: instant)
        func attempt() throws(ListError) {
            try self.attempt(change, createsList: createsList) { (connection, begin) throws(ListError) in
                if createsList { try begin() }
                change.isRefused = !(try run(StoredChange(on: connection, begin: createsList ? nil : begin)))
            }
        }
        try retryIfMoved { () throws(ListError) in
            change.lock = createsList ? .first : .whenNeeded
            do throws(ListError) {
                try attempt()
            } catch {
                guard change.lock == .missed else { throw error }
                change.lock = .first
                try attempt()
            }
        }
    }

    private func attempt<Value>(
        _ change: RecordedChange,
        createsList: Bool,
        _ body: (Connection, _ begin: @escaping () throws(ListError) -> Void) throws(ListError) -> Value
    ) throws(ListError) -> Value {
        let opened = try opened(for: createsList ? .writing : .reading)
        if opened == nil || isNew { reportMissingList() }
        isNew = false
        guard let connection = opened else { return try body(empty(), {}) }
        defer { connection.writeGuard.state = .locked }
        // A batch would keep others out during the requests of a sync.
        if change.isSync { try commitBatch() } else if batchesChanges { try connection.beginBatch() }
        let kind = change.lock == .first ? Connection.Transaction.writing : .deciding
        let made = try connection.transaction(kind, commitsIf: { change.isSync || $0.hasEffect }) {
            () throws(ListError) in
            if try version(of: connection) < Schema.version {
                if change.lock == .whenNeeded {
                    change.lock = .missed
                    throw ListError(.busy, path: connection.path, detail: .otherWriter)
                }
                try prepareToWrite(on: connection)
            }
            // What is read before the first plan, or without one.
            if !createsList { try checkTables(on: connection) }
            let result = try body(connection) { () throws(ListError) in try self.begin(change, on: connection) }
            if change.isRefused { return (result: result, hasEffect: false) }
            let hasEffect = try connection.endChange(keepingEmpty: !change.isSync)
            connection.writeGuard.state = .locked
            return (result: result, hasEffect: hasEffect)
        }
        if made.hasEffect {
            hasChanged = true
            ownChanges += [change.id].compactMap(\.self)
        }
        reportMissedBackup()
        return made.result
    }

    /// Begins to record a change. Call in a transaction, before it writes anything.
    private func begin(_ change: RecordedChange, on connection: Connection) throws(ListError) {
        // Without the write lock, a second name may belong to a restore that is running.
        if change.lock == .whenNeeded, StoreFile(path: connection.realPath).hasSecondName {
            change.lock = .missed
            throw ListError(.busy, path: connection.path, detail: .otherWriter)
        }
        do throws(ListError) {
            try prepareToWrite(on: connection, isLocked: change.lock != .whenNeeded)
            try forgetOldChanges(connection)
            let record = try ChangeRecord(
                change.command,
                at: change.instant,
                isSync: change.isSync,
                on: connection
            )
            change.id = record.change
            connection.writeGuard.state = .recording(record)
        } catch {
            if change.lock == .whenNeeded, error.code & 0xFF == SQLITE_BUSY { change.lock = .missed }
            throw error
        }
    }

    /// Makes sure that the list can be written safely. Call in a transaction, before it writes anything.
    /// - Parameter isLocked: `true` under the write lock. Without it, no second name is removed.
    func prepareToWrite(
        on connection: Connection,
        withBackup: Bool = true,
        isLocked: Bool = true
    ) throws(ListError) {
        if isLocked { try refuseSecondName(of: connection) }
        // Before a backup, whose check of the list would run the SQL of its constraints.
        let version = try version(of: connection)
        if version > 0 { try checkSchema(ofVersion: version, on: connection) }
        if withBackup { try backUpDaily(connection) }
        try migrate(connection)
    }

    /// Call under the write lock. SQLite names the journal after the list. A process that opens the list by another name
    /// wouldn't find the journal of an interrupted change and would damage the list.
    func refuseSecondName(of connection: Connection) throws(ListError) {
        let list = StoreFile(path: connection.realPath)
        guard list.hasSecondName else { return }
        // A restore that was killed leaves one.
        list.removeStaleLinks()
        if list.hasSecondName { throw ListError(.linked, path: connection.path, detail: .hardLink) }
    }
}

/// The facts that are recorded of a change besides its effects, and how far it has come.
private final class RecordedChange {
    /// The moment at which the change takes the write lock.
    enum Lock {
        case first
        case whenNeeded
        /// It couldn't be taken when it was needed.
        case missed
    }

    let command: String
    let instant: Instant
    let isSync: Bool
    var lock = Lock.first
    var isRefused = false
    /// Its number in the history, once it has begun.
    var id: Int?

    init(_ command: String, at instant: Instant, isSync: Bool = false) {
        (self.command, self.instant, self.isSync) = (command, instant, isSync)
    }
}
