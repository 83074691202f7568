import CSQLite

/// A separate SQLite connection for tests.
package final class DatabaseFile {
    package struct Failure: Error {
        let message: String
    }

    private var handle: OpaquePointer?

    package init(_ path: String) throws(Failure) {
        guard sqlite3_open_v2(path, &handle, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, nil) == SQLITE_OK else {
            throw failure
        }
        // A program under test may be writing.
        sqlite3_busy_timeout(handle, 5_000)
    }

    deinit {
        sqlite3_close(handle)
    }

    package func execute(_ script: String) throws(Failure) {
        guard sqlite3_exec(handle, script, nil, nil, nil) == SQLITE_OK else { throw failure }
    }

    /// Returns the first column of every row.
    package func column(_ sql: String) throws(Failure) -> [String] {
        var statement: OpaquePointer?
        guard sqlite3_prepare_v2(handle, sql, -1, &statement, nil) == SQLITE_OK else { throw failure }
        defer { sqlite3_finalize(statement) }
        var values: [String] = []
        while case let code = sqlite3_step(statement), code != SQLITE_DONE {
            guard code == SQLITE_ROW else { throw failure }
            values.append(sqlite3_column_text(statement, 0).map { String(cString: $0) } ?? "NULL")
        }
        return values
    }

    private var failure: Failure { Failure(message: String(cString: sqlite3_errmsg(handle))) }
}
