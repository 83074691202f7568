import Glibc
import TestKit
import Testing

/// `adder restore` from backups next to the list and elsewhere.
@Suite struct RestoreTests {
    private let kept = "before-restore-2026-11-22-0800"
    private var reversalHint: String { "adder restore \(kept) restores the previous list.\n" }

    @Test func `restore without arguments lists the backups and shows an example`() throws {
        let program = try Program.withBackup(["NO_COLOR": "1"])

        let outcome = try program.run("restore")

        let size = try Files.read("\(program.list).backup-2026-11-22").count / 1_000
        #expect(
            outcome
                == Outcome(
                    "2026-11-22  today  1 item  \(size) kB  before the day's first change\n",
                    messages:
                        "adder restore 2026-11-22 replaces your list with that backup and keeps the current list.\n"
                )
        )
    }

    @Test(arguments: ["2026-11-22", "today"])
    func `a date selects the backup made before that day's first change`(word: String) throws {
        let program = try Program.withBackup(["NO_COLOR": "1"])

        let refused = try program.run("restore", word)
        let restored = try program.run("restore", word, "--yes")

        let question = "Replace your list (2 items) with 2026-11-22 (today, 1 item)?"
        let cannotAsk = "Can't ask for confirmation here. Use --yes to confirm."
        #expect(refused == Outcome(messages: "adder: \(question) \(cannotAsk)\n", status: 64))
        #expect(restored == Outcome("Restored 1 item: 2026-11-22  (today)\n", messages: reversalHint))
        #expect(try program.run("list").output == "  1  우유 사기\n")
    }

    @Test func `restore asks for confirmation and can be reversed, and undo still works afterwards`() throws {
        let program = try Program.withBackup(["NO_COLOR": "1"])
        let pty = try Pty(program, ["restore", "today"])
        try pty.wait(for: "(today, 1 item)? [y/N] ")
        try pty.send("y\n")
        try pty.wait(for: "Restored 1 item: 2026-11-22  (today)")
        #expect(try pty.waitForExit() == .status(0))

        let back = try program.run("restore", kept, "--yes")

        #expect(back.output == "Restored 2 items: \(kept)  (today 08:00)\n")
        #expect(try program.run("undo").output.hasPrefix("Undone: add -"))
        #expect(try program.run("list").output == "  1  우유 사기\n")
    }

    @Test func `a deleted, emptied or truncated list can be restored`() throws {
        for damage in [{ unlink($0) }, { truncate($0, 0) }, { truncate($0, 5_000) }] {
            let program = try Program.withBackup(["NO_COLOR": "1"])
            _ = damage(program.list)

            let outcome = try program.run("restore", "today", "--yes")

            #expect(outcome.output == "Restored 1 item: 2026-11-22  (today)\n", "\(outcome)")
            #expect(outcome.ending == .status(0))
            #expect(try program.run("list").output == "  1  우유 사기\n")
        }
    }

    @Test func `the rollback journal of a killed change is not applied to the restored list`() throws {
        let program = try Program.withBackup(["NO_COLOR": "1"])
        let journal = try program.interruptChange()
        let before = try Files.read("\(program.list).backup-2026-11-22")

        let outcome = try program.run("restore", "today", "--yes")

        #expect(!journal.isEmpty && outcome.ending == .status(0), "\(outcome)")
        #expect(!Files.names(in: program.dataFolder).contains { $0.hasSuffix("-journal") })
        #expect(try program.run("list").output == "  1  우유 사기\n")
        #expect(try DatabaseFile(program.list).column("PRAGMA integrity_check") == ["ok"])
        // The replaced list was rolled back before it was kept.
        let old = try DatabaseFile("\(program.list).\(kept)")
        #expect(try old.column("SELECT count(*) FROM item") == ["2"])
        #expect(try old.column("PRAGMA integrity_check") == ["ok"])
        #expect(try Files.read("\(program.list).backup-2026-11-22") == before)
    }

    @Test func `a damaged backup exits with 65 and leaves the list unchanged`() throws {
        let program = try Program.withBackup(["NO_COLOR": "1"])
        truncate("\(program.list).backup-2026-11-22", 20_000)
        let before = try Files.read(program.list)

        let outcome = try program.run("restore", "today", "--yes")

        #expect(outcome.messages.hasPrefix("adder: \(program.list).backup-2026-11-22 is damaged ("))
        #expect(outcome.messages.hasSuffix("nothing was changed. Run adder restore to see your backups.\n"))
        #expect(outcome.ending == .status(65))
        #expect(try Files.read(program.list) == before)
        #expect(Files.names(in: program.dataFolder) == ["adder.db", "adder.db.backup-2026-11-22"])
    }

    @Test func `restoring onto a full disk exits with 74 and leaves the list unchanged`() throws {
        let program = try Program.withBackup(["NO_COLOR": "1"])
        let before = try Files.read(program.list)

        let outcome = try program.shell("ulimit -f 40; adder restore today --yes")

        #expect(outcome.ending == .status(74), "\(outcome)")
        #expect(try Files.read(program.list) == before)
        #expect(Files.names(in: program.dataFolder) == ["adder.db", "adder.db.backup-2026-11-22"])
    }

    @Test func `an unknown backup exits with 66`() throws {
        let outcome = try Program.withBackup(["NO_COLOR": "1"]).run("restore", "2026-11-01", "--yes")

        let sentence = "No backup “2026-11-01”. Run adder restore to see your backups."
        #expect(outcome == Outcome(messages: "adder: \(sentence)\n", status: 66))
    }

    @Test func `an open shell shows the restored list`() throws {
        let program = try Program.withBackup(["NO_COLOR": "1"])
        let pty = try Pty(program)
        try pty.wait(for: "adder> ")

        let outcome = try program.run("restore", "today", "--yes")
        #expect(outcome.ending == .status(0))
        try pty.send("list\n")
        try pty.wait(for: "  1  우유 사기\r\n")
        try pty.send("add Sleep\n")
        try pty.wait(for: "Added 3: Sleep")

        #expect(try pty.quit() == .status(0))
        #expect(try DatabaseFile(program.list).column("SELECT title FROM item") == ["우유 사기", "Sleep"])
    }

    @Test func `concurrent adds end up in the restored list or in the kept one`() throws {
        let program = try Program.withBackup(["NO_COLOR": "1"])

        let adding = try (1...8).map { try program.start("add", "Of process \($0)") }
        let restored = try program.run("restore", "today", "--yes")
        let outcomes = try adding.map { try $0.finish() }

        #expect(restored.ending == .status(0) && outcomes.allSatisfy { $0.ending == .status(0) }, "\(outcomes)")
        var found: Set<String> = []
        for path in [program.list, "\(program.list).\(kept)"] {
            let list = try DatabaseFile(path)
            found.formUnion(try list.column("SELECT title FROM item WHERE title LIKE 'Of process %'"))
            #expect(try list.column("PRAGMA integrity_check") == ["ok"])
        }
        #expect(found.count == 8)
    }

    @Test func `a killed restore leaves the old list or the restored one`() throws {
        let program = try Program.withBackup(["NO_COLOR": "1"])
        for _ in 1...15 {
            _ = try program.start("restore", "2026-11-22", "--yes").kill(after: .random(in: 0...0.03))
        }

        let list = try DatabaseFile(program.list)
        #expect(try list.column("PRAGMA integrity_check") == ["ok"])
        #expect(["1", "2"].contains(try list.column("SELECT count(*) FROM item").first))
    }

    @Test func `a script continues with the restored list`() throws {
        let program = try Program.withBackup(["NO_COLOR": "1"])

        let outcome = try program.run(input: "add Before\nrestore today --yes\nadd Behind\nlist\n")

        #expect(outcome.ending == .status(0), "\(outcome)")
        #expect(outcome.output.hasSuffix("  1  우유 사기\n  4  Behind\n"))
        let old = try DatabaseFile("\(program.list).\(kept)")
        #expect(try old.column("SELECT title FROM item") == ["우유 사기", "Rest", "Before"])
    }
}

extension Program {
    /// Leaves the list as if a process had been killed while writing pages, and returns the rollback journal.
    @discardableResult
    func interruptChange() throws -> [UInt8] {
        let (path, journalPath) = (list, "\(list)-journal")
        let changer = try DatabaseFile(path)
        try changer.execute(
            """
            PRAGMA cache_size = 1; BEGIN IMMEDIATE; CREATE TABLE spill (a);
            INSERT INTO spill SELECT randomblob(4000) FROM (SELECT 1 FROM sqlite_schema, sqlite_schema LIMIT 60)
            """
        )
        let (bytes, journal) = (try Files.read(path), try Files.read(journalPath))
        try changer.execute("ROLLBACK")
        try Files.write(bytes, to: path)
        try Files.write(journal, to: journalPath)
        return journal
    }
}
