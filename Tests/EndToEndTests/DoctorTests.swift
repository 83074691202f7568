import Glibc
import TestKit
import Testing

/// `adder doctor`, on lists that are well and on others.
@Suite struct DoctorTests {
    private static let back =
        "adder restore shows which backups there are, and keeps this file when one takes its place."
    private static let wrong = "adder: One thing is wrong; what to do stands in the answer.\n"

    private func program() throws -> Program {
        let program = try Program(["LANG": "C.UTF-8"])
        try program.fill("우유 사기", "Rest")
        return program
    }

    /// The lines that are not as they are where all is well.
    private func bad(_ outcome: Outcome) -> [String] {
        outcome.output.split(separator: "\n").map(String.init).filter {
            !$0.hasPrefix("well") && !$0.contains("ADDER_NOW")
        }
    }

    @Test func `a list that is well is told to be`() throws {
        let program = try program()
        _ = try program.run("backup")

        let outcome = try program.run("doctor")

        let output = outcome.output.replacing(#/[0-9.]+ [kMGT]?B( are free)?/#) { match in
            match.output.1 == nil ? "SIZE" : "SPACE"
        }
        #expect(
            output == """
                well  file         \(program.list), SIZE: 2 open, 0 done.
                well  content      Every page is whole, and all that belongs together is together.
                well  shape        Version 2, the newest, with all of its parts.
                well  journal      1 change is kept and can be undone.
                well  permissions  Nobody but you can read the list or its backups.
                well  disk         SPACE.
                well  backups      1 backup, made today 09:30.
                well  settings     ~/config/adder/config: all as usual.
                well  locale       LANG is C.UTF-8.
                well  time zone    TZ is UTC.
                note  clock        ADDER_NOW says that it is Sat 21 Nov 2026, 09:30, and so it stays; unset ADDER_NOW to go by the clock.

                """
        )
        #expect(outcome.talk == "All is well; one thing is worth a look.\n" && outcome.ending == .status(0))
    }

    @Test func `a new home has no list, and gets none`() throws {
        let program = try Program(["LANG": "C.UTF-8"])

        let outcome = try program.run("doctor", "--plain")

        #expect(
            outcome.output.hasPrefix("well: file: There is no list yet; the first adder add makes \(program.list).\n")
        )
        #expect(outcome.ending == .status(0) && Files.names(in: program.home.path).isEmpty)
    }

    @Test(arguments: [
        ("DROP TRIGGER item_deleted", "shape        Missing or altered: trigger item_deleted; \(back)"),
        (
            "DROP TRIGGER need_inserted; INSERT INTO need VALUES (1, 99)",
            "content      1 row names another that is not there; \(back)"
        ),
        (
            "DELETE FROM search_docsize WHERE id = 1",
            "content      1 item cannot be found by its words, by find at least; \(back)"
        ),
    ])
    func `what somebody has broken is wrong, and stays as it is`(script: String, line: String) throws {
        let program = try program()
        _ = try program.run("backup")
        try damage(program, by: script, mending: line.hasPrefix("content") ? "need_inserted" : "")
        let before = try Files.read(program.list)

        let outcome = try program.run("doctor")

        #expect(bad(outcome) == ["wrong  \(line)"])
        #expect(outcome.talk == DoctorTests.wrong && outcome.ending == .status(65))
        #expect(try Files.read(program.list) == before)
    }

    /// Behind the program's back, without a trigger that only it can run, which is there again afterwards.
    private func damage(_ program: Program, by script: String, mending trigger: String) throws {
        let list = try DatabaseFile(program.list)
        let made = try list.column("SELECT sql FROM sqlite_schema WHERE name = '\(trigger)'")
        try list.execute(script)
        if script.contains(trigger) { try made.forEach(list.execute) }
    }

    @Test func `an item that another program has changed is worth a look`() throws {
        let program = try program()
        _ = try program.run("backup")
        try damage(
            program,
            by: "DROP TRIGGER item_updated; UPDATE item SET title = 'Run' WHERE id = 2",
            mending: "item_updated"
        )

        let outcome = try program.run("doctor")

        #expect(
            bad(outcome) == [
                "note  journal      1 item is not as the last change left it, so another program wrote to the list; "
                    + "undo refuses what does not fit."
            ]
        )
        #expect(outcome.ending == .status(0))
    }

    @Test func `a change that was cut off is rolled back and told once`() throws {
        let program = try program()
        _ = try program.run("backup")
        try program.journalOfCutOffChange()

        let first = try program.run("doctor")
        let second = try program.run("doctor")

        #expect(
            bad(first) == [
                "note  journal      A change had been cut off and is rolled back now; adder history shows what the last "
                    + "one was."
            ]
        )
        #expect(bad(second).isEmpty && first.ending == .status(0))
    }

    @Test func `a damaged list is 65 with what to type, and all else is looked at`() throws {
        let program = try program()
        _ = try program.run("backup")
        let pages = try DatabaseFile(program.list).column("SELECT rootpage FROM sqlite_schema WHERE name = 'item_due'")
        let page = try #require(Int(pages[0]))
        var bytes = try Files.read(program.list)
        for index in (page - 1) * 4_096..<page * 4_096 { bytes[index] = 0xAA }
        try Files.write(bytes, to: program.list)

        let outcome = try program.run("doctor", "--plain")

        let lines = outcome.output.split(separator: "\n")
        let front = "wrong: content: \(program.list) is damaged (Page \(page): "
        #expect(lines.first?.hasPrefix(front) == true, "\(outcome)")
        #expect(lines.first?.hasSuffix(DoctorTests.back) == true && lines.count == 8)
        #expect(outcome.ending == .status(65))
        #expect(try Files.read(program.list) == bytes)
    }

    @Test func `a file of another program is told as everywhere, with its status`() throws {
        let program = try program()
        do { try DatabaseFile(program.list).execute("PRAGMA application_id = 7") }

        let outcome = try program.run("doctor", "--json")

        #expect(outcome.output.contains(#""message":"\#(program.list) belongs to another program and was left alone;"#))
        #expect(outcome.talk.hasPrefix(#"{"adder":1,"error":{"status":65,"#) && outcome.ending == .status(65))
    }

    @Test func `settings that keep every other command from running are told here`() throws {
        let program = try Program.withSettings("color = nver\n")

        let outcome = try program.run("doctor")

        let refused = try program.run("list")
        #expect(refused.ending == .status(78))
        #expect(outcome.output.contains("wrong  settings   \(refused.talk.dropFirst("adder: ".count))"))
        #expect(outcome.ending == .status(78))
    }

    @Test func `a list that may not be written is 77`() throws {
        let program = try program()
        for folder in ["", "/data", "/data/adder"] { chmod(program.home.path + folder, 0o755) }
        chmod(program.list, 0o444)

        let outcome = try program.runUnprivileged("doctor")

        #expect(
            outcome.output.contains("wrong  permissions  \(program.list) cannot be written, so nothing can be changed;")
        )
        #expect(outcome.output.contains("note   permissions  \(program.list) belongs to somebody else;"))
        #expect(outcome.output.contains("note   permissions  Others may use \(program.list) (mode 444); chmod 600"))
        #expect(outcome.ending == .status(77), "\(outcome)")
    }

    @Test func `--perf tells how long commands take with this very list, and changes nothing`() throws {
        let program = try program()
        let before = try Files.read(program.list)

        let outcome = try program.run("doctor", "--perf")

        let timed = outcome.output.split(separator: "\n").compactMap { line in
            line.wholeMatch(of: #/[0-9.]+ m?s +(.*?)  +median of [0-9]+, longest [0-9.]+ m?s/#).map {
                String($0.output.1)
            }
        }
        #expect(
            timed == [
                "adder --version", "adder upcoming", "adder list", "adder tags", "adder find Rest",
                "one sync of the disk; a change takes five",
            ]
        )
        #expect(try Files.read(program.list) == before)
    }
}
