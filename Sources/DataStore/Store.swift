package import Almanac
import CSQLite
import Entities

/// The list on disk. It is opened when someone first asks, and created when someone first writes.
package final class Store {
    private let file: StoreFile?
    private let migrations: [Migration]
    private let patience: Patience
    private var connection: Connection?

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

    /// Reads, and writes nothing: where there is no file yet, or nothing in it, the list is empty.
    package func read<Answer>(
        _ body: (Connection) throws(StoreError) -> Answer
    ) throws(StoreError) -> Answer {
        try body(open(for: .reading))
    }

    /// Makes all of a change or nothing of it, and keeps it under the command's name.
    package func change<Answer>(
        _ command: String,
        at instant: Instant,
        _ body: (Connection) throws(StoreError) -> Answer
    ) throws(StoreError) -> Answer {
        let connection = try open(for: .writing)
        defer { connection.pen.hold = .down }
        return try connection.transaction { () throws(StoreError) in
            try connection.run(
                "INSERT INTO change (at, command) VALUES (?, ?)",
                [.integer(instant.seconds), .text(command)]
            )
            connection.pen.hold = .writing(change: connection.lastInsertedID)
            return try body(connection)
        }
    }
}

// MARK: - Opening

extension Store {
    private var currentVersion: Int { migrations.last?.version ?? 0 }

    private enum Purpose {
        case reading, writing
    }

    private func open(for purpose: Purpose) throws(StoreError) -> Connection {
        if let connection { return connection }
        guard let file else {
            let opened = try empty()
            connection = opened
            return opened
        }
        guard let opened = try open(file, for: purpose) else { return try empty() }
        connection = opened
        return opened
    }

    private func empty() throws(StoreError) -> Connection {
        let connection = try Connection.open(":memory:", flags: SQLITE_OPEN_READWRITE, patience: patience)
        try migrate(connection)
        return connection
    }

    /// Nil where someone only wants to read and there is nothing yet.
    private func open(_ file: StoreFile, for purpose: Purpose) throws(StoreError) -> Connection? {
        if try !file.exists() {
            if purpose == .reading { return nil }
            try file.create()
        }
        let connection = try Connection.open(file.path, flags: SQLITE_OPEN_READWRITE, patience: patience)
        let header = Header(try connection.header())
        try check(header, of: file)
        if header.isEmpty, purpose == .reading { return nil }
        // Pragmas because there is no other way. EXTRA also syncs the folder once the journal is unlinked, without
        // which a power cut could bring back the journal, and with it the list as it was before.
        // https://sqlite.org/pragma.html#pragma_synchronous
        try connection.execute("PRAGMA cell_size_check = ON; PRAGMA synchronous = EXTRA")
        if header.version < currentVersion { try migrate(connection) }
        return connection
    }

    /// Refuses a file that is not ours, is newer, or has lost what was in it, before a byte of it is touched.
    private func check(_ header: Header, of file: StoreFile) throws(StoreError) {
        if header.isEmpty {
            guard let backup = file.backupBeside() else { return }
            throw StoreError(.emptiedBesideBackup(backup), message: "the file is empty", path: file.path)
        }
        guard header.isDatabase else {
            throw StoreError(.notADatabase, message: "the file is not an SQLite database", path: file.path)
        }
        guard header.applicationID == Schema.applicationID else {
            throw StoreError(.foreign, message: "the database belongs to another program", path: file.path)
        }
        guard header.version <= currentVersion else {
            throw StoreError(.newer, message: "version \(header.version), not \(currentVersion)", path: file.path)
        }
    }

    private func migrate(_ connection: Connection) throws(StoreError) {
        try connection.transaction { () throws(StoreError) in
            // Another process may have been here while this one waited for its turn.
            let version = try connection.integer("PRAGMA user_version") ?? 0
            guard version < currentVersion else { return }
            if version > 0, let file { try backUp(file, to: file.backupPath(ofVersion: version)) }
            for step in migrations where step.version > version {
                try connection.execute(step.script)
                try connection.execute("PRAGMA user_version = \(step.version)")
            }
            try connection.execute("PRAGMA application_id = \(Schema.applicationID)")
        }
    }

    /// Copies what is on disk; the copy gets its name only once it is whole.
    private func backUp(_ file: StoreFile, to path: String) throws(StoreError) {
        let draft = StoreFile(path: path + ".part")
        try draft.replaceWithEmpty()
        let source = try Connection.open(file.path, flags: SQLITE_OPEN_READONLY, patience: patience)
        let copy = try Connection.open(draft.path, flags: SQLITE_OPEN_READWRITE, patience: patience)
        try source.copy(into: copy)
        try draft.rename(to: path)
    }
}

/// What the first hundred bytes of a file say. https://sqlite.org/fileformat2.html#the_database_header
private struct Header {
    private let bytes: [UInt8]

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    var isEmpty: Bool { bytes.allSatisfy { $0 == 0 } }

    var isDatabase: Bool { bytes.starts(with: Array("SQLite format 3\0".utf8)) }

    var version: Int { number(at: 60) }

    var applicationID: Int { number(at: 68) }

    private func number(at offset: Int) -> Int {
        bytes[offset..<(offset + 4)].reduce(0) { $0 << 8 | Int($1) }
    }
}
