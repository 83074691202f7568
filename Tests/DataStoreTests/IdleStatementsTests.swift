import CSQLite
import Entities
import TestKit
import Testing

@testable import DataStore

/// Statements that wait for whoever asks for the same.
struct IdleStatementsTests {
    private let statements = IdleStatements()
    private let database: OpaquePointer

    init() throws {
        var handle: OpaquePointer?
        sqlite3_open(":memory:", &handle)
        database = try #require(handle)
    }

    private func compiled(_ sql: String) throws -> OpaquePointer {
        var statement: OpaquePointer?
        sqlite3_prepare_v2(database, sql, -1, &statement, nil)
        return try #require(statement)
    }

    /// How many there are that did not end.
    private var living: Int {
        var count = 0
        var statement = sqlite3_next_stmt(database, nil)
        while statement != nil {
            count += 1
            statement = sqlite3_next_stmt(database, statement)
        }
        return count
    }

    @Test func `the same words get the same statement, and nobody else does meanwhile`() throws {
        let statement = try compiled("SELECT ?")

        statements.keep(statement, "SELECT ?")

        #expect(statements.take("SELECT 1") == nil)
        #expect(statements.take("SELECT ?") == statement)
        #expect(statements.take("SELECT ?") == nil)
        sqlite3_finalize(statement)
        sqlite3_close(database)
    }

    @Test func `one that was in the middle of an answer begins again, without its values`() throws {
        let statement = try compiled("SELECT ?")
        sqlite3_bind_int64(statement, 1, 5)
        sqlite3_step(statement)

        statements.keep(statement, "SELECT ?")

        #expect(sqlite3_stmt_busy(statement) == 0)
        sqlite3_step(statement)
        #expect(sqlite3_column_type(statement, 0) == SQLITE_NULL)
        sqlite3_finalize(statement)
        sqlite3_close(database)
    }

    @Test func `of two that are the same one ends, and so does what there is no room for`() throws {
        let all = IdleStatements.limit
        for number in 0...all { statements.keep(try compiled("SELECT \(number)"), "SELECT \(number)") }
        statements.keep(try compiled("SELECT 0"), "SELECT 0")

        #expect(living == all)

        statements.finalize()
        #expect(living == 0)
        #expect(sqlite3_close(database) == SQLITE_OK)
    }

    @Test func `a connection keeps statements while changes are gathered, and closes with them`() throws {
        let folder = try TemporaryFolder()
        let file = StoreFile(path: folder.path + "/list.db")
        try file.create()
        let connection = try Connection.open(file, patience: Patience(seconds: 0))

        _ = try connection.integer("SELECT 1")
        #expect(connection.idleCount == 0)

        try connection.gather()
        _ = try connection.integer("SELECT 1")
        _ = try connection.integer("SELECT 1")
        #expect(connection.idleCount == 1)
    }
}
