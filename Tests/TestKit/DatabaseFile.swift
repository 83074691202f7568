import CSQLite

/// A connection of the tests' own to a file of SQLite, behind the program's back.
package final class DatabaseFile {
    package struct Refusal: Error {
        let message: String
    }

    private var handle: OpaquePointer?

    package init(_ path: String) throws(Refusal) {
        guard sqlite3_open_v2(path, &handle, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, nil) == SQLITE_OK else {
            throw refusal
        }
    }

    deinit {
        sqlite3_close(handle)
    }

    package func execute(_ script: String) throws(Refusal) {
        guard sqlite3_exec(handle, script, nil, nil, nil) == SQLITE_OK else { throw refusal }
    }

    /// The first column of every row.
    package func column(_ sql: String) throws(Refusal) -> [String] {
        var statement: OpaquePointer?
        guard sqlite3_prepare_v2(handle, sql, -1, &statement, nil) == SQLITE_OK else { throw refusal }
        defer { sqlite3_finalize(statement) }
        var values: [String] = []
        while case let code = sqlite3_step(statement), code != SQLITE_DONE {
            guard code == SQLITE_ROW else { throw refusal }
            values.append(sqlite3_column_text(statement, 0).map { String(cString: $0) } ?? "NULL")
        }
        return values
    }

    private var refusal: Refusal { Refusal(message: String(cString: sqlite3_errmsg(handle))) }
}
