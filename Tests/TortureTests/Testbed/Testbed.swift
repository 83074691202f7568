import Glibc
import TestKit
import Testing

/// A home folder in which an action is run repeatedly from the same list.
final class Testbed {
    let action: Action
    let program: Program
    private let baseline: Baseline

    convenience init(_ action: Action) throws {
        try self.init(action, Baseline.of(action))
        try reset()
    }

    init(_ action: Action, _ baseline: Baseline) throws {
        self.action = action
        self.baseline = baseline
        program = try Program(["EDITOR": "sed -i -e s/^title:.*/title:Rewritten/"])
        program.variables["TMPDIR"] = program.home.path
        for folder in ["/data", "/data/adder"] { mkdir(program.home.path + folder, 0o700) }
    }

    /// The contents of the list before the action and after each of its parts.
    var stages: [[String]] { baseline.stages }

    /// The answer without faults.
    var answer: Outcome { baseline.answer }

    /// Returns the number of operations that the fault can affect.
    func count(of fault: Fault) -> Int { baseline.counts[fault.kind] ?? 0 }

    // MARK: The list

    /// The number of pages of the files that the action starts with.
    var pageCount: Int { baseline.files?.pageCount ?? 0 }

    private static let backup = "adder.db.backup-2026-11-20"

    private var folder: String { "\(program.home.path)/data/adder" }

    /// Restores the initial files and deletes all others.
    func reset() throws {
        for name in Files.names(in: folder) { unlink("\(folder)/\(name)") }
        for name in Files.names(in: program.home.path) { unlink("\(program.home.path)/\(name)") }
        guard let files = baseline.files else { return }
        if let list = files.list { try Files.write(list, to: program.list) }
        if let journal = files.journal { try Files.write(journal, to: program.list + "-journal") }
        if let backup = files.backup { try Files.write(backup, to: "\(folder)/\(Testbed.backup)") }
    }

    private func input(parts: Int? = nil) -> String {
        action.lines.prefix(parts ?? action.partCount).map { "\($0)\n" }.joined()
    }

    func run(parts: Int? = nil, through path: String = Program.path) throws -> Outcome {
        try program.run(tool: path, arguments: action.words, input: input(parts: parts))
    }

    func start() throws -> RunningProcess {
        try program.start(arguments: action.words, input: input())
    }

    /// Runs a line of shell script with the program as `$0` and the arguments as `$@`.
    func run(inShell line: String) throws -> Outcome {
        try program.run(tool: "/bin/sh", arguments: ["-c", line, Program.path] + action.words, input: input())
    }

    /// Returns the contents of the list after a command without faults has rolled back unfinished changes.
    func state() throws -> [String] {
        let shown = try program.run("list", "all", "--json")
        #expect(shown.ending == .status(0), "\(shown)")
        guard Files.mode(of: program.list) != nil, try !Files.read(program.list).isEmpty else { return [] }
        let list = try intactFile(program.list)
        #expect(try list.column("PRAGMA foreign_key_check").isEmpty)
        return try list.column(
            """
            SELECT json_array(id, title, note, status, due_day, due_minute, wait_day, project, priority, repeats,
                repeats_from, parent, created, changed, completed) FROM item ORDER BY id
            """
        )
            + list.column("SELECT item || ' ' || name FROM tag ORDER BY item, name")
            + list.column("SELECT item || ' needs ' || needs FROM need ORDER BY item, needs")
            + list.column("SELECT json_array(id, at, command, undone) FROM change ORDER BY id")
            + list.column(
                """
                SELECT json_array(change, item, uuid IS NULL, title, note, project, priority, due_day, due_minute, wait_day,
                    repeats, repeats_from, parent, status, created, changed, completed, touched, tags, needs)
                FROM replaced ORDER BY change, item
                """
            )
            + list.column("SELECT name || ' ' || seq FROM sqlite_sequence ORDER BY name")
    }
}

// MARK: Backups

extension Testbed {
    private func intactFile(_ path: String) throws -> DatabaseFile {
        let file = try DatabaseFile(path)
        #expect(try file.column("PRAGMA integrity_check") == ["ok"], "\(path)")
        return file
    }

    /// Returns whether the header has another schema version than before. Opening the list could roll it back.
    func isMigrated() throws -> Bool {
        guard case .old(let version) = action.list else { return false }
        // https://sqlite.org/fileformat2.html#user_version_number
        return try Files.read(program.list).dropFirst(63).first != UInt8(version)
    }

    func items(in path: String) throws -> [String] {
        if Files.mode(of: path) == nil { return [] }
        return try intactFile(path).column("SELECT id || ' ' || title FROM item ORDER BY id")
    }

    /// Returns the titles in the list and in the lists that restore kept, and expects all of them to be intact.
    func titlesInAllLists() throws -> Set<String> {
        let names = Files.names(in: folder).filter { name in
            name == "adder.db" || name.hasPrefix("adder.db.before-restore-")
        }
        return Set(try names.flatMap { try intactFile("\(folder)/\($0)").column("SELECT title FROM item") })
    }

    /// Expects every backup to equal the initial list or, if that was empty, an earlier state of the list, which a slow script
    /// changes in several transactions. The backup of a finished action has to exist.
    func expectCompleteBackups(isDone: Bool, _ about: Comment) throws {
        let prefixes = ["adder.db.backup-", "adder.db.before-restore-", "copy.db"]
        let names = Files.names(in: folder).filter { name in
            prefixes.contains { name.hasPrefix($0) } && name != Testbed.backup && !name.hasSuffix("-journal")
                && !name.contains(".adder-draft-")
        }
        for name in names {
            let kept = try items(in: "\(folder)/\(name)")
            let isEarlier = try baseline.items.isEmpty && !kept.isEmpty && items(in: program.list).starts(with: kept)
            #expect(kept == baseline.items || isEarlier, "\(name) of \(about)")
        }
        if isDone, let prefix = action.backupPrefix { #expect(names.contains { $0.hasPrefix(prefix) }, about) }
    }
}

// MARK: Answers

extension Testbed {
    /// The documented statuses except 70, which means a bug.
    private static let statuses: [Int32] = [0, 64, 65, 66, 73, 74, 75, 77, 78]

    /// Returns the number of parts that the output reports as done.
    func partsAnswered(by outcome: Outcome) -> Int {
        if action.lines.isEmpty { return outcome.output.isEmpty ? 0 : 1 }
        return outcome.output.split(separator: "\n").filter { $0.hasPrefix("Added") }.count
    }

    /// Expects the list to contain the answered parts and no others, and every error to be reported.
    func expectConsistency(of outcome: Outcome, _ about: Comment) throws {
        if outcome.ending == .status(0) {
            #expect(outcome.output == answer.output, about)
            #expect(try state() == stages[action.partCount], about)
            try expectCompleteBackups(isDone: true, about)
        } else {
            #expect(Testbed.statuses.map { .status($0) }.contains(outcome.ending), about)
            // A failed daily backup is reported before the error.
            let lines = outcome.messages.split(separator: "\n").drop { $0.hasPrefix("Today's backup failed: ") }
            #expect(lines.first?.hasPrefix("adder: ") == true && lines.last?.hasSuffix(".") == true, about)
            // After forgetting, only the space that it saves can be refused.
            let isForgotten = outcome.messages.contains("space was not freed")
            #expect(outcome.output.isEmpty || !action.lines.isEmpty || isForgotten, about)
            let answered = partsAnswered(by: outcome)
            let isMade = outcome.messages.contains(" was changed, but its folder ")
            #expect(try (isMade ? stages[(answered + 1)...] : stages[answered...answered]).contains(state()), about)
            try expectCompleteBackups(isDone: isMade, about)
        }
    }
}
