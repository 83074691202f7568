import Glibc
import TestKit
import Testing

/// `adder restore`, from what stands beside the list and from elsewhere.
@Suite struct RestoreTests {
    /// A list of two items on Sunday, and beside it what it was on Saturday.
    private func program() throws -> Program {
        let program = try Program(["NO_COLOR": "1"])
        try program.fill("우유 사기")
        program.variables["ADDER_NOW"] = "2026-11-22T08:00"
        try program.fill("Rest")
        return program
    }

    private let kept = "before-restore-2026-11-22-0800"
    private var wayBack: String { "adder restore \(kept) goes back to what was there.\n" }

    @Test func `alone it shows what there is and says what to type`() throws {
        let program = try program()

        let outcome = try program.run("restore")

        let size = try Files.read("\(program.list).backup-2026-11-22").count / 1_000
        #expect(
            outcome
                == Outcome(
                    "2026-11-22  today  1 item  \(size) kB  before that day's first change\n",
                    talk: "adder restore 2026-11-22 puts that one in the place of your list, which is kept.\n"
                )
        )
    }

    @Test(arguments: ["2026-11-22", "today"])
    func `a day names the list as it was before that day's first change`(word: String) throws {
        let program = try program()

        let refused = try program.run("restore", word)
        let restored = try program.run("restore", word, "--yes")

        let question = "Put 2026-11-22 (today, 1 item) in the place of your list (2 items)?"
        let nobody = "Nobody is here to say so; add --yes if that is meant."
        #expect(refused == Outcome(talk: "adder: \(question) \(nobody)\n", status: 64))
        #expect(restored == Outcome("Restored 1 item: 2026-11-22  (today)\n", talk: wayBack))
        #expect(try program.run("list").output == "  1  우유 사기\n")
    }

    @Test func `a person is asked, goes back the way that was said, and can take back what the list remembers`() throws
    {
        let program = try program()
        let pty = try Pty(program, ["restore", "today"])
        try pty.wait(for: "in the place of your list (2 items)? [y/N] ")
        try pty.send("y\n")
        try pty.wait(for: "Restored 1 item: 2026-11-22  (today)")
        #expect(try pty.waitForExit() == .status(0))

        let back = try program.run("restore", kept, "--yes")

        #expect(back.output == "Restored 2 items: \(kept)  (today 08:00)\n")
        #expect(try program.run("undo").output.hasPrefix("Undone: add -"))
        #expect(try program.run("list").output == "  1  우유 사기\n")
    }

    @Test func `a list that is lost, emptied or scribbled over comes back`() throws {
        for damage in [{ unlink($0) }, { truncate($0, 0) }, { truncate($0, 5_000) }] {
            let program = try program()
            _ = damage(program.list)

            let outcome = try program.run("restore", "today", "--yes")

            #expect(outcome.output == "Restored 1 item: 2026-11-22  (today)\n", "\(outcome)")
            #expect(outcome.ending == .status(0))
            #expect(try program.run("list").output == "  1  우유 사기\n")
        }
    }

    @Test func `the journal of a killed change is never applied to the restored list`() throws {
        let program = try program()
        let journal = try program.journalOfCutOffChange()
        let before = try Files.read("\(program.list).backup-2026-11-22")

        let outcome = try program.run("restore", "today", "--yes")

        #expect(!journal.isEmpty && outcome.ending == .status(0), "\(outcome)")
        #expect(!Files.names(in: program.dataFolder).contains { $0.hasSuffix("-journal") })
        #expect(try program.run("list").output == "  1  우유 사기\n")
        #expect(try DatabaseFile(program.list).column("PRAGMA integrity_check") == ["ok"])
        // What was there is as it was before the change that was killed.
        let old = try DatabaseFile("\(program.list).\(kept)")
        #expect(try old.column("SELECT count(*) FROM item") == ["2"])
        #expect(try old.column("PRAGMA integrity_check") == ["ok"])
        #expect(try Files.read("\(program.list).backup-2026-11-22") == before)
    }

    @Test func `a backup that is damaged is 65, and the list stays as it is`() throws {
        let program = try program()
        truncate("\(program.list).backup-2026-11-22", 20_000)
        let before = try Files.read(program.list)

        let outcome = try program.run("restore", "today", "--yes")

        #expect(outcome.talk.hasPrefix("adder: \(program.list).backup-2026-11-22 is damaged ("))
        #expect(outcome.talk.hasSuffix("nothing was changed, adder restore shows which backups there are.\n"))
        #expect(outcome.ending == .status(65))
        #expect(try Files.read(program.list) == before)
        #expect(Files.names(in: program.dataFolder) == ["adder.db", "adder.db.backup-2026-11-22"])
    }

    @Test func `a disk without room is 74, and the list stays as it is`() throws {
        let program = try program()
        let before = try Files.read(program.list)

        let outcome = try program.shell("ulimit -f 40; adder restore today --yes")

        #expect(outcome.ending == .status(74), "\(outcome)")
        #expect(try Files.read(program.list) == before)
        #expect(Files.names(in: program.dataFolder) == ["adder.db", "adder.db.backup-2026-11-22"])
    }

    @Test func `what is not there is 66`() throws {
        let outcome = try program().run("restore", "2026-11-01", "--yes")

        let sentence = "There is no backup “2026-11-01”; adder restore shows those beside your list."
        #expect(outcome == Outcome(talk: "adder: \(sentence)\n", status: 66))
    }

    @Test func `a shell that has the list open shows the restored one`() throws {
        let program = try program()
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

    @Test func `what others add meanwhile is on the list or on the one that was kept, and both are whole`() throws {
        let program = try program()

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

    @Test func `of what is killed in the middle one list or the other is left`() throws {
        let program = try program()
        for _ in 1...15 {
            _ = try program.start("restore", "2026-11-22", "--yes").kill(after: .random(in: 0...0.03))
        }

        let list = try DatabaseFile(program.list)
        #expect(try list.column("PRAGMA integrity_check") == ["ok"])
        #expect(["1", "2"].contains(try list.column("SELECT count(*) FROM item").first))
    }

    @Test func `many commands go on with the restored list`() throws {
        let program = try program()

        let outcome = try program.run(input: "add Before\nrestore today --yes\nadd Behind\nlist\n")

        #expect(outcome.ending == .status(0), "\(outcome)")
        #expect(outcome.output.hasSuffix("  1  우유 사기\n  4  Behind\n"))
        let old = try DatabaseFile("\(program.list).\(kept)")
        #expect(try old.column("SELECT title FROM item") == ["우유 사기", "Rest", "Before"])
    }
}

extension Program {
    /// Leaves the list as a change leaves it that is killed while its pages are on their way to the file.
    @discardableResult
    func journalOfCutOffChange() throws -> [UInt8] {
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
