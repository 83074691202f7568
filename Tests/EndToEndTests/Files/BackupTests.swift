import Glibc
import TestKit
import Testing

/// `adder backup`, and the automatic daily backup.
@Suite struct BackupTests {
    private let cannotAsk = "Can't ask for confirmation here. Use --yes to confirm.\n"

    // MARK: On request

    @Test func `a backup can be used as a list`() throws {
        let program = try Program()
        try program.fill("Buy milk", "우유 사기")

        let made = try program.run("backup", "사본.db")
        let shown = try program.run("list", "--db", "사본.db")

        let size = BackupTests.size(try Files.read("\(program.home.path)/사본.db").count)
        #expect(made == Outcome("Backed up 2 items: 사본.db  (\(size))\n"))
        #expect(shown == Outcome("  1  Buy milk\n  2  우유 사기\n"))
        #expect(Files.mode(of: "\(program.home.path)/사본.db") == 0o600)
    }

    @Test func `without a path the backup is stored next to the list, and --list shows it`() throws {
        let program = try Program()
        try program.fill("Buy milk")

        let made = try program.run("backup", "--plain")
        let all = try program.run("backup", "--list")
        let none = try Program().run("backup", "--list")

        let path = "\(program.list).backup-2026-11-21-0930"
        let size = BackupTests.size(try Files.read(path).count)
        #expect(made == Outcome("backup: \(path)\nholds: 1 item\nsize: \(size)\n"))
        let message = "Run adder restore NAME to replace your list with one of them."
        #expect(
            all
                == Outcome(
                    "2026-11-21-0930  today 09:30  1 item  \(size)  manual\n",
                    messages: "Stored in \(program.dataFolder). \(message)\n"
                )
        )
        #expect(none == Outcome(messages: "No backups found. Run adder backup to make one.\n"))
    }

    @Test func `backing up an empty list is rejected`() throws {
        let program = try Program()

        let sentence = "Your list is empty, so there is nothing to back up. Run adder add to add an item."
        #expect(try program.run("backup") == Outcome(messages: "adder: \(sentence)\n", status: 66))
        #expect(Files.names(in: program.home.path).isEmpty)
    }

    @Test func `an existing file is replaced only after confirmation`() throws {
        let program = try Program(["NO_COLOR": "1"])
        try program.fill("Buy milk")
        let path = "\(program.home.path)/x.db"
        try Files.write("mine".utf8, to: path)

        let refused = try program.run("backup", "x.db")
        #expect(refused == Outcome(messages: "adder: Replace x.db? \(cannotAsk)", status: 64))
        #expect(try Files.read(path) == Array("mine".utf8))

        let pty = try Pty(program, ["backup", "x.db"])
        try pty.wait(for: "Replace x.db? [y/N] ")
        try pty.send("y\n")
        try pty.wait(for: "Backed up 1 item: x.db")
        #expect(try pty.waitForExit() == .status(0))
        #expect(try program.run("list", "--db", "x.db").output == "  1  Buy milk\n")
    }

    @Test func `a backup to a full disk exits with 74 and leaves no partial file`() throws {
        let program = try Program()
        try program.fill((1...300).map { "Item \($0) of many" })
        let before = Files.names(in: program.dataFolder)

        let outcome = try program.shell("ulimit -f 40; adder backup; adder backup x.db")

        let (beside, path) = ("\(program.list).backup-2026-11-21-0930", "x.db")
        #expect(
            outcome.messages
                == [beside, path].map {
                    "adder: The disk is full: can't write \($0), so no backup was made. Free some space or choose another path.\n"
                }.joined()
        )
        #expect(outcome.ending == .status(74))
        #expect(Files.names(in: program.dataFolder) == before)
        #expect(!Files.names(in: program.home.path).contains { $0.hasPrefix("x.db") })
    }

    @Test func `a backup to an unwritable folder exits with 77 and names the folder`() throws {
        let program = try Program()
        try program.fill("Buy milk")
        for folder in ["", "/data", "/data/adder"] { chmod(program.home.path + folder, 0o755) }
        chmod(program.list, 0o444)
        mkdir("\(program.home.path)/closed", 0o555)

        let outcome = try program.runUnprivileged("backup closed/x.db")

        let sentence = "closed/x.db or its folder isn't writable; no backup was made. Choose another path."
        #expect(outcome == Outcome(messages: "adder: \(sentence)\n", status: 77))
        #expect(Files.names(in: "\(program.home.path)/closed").isEmpty)
    }

    @Test func `a backup in a script contains the changes of the lines before it`() throws {
        let program = try Program()

        let outcome = try program.run(input: "add Buy milk\nbackup a.db\nadd Rest\nbackup b.db\n")

        #expect(outcome.ending == .status(0))
        #expect(try DatabaseFile("\(program.home.path)/a.db").column("SELECT title FROM item") == ["Buy milk"])
        #expect(try DatabaseFile("\(program.home.path)/b.db").column("SELECT count(*) FROM item") == ["2"])
    }

    // MARK: Daily

    @Test func `the first change of a day backs up the previous list`() throws {
        let program = try Program()
        try program.fill("Buy milk")
        program.variables["ADDER_NOW"] = "2026-11-22T08:00"

        let outcomes = try [["add", "Rest"], ["done", "1"], ["undo"]].map { try program.run($0) }

        #expect(outcomes.allSatisfy { $0.ending == .status(0) })
        #expect(Files.names(in: program.dataFolder) == ["adder.db", "adder.db.backup-2026-11-22"])
        let copy = "\(program.list).backup-2026-11-22"
        #expect(try DatabaseFile(copy).column("SELECT title FROM item") == ["Buy milk"])
        #expect(try DatabaseFile(copy).column("PRAGMA integrity_check") == ["ok"])
        #expect(Files.mode(of: copy) == 0o600)
    }

    @Test func `undo as the first change of a day makes a backup`() throws {
        let program = try Program()
        try program.fill("Buy milk")
        program.variables["ADDER_NOW"] = "2026-11-22T08:00"

        _ = try program.run("undo")

        let copy = try DatabaseFile("\(program.list).backup-2026-11-22")
        #expect(try copy.column("SELECT title FROM item") == ["Buy milk"])
    }

    @Test func `read-only commands and the first item make no backup`() throws {
        let program = try Program()
        try program.fill("Buy milk")
        program.variables["ADDER_NOW"] = "2026-11-22T08:00"

        for command in [["list"], ["upcoming"], ["show", "1"], ["find", "milk"], ["history"], ["tags"]] {
            #expect(try program.run(command).ending == .status(0))
        }

        #expect(Files.names(in: program.dataFolder) == ["adder.db"])
    }

    @Test(arguments: [["ADDER_BACKUP": "never"], [:]])
    func `the daily backup can be turned off`(variables: [String: String]) throws {
        let program = try Program(variables)
        if variables.isEmpty { _ = try program.run("config", "backup", "never") }
        try program.fill("Buy milk")

        try program.fill("Rest")

        #expect(Files.names(in: program.dataFolder) == ["adder.db"])
    }

    @Test func `the last seven daily backups are kept, and no other file is deleted`() throws {
        let program = try Program()
        try program.fill("Buy milk")
        let others = ["backup-2026-11-01-0930", "backup-2027-01-01", "backup-v1", "backup-2026-11-01.old", "notes"]
        for name in others { try Files.write("kept".utf8, to: "\(program.list).\(name)") }
        try Files.write("kept".utf8, to: "\(program.dataFolder)/other.db.backup-2026-11-01")

        for day in 10...18 {
            program.variables["ADDER_NOW"] = "2026-12-\(day)T08:00"
            _ = try program.run("add", "On day \(day)")
        }

        let daily = (12...18).map { "adder.db.backup-2026-12-\($0)" }
        #expect(
            Files.names(in: program.dataFolder)
                == (["adder.db", "other.db.backup-2026-11-01"] + others.map { "adder.db.\($0)" } + daily).sorted()
        )
    }

    @Test func `a failed daily backup is reported and does not prevent the change`() throws {
        let program = try Program()
        try program.fill("Buy milk")
        let path = "\(program.list).backup-2026-11-21"
        mkdir(path, 0o700)

        let changed = try program.run("add", "Rest")
        let unchanged = try program.run("done", "99")
        let machine = try program.run("add", "Sleep", "--json")

        let reason = "can't write \(path) (a folder)"
        let sentence = "Today's backup failed: \(reason). Run adder backup to try again.\n"
        #expect(changed == Outcome("Added 2: Rest\n", messages: sentence))
        #expect(unchanged.ending == .status(66) && machine.ending == .status(0) && machine.messages.isEmpty)
        #expect(Files.names(in: program.dataFolder) == ["adder.db", "adder.db.backup-2026-11-21"])
    }

    @Test func `a change that fits on the disk is made even if its daily backup does not fit`() throws {
        let program = try Program()
        try program.fill("Buy milk")
        try DatabaseFile(program.list).execute(
            "CREATE TABLE padding AS SELECT zeroblob(500000); DROP TABLE padding"
        )

        let outcome = try program.shell("ulimit -f 400; adder done 1")

        #expect(outcome.output == "Done 1: Buy milk\n")
        #expect(outcome.messages.contains("Today's backup failed: no disk space for \(program.list).backup-2026"))
        #expect(outcome.ending == .status(0))
        #expect(Files.names(in: program.dataFolder) == ["adder.db"])
    }

    @Test func `processes that change the list at the same time all succeed and make one daily backup`() throws {
        let program = try Program()
        try program.fill((1...50).map { "Item \($0)" })
        program.variables["ADDER_NOW"] = "2026-11-22T08:00"

        let running = try (1...16).map { try program.start("add", "Of process \($0)") }
        let outcomes = try running.map { try $0.finish() }

        let waiting = "Another program is writing to \(program.list); waiting.\n"
        #expect(outcomes.allSatisfy { $0.ending == .status(0) && ["", waiting].contains($0.messages) }, "\(outcomes)")
        #expect(Files.names(in: program.dataFolder) == ["adder.db", "adder.db.backup-2026-11-22"])
        let copy = try DatabaseFile("\(program.list).backup-2026-11-22")
        #expect(try copy.column("SELECT count(*) FROM item") == ["50"])
        #expect(try DatabaseFile(program.list).column("SELECT count(*) FROM item") == ["66"])
    }

    @Test func `a killed process leaves no incomplete backup`() throws {
        let program = try Program()
        try program.fill((1...2_000).map { "Item \($0) with a title of some length" })

        for number in 1...20 {
            program.variables["ADDER_NOW"] = "2027-01-\(number + 10)T08:00"
            _ = try program.start("add", "Killed \(number)").kill(after: .random(in: 0...0.06))
        }
        program.variables["ADDER_NOW"] = "2027-02-01T08:00"
        let last = try program.run("add", "The last")

        #expect(last.ending == .status(0) && last.messages.isEmpty)
        let names = Files.names(in: program.dataFolder)
        #expect(!names.contains { $0.contains(".adder-") }, "\(names)")
        #expect(names.contains("adder.db.backup-2027-02-01"))
        for name in names {
            let file = try DatabaseFile("\(program.dataFolder)/\(name)")
            #expect(try file.column("PRAGMA integrity_check") == ["ok"], "\(name)")
        }
    }

    @Test func `a script makes one daily backup, before its first change`() throws {
        let program = try Program()
        try program.fill("Buy milk")

        let outcome = try program.run(input: "add Rest\nadd Sleep\nundo\n")

        #expect(outcome.ending == .status(0))
        let copy = try DatabaseFile("\(program.list).backup-2026-11-21")
        #expect(try copy.column("SELECT title FROM item") == ["Buy milk"])
    }

    private static func size(_ bytes: Int) -> String { "\(bytes / 1_000) kB" }
}

extension Program {
    var dataFolder: String { "\(home.path)/data/adder" }

    fileprivate func run(_ words: [String]) throws -> Outcome {
        try run(arguments: words.map { Array($0.utf8) })
    }
}
