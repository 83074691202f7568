import Glibc
import TestKit
import Testing

/// What could come between a list and its copies.
@Suite struct BackupHazardTests {
    /// A list of two items, and beside it what it was before the second.
    private func program() throws -> Program {
        let program = try Program()
        try program.fill("우유 사기")
        program.variables["ADDER_NOW"] = "2026-11-22T08:00"
        try program.fill("Rest")
        return program
    }

    private func integrity(of program: Program) throws -> [String] {
        try DatabaseFile(program.list).column("PRAGMA integrity_check")
    }

    // MARK: Names

    @Test(arguments: ["adder.db.adder-backup", "adder.db.backup-x.adder-office"])
    func `a copy that somebody has named is nobody's leftover`(name: String) throws {
        let program = try program()
        let path = "\(program.dataFolder)/\(name)"

        let made = try program.run("backup", path)
        try program.fill("Sleep")
        _ = try program.run("backup")

        #expect(made.ending == .status(0))
        #expect(Files.mode(of: path) == 0o600)
    }

    @Test(arguments: ["-journal", "-wal", "-shm", ".adder-draft-abcdef"])
    func `a name that adder or SQLite would take away is no place for a copy`(suffix: String) throws {
        let program = try program()

        let outcome = try program.run("backup", program.list + suffix)

        #expect(
            outcome
                == Outcome(
                    talk:
                        "adder: \(program.list)\(suffix) cannot be created (adder needs the name itself); name another "
                        + "place.\n",
                    status: 73
                )
        )
    }

    @Test func `another name of the list itself is no backup, and to look at it lets go of nothing`() throws {
        let program = try program()
        link(program.list, "\(program.list).backup-2026-11-10")
        let lines = "add Mine 1\nbackup --list\nadd Mine 2\n"

        let pipe = try program.run(input: lines)

        #expect(pipe.ending == .status(0) && !pipe.output.contains("2026-11-10"))
        #expect(try program.run("list").output.split(separator: "\n").count == 4)
    }

    @Test func `a name that a killed restore has left is taken away by the next one`() throws {
        let program = try program()
        link(program.list, "\(program.list).before-restore-2026-11-22-0700")

        _ = try program.run("restore", "today", "--yes")

        let kept = Files.names(in: program.dataFolder).filter { $0.contains("before-restore") }
        #expect(kept == ["adder.db.before-restore-2026-11-22-0800"])
    }

    // MARK: A list that is gone

    @Test func `a list that was removed can be begun anew, with its backups beside it`() throws {
        let program = try program()
        unlink(program.list)

        let doctor = try program.run("doctor")
        let (looked, asked) = (try program.run("list"), try program.run("restore"))
        let added = try program.run("add", "New")

        #expect(
            doctor.output.hasPrefix(
                "note  file       There is no list at \(program.list), but there are backups of one; adder restore puts one back."
            )
        )
        let warning = "There was no list at \(program.list), but there are backups of one; adder restore shows them.\n"
        #expect(looked.output.hasPrefix("Your list is empty.") && looked.talk == warning)
        #expect(!asked.talk.contains(warning) && asked.ending == .status(0))
        #expect(added == Outcome("Added 1: New\n", talk: warning))
        #expect(try program.run("list") == Outcome("  1  New\n"))
    }

    @Test func `a journal without its list is not applied to the one that comes into its place`() throws {
        let program = try program()
        try program.journalOfCutOffChange()
        unlink(program.list)

        let restored = try program.run("restore", "today", "--yes")

        #expect(restored.output == "Restored 1 item: 2026-11-22  (today)\n")
        #expect(try program.run("list").output == "  1  우유 사기\n")
        #expect(try integrity(of: program) == ["ok"])
    }

    @Test func `what another program left beside a list that is gone does not come into the restored one`() throws {
        let program = try program()
        let other = try DatabaseFile(program.list)
        try other.execute("PRAGMA journal_mode = WAL; CREATE TABLE more AS SELECT zeroblob(50000)")
        let left = try Files.read("\(program.list)-wal")
        try other.execute("PRAGMA journal_mode = DELETE")
        unlink(program.list)
        try Files.write(left, to: "\(program.list)-wal")

        let restored = try program.run("restore", "today", "--yes")

        #expect(restored.output == "Restored 1 item: 2026-11-22  (today)\n")
        #expect(try program.run("list") == Outcome("  1  우유 사기\n"))
        #expect(try integrity(of: program) == ["ok"])
    }

    @Test func `what is kept in the same minute has a name that no stray journal belongs to`() throws {
        let program = try program()
        try program.journalOfCutOffChange()
        unlink(program.list)
        _ = try program.run("restore", "today", "--yes")
        _ = try program.run("add", "New")

        let again = try program.run("restore", "today", "--yes")
        let back = try program.run("restore", "before-restore-2026-11-22-0800-2", "--yes")

        #expect(again.talk == "adder restore before-restore-2026-11-22-0800-2 goes back to what was there.\n")
        #expect(back.ending == .status(0), "\(back)")
        #expect(try program.run("list").output == "  1  우유 사기\n  2  New\n")
    }

    @Test func `a list whose first page is gone has backups, which is what is said of it`() throws {
        let program = try program()
        var bytes = try Files.read(program.list)
        for index in 0..<512 { bytes[index] = 0 }
        try Files.write(bytes, to: program.list)

        let outcome = try program.run("list")

        #expect(outcome.talk.hasPrefix("adder: \(program.list) is damaged (its first page is gone); adder restore "))
        #expect(outcome.ending == .status(65))
        #expect(try program.run("restore", "today", "--yes").ending == .status(0))
    }

    // MARK: Ids

    @Test func `an id that was given since the backup is not given again`() throws {
        let program = try program()

        _ = try program.run("restore", "today", "--yes")
        let added = try program.run("add", "New")

        #expect(added == Outcome("Added 3: New\n"))
        #expect(try program.run("history", "--json").output.contains(#""id":3"#))
    }

    @Test func `what was removed comes back with its history`() throws {
        let program = try program()
        _ = try program.run("remove", "all", "--yes")

        let copied = try program.run("backup", "x.db")
        let restored = try program.run("restore", "today", "--yes")
        let back = try program.run("restore", "before-restore-2026-11-22-0800", "--yes")
        _ = try program.run("undo")

        #expect([copied, restored, back].map(\.ending) == Array(repeating: .status(0), count: 3))
        #expect(try program.run("list").output.split(separator: "\n").count == 2)
    }

    @Test func `a list whose numbers are damaged gives way all the same`() throws {
        let program = try program()
        let pages = try DatabaseFile(program.list).column(
            "SELECT rootpage FROM sqlite_schema WHERE name = 'sqlite_sequence'"
        )
        let page = try #require(Int(pages[0]))
        var bytes = try Files.read(program.list)
        for index in (page - 1) * 4_096..<page * 4_096 { bytes[index] = 0xAA }
        try Files.write(bytes, to: program.list)

        let outcome = try program.run("restore", "today", "--yes")

        #expect(outcome.ending == .status(0), "\(outcome)")
        #expect(try program.run("list").output == "  1  우유 사기\n")
    }

    // MARK: Other programs

    @Test func `a list that another program keeps in WAL mode is one file again as soon as that is possible`() throws {
        let program = try program()
        do { _ = try DatabaseFile(program.list).column("PRAGMA journal_mode = WAL") }

        let copied = try program.run("backup", "x.db")
        let restored = try program.run("restore", "today", "--yes")

        #expect(copied.ending == .status(0) && restored.ending == .status(0), "\(copied) \(restored)")
        #expect(try program.run("list", "--db", "x.db").output.split(separator: "\n").count == 2)
        #expect(try program.run("list").output == "  1  우유 사기\n")
    }

    @Test func `as long as it is open there, nothing is put in its place, and doctor says why`() throws {
        let program = try program()
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
        #expect(try integrity(of: program) == ["ok"])
    }

    @Test(arguments: ["DROP TABLE need", "DROP INDEX item_due", "DROP TRIGGER tag_deleted", evil])
    func `a backup in which something is missing, or acts by itself, is refused`(script: String) throws {
        let program = try program()
        _ = try program.run("backup", "x.db")
        do { try DatabaseFile("\(program.home.path)/x.db").execute(script) }
        let before = try Files.read(program.list)

        let outcome = try program.run("restore", "x.db", "--yes")

        #expect(outcome.talk.hasPrefix("adder: x.db is damaged (its ") && outcome.ending == .status(65), "\(outcome)")
        #expect(try Files.read(program.list) == before)
    }

    private static let evil =
        "CREATE TRIGGER evil AFTER INSERT ON item BEGIN DELETE FROM item WHERE id <> new.id; END"

    @Test func `a list of another version than it says is damaged, and no page of SQL`() throws {
        let program = try program()
        _ = try program.run("backup", "x.db")
        do { try DatabaseFile("\(program.home.path)/x.db").execute("PRAGMA user_version = 1") }

        let outcome = try program.run("restore", "x.db", "--yes")

        #expect(outcome.talk.hasPrefix("adder: x.db is damaged (") && outcome.talk.utf8.count < 300, "\(outcome)")
        #expect(outcome.ending == .status(65))
    }

    // MARK: Sentences

    @Test func `what keeps a backup from taking the place says that nothing was changed`() throws {
        let program = try program()
        let before = try Files.read(program.list)

        let outcome = try program.shell("ulimit -f 40; adder restore today --yes")

        #expect(
            outcome.talk
                == "adder: There is no room to write \(program.list); nothing was changed. Free some and try again.\n"
        )
        #expect(outcome.ending == .status(74))
        #expect(try Files.read(program.list) == before)
    }

    @Test func `the way back is promised only where it leads somewhere`() throws {
        let program = try program()
        truncate(program.list, 5_000)

        let outcome = try program.run("restore", "today", "--yes")

        #expect(outcome.talk == "What was there is kept as \(program.list).before-restore-2026-11-22-0800.\n")
    }

    @Test func `a backup that nobody could be told of is made all the same`() throws {
        let program = try program()

        let outcome = try program.shell("adder backup >/dev/full")

        #expect(outcome.talk.contains("what was asked for is done all the same"))
        #expect(outcome.ending == .status(74))
    }

    @Test func `a group keeps its list`() throws {
        let program = try program()
        try #require(geteuid() == 0, "only root may give a file to another group")
        chown(program.list, 0, 1_000)
        chmod(program.list, 0o660)

        _ = try program.run("restore", "today", "--yes")

        #expect(try program.shell("stat -c %g:%a \(program.list)").output == "1000:660\n")
    }
}
