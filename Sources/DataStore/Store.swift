package import Almanac
import CSQLite
package import Entities

/// The list on disk. It is opened when someone first asks, and created when someone first writes.
package final class Store {
    package let file: StoreFile?
    let migrations: [Migration]
    let patience: Patience
    private(set) var connection: Connection?
    /// Another number whenever the file was opened anew.
    package private(set) var generation = 0
    /// Whether changes may wait for each other, so that many cost little more than one.
    package var gathersChanges = false
    /// Whether a change was made and will stay, or a copy.
    package internal(set) var hasChanged = false

    package var habit = BackupHabit.none
    /// The last day of which there is a copy, or of which none could be made.
    var backedUpDay: Day?
    /// Why there is none, until it is told.
    var missedBackup: ListTrouble?
    /// Whether the file was made just now.
    private var isNew = false
    private var isToldOfLoss = false

    package init(
        _ file: StoreFile,
        migrations: [Migration] = Schema.migrations,
        patience: Patience = Patience(seconds: 10)
    ) {
        self.file = file
        self.migrations = migrations
        self.patience = patience
    }

    /// A list that nobody else sees and that is gone with this object.
    package init() {
        file = nil
        migrations = Schema.migrations
        patience = Patience(seconds: 0)
    }

    /// The same list for someone who would rather have no answer than wait for one.
    package var hurried: Store { impatient(after: 0.1) }

    /// The same list, on a connection of its own, for someone who would rather have no answer than wait for long.
    package func impatient(after seconds: Double) -> Store {
        guard let file else { return self }
        return Store(file, migrations: migrations, patience: Patience(seconds: seconds))
    }

    /// Reads the list as it is at one moment; where there is no file yet, or nothing in it, the list is empty.
    /// What an older version wrote gets its new shape first.
    package func read<Answer>(
        _ body: (Connection) throws(StoreError) -> Answer
    ) throws(StoreError) -> Answer {
        guard let connection = try opened(for: .reading) else {
            tellOfLoss()
            return try body(empty())
        }
        let answer = try connection.transaction(.reading) { () throws(StoreError) -> Answer? in
            try version(of: connection) == currentVersion ? try body(connection) : nil
        }
        if let answer { return answer }
        guard try connection.transaction(.reading, { () throws(StoreError) in try version(of: connection) > 0 })
        else { return try body(empty()) }
        try connection.transaction(.writing) { () throws(StoreError) in try migrate(connection) }
        return try connection.transaction(.reading) { () throws(StoreError) in try body(connection) }
    }

    /// Makes all of a change or nothing of it, and keeps it under the command's name; what changes nothing is not kept.
    /// What can only change what is there has nothing to create a list for.
    package func change<Answer>(
        _ command: String,
        at instant: Instant,
        createsList: Bool = true,
        _ body: (Connection) throws(StoreError) -> Answer
    ) throws(StoreError) -> Answer {
        try whereverItIs { () throws(StoreError) in
            try attemptChange(command, at: instant, createsList: createsList, body)
        }
    }

    private func attemptChange<Answer>(
        _ command: String,
        at instant: Instant,
        createsList: Bool,
        _ body: (Connection) throws(StoreError) -> Answer
    ) throws(StoreError) -> Answer {
        let opened = try opened(for: createsList ? .writing : .reading)
        if opened == nil || isNew { tellOfLoss() }
        isNew = false
        guard let connection = opened else { return try body(empty()) }
        defer { connection.pen.hold = .down }
        if gathersChanges { try connection.gather() }
        let change = try connection.transaction(.writing, keepsIf: { $0.isReal }) { () throws(StoreError) in
            try backUpDaily(connection)
            try migrate(connection)
            let record = try ChangeRecord(command, at: instant, on: connection)
            connection.pen.hold = .writing(change: record.change)
            let answer = try body(connection)
            connection.pen.hold = .down
            return (answer: answer, isReal: try record.close(on: connection))
        }
        if change.isReal { hasChanged = true }
        tellOfMissedBackup()
        return change.answer
    }
}

// MARK: - Many changes at once

extension Store {
    /// Brings onto the disk what was gathered. Until then nothing that was answered is to be believed, and where this
    /// fails none of it was kept.
    package func settle() throws(ListTrouble) {
        do {
            try settleChanges()
        } catch {
            throw error.trouble
        }
    }

    func settleChanges() throws(StoreError) {
        try connection?.settle()
    }
}

// MARK: - Opening

extension Store {
    enum Purpose {
        case reading, writing
    }

    /// Whatever is done next is done to the file that has the name then.
    func forgetConnection() {
        connection = nil
        generation += 1
    }

    /// Does it once more whenever another list was put in the place of this one while somebody waited to write to it.
    func whereverItIs<Answer>(_ body: () throws(StoreError) -> Answer) throws(StoreError) -> Answer {
        for _ in 1..<Store.mostMoves {
            do {
                return try body()
            } catch {
                guard error.isMove else { throw error }
                connection = nil
            }
        }
        return try body()
    }

    /// Nobody restores as often as that while somebody waits.
    private static let mostMoves = 20

    /// Nil where someone only wants to read and there is nothing yet.
    func opened(for purpose: Purpose) throws(StoreError) -> Connection? {
        if let connection, file == nil || !connection.isSuperseded { return connection }
        let before = connection
        connection = nil
        if let file {
            connection = try open(file, for: purpose)
        } else {
            connection = try empty()
        }
        if before != nil || connection != nil { generation += 1 }
        return connection
    }

    /// Whoever had a list is not to believe that nothing was on it.
    private func tellOfLoss() {
        guard !isToldOfLoss, let file, !file.real.backupNames.isEmpty else { return }
        isToldOfLoss = true
        habit.tell(.isGone)
    }

    private func empty() throws(StoreError) -> Connection {
        let connection = try Connection.inMemory(patience: patience)
        try connection.transaction(.writing) { () throws(StoreError) in try migrate(connection) }
        return connection
    }

    private func open(_ file: StoreFile, for purpose: Purpose) throws(StoreError) -> Connection? {
        isNew = false
        if try !file.exists() {
            if purpose == .reading { return nil }
            isNew = try file.create()
        }
        let connection = try opened(file)
        // What we have made ourselves is not what somebody has lost, whatever backups there are.
        if !isNew { try check(connection, of: file).map(connection.endWriteAhead) }
        return connection
    }

    private func opened(_ file: StoreFile) throws(StoreError) -> Connection {
        do {
            return try Connection.open(file, patience: patience)
        } catch {
            guard error.kind == .notADatabase, file.real.newestBackup != nil else { throw error }
            throw StoreError(.damaged, message: "its first page is gone", path: file.path)
        }
    }

    /// Refuses a file that is not ours, is newer, or has lost what was in it, before a byte of it is touched. What it
    /// begins with is answered, unless it is to be a list yet.
    @discardableResult
    func check(_ connection: Connection, of file: StoreFile) throws(StoreError) -> FileHeader? {
        let header = try connection.header()
        if header.isEmpty {
            guard let backup = file.real.newestBackup else { return nil }
            throw StoreError(.emptiedBesideBackup(backup), message: "the file is empty", path: file.path)
        }
        if header.isBlank, file.hasJournal {
            // What was cut off is rolled back by the first look at it.
            try check(applicationID: connection.integer("PRAGMA application_id") ?? 0, of: file, blank: 0)
            return nil
        }
        guard header.isDatabase else {
            throw StoreError(.notADatabase, message: "the file is not an SQLite database", path: file.path)
        }
        try check(applicationID: header.applicationID, of: file)
        guard header.version <= currentVersion else { throw newer(header.version, file.path) }
        return header
    }

    private func check(applicationID: Int, of file: StoreFile, blank: Int? = nil) throws(StoreError) {
        guard applicationID == Schema.applicationID || applicationID == blank else {
            throw StoreError(.foreign, message: "the database belongs to another program", path: file.path)
        }
    }

    private func newer(_ version: Int, _ path: String) -> StoreError {
        StoreError(.newer, message: "version \(version), not \(currentVersion)", path: path)
    }
}

// MARK: - Versions

extension Store {
    var currentVersion: Int { migrations.last?.version ?? 0 }

    /// The version under a lock, when what a killed process left half done is rolled back; 0 where nothing is there.
    func version(of connection: Connection) throws(StoreError) -> Int {
        let version = try connection.integer("PRAGMA user_version") ?? 0
        guard version <= currentVersion else { throw newer(version, connection.path) }
        if version == 0, try connection.integer("SELECT EXISTS (SELECT 1 FROM sqlite_schema)") == 1 {
            throw StoreError(.damaged, message: "it does not say its version", path: connection.path)
        }
        return version
    }

    /// Gives the list its newest shape, within a transaction that keeps other writers out.
    func migrate(_ connection: Connection) throws(StoreError) {
        let version = try version(of: connection)
        guard version < currentVersion else { return }
        // SQLite itself notices only where there is something in the file.
        if version == 0, file != nil, connection.hasMoved { throw StoreError.moved(connection.path) }
        if version > 0, file != nil { try backUp(connection, ofVersion: version) }
        try upgrade(connection, from: version)
    }

    /// The steps that lead from an older shape to the newest one.
    func upgrade(_ connection: Connection, from version: Int) throws(StoreError) {
        guard version < currentVersion else { return }
        for step in migrations where step.version > version {
            try connection.execute(step.script)
            try connection.execute("PRAGMA user_version = \(step.version)")
        }
        try connection.execute("PRAGMA application_id = \(Schema.applicationID)")
    }

    private func backUp(_ connection: Connection, ofVersion version: Int) throws(StoreError) {
        DraftFile.removeLeftovers(of: connection.realPath)
        let path = StoreFile(path: connection.realPath).path(of: .beforeNewShape(version: version))
        do {
            _ = try committed(connection, for: path).takePlace(replacing: true)
        } catch {
            switch error {
            // The list itself is not changed before its copy is sure to stay.
            case .copy(let trouble) where trouble.kind == .unconfirmed:
                throw StoreError(.diskFailed, message: trouble.detail, path: trouble.path)
            case .list(let trouble), .copy(let trouble):
                throw StoreError(trouble.kind, message: trouble.detail, path: trouble.path)
            case .backup(let trouble): throw StoreError(trouble.kind, message: trouble.detail, path: trouble.path)
            case .emptyBackup(let path), .isTheList(let path):
                throw StoreError(.cannotCreate, message: "it is no place for a copy", path: path)
            }
        }
    }
}
