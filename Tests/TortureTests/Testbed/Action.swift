import TestKit
import Testing

/// A command to run under faults, and the list it starts from.
struct Action: CustomTestStringConvertible, Sendable {
    enum List: Sendable {
        case none, usual
        /// A list in the schema of that version.
        case old(version: Int)
        /// A half-written list with its rollback journal.
        case interrupted
        /// A list with a version 2 backup of the day before.
        case backedUp
        /// No list, but a backup and a rollback journal.
        case lost
    }

    let testDescription: String
    var list = List.usual
    var words: [String] = []
    /// Lines of standard input. Each one is answered separately.
    var lines: [String] = []
    /// The prefix of the name of the backup that the action leaves.
    var backupPrefix: String?

    /// The number of parts that change the list separately.
    var partCount: Int { max(1, lines.count) }

    static let bulk = Action(testDescription: "bulk done", words: ["done", "+a", "--yes"])
    static let migrateByListing = Action(
        testDescription: "migration by list",
        list: .old(version: 2),
        words: ["list", "all"],
        backupPrefix: "adder.db.backup-v2"
    )
    static let migrateByAdding = Action(
        testDescription: "migration by add",
        list: .old(version: 2),
        words: ["add", "Buy milk tomorrow +shop"],
        backupPrefix: "adder.db.backup-v2"
    )

    static let add = Action(testDescription: "add", words: ["add", "Buy milk tomorrow +shop needs:2"])
    static let restore = Action(
        testDescription: "restore",
        list: .backedUp,
        words: ["restore", "2026-11-20", "--yes"],
        backupPrefix: "adder.db.before-restore-"
    )

    static let all = [
        Action(testDescription: "first add", list: .none, words: ["add", "Buy milk tomorrow +shop"]),
        add,
        Action(testDescription: "bulk change", words: ["change", "+a", "to", "+b", "-a", "pri:high", "--yes"]),
        bulk,
        Action(testDescription: "bulk reopen", words: ["reopen", "4,5"]),
        Action(testDescription: "bulk remove", words: ["remove", "+a", "--yes"]),
        Action(testDescription: "undo", words: ["undo", "2"]),
        Action(testDescription: "redo", words: ["redo"]),
        Action(testDescription: "forget", words: ["forget", "all", "--yes"]),
        Action(testDescription: "edit", words: ["edit", "3"]),
        migrateByListing,
        migrateByAdding,
        Action(testDescription: "rollback by list", list: .interrupted, words: ["list", "all"]),
        Action(testDescription: "rollback by add", list: .interrupted, words: ["add", "Buy milk tomorrow +shop"]),
        Action(testDescription: "backup", words: ["backup", "data/adder/copy.db"], backupPrefix: "copy.db"),
        restore,
        Action(
            testDescription: "restore without a list",
            list: .lost,
            words: ["restore", "2026-11-20", "--yes"]
        ),
        Action(testDescription: "script", lines: (1...12).map { "add Item \($0) of a pipe +a" }),
        Action(
            testDescription: "script on a new list",
            list: .none,
            lines: (1...5).map { "add Item \($0) of a pipe +a" }
        ),
    ]
}
