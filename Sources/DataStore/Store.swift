package import Almanac
import CSQLite
package import Entities
package import Vocabulary

/// The list on disk. The file is opened on first use and created by the first write.
package final class Store {
    package let file: StoreFile?
    package let timeout: Timeout
    private(set) var connection: Connection?
    /// Increases whenever the file is reopened.
    package private(set) var generation = 0
    /// Collects changes in one transaction until `commitBatch()`, so that only one commit has to be synced.
    package var batchesChanges = false
    /// `true` after a change or a backup was made.
    package internal(set) var hasChanged = false
    /// The ids of the changes that were made, undone or redone through this value.
    var ownChanges: [Int] = []

    package var backupPolicy = BackupPolicy.none
    /// The instant before which changes are forgotten; `nil` to keep all of them.
    package var historyStart: () -> Instant? = { nil }
    /// The last day on which the daily backup was made or failed.
    var backedUpDay: Day?
    /// The reason the daily backup failed, until it is reported.
    var missedBackup: ListError?
    /// `true` if this process has just created the file.
    var isNew = false
    private var hasReportedMissingList = false
    /// The list and the instant for a list of the past.
    private let origin: (store: Store, instant: Instant)?

    /// The version of the SQLite library in use.
    package static var sqliteVersion: String { String(cString: sqlite3_libversion()) }

    package init(_ file: StoreFile, timeout: Timeout = Timeout(seconds: 10)) {
        self.file = file
        self.timeout = timeout
        origin = nil
    }

    /// Creates an in-memory list.
    package init() {
        file = nil
        timeout = Timeout(seconds: 0)
        origin = nil
    }

    /// Creates a list in memory with what another list had at an instant.
    init(pastOf store: Store, at instant: Instant) {
        file = nil
        (timeout, origin) = (store.timeout, (store, instant))
    }

    /// Returns the same list with another timeout, on a separate connection.
    package func withTimeout(seconds: Double, isCancelled: @escaping () -> Bool = { false }) -> Store {
        guard let file else { return self }
        return Store(file, timeout: Timeout(seconds: seconds, isCancelled: isCancelled))
    }

    /// Reads a snapshot of the list, migrating it first if necessary. A missing or empty file is an empty list.
    package func read<Value>(
        _ body: (Connection) throws(ListError) -> Value
    ) throws(ListError) -> Value {
        try retryIfMoved { () throws(ListError) in try attemptToRead(body) }
    }

    private func attemptToRead<Value>(_ body: (Connection) throws(ListError) -> Value) throws(ListError) -> Value {
        guard let connection = try opened(for: .reading) else {
            reportMissingList()
            return try body(empty())
        }
        let result = try connection.transaction(.reading) { () throws(ListError) -> Value? in
            guard try version(of: connection) == Schema.version else { return nil }
            try checkTables(on: connection)
            return try body(connection)
        }
        if let result { return result }
        guard try connection.transaction(.reading, { () throws(ListError) in try version(of: connection) > 0 })
        else { return try body(empty()) }
        try connection.transaction(.writing) { () throws(ListError) in try migrate(connection) }
        return try connection.transaction(.reading) { () throws(ListError) in try body(connection) }
    }
}

extension Store {
    /// Returns a value that differs after a change, by whomever.
    package func version() throws(ListError) -> ListVersion {
        try read { connection throws(ListError) in
            ListVersion(
                generation: generation,
                file: try connection.integer("PRAGMA data_version") ?? 0,
                lastChange: try connection.integer("SELECT max(id) FROM change")
            )
        }
    }
}

extension Store {
    /// The path of the file if it doesn't exist.
    package var missingFile: String? { file.flatMap { (try? $0.exists()) == false ? $0.path : nil } }

    package var hasBackups: Bool { file.map { !$0.real.backupNames.isEmpty } ?? false }
}

// MARK: - Batches

extension Store {
    /// Commits the batched changes. Results returned before this are provisional: if it throws, all of the changes are lost.
    package func commitBatch() throws(ListError) {
        try connection?.commitBatch()
    }
}

// MARK: - Opening

extension Store {
    enum Purpose {
        case reading, writing
    }

    /// Makes the next operation reopen the file.
    func forgetConnection() {
        connection = nil
        generation += 1
    }

    /// Runs the body again if another file took the list's name while it waited for the write lock, or if the open file got
    /// other contents, which SQLite reads with what it knows of the earlier ones.
    func retryIfMoved<Value>(_ body: () throws(ListError) -> Value) throws(ListError) -> Value {
        for _ in 1..<Store.maximumAttempts {
            let isOpen = connection != nil
            do {
                return try body()
            } catch {
                guard error.isFileMoved || isOpen && error.kind == .notADatabase else { throw error }
                (connection, ownChanges) = (nil, [])
            }
        }
        return try body()
    }

    private static let maximumAttempts = 20

    /// Returns the open connection, reopening it if the file was replaced; `nil` when reading a list that doesn't exist.
    func opened(for purpose: Purpose) throws(ListError) -> Connection? {
        if let connection, file == nil || !connection.isSuperseded { return connection }
        // Closed before the file is opened again, as it may keep a lock that can't be released.
        let wasOpen = connection != nil
        connection = nil
        // In another file, the same ids are of other changes.
        if wasOpen { ownChanges = [] }
        if let file {
            connection = try open(file, for: purpose)
        } else if let origin {
            connection = try origin.store.makePast(at: origin.instant)
        } else {
            connection = try empty()
        }
        if wasOpen || connection != nil { generation += 1 }
        return connection
    }

    /// Reports once that backups exist but the list doesn't: the user may have lost it.
    func reportMissingList() {
        guard !hasReportedMissingList, hasBackups else { return }
        hasReportedMissingList = true
        backupPolicy.report(.listIsMissing)
    }

    func empty() throws(ListError) -> Connection {
        let connection = try Connection.inMemory(timeout: timeout)
        try connection.transaction(.writing) { () throws(ListError) in try migrate(connection) }
        return connection
    }

    private func open(_ file: StoreFile, for purpose: Purpose) throws(ListError) -> Connection? {
        isNew = false
        if try !file.exists() {
            if purpose == .reading { return nil }
            isNew = try file.create()
        }
        let connection = try opened(file)
        // A list created just now isn't an emptied one, even if there are backups.
        if !isNew { try check(connection, of: file).map(connection.endWriteAhead) }
        return connection
    }

    private func opened(_ file: StoreFile) throws(ListError) -> Connection {
        do {
            return try Connection.open(file, timeout: timeout)
        } catch {
            guard error.kind == .notADatabase, file.real.newestBackup != nil else { throw error }
            throw ListError(.damaged, path: file.path, detail: .firstPageMissing)
        }
    }

    /// Throws if the file isn't a list, is from a newer version or has lost its contents, before writing to it. Returns its
    /// header, or `nil` if the file is still empty.
    @discardableResult
    func check(_ connection: Connection, of file: StoreFile) throws(ListError) -> FileHeader? {
        let header = try connection.header()
        if header.isEmpty {
            guard let backup = file.real.newestBackup, !file.real.isNew else { return nil }
            throw ListError(.emptyWithBackup(backup), path: file.path)
        }
        if header.isZeroed, file.hasJournal {
            // The first read rolls back the interrupted change.
            try check(applicationID: connection.integer("PRAGMA application_id") ?? 0, of: file, blank: 0)
            return nil
        }
        guard header.isDatabase else {
            throw ListError(.notADatabase, path: file.path, detail: .notADatabase)
        }
        try check(applicationID: header.applicationID, of: file)
        try check(version: header.version, of: file.path)
        return header
    }

    private func check(applicationID: Int, of file: StoreFile, blank: Int? = nil) throws(ListError) {
        guard applicationID == Schema.applicationID || applicationID == blank else {
            throw ListError(.foreign, path: file.path)
        }
    }

    private func check(version: Int, of path: String) throws(ListError) {
        if version == Schema.version || version == 0 || Schema.oldFingerprints[version] != nil { return }
        guard version > Schema.version else {
            throw ListError(.unreleased, path: path, detail: .version(version, newest: nil))
        }
        throw ListError(.newer, path: path, detail: .version(version, newest: Schema.version))
    }
}

// MARK: - Versions

extension Store {
    /// Returns the schema version; 0 for an empty file. Call in a transaction, after SQLite has rolled back any hot
    /// journal.
    func version(of connection: Connection) throws(ListError) -> Int {
        let version = try connection.integer("PRAGMA user_version") ?? 0
        try check(version: version, of: connection.path)
        // An emptied file is opened again, as it may have a backup.
        if version == 0, connection.wasList { throw ListError.moved(connection.path) }
        if version > 0 { connection.wasList = true }
        if version == 0, try connection.integer("SELECT EXISTS (SELECT 1 FROM sqlite_schema)") == 1 {
            throw ListError(.damaged, path: connection.path, detail: .versionMissing)
        }
        return version
    }

    /// Upgrades the list to the current schema version. Call in a write transaction.
    func migrate(_ connection: Connection) throws(ListError) {
        let version = try version(of: connection)
        guard version < Schema.version else { return }
        // For an empty file, SQLite itself doesn't notice that the file was moved.
        if version == 0, file != nil, connection.hasMoved { throw ListError.moved(connection.path) }
        if version > 0 {
            if file != nil { try refuseSecondName(of: connection) }
            try checkSchema(ofVersion: version, on: connection)
            if file != nil { try backUp(connection, ofVersion: version) }
        }
        try upgrade(connection, from: version)
    }

    /// Gives a list of `version`, or an empty one, the parts of the current version.
    func upgrade(_ connection: Connection, from version: Int) throws(ListError) {
        // The triggers report what the upgrade writes, too.
        connection.writeGuard.state = .replaying
        defer { connection.writeGuard.state = .locked }
        switch version {
        case Schema.version: return
        case 0: try connection.execute(Schema.creation)
        case 2: try connection.upgradeFromVersion2()
        default: try connection.upgradeFromVersion8()
        }
        try connection.execute(
            "PRAGMA user_version = \(Schema.version); PRAGMA application_id = \(Schema.applicationID)"
        )
        if version > 0 { try checkSchema(on: connection) }
    }

    private func backUp(_ connection: Connection, ofVersion version: Int) throws(ListError) {
        DraftFile.removeLeftovers(of: connection.realPath)
        let path = StoreFile(path: connection.realPath).path(of: .beforeMigration(version: version))
        do {
            _ = try copyCommittedState(of: connection, for: path).install(replacing: true)
        } catch {
            switch error {
            // Don't migrate before the backup is known to be on disk.
            case .copy(let failure) where failure.kind == .notDurable:
                throw ListError(.diskFailed, path: failure.path, detail: failure.detail)
            case .list(let failure), .copy(let failure), .backup(let failure): throw failure
            case .emptyBackup(let path), .isTheList(let path):
                throw ListError(.cannotCreate, path: path, detail: .reservedName)
            }
        }
    }
}
