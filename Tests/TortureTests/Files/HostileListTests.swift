import TestKit
import Testing

/// Lists whose values no version of adder has written.
@Suite struct HostileListTests {
    private static let last = "9223372036854775807"
    private static let first = "-9223372036854775808"
    private static let tamperings = [
        "UPDATE item SET created = \(last)", "UPDATE item SET created = \(first)", "UPDATE item SET changed = \(last)",
        "UPDATE item SET completed = \(last), status = 1", "UPDATE item SET completed = \(first), status = 1",
        "UPDATE item SET due_day = \(last)", "UPDATE item SET due_day = \(first)", "UPDATE item SET wait_day = \(last)",
        "UPDATE item SET due_minute = \(last) WHERE due_day IS NOT NULL", "UPDATE item SET priority = \(last)",
        "UPDATE item SET parent = \(last)", "UPDATE item SET touched = \(last)", "UPDATE item SET touched = \(first)",
        "UPDATE item SET id = \(last) WHERE id = 1", "UPDATE item SET id = \(first) WHERE id = 1",
        "UPDATE item SET id = 0 WHERE id = 1", "UPDATE change SET at = \(last)", "UPDATE change SET at = \(first)",
        "UPDATE change SET first_new = \(first), last_new = \(last)", "UPDATE change SET items = \(last)",
        "UPDATE change SET id = \(last) WHERE id = (SELECT max(id) FROM change)",
        "UPDATE replaced SET created = -999999999999999", "UPDATE replaced SET completed = \(last)",
        "UPDATE replaced SET due_day = \(last)", "UPDATE replaced SET title = x'00', tags = zeroblob(9)",
        "UPDATE replaced SET touched = \(last)", "UPDATE replaced SET parent = \(last), needs = '1 \(last)0'",
        "UPDATE sqlite_sequence SET seq = \(last)", "UPDATE sqlite_sequence SET seq = \(first)",
        "INSERT INTO replay (at, change, undone, newest) VALUES (\(last), \(last), 1, \(first))",
    ]

    /// The triggers are the same afterwards, so that adder writes to the list.
    private static func tamper(_ list: String, _ sql: String) throws {
        let file = try DatabaseFile(list)
        let triggers = try file.column("SELECT sql FROM sqlite_schema WHERE type = 'trigger'")
        let names = try file.column("SELECT name FROM sqlite_schema WHERE type = 'trigger'")
        for name in names { try file.execute("DROP TRIGGER \(name)") }
        try file.execute("PRAGMA ignore_check_constraints = ON; \(sql)")
        for trigger in triggers { try file.execute(trigger) }
    }

    @Test(arguments: tamperings)
    func `values out of range are damage, never a crash`(tampering: String) throws {
        let testbed = try Testbed(Action.bulk)
        let list = testbed.program.list

        for line in Sampling.sample(EveryCommand.lines, few: 5, seed: UInt64(tampering.utf8.count)) {
            try testbed.reset()
            try Self.tamper(list, tampering)

            let outcome = try testbed.program.run(tool: Program.path, arguments: line)

            // A past list may be forgotten, and an item or a change may be missing.
            let about: Comment = "\(tampering), \(line): \(outcome)"
            #expect([.status(0), .status(64), .status(65), .status(66)].contains(outcome.ending), about)
        }
    }

    @Test func `doctor reports invalid values in the history`() throws {
        let testbed = try Testbed(Action.bulk)
        try Self.tamper(testbed.program.list, "UPDATE replaced SET created = -999999999999999")
        try Self.tamper(testbed.program.list, "UPDATE replaced SET due_day = 99999999")

        let outcome = try testbed.program.run("doctor")

        #expect(outcome.ending == .status(65) && outcome.output.contains("the history of item"), "\(outcome)")
    }

    @Test(arguments: ["seq = \(Int.max)", "seq = 'abc'", "seq = -1"], ["item", "change"])
    func `a list that has no id left is damaged, and is not restored`(value: String, table: String) throws {
        let testbed = try Testbed(Action.bulk)
        let copy = testbed.program.list + ".copy"
        try Files.write(try Files.read(testbed.program.list), to: copy)
        let tampering = "UPDATE sqlite_sequence SET \(value) WHERE name = '\(table)'"
        for path in [testbed.program.list, copy] { try Self.tamper(path, tampering) }

        for line in [["doctor"], ["restore", copy, "--yes"]] {
            let outcome = try testbed.program.run(tool: Program.path, arguments: line)
            #expect(outcome.ending == .status(65), "\(line): \(outcome)")
        }
    }

    /// Expressions that take minutes, in tables that SQLite itself reads.
    @Test(arguments: [
        ("sqlite_stat1", "CREATE TABLE sqlite_stat1(tbl,idx AS (\(endless)),stat)"),
        ("sqlite_sequence", "CREATE TABLE sqlite_sequence(name,seq AS (\(endless)))"),
        ("sqlite_sequence", "CREATE TABLE sqlite_sequence(name,seq CHECK (\(endless)))"),
    ])
    func `SQLite's own tables run nothing of a file's author`(table: String, sql: String) throws {
        let testbed = try Testbed(Action.bulk)
        let list = testbed.program.list
        try DatabaseFile(list).execute(
            """
            ANALYZE; PRAGMA writable_schema = ON;
            UPDATE sqlite_schema SET sql = '\(sql)' WHERE name = '\(table)'; PRAGMA schema_version = 999
            """
        )

        let copy = list + ".copy"
        try Files.write(try Files.read(list), to: copy)

        for (line, statuses) in [
            (["list"], [0, 65]), (["doctor"], [65]), (["add", "Buy milk"], [65]), (["done", "1"], [65]),
            (["restore", copy, "--yes"], [65]),
        ] {
            let outcome = try testbed.program.run(tool: Program.path, arguments: line)
            #expect(statuses.map { .status(Int32($0)) }.contains(outcome.ending), "\(line): \(outcome)")
        }
    }

    private static let endless = "instr(hex(zeroblob(5000000)), hex(zeroblob(2500000)) || 1)"

    @Test(arguments: 18..<100)
    func `any byte of the header can be wrong`(offset: Int) throws {
        let testbed = try Testbed(Action.bulk)
        var bytes = try Files.read(testbed.program.list)
        bytes[offset] = bytes[offset] &+ 9
        try Files.write(bytes, to: testbed.program.list)

        for line in [["doctor"], ["list"], ["add", "Buy milk"], ["stats"]] {
            let outcome = try testbed.program.run(tool: Program.path, arguments: line)
            #expect(
                [.status(0), .status(65), .status(74), .status(75), .status(77), .status(78)].contains(outcome.ending),
                "\(offset) \(line): \(outcome)"
            )
        }
    }
}
