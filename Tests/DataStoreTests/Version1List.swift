import Entities
import TestKit

@testable import DataStore

/// A list written with schema version 1.
struct Version1List {
    let folder: TemporaryFolder
    let list: TestList

    init() throws {
        folder = try TemporaryFolder()
        let file = StoreFile(path: folder.path + "/list.db")
        try file.create()
        let connection = try Connection.open(file, timeout: Timeout(seconds: 0))
        try connection.execute(Schema.migrations[0].script)
        for (command, sql) in [
            (
                "add",
                "INSERT INTO item (id, uuid, title, note, created, changed) VALUES "
                    + "(1, zeroblob(16), 'Buy milk', 'fresh', 1, 1), (2, randomblob(16), 'Überweisen', NULL, 1, 1)"
            ),
            ("tag", "INSERT INTO tag VALUES (1, 'shop'), (1, 'errand')"),
        ] {
            try connection.run("INSERT INTO change (at, command) VALUES (1, ?)", [.text(command)])
            connection.writeGuard.state = .recording(change: connection.lastInsertedID)
            try connection.run(sql)
        }
        try connection.execute("PRAGMA user_version = 1; PRAGMA application_id = \(Schema.applicationID)")
        list = TestList(Store(file))
    }
}
