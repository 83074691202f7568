import Glibc
import TestKit
import Testing

/// Files that adder must not modify.
@Suite struct RefusedFileTests {
    private let commands = [["upcoming"], ["add", "Buy milk"]]

    @Test func `a list written by a newer version exits with 78 and is not modified`() throws {
        let program = try Program()
        try program.fill("Buy milk")
        try DatabaseFile(program.list).execute("PRAGMA user_version = 99")

        try expectRefusal(
            of: program,
            78,
            "\(program.list) was written by a newer adder (schema version 99; supported: 10) and was not changed. "
                + "Update adder."
        )
    }

    @Test func `a list of an unreleased version exits with 78 and is not modified`() throws {
        let program = try Program()
        try program.fill("Buy milk")
        try DatabaseFile(program.list).execute("PRAGMA user_version = 5")

        try expectRefusal(
            of: program,
            78,
            "\(program.list) was written by an unreleased version of adder (schema version 5) and was not changed. Export "
                + "it with that version, and import the file."
        )
    }

    @Test(arguments: ["", "PRAGMA application_id = 7;", "PRAGMA user_version = 1;", "PRAGMA journal_mode = WAL;"])
    func `a database of another program exits with 65 and is not modified`(pragmas: String) throws {
        let program = try Program.withFolder()
        try DatabaseFile(program.list).execute("\(pragmas) CREATE TABLE item (id); INSERT INTO item VALUES (1)")

        try expectRefusal(
            of: program,
            65,
            "\(program.list) belongs to another program and was not changed. Choose another file with --db."
        )
    }

    @Test(arguments: ["Buy milk\n", "SQLite format 2\0", String(repeating: "x", count: 5_000)])
    func `a file that is not a database exits with 65 and is not modified`(text: String) throws {
        let program = try Program.withFolder()
        try Files.write(text.utf8, to: program.list)

        try expectRefusal(
            of: program,
            65,
            "\(program.list) is not an adder list and was not changed. Choose another file with --db."
        )
    }

    @Test func `an empty file with backups exits with 65 and is not turned into a new list`() throws {
        let program = try Program.withFolder()
        try Files.write([], to: program.list)
        try Files.write("a backup".utf8, to: "\(program.list).backup-v1")

        try expectRefusal(
            of: program,
            65,
            "\(program.list) is empty, but it has a backup: \(program.list).backup-v1. "
                + "Run adder restore, or delete the empty file."
        )
    }

    @Test func `a damaged list exits with 65 and is not modified`() throws {
        let program = try Program()
        try program.fill((1...200).map { "Item \($0) today" })
        var bytes = try Files.read(program.list)
        for index in 4_096..<bytes.count { bytes[index] = 0xAA }
        try Files.write(bytes, to: program.list)

        try expectRefusal(
            of: program,
            65,
            "\(program.list) is damaged (database disk image is malformed). Run adder restore to replace it; "
                + "the damaged file is kept."
        )
    }

    @Test func `an empty file without backups becomes a list`() throws {
        let program = try Program.withFolder()
        try Files.write([], to: program.list)

        let before = try program.run("upcoming", "--json")
        let added = try program.run("add", "Buy milk")

        #expect(before == Outcome("{\"adder\":1,\"groups\":[]}\n"))
        #expect(added == Outcome("Added 1: Buy milk\n"))
    }

    private func expectRefusal(
        of program: Program,
        _ status: Int32,
        _ sentence: String,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let folder = "\(program.home.path)/data/adder"
        let (bytes, names) = (try Files.read(program.list), Files.names(in: folder))

        for command in commands {
            let outcome = try program.run(arguments: command.map { Array($0.utf8) })

            #expect(
                outcome == Outcome(messages: "adder: \(sentence)\n", status: status),
                sourceLocation: sourceLocation
            )
            #expect(try Files.read(program.list) == bytes, sourceLocation: sourceLocation)
            #expect(Files.names(in: folder) == names, sourceLocation: sourceLocation)
        }
    }
}

extension Program {
    /// A home with an empty data folder.
    fileprivate static func withFolder() throws -> Program {
        let program = try Program()
        for folder in ["/data", "/data/adder"] { mkdir(program.home.path + folder, 0o700) }
        return program
    }
}
