import CSQLite
import Entities
import TestKit
import Testing

@testable import DataStore

struct StatementCacheTests {
    private let statements = StatementCache()
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

    /// The number of statements that are not finalized.
    private var openStatementCount: Int {
        var count = 0
        var statement = sqlite3_next_stmt(database, nil)
        while statement != nil {
            count += 1
            statement = sqlite3_next_stmt(database, statement)
        }
        return count
    }

    @Test func `a cached statement is returned once, for the same SQL`() throws {
        let statement = try compiled("SELECT ?")

        statements.store(statement, "SELECT ?")

        #expect(statements.take("SELECT 1") == nil)
        #expect(statements.take("SELECT ?") == statement)
        #expect(statements.take("SELECT ?") == nil)
        sqlite3_finalize(statement)
        sqlite3_close(database)
    }

    @Test func `caching a statement resets it and clears its bindings`() throws {
        let statement = try compiled("SELECT ?")
        sqlite3_bind_int64(statement, 1, 5)
        sqlite3_step(statement)

        statements.store(statement, "SELECT ?")

        #expect(sqlite3_stmt_busy(statement) == 0)
        sqlite3_step(statement)
        #expect(sqlite3_column_type(statement, 0) == SQLITE_NULL)
        sqlite3_finalize(statement)
        sqlite3_close(database)
    }

    @Test func `duplicates and statements over the limit are finalized`() throws {
        let all = StatementCache.limit
        for number in 0...all { statements.store(try compiled("SELECT \(number)"), "SELECT \(number)") }
        statements.store(try compiled("SELECT 0"), "SELECT 0")

        #expect(openStatementCount == all)

        statements.finalize()
        #expect(openStatementCount == 0)
        #expect(sqlite3_close(database) == SQLITE_OK)
    }

    @Test func `a connection caches statements during a batch`() throws {
        let folder = try TemporaryFolder()
        let file = StoreFile(path: folder.path + "/list.db")
        try file.create()
        let connection = try Connection.open(file, timeout: Timeout(seconds: 0))

        _ = try connection.integer("SELECT 1")
        #expect(connection.cachedStatementCount == 0)

        try connection.beginBatch()
        _ = try connection.integer("SELECT 1")
        _ = try connection.integer("SELECT 1")
        #expect(connection.cachedStatementCount == 1)
    }
}
