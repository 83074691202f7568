import TestKit
import Testing

/// Lists and backups that other programs changed or have open.
@Suite struct AlteredBackupTests {
    @Test func `backup and restore work on a list that another program left in WAL mode`() throws {
        let program = try Program.withBackup()
        do { _ = try DatabaseFile(program.list).column("PRAGMA journal_mode = WAL") }

        let copied = try program.run("backup", "x.db")
        let restored = try program.run("restore", "today", "--yes")

        #expect(copied.ending == .status(0) && restored.ending == .status(0), "\(copied) \(restored)")
        #expect(try program.run("list", "--db", "x.db").output.split(separator: "\n").count == 2)
        #expect(try program.run("list").output == "  1  우유 사기\n")
    }

    @Test func `a list open in WAL mode elsewhere is not replaced, and doctor says why`() throws {
        let program = try Program.withBackup()
        let other = try DatabaseFile(program.list)
        _ = try other.column("PRAGMA journal_mode = WAL")
        _ = try other.column("SELECT count(*) FROM item")
        try program.fill("In the other file")

        let restored = try program.run("restore", "today", "--yes")
        let copied = try program.run("backup", "x.db")
        let doctor = try program.run("doctor")

        #expect(restored.ending == .status(75) && copied.ending == .status(75), "\(restored) \(copied)")
        #expect(doctor.output.contains("note  journal      Another program has the list open"))
        #expect(try other.column("SELECT count(*) FROM item") == ["3"])
        #expect(try DatabaseFile(program.list).column("PRAGMA integrity_check") == ["ok"])
    }

    @Test(arguments: ["DROP TABLE need", "DROP INDEX item_due", "DROP TRIGGER tag_deleted", extraTrigger])
    func `a backup with a missing table, index or trigger, or an extra trigger, is rejected`(script: String) throws {
        let program = try Program.withBackup()
        _ = try program.run("backup", "x.db")
        do { try DatabaseFile("\(program.home.path)/x.db").execute(script) }
        let before = try Files.read(program.list)

        let outcome = try program.run("restore", "x.db", "--yes")

        let reason = script == Self.extraTrigger ? "contains the trigger evil, which adder didn't" : "is damaged (its "
        #expect(
            outcome.messages.hasPrefix("adder: x.db \(reason)") && outcome.ending == .status(65),
            "\(outcome)"
        )
        #expect(try Files.read(program.list) == before)
    }

    private static let extraTrigger =
        "CREATE TRIGGER evil AFTER INSERT ON item BEGIN DELETE FROM item WHERE id <> new.id; END"

    @Test func `a backup with a wrong version number is reported as damaged in a short message`() throws {
        let program = try Program.withBackup()
        _ = try program.run("backup", "x.db")
        do { try DatabaseFile("\(program.home.path)/x.db").execute("PRAGMA user_version = 2") }

        let outcome = try program.run("restore", "x.db", "--yes")

        #expect(
            outcome.messages.hasPrefix("adder: x.db is damaged (") && outcome.messages.utf8.count < 300,
            "\(outcome)"
        )
        #expect(outcome.ending == .status(65))
    }
}
