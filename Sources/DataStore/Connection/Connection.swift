import CFileGuard
import CSQLite
import Entities
import Glibc
package import Vocabulary

/// An open SQLite connection. Closes when deallocated.
package final class Connection {
    private let handle: OpaquePointer
    package let path: String
    let timeout: Timeout
    let writeGuard: WriteGuard
    private let statementCache = StatementCache()
    let batch = Batch()
    /// The number that SQLite gives the schema, when it was last compared with that of adder.
    var checkedSchema: Int?
    /// The state of the list in which its tables were last known to be adder's own.
    var checkedTables: (version: UInt32, schema: Int?)?
    /// `true` after the file had a list.
    var wasList = false
    /// `true` if SQLite couldn't release the lock after a change.
    var keepsLock = false

    private init(_ handle: OpaquePointer, path: String, timeout: Timeout) {
        self.handle = handle
        self.path = path
        self.timeout = timeout
        writeGuard = WriteGuard()
    }

    deinit {
        statementCache.finalize()
        sqlite3_close(handle)
    }

    static func inMemory(timeout: Timeout) throws(ListError) -> Connection {
        try open(":memory:", shown: ":memory:", flags: SQLITE_OPEN_READWRITE, timeout: timeout)
    }

    /// Opens a new database in a nameless temporary file, most of which is in memory while it is small.
    /// https://sqlite.org/inmemorydb.html#temp_db
    static func temporary(of path: String, timeout: Timeout) throws(ListError) -> Connection {
        try open("", shown: path, flags: SQLITE_OPEN_READWRITE, timeout: timeout)
    }

    /// Opens an existing file without reading or writing any of it. A private file needs no locks.
    static func open(
        _ file: StoreFile,
        flags: Int32 = SQLITE_OPEN_READWRITE,
        timeout: Timeout,
        isPrivate: Bool = false
    ) throws(ListError) -> Connection {
        // A path with a slash can't be mistaken for a URI or for ":memory:".
        let path = file.path.hasPrefix("/") ? file.path : "./" + file.path
        _ = Connection.hasConfiguredMemory
        let vfs = isPrivate ? adder_guarded_vfs_without_locks() : adder_guarded_vfs()
        guard let vfs else {
            throw ListError(.outOfMemory, path: file.path, detail: .outOfMemory, code: SQLITE_NOMEM)
        }
        return try open(path, shown: file.path, flags: flags, timeout: timeout, vfs: vfs)
    }

    private static func open(
        _ path: String,
        shown: String,
        flags: Int32,
        timeout: Timeout,
        vfs: UnsafePointer<CChar>? = nil
    ) throws(ListError) -> Connection {
        _ = Connection.hasConfiguredMemory
        var handle: OpaquePointer?
        let code = sqlite3_open_v2(path, &handle, flags | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE, vfs)
        guard let handle else { throw ListError(.outOfMemory, path: shown, detail: .outOfMemory, code: code) }
        let connection = Connection(handle, path: shown, timeout: timeout)
        guard code == SQLITE_OK else { throw connection.lastError(sql: nil) }
        try connection.harden()
        return connection
    }

    /// SQLite accepts this setting only before the first connection of the process.
    private static let hasConfiguredMemory = adder_configure_memory() == SQLITE_OK

    /// https://sqlite.org/security.html
    private func harden() throws(ListError) {
        adder_db_switch(handle, SQLITE_DBCONFIG_DEFENSIVE, 1)
        adder_db_switch(handle, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0)
        // adder has no views. One in a foreign file could run forever in place of a table.
        adder_db_switch(handle, SQLITE_DBCONFIG_ENABLE_VIEW, 0)
        adder_db_switch(handle, SQLITE_DBCONFIG_ENABLE_FKEY, 1)
        timeout.attach(to: handle)
        let codes = writeGuard.attach(to: handle) + TextFunctions.attach(to: handle) + [UrgencySQL.attach(to: handle)]
        for code in codes where code != SQLITE_OK {
            throw lastError(sql: nil)
        }
        // EXTRA also syncs the folder after the rollback journal is deleted. Otherwise a power failure could bring the
        // journal back and roll back a committed change. Recursive triggers record the rows that a REPLACE deletes.
        // https://sqlite.org/pragma.html#pragma_synchronous https://sqlite.org/pragma.html#pragma_recursive_triggers
        // With the schema, which the second of these statements reads, SQLite reads the statistics of ANALYZE, before anything
        // can check that their columns are not computed. With such short values, that takes a moment; with longer ones, days.
        let longest = sqlite3_limit(handle, SQLITE_LIMIT_LENGTH, 1 << 14)
        try execute("PRAGMA cell_size_check = ON; PRAGMA synchronous = EXTRA; PRAGMA recursive_triggers = ON")
        sqlite3_limit(handle, SQLITE_LIMIT_LENGTH, longest)
    }

    /// Lets the body replace the texts of tables by others with the same columns.
    /// https://sqlite.org/lang_altertable.html#otheralter
    func withWritableSchema(_ body: () throws(ListError) -> Void) throws(ListError) {
        adder_db_switch(handle, SQLITE_DBCONFIG_DEFENSIVE, 0)
        adder_db_switch(handle, SQLITE_DBCONFIG_WRITABLE_SCHEMA, 1)
        defer {
            adder_db_switch(handle, SQLITE_DBCONFIG_WRITABLE_SCHEMA, 0)
            adder_db_switch(handle, SQLITE_DBCONFIG_DEFENSIVE, 1)
        }
        try body()
    }

    /// `true` if the file must be reopened, as another one has taken its name or the lock of a change wasn't released. Never
    /// during a transaction.
    var isSuperseded: Bool { !isInTransaction && (keepsLock || hasMoved) }

    /// Asks SQLite, which may have rolled back on its own after an error.
    var isInTransaction: Bool { sqlite3_get_autocommit(handle) == 0 }

    var hasMoved: Bool { adder_has_moved(handle) != 0 }

    /// A number that differs after a change, also by another process. Use in a transaction.
    var dataVersion: UInt32 { adder_data_version(handle) }

    /// The path of the open file, with symbolic links resolved.
    var realPath: String { sqlite3_db_filename(handle, "main").map { String(cString: $0) } ?? "" }

    /// The user who owns the open file.
    var owner: uid_t? {
        var owner: uid_t = 0
        return adder_find_owner(realPath, &owner) == 0 ? nil : owner
    }

    func header() throws(ListError) -> FileHeader {
        var bytes = [UInt8](repeating: 0, count: FileHeader.length)
        var size: sqlite3_int64 = 0
        let code = adder_read_header(handle, &bytes, Int32(bytes.count), &size)
        guard code == SQLITE_OK else {
            throw ListError(
                .diskFailed,
                path: path,
                detail: .message(String(cString: sqlite3_errstr(code))),
                code: code
            )
        }
        return FileHeader(bytes, size: Int(size))
    }

    /// Turns off WAL mode if another program turned it on: a list must be a single file that can be copied and
    /// replaced. Has no effect while another process has the file open.
    func endWriteAhead(_ header: FileHeader) {
        if header.isWriteAhead { try? execute("PRAGMA journal_mode = DELETE") }
    }

    /// `false` for an in-memory database.
    var isWriteAhead: Bool {
        get throws(ListError) { try realPath.isEmpty ? false : header().isWriteAhead }
    }

    func lastError(sql: String?) -> ListError {
        let code = sqlite3_extended_errcode(handle)
        let systemError = sqlite3_system_errno(handle)
        var message = String(cString: sqlite3_errmsg(handle))
        let kind = ResultCode.kind(code, systemError: systemError, message: message)
        // SQLite only says that it can't open the file, or names a part of the search index that it can't read.
        if kind == .tooManyFiles { message = String(cString: strerror(systemError)) }
        if message.hasPrefix("vtable constructor failed") { message = String(cString: sqlite3_errstr(code)) }
        // A journal is beside the file, not beside a symbolic link to it.
        let isRefused = if case .refusedJournal = kind { true } else { false }
        return ListError(kind, path: isRefused ? realPath : path, detail: .message(message), code: code, statement: sql)
    }
}

// MARK: - Statements

extension Connection {
    package func prepare(_ sql: String, _ values: [Binding] = []) throws(ListError) -> Statement {
        let handle = if let kept = statementCache.take(sql) { kept } else { try compiled(sql) }
        let prepared = Statement(handle, sql, of: self)
        try prepared.bind(values)
        return prepared
    }

    private func compiled(_ sql: String) throws(ListError) -> OpaquePointer {
        var statement: OpaquePointer?
        guard sqlite3_prepare_v2(handle, sql, -1, &statement, nil) == SQLITE_OK, let statement else {
            throw lastError(sql: sql)
        }
        return statement
    }

    var cachedStatementCount: Int { statementCache.count }

    /// Caches the statement during a batch, where the same SQL runs again; finalizes it otherwise.
    func recycle(_ statement: OpaquePointer, _ sql: String) {
        if batch.isOpen { statementCache.store(statement, sql) } else { sqlite3_finalize(statement) }
    }

    package func run(_ sql: String, _ values: [Binding] = []) throws(ListError) {
        try prepare(sql).run(values)
    }

    /// Runs one or more statements without parameters.
    func execute(_ script: String) throws(ListError) {
        guard sqlite3_exec(handle, script, nil, nil, nil) == SQLITE_OK else { throw lastError(sql: script) }
    }

    package func integer(_ sql: String, _ values: [Binding] = []) throws(ListError) -> Int? {
        try prepare(sql).integer(values)
    }

    /// Makes the page cache large enough for the items of a list of 100 000. This pays when many of them are read out of
    /// order. Otherwise, using the memory of old pages again is faster than touching new memory.
    package func enlargeCache() throws(ListError) {
        try execute("PRAGMA cache_size = -16384")
    }

    package var lastInsertedID: Int { Int(sqlite3_last_insert_rowid(handle)) }

    /// The number of rows changed by the last statement, not counting triggers.
    var rowsChanged: Int { Int(sqlite3_changes(handle)) }
}

// MARK: - Backups

extension Connection {
    /// Copies the database in steps of `pages` pages while `shouldContinue` returns `true`.
    func step(into target: Connection, pages: Int32, _ shouldContinue: () -> Bool) throws(ListError) {
        guard let backup = sqlite3_backup_init(target.handle, "main", handle, "main") else {
            throw target.lastError(sql: nil)
        }
        var step = SQLITE_OK
        while step == SQLITE_OK {
            step = shouldContinue() ? sqlite3_backup_step(backup, pages) : SQLITE_INTERRUPT
        }
        let end = sqlite3_backup_finish(backup)
        guard step == SQLITE_DONE, end == SQLITE_OK else { throw failure(step == SQLITE_DONE ? end : step, in: target) }
    }

    /// Attributes corruption, locks and read errors to the source, and everything else to the target.
    private func failure(_ code: Int32, in target: Connection) -> ListError {
        let isSourceError =
            [SQLITE_CORRUPT, SQLITE_NOTADB, SQLITE_BUSY, SQLITE_LOCKED].contains(code & 0xFF)
            || [SQLITE_IOERR | 1 << 8, SQLITE_IOERR | 2 << 8].contains(code)
        let message = String(cString: sqlite3_errstr(code))
        return ListError(
            ResultCode.kind(code, systemError: sqlite3_system_errno(target.handle), message: message),
            path: isSourceError ? path : target.path,
            detail: .message(message),
            code: code
        )
    }
}
