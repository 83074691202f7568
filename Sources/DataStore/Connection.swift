import CSQLite
import Entities

/// One open SQLite database; closed when nobody holds it any more.
package final class Connection {
    private let handle: OpaquePointer
    package let path: String
    private let patience: Patience
    let pen: Pen

    private init(_ handle: OpaquePointer, path: String, patience: Patience) {
        self.handle = handle
        self.path = path
        self.patience = patience
        pen = Pen()
    }

    deinit {
        sqlite3_close(handle)
    }

    /// Opens without reading or writing a byte.
    static func open(_ path: String, flags: Int32, patience: Patience) throws(StoreError) -> Connection {
        var handle: OpaquePointer?
        let code = sqlite3_open_v2(path, &handle, flags | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE, nil)
        guard let handle else { throw StoreError(.unexpected, code: code, message: "out of memory", path: path) }
        let connection = Connection(handle, path: path, patience: patience)
        guard code == SQLITE_OK else { throw connection.lastError(sql: nil) }
        connection.harden()
        return connection
    }

    /// https://sqlite.org/security.html
    private func harden() {
        adder_db_switch(handle, SQLITE_DBCONFIG_DEFENSIVE, 1)
        adder_db_switch(handle, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0)
        adder_db_switch(handle, SQLITE_DBCONFIG_ENABLE_FKEY, 1)
        patience.attach(to: handle)
        pen.attach(to: handle)
        TextFunctions.attach(to: handle)
    }

    /// Whether the file, or what holds it, can only be read.
    var isReadOnly: Bool { sqlite3_db_readonly(handle, "main") == 1 }

    /// The bytes in front of the file as they are on disk; zeros behind its end.
    func header() throws(StoreError) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: 100)
        let code = adder_read_header(handle, &bytes, Int32(bytes.count))
        guard code == SQLITE_OK else { throw lastError(sql: nil) }
        return bytes
    }

    func lastError(sql: String?) -> StoreError {
        let code = sqlite3_extended_errcode(handle)
        return StoreError(
            ResultCode.kind(code, systemError: sqlite3_system_errno(handle)),
            code: code,
            message: String(cString: sqlite3_errmsg(handle)),
            sql: sql,
            path: path
        )
    }
}

// MARK: - Statements

extension Connection {
    package func prepare(_ sql: String, _ values: [Binding] = []) throws(StoreError) -> Statement {
        var statement: OpaquePointer?
        guard sqlite3_prepare_v2(handle, sql, -1, &statement, nil) == SQLITE_OK, let statement else {
            throw lastError(sql: sql)
        }
        let prepared = Statement(statement, of: self)
        try prepared.bind(values)
        return prepared
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

    /// How many rows this connection has changed since it was opened.
    var changedRows: Int { Int(sqlite3_total_changes64(handle)) }
}

// MARK: - Transactions and copies

extension Connection {
    /// Runs all of it or nothing of it, and keeps other writers out from the start.
    func transaction<Answer>(
        _ body: () throws(StoreError) -> Answer
    ) throws(StoreError) -> Answer {
        try execute("BEGIN IMMEDIATE")
        do {
            let answer = try body()
            try execute("COMMIT")
            return answer
        } catch {
            // SQLite may have rolled back by itself; then there is nothing left to do.
            if sqlite3_get_autocommit(handle) == 0 { sqlite3_exec(handle, "ROLLBACK", nil, nil, nil) }
            throw error
        }
    }

    /// Copies the whole database into an empty one. https://sqlite.org/backup.html
    func copy(into target: Connection) throws(StoreError) {
        guard let backup = sqlite3_backup_init(target.handle, "main", handle, "main") else {
            throw target.lastError(sql: nil)
        }
        sqlite3_backup_step(backup, -1)
        guard sqlite3_backup_finish(backup) == SQLITE_OK else { throw target.lastError(sql: nil) }
    }
}
