import TestKit
import Testing

/// Something that people do to a list, and that may go wrong at any moment.
struct Deed: CustomTestStringConvertible, Sendable {
    enum List: Sendable {
        case none, usual
        /// As that version of the list has it.
        case old(version: Int)
        /// Half changed by somebody who was killed, with the journal that takes it back.
        case cutOff
        /// With a backup of the day before, as version 1 of the list has it.
        case backedUp
        /// Removed, but for its backup and the journal of a change that was cut off.
        case gone
    }

    let testDescription: String
    var list = List.usual
    var words: [String] = []
    /// Lines of standard input, which are answered one by one.
    var lines: [String] = []
    /// What the name of a copy begins with that is left of the list as it was before.
    var copy: String?

    /// After how many parts of it the list is another one.
    var partCount: Int { max(1, lines.count) }

    static let bulk = Deed(testDescription: "bulk done", words: ["done", "+a", "--yes"])
    static let oldLook = Deed(
        testDescription: "migration by looking",
        list: .old(version: 1),
        words: ["list", "all"],
        copy: "adder.db.backup-v1"
    )
    static let oldAdd = Deed(
        testDescription: "migration by adding",
        list: .old(version: 1),
        words: ["add", "Buy milk tomorrow +shop"],
        copy: "adder.db.backup-v1"
    )

    static let add = Deed(testDescription: "add", words: ["add", "Buy milk tomorrow +shop needs:2"])
    static let restore = Deed(
        testDescription: "restore",
        list: .backedUp,
        words: ["restore", "2026-11-20", "--yes"],
        copy: "adder.db.before-restore-"
    )

    static let all = [
        Deed(testDescription: "the first item", list: .none, words: ["add", "Buy milk tomorrow +shop"]),
        add,
        Deed(testDescription: "bulk change", words: ["change", "+a", "to", "+b", "-a", "pri:high", "--yes"]),
        bulk,
        Deed(testDescription: "bulk reopen", words: ["reopen", "4,5"]),
        Deed(testDescription: "bulk remove", words: ["remove", "+a", "--yes"]),
        Deed(testDescription: "undo", words: ["undo", "2"]),
        Deed(testDescription: "redo", words: ["redo"]),
        Deed(testDescription: "edit", words: ["edit", "3"]),
        oldLook,
        oldAdd,
        Deed(testDescription: "rollback by looking", list: .cutOff, words: ["list", "all"]),
        Deed(testDescription: "rollback by adding", list: .cutOff, words: ["add", "Buy milk tomorrow +shop"]),
        Deed(testDescription: "backup", words: ["backup", "data/adder/copy.db"], copy: "copy.db"),
        restore,
        Deed(
            testDescription: "restore where only a journal is left",
            list: .gone,
            words: ["restore", "2026-11-20", "--yes"]
        ),
        Deed(testDescription: "piped commands", lines: (1...12).map { "add Item \($0) of a pipe +a" }),
        Deed(
            testDescription: "piped commands on a new list",
            list: .none,
            lines: (1...5).map { "add Item \($0) of a pipe +a" }
        ),
    ]
}
