import TestKit

@testable import DataStore

/// A list in the schema of an older version of adder.
enum OldList {
    /// Every released schema version except the current one.
    static let versions = Schema.migrations.dropLast().map(\.version)
    static let newest = Schema.migrations.last?.version ?? 0

    static func bytes(version: Int) throws -> [UInt8] {
        let folder = try TemporaryFolder()
        let file = StoreFile(path: folder.path + "/list.db")
        try file.create()
        try write(to: file, version: version)
        return try Files.read(file.path)
    }

    private static func write(to file: StoreFile, version: Int) throws {
        let connection = try Connection.open(file, timeout: Timeout(seconds: 0))
        try connection.execute("BEGIN")
        for step in Schema.migrations where step.version <= version { try connection.execute(step.script) }
        for item in 1...60 {
            try connection.run("INSERT INTO change (at, command) VALUES (1, 'add')")
            connection.writeGuard.state = .recording(
                ChangeRecord(change: connection.lastInsertedID, firstNew: 0, on: connection)
            )
            try connection.run(
                "INSERT INTO item (id, uuid, title, note, created, changed) VALUES (?1, randomblob(16), ?2, ?3, 1, 1)",
                [.integer(item), .text("Old item \(item) 우유"), .text("with a note that takes some room")]
            )
            try connection.run("INSERT INTO tag VALUES (?, ?)", [.integer(item), .text(item % 3 == 0 ? "a" : "old")])
        }
        try connection.execute(
            "PRAGMA user_version = \(version); PRAGMA application_id = \(Schema.applicationID); COMMIT"
        )
    }
}
