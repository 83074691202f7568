import CSQLite
import Entities

/// One open SQLite database; closed when nobody holds it any more.
package final class Connection {
    private let handle: OpaquePointer
    package let path: String
    let patience: Patience
    let pen: Pen
    private let idle = IdleStatements()
    let gathering = Gathering()

    private init(_ handle: OpaquePointer, path: String, patience: Patience) {
        self.handle = handle
        self.path = path
        self.patience = patience
        pen = Pen()
    }

    deinit {
        idle.finalize()
        sqlite3_close(handle)
    }

    /// A database that only this process sees.
    static func inMemory(patience: Patience) throws(StoreError) -> Connection {
        try open(":memory:", shown: ":memory:", flags: SQLITE_OPEN_READWRITE, patience: patience)
    }

    /// Opens a file that is there, without reading or writing a byte of it.
    static func open(
        _ file: StoreFile,
        flags: Int32 = SQLITE_OPEN_READWRITE,
        patience: Patience,
        vfs: String? = nil
    ) throws(StoreError) -> Connection {
        // No name of a file means anything else to SQLite once a slash stands in front.
        let path = file.path.hasPrefix("/") ? file.path : "./" + file.path
        return try open(path, shown: file.path, flags: flags, patience: patience, vfs: vfs)
    }

    private static func open(
        _ path: String,
        shown: String,
        flags: Int32,
        patience: Patience,
        vfs: String? = nil
    ) throws(StoreError) -> Connection {
        _ = Connection.leavesMemoryUncounted
        var handle: OpaquePointer?
        let code = sqlite3_open_v2(path, &handle, flags | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE, vfs)
        guard let handle else { throw StoreError(.outOfMemory, code: code, message: "out of memory", path: shown) }
        let connection = Connection(handle, path: shown, patience: patience)
        guard code == SQLITE_OK else { throw connection.lastError(sql: nil) }
        if vfs == nil { adder_guard_journals(handle) }
        try connection.harden()
        return connection
    }

    /// Set once, before the first connection of the process.
    private static let leavesMemoryUncounted = adder_leave_memory_uncounted() == SQLITE_OK

    /// https://sqlite.org/security.html
    private func harden() throws(StoreError) {
        adder_db_switch(handle, SQLITE_DBCONFIG_DEFENSIVE, 1)
        adder_db_switch(handle, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0)
        adder_db_switch(handle, SQLITE_DBCONFIG_ENABLE_FKEY, 1)
        patience.attach(to: handle)
        for code in [pen.attach(to: handle)] + TextFunctions.attach(to: handle) where code != SQLITE_OK {
            throw lastError(sql: nil)
        }
        // Pragmas where there is no other way. EXTRA also syncs the folder once the journal is unlinked, without which
        // a power cut could bring back the journal, and with it the list as it was before; recursive triggers let the
        // journal of changes see the rows that a REPLACE takes away.
        // https://sqlite.org/pragma.html#pragma_synchronous https://sqlite.org/pragma.html#pragma_recursive_triggers
        try execute("PRAGMA cell_size_check = ON; PRAGMA synchronous = EXTRA; PRAGMA recursive_triggers = ON")
    }

    /// Whether another file has its name by now, and nothing is under way here.
    var isSuperseded: Bool { !isInTransaction && hasMoved }

    /// SQLite may have ended a transaction by itself.
    var isInTransaction: Bool { sqlite3_get_autocommit(handle) == 0 }

    var hasMoved: Bool { adder_has_moved(handle) != 0 }

    /// The file that is open, whatever links lead to it.
    var realPath: String { sqlite3_db_filename(handle, "main").map { String(cString: $0) } ?? "" }

    /// What the file begins with on disk.
    func header() throws(StoreError) -> FileHeader {
        var bytes = [UInt8](repeating: 0, count: FileHeader.length)
        var size: sqlite3_int64 = 0
        let code = adder_read_header(handle, &bytes, Int32(bytes.count), &size)
        guard code == SQLITE_OK else {
            throw StoreError(.diskFailed, code: code, message: String(cString: sqlite3_errstr(code)), path: path)
        }
        return FileHeader(bytes, size: Int(size))
    }

    /// Has changes go into the file itself again, where another program has wished otherwise: a list is one file, which
    /// can be copied and replaced. As long as somebody else has it open, it stays as it is.
    func endWriteAhead(_ header: FileHeader) {
        if header.isWriteAhead { try? execute("PRAGMA journal_mode = DELETE") }
    }

    /// Nothing of the kind is there where there is no file.
    var isWriteAhead: Bool {
        get throws(StoreError) { try realPath.isEmpty ? false : header().isWriteAhead }
    }

    func lastError(sql: String?) -> StoreError {
        let code = sqlite3_extended_errcode(handle)
        let message = String(cString: sqlite3_errmsg(handle))
        return StoreError(
            ResultCode.kind(code, systemError: sqlite3_system_errno(handle), message: message),
            code: code,
            message: message,
            sql: sql,
            path: path
        )
    }
}

// MARK: - Statements

extension Connection {
    package func prepare(_ sql: String, _ values: [Binding] = []) throws(StoreError) -> Statement {
        let handle = if let kept = idle.take(sql) { kept } else { try compiled(sql) }
        let prepared = Statement(handle, sql, of: self)
        try prepared.bind(values)
        return prepared
    }

    private func compiled(_ sql: String) throws(StoreError) -> OpaquePointer {
        var statement: OpaquePointer?
        guard sqlite3_prepare_v2(handle, sql, -1, &statement, nil) == SQLITE_OK, let statement else {
            throw lastError(sql: sql)
        }
        return statement
    }

    var idleCount: Int { idle.count }

    /// A change that is gathered is followed by others, which ask for the same; any other is the last of its process.
    func takeBack(_ statement: OpaquePointer, _ sql: String) {
        if gathering.isOpen { idle.keep(statement, sql) } else { sqlite3_finalize(statement) }
    }

    package func run(_ sql: String, _ values: [Binding] = []) throws(StoreError) {
        try prepare(sql).run(values)
    }

    /// Runs several statements without values.
    func execute(_ script: String) throws(StoreError) {
        guard sqlite3_exec(handle, script, nil, nil, nil) == SQLITE_OK else { throw lastError(sql: script) }
    }

    package func integer(_ sql: String, _ values: [Binding] = []) throws(StoreError) -> Int? {
        let statement = try prepare(sql, values)
        return try statement.step() ? statement.integer(0) : nil
    }

    package var lastInsertedID: Int { Int(sqlite3_last_insert_rowid(handle)) }

    /// How many rows the last statement has written or taken away, triggers apart.
    var rowsChanged: Int { Int(sqlite3_changes(handle)) }
}

// MARK: - Copies

extension Connection {
    /// Copies all pages into an empty database, so many at once, as long as the closure answers that it is to go on.
    func step(into target: Connection, pages: Int32, _ goOn: () -> Bool) throws(StoreError) {
        guard let backup = sqlite3_backup_init(target.handle, "main", handle, "main") else {
            throw target.lastError(sql: nil)
        }
        var step = SQLITE_OK
        while step == SQLITE_OK {
            step = goOn() ? sqlite3_backup_step(backup, pages) : SQLITE_INTERRUPT
        }
        let end = sqlite3_backup_finish(backup)
        guard step == SQLITE_DONE, end == SQLITE_OK else { throw failure(step == SQLITE_DONE ? end : step, in: target) }
    }

    /// Of what goes wrong with a copy, what was read is to blame only where it says so.
    private func failure(_ code: Int32, in target: Connection) -> StoreError {
        let isOurs =
            [SQLITE_CORRUPT, SQLITE_NOTADB, SQLITE_BUSY, SQLITE_LOCKED].contains(code & 0xFF)
            || [SQLITE_IOERR | 1 << 8, SQLITE_IOERR | 2 << 8].contains(code)
        let message = String(cString: sqlite3_errstr(code))
        return StoreError(
            ResultCode.kind(code, systemError: sqlite3_system_errno(target.handle), message: message),
            code: code,
            message: message,
            path: isOurs ? path : target.path
        )
    }
}
