import Glibc
import TestKit
import Testing

/// A home in which a deed is done again and again, from the same list on.
final class Rack {
    let deed: Deed
    let program: Program
    private let course: Course

    convenience init(_ deed: Deed) throws {
        try self.init(deed, Course.of(deed))
        try reset()
    }

    init(_ deed: Deed, _ course: Course) throws {
        self.deed = deed
        self.course = course
        program = try Program(["EDITOR": "sed -i -e s/^title:.*/title:Rewritten/"])
        program.variables["TMPDIR"] = program.home.path
        for folder in ["/data", "/data/adder"] { mkdir(program.home.path + folder, 0o700) }
    }

    /// What the list says before, and after each part of the deed.
    var stages: [[String]] { course.stages }

    /// What is answered where nothing goes wrong.
    var answer: Outcome { course.answer }

    /// How many operations of the kind there are where nothing goes wrong.
    func count(of torment: Torment) -> Int { course.counts[torment.kind] ?? 0 }

    // MARK: The list

    /// What room there has to be for the files that the deed begins with.
    var pageCount: Int { course.files?.pageCount ?? 0 }

    private static let backup = "adder.db.backup-2026-11-20"

    private var folder: String { "\(program.home.path)/data/adder" }

    /// Leaves nothing of what was done, or was kept of it.
    func reset() throws {
        for name in Files.names(in: folder) { unlink("\(folder)/\(name)") }
        for name in Files.names(in: program.home.path) { unlink("\(program.home.path)/\(name)") }
        guard let files = course.files else { return }
        if let list = files.list { try Files.write(list, to: program.list) }
        if let journal = files.journal { try Files.write(journal, to: program.list + "-journal") }
        if let backup = files.backup { try Files.write(backup, to: "\(folder)/\(Rack.backup)") }
    }

    private func input(parts: Int? = nil) -> String {
        deed.lines.prefix(parts ?? deed.partCount).map { "\($0)\n" }.joined()
    }

    func run(parts: Int? = nil, through path: String = Program.path) throws -> Outcome {
        try program.run(tool: path, arguments: deed.words, input: input(parts: parts))
    }

    func start() throws -> Conversation {
        try program.start(arguments: deed.words, input: input())
    }

    /// Runs it behind a line of a shell, which has it as $0 with the words as $@.
    func run(behind line: String) throws -> Outcome {
        try program.run(tool: "/bin/sh", arguments: ["-c", line, Program.path] + deed.words, input: input())
    }

    /// All that the list says once the good program has looked at it, which puts right what was left half done.
    func state() throws -> [String] {
        let shown = try program.run("list", "all", "--json")
        #expect(shown.ending == .status(0), "\(shown)")
        guard Files.mode(of: program.list) != nil, try !Files.read(program.list).isEmpty else { return [] }
        let list = try wholeFile(program.list)
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
                "SELECT json_array(change, item, what, before, after) FROM journal WHERE what <> 'uuid' ORDER BY step"
            )
            + list.column("SELECT name || ' ' || seq FROM sqlite_sequence ORDER BY name")
    }
}

// MARK: Copies

extension Rack {
    private func wholeFile(_ path: String) throws -> DatabaseFile {
        let file = try DatabaseFile(path)
        #expect(try file.column("PRAGMA integrity_check") == ["ok"], "\(path)")
        return file
    }

    /// Whether what stands first in the list is of another shape than before, whatever it says once it is put right.
    func isMigrated() throws -> Bool {
        guard case .old(let version) = deed.list else { return false }
        // https://sqlite.org/fileformat2.html#user_version_number
        return try Files.read(program.list).dropFirst(63).first != UInt8(version)
    }

    func items(in path: String) throws -> [String] {
        if Files.mode(of: path) == nil { return [] }
        return try wholeFile(path).column("SELECT id || ' ' || title FROM item ORDER BY id")
    }

    /// The titles in the list and in what was kept of it, each of which is whole.
    func itemsEverywhere() throws -> Set<String> {
        let names = Files.names(in: folder).filter { name in
            name == "adder.db" || name.hasPrefix("adder.db.before-restore-")
        }
        return Set(try names.flatMap { try wholeFile("\(folder)/\($0)").column("SELECT title FROM item") })
    }

    /// Whatever has the name of a copy is the whole of the list as it was before, and is there once the deed is done that
    /// leaves it.
    func expectWholeCopies(isDone: Bool, _ about: Comment) throws {
        let beginnings = ["adder.db.backup-", "adder.db.before-restore-", "copy.db"]
        let names = Files.names(in: folder).filter { name in
            beginnings.contains { name.hasPrefix($0) } && name != Rack.backup && !name.hasSuffix("-journal")
                && !name.contains(".adder-draft-")
        }
        for name in names { #expect(try items(in: "\(folder)/\(name)") == course.items, "\(name) of \(about)") }
        if isDone, let copy = deed.copy { #expect(names.contains { $0.hasPrefix(copy) }, about) }
    }
}

// MARK: What was answered

extension Rack {
    /// Those that are told of in help and manual, but for what is a bug of ours.
    private static let statuses: [Int32] = [0, 64, 65, 66, 73, 74, 75, 77, 78]

    /// How many parts of the deed the person knows to be done.
    func partsAnswered(by outcome: Outcome) -> Int {
        if deed.lines.isEmpty { return outcome.output.isEmpty ? 0 : 1 }
        return outcome.output.split(separator: "\n").filter { $0.hasPrefix("Added") }.count
    }

    /// What was answered is in the list, what was refused is not, and a refusal is a sentence.
    func expectHonesty(of outcome: Outcome, _ about: Comment) throws {
        if outcome.ending == .status(0) {
            #expect(outcome.output == answer.output, about)
            #expect(try state() == stages[deed.partCount], about)
            try expectWholeCopies(isDone: true, about)
        } else {
            #expect(Rack.statuses.map { .status($0) }.contains(outcome.ending), about)
            // That there is no backup keeps nobody from changing the list.
            let lines = outcome.talk.split(separator: "\n").drop { $0.hasPrefix("There is no backup of today: ") }
            #expect(lines.first?.hasPrefix("adder: ") == true && lines.last?.hasSuffix(".") == true, about)
            #expect(outcome.output.isEmpty || !deed.lines.isEmpty, about)
            let answered = partsAnswered(by: outcome)
            let isMade = outcome.talk.contains(" was changed, but its folder ")
            #expect(try (isMade ? stages[(answered + 1)...] : stages[answered...answered]).contains(state()), about)
            try expectWholeCopies(isDone: isMade, about)
        }
    }
}
