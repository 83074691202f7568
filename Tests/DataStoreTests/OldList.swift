import Entities
import TestKit

@testable import DataStore

/// A list written with an old schema version.
struct OldList {
    let folder: TemporaryFolder
    let list: TestList

    /// - Parameter changes: The command and the SQL of each change.
    init(version: Int, _ changes: [(command: String, sql: String)] = OldList.changes) throws {
        folder = try TemporaryFolder()
        let file = StoreFile(path: folder.path + "/list.db")
        try file.create()
        let connection = try Connection.open(file, timeout: Timeout(seconds: 0))
        for step in Schema.migrations where step.version <= version { try connection.execute(step.script) }
        for (command, sql) in changes {
            try connection.run("INSERT INTO change (at, command) VALUES (1, ?)", [.text(command)])
            connection.writeGuard.state = .recording(
                ChangeRecord(change: connection.lastInsertedID, firstNew: 0, on: connection)
            )
            try connection.run(sql)
        }
        connection.writeGuard.state = .locked
        try connection.execute("PRAGMA user_version = \(version); PRAGMA application_id = \(Schema.applicationID)")
        list = TestList(Store(file))
    }

    static let changes = [
        (
            "add",
            "INSERT INTO item (id, uuid, title, note, created, changed) VALUES "
                + "(1, zeroblob(16), 'Buy milk', 'fresh', 1, 1), (2, randomblob(16), 'Überweisen', NULL, 1, 1)"
        ),
        ("tag", "INSERT INTO tag VALUES (1, 'shop'), (1, 'errand')"),
    ]
}
