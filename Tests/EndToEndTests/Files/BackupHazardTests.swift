import Glibc
import TestKit
import Testing

/// Unusual file names and missing files during backup and restore.
@Suite struct BackupHazardTests {
    private func integrity(of program: Program) throws -> [String] {
        try DatabaseFile(program.list).column("PRAGMA integrity_check")
    }

    // MARK: Names

    @Test(arguments: ["adder.db.adder-backup", "adder.db.backup-x.adder-office"])
    func `a backup whose name resembles a temporary file is not deleted`(name: String) throws {
        let program = try Program.withBackup()
        let path = "\(program.dataFolder)/\(name)"

        let made = try program.run("backup", path)
        try program.fill("Sleep")
        _ = try program.run("backup")

        #expect(made.ending == .status(0))
        #expect(Files.mode(of: path) == 0o600)
    }

    @Test(arguments: ["-journal", "-wal", "-shm", ".adder-draft-abcdef"])
    func `a backup can't use a name that adder or SQLite reserves`(suffix: String) throws {
        let program = try Program.withBackup()

        let outcome = try program.run("backup", program.list + suffix)

        #expect(
            outcome
                == Outcome(
                    messages:
                        "adder: Can't create \(program.list)\(suffix) (the name is reserved for "
                        + "adder's own files). Choose another path.\n",
                    status: 73
                )
        )
    }

    @Test func `a hard link to the list is not listed as a backup`() throws {
        let program = try Program.withBackup()
        link(program.list, "\(program.list).backup-2026-11-10")

        let backups = try program.run("backup", "--list")

        #expect(backups.ending == .status(0) && !backups.output.contains("2026-11-10"))
    }

    @Test func `a list with two names is not changed, and doctor names them`() throws {
        let program = try Program.withBackup()
        link(program.list, "\(program.home.path)/second.db")

        let added = try program.run("add", "Mine")
        let doctor = try program.run("doctor")

        #expect(added.ending == .status(77) && added.messages.contains("has another name, a hard link"))
        #expect(doctor.ending == .status(77) && doctor.output.contains("has 2 names, so it can't be changed."))
        #expect(try program.run("--db", "\(program.home.path)/second.db", "undo").ending == .status(77))
    }

    @Test func `restore gives a list with two names a file of its own`() throws {
        let program = try Program.withBackup()
        let second = "\(program.home.path)/second.db"
        link(program.list, second)

        let restored = try program.run("restore", "today", "--yes")

        #expect(restored.ending == .status(0))
        #expect(try program.run("add", "Mine").ending == .status(0))
        #expect(try program.run("--db", second, "list").output.contains("Mine") == false)
    }

    // MARK: Other users

    @Test(.enabled(if: geteuid() == 0, "only root can give files away"))
    func `the backup of another user is not restored and doesn't replace the daily one`() throws {
        let program = try Program.withBackup()
        let (today, yesterday) = ("\(program.list).backup-2026-11-22", "\(program.list).backup-2026-11-21")
        for path in [today, yesterday] {
            unlink(path)
            try Files.write(try Files.read(program.list), to: path)
            chown(path, 65_534, 65_534)
        }

        let list = try program.run("restore")
        let restored = try program.run("restore", "yesterday", "--yes")
        let byPath = try program.run("restore", yesterday, "--yes")
        try program.fill("Mine")

        #expect(!list.output.contains("2026-11-21") && restored.ending == .status(66))
        #expect(byPath.ending == .status(77) && byPath.messages.contains("belongs to another user"))
        #expect(Files.owner(of: today) == 0 && Files.owner(of: yesterday) == 65_534)
    }

    @Test func `restore removes the hard link left by a killed restore`() throws {
        let program = try Program.withBackup()
        link(program.list, "\(program.list).before-restore-2026-11-22-0700")

        _ = try program.run("restore", "today", "--yes")

        let kept = Files.names(in: program.dataFolder).filter { $0.contains("before-restore") }
        #expect(kept == ["adder.db.before-restore-2026-11-22-0800"])
    }

    // MARK: Missing lists

    @Test func `adding to a deleted list starts a new one and mentions its backups`() throws {
        let program = try Program.withBackup()
        unlink(program.list)

        let doctor = try program.run("doctor")
        let (looked, asked) = (try program.run("list"), try program.run("restore"))
        let added = try program.run("add", "New")

        #expect(
            doctor.output.hasPrefix(
                "note  file       \(program.list) is missing, but backups exist. Run adder restore to choose one."
            )
        )
        let warning = "No list at \(program.list), but backups of it exist. Run adder restore to see them.\n"
        #expect(looked.output.hasPrefix("Your list is empty.") && looked.messages == warning)
        #expect(!asked.messages.contains(warning) && asked.ending == .status(0))
        #expect(added == Outcome("Added 1: New\n", messages: warning))
        #expect(try program.run("list") == Outcome("  1  New\n"))
    }

    @Test func `the rollback journal of a deleted list is not applied to the restored one`() throws {
        let program = try Program.withBackup()
        try program.interruptChange()
        unlink(program.list)

        let restored = try program.run("restore", "today", "--yes")

        #expect(restored.output == "Restored 1 item: 2026-11-22  (today)\n")
        #expect(try program.run("list").output == "  1  우유 사기\n")
        #expect(try integrity(of: program) == ["ok"])
    }

    @Test func `a stray WAL file is not applied to the restored list`() throws {
        let program = try Program.withBackup()
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

    @Test func `a second restore within a minute keeps the list under a new name`() throws {
        let program = try Program.withBackup()
        try program.interruptChange()
        unlink(program.list)
        _ = try program.run("restore", "today", "--yes")
        _ = try program.run("add", "New")

        let again = try program.run("restore", "today", "--yes")
        let back = try program.run("restore", "before-restore-2026-11-22-0800-2", "--yes")

        #expect(again.messages == "adder restore before-restore-2026-11-22-0800-2 restores the previous list.\n")
        #expect(back.ending == .status(0), "\(back)")
        #expect(try program.run("list").output == "  1  우유 사기\n  2  New\n")
    }

    @Test func `the error for a list without its first page points to the backups`() throws {
        let program = try Program.withBackup()
        var bytes = try Files.read(program.list)
        for index in 0..<512 { bytes[index] = 0 }
        try Files.write(bytes, to: program.list)

        let outcome = try program.run("list")

        #expect(
            outcome.messages.hasPrefix(
                "adder: \(program.list) is damaged (its first page is missing). Run adder restore "
            )
        )
        #expect(outcome.ending == .status(65))
        #expect(try program.run("restore", "today", "--yes").ending == .status(0))
    }

    // MARK: Ids

    @Test func `an id assigned after the backup is not reused`() throws {
        let program = try Program.withBackup()

        _ = try program.run("restore", "today", "--yes")
        let added = try program.run("add", "New")

        #expect(added == Outcome("Added 3: New\n"))
        #expect(try program.run("history", "--json").output.contains(#""id":3"#))
    }

    @Test func `restoring removed items restores their history`() throws {
        let program = try Program.withBackup()
        _ = try program.run("remove", "all", "--yes")

        let copied = try program.run("backup", "x.db")
        let restored = try program.run("restore", "today", "--yes")
        let back = try program.run("restore", "before-restore-2026-11-22-0800", "--yes")
        _ = try program.run("undo")

        #expect([copied, restored, back].map(\.ending) == Array(repeating: .status(0), count: 3))
        #expect(try program.run("list").output.split(separator: "\n").count == 2)
    }

    @Test func `a list with damaged id sequences can be replaced by a backup`() throws {
        let program = try Program.withBackup()
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

    // MARK: Messages

    @Test func `restoring onto a full disk reports that nothing was changed`() throws {
        let program = try Program.withBackup()
        let before = try Files.read(program.list)

        let outcome = try program.shell("ulimit -f 40; adder restore today --yes")

        #expect(
            outcome.messages
                == "adder: The disk is full: can't write \(program.list), so nothing was changed. Free some space and try again.\n"
        )
        #expect(outcome.ending == .status(74))
        #expect(try Files.read(program.list) == before)
    }

    @Test func `the command that undoes a restore is shown only if the old list can be restored`() throws {
        let program = try Program.withBackup()
        truncate(program.list, 5_000)

        let outcome = try program.run("restore", "today", "--yes")

        #expect(outcome.messages == "The previous list is kept as \(program.list).before-restore-2026-11-22-0800.\n")
    }

    @Test func `a backup is kept even if the output can't be written`() throws {
        let program = try Program.withBackup()

        let outcome = try program.shell("adder backup >/dev/full")

        #expect(outcome.messages.contains("the change was made anyway"))
        #expect(outcome.ending == .status(74))
    }

    @Test func `restore keeps the group and the mode of the list`() throws {
        let program = try Program.withBackup()
        try #require(geteuid() == 0, "only root may give a file to another group")
        chown(program.list, 0, 1_000)
        chmod(program.list, 0o660)

        _ = try program.run("restore", "today", "--yes")

        #expect(try program.shell("stat -c %g:%a \(program.list)").output == "1000:660\n")
    }
}
