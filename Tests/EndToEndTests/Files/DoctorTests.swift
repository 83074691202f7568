import Glibc
import TestKit
import Testing

/// `adder doctor` on healthy and damaged lists.
@Suite struct DoctorTests {
    private static let restoreHint =
        "Run adder restore to choose a backup. The current file is kept."
    private static let oneProblem = "adder: 1 problem found; see above.\n"

    private func program() throws -> Program {
        let program = try Program(["LANG": "C.UTF-8"])
        try program.fill("우유 사기", "Rest")
        return program
    }

    /// The lines that report a note or a problem.
    private func findings(_ outcome: Outcome) -> [String] {
        outcome.output.split(separator: "\n").map(String.init).filter {
            !$0.hasPrefix("ok") && !$0.contains("ADDER_NOW")
        }
    }

    @Test func `every check of a healthy list is ok`() throws {
        let program = try program()
        _ = try program.run("backup")

        let outcome = try program.run("doctor")

        let output = outcome.output.replacing(#/[0-9.]+ [kMGT]?B( free)?/#) { match in
            match.output.1 == nil ? "SIZE" : "SPACE"
        }
        #expect(
            output == """
                ok    file         \(program.list), SIZE: 2 open, 0 done.
                ok    content      No corruption found; all references are valid.
                ok    shape        Version 10, current and complete.
                ok    journal      1 change since Sat 21 Nov can be undone; the history takes SIZE.
                ok    permissions  Only you can read the list and its backups.
                ok    disk         SPACE.
                ok    backups      1 backup, made today 09:30.
                ok    settings     ~/config/adder/config: all defaults.
                ok    locale       LANG is C.UTF-8.
                ok    time zone    TZ is UTC.
                note  clock        ADDER_NOW fixes the time at Sat 21 Nov 2026, 09:30. Unset ADDER_NOW to use the system clock.

                """
        )
        #expect(outcome.messages == "No problems found; 1 note.\n" && outcome.ending == .status(0))
    }

    @Test func `doctor lists pages that edit has left`() throws {
        let program = try program()
        // A power cut while the editor was open
        program.variables["EDITOR"] = "sh -c 'cp $0 $0.txt; mv $0.txt $HOME/adder-abcdef.txt; exit 3'"
        _ = try program.run("edit", "1")
        let page = try #require(Files.names(in: program.home.path).first { $0.hasPrefix("adder-") })

        let outcome = try program.run("doctor")

        #expect(
            findings(outcome).contains(
                "note  pages        adder edit left a page: \(program.home.path)/\(page). Delete it when you don't need its text."
            )
        )
        #expect(outcome.ending == .status(0))
    }

    @Test func `doctor reports a missing list and doesn't create it`() throws {
        let program = try Program(["LANG": "C.UTF-8"])

        let outcome = try program.run("doctor", "--plain")

        #expect(
            outcome.output.hasPrefix("ok: file: No list yet. The first adder add creates \(program.list).\n")
        )
        #expect(outcome.ending == .status(0) && Files.names(in: program.home.path).isEmpty)
    }

    @Test(arguments: [
        ("DROP TRIGGER item_deleted", "shape        Missing or altered: trigger item_deleted. \(restoreHint)"),
        (
            "DROP TRIGGER need_inserted; INSERT INTO need VALUES (1, 99)",
            "content      1 row refers to a missing row. \(restoreHint)"
        ),
        (
            "DELETE FROM search_docsize WHERE id = 1",
            "content      The search index is wrong for 1 item. \(restoreHint)"
        ),
    ])
    func `an altered database is reported and not repaired`(script: String, line: String) throws {
        let program = try program()
        _ = try program.run("backup")
        try damage(program, by: script, restoring: line.hasPrefix("content") ? "need_inserted" : "")
        let before = try Files.read(program.list)

        let outcome = try program.run("doctor")

        #expect(findings(outcome) == ["error  \(line)"])
        #expect(outcome.messages == DoctorTests.oneProblem && outcome.ending == .status(65))
        #expect(try Files.read(program.list) == before)
    }

    /// Runs a script on the database. A trigger that it drops only to bypass is created again afterwards.
    private func damage(_ program: Program, by script: String, restoring trigger: String) throws {
        let list = try DatabaseFile(program.list)
        let made = try list.column("SELECT sql FROM sqlite_schema WHERE name = '\(trigger)'")
        try list.execute(script)
        if script.contains(trigger) { try made.forEach(list.execute) }
    }

    @Test func `an interrupted change is rolled back and reported once`() throws {
        let program = try program()
        _ = try program.run("backup")
        try program.interruptChange()

        let first = try program.run("doctor")
        let second = try program.run("doctor")

        #expect(
            findings(first) == [
                "note  journal      An interrupted change was rolled back. Run adder history to see the last complete change."
            ]
        )
        #expect(findings(second).isEmpty && first.ending == .status(0))
    }

    @Test func `a damaged list exits with 65 and a hint, and the other checks still run`() throws {
        let program = try program()
        _ = try program.run("backup")
        let pages = try DatabaseFile(program.list).column("SELECT rootpage FROM sqlite_schema WHERE name = 'item_due'")
        let page = try #require(Int(pages[0]))
        var bytes = try Files.read(program.list)
        for index in (page - 1) * 4_096..<page * 4_096 { bytes[index] = 0xAA }
        try Files.write(bytes, to: program.list)

        let outcome = try program.run("doctor", "--plain")

        let lines = outcome.output.split(separator: "\n")
        let front = "error: content: \(program.list) is damaged (Page \(page): "
        #expect(lines.first?.hasPrefix(front) == true, "\(outcome)")
        #expect(lines.first?.hasSuffix(DoctorTests.restoreHint) == true && lines.count == 8)
        #expect(outcome.ending == .status(65))
        #expect(try Files.read(program.list) == bytes)
    }

    @Test func `a database of another program is reported as in other commands and exits with 65`() throws {
        let program = try program()
        do { try DatabaseFile(program.list).execute("PRAGMA application_id = 7") }

        let outcome = try program.run("doctor", "--json")

        #expect(
            outcome.output.contains(#""message":"\#(program.list) belongs to another program and was not changed."#)
        )
        #expect(outcome.messages.hasPrefix(#"{"adder":1,"error":{"status":65,"#) && outcome.ending == .status(65))
    }

    @Test func `doctor reports invalid settings that stop other commands`() throws {
        let program = try Program.withSettings("color = nver\n")

        let outcome = try program.run("doctor")

        let refused = try program.run("list")
        #expect(refused.ending == .status(78))
        #expect(outcome.output.contains("error  settings   \(refused.messages.dropFirst("adder: ".count))"))
        #expect(outcome.ending == .status(78))
    }

    @Test func `a read-only list exits with 77`() throws {
        let program = try program()
        for folder in ["", "/data", "/data/adder"] { chmod(program.home.path + folder, 0o755) }
        chmod(program.list, 0o444)

        let outcome = try program.runUnprivileged("doctor")

        #expect(
            outcome.output.contains("error  permissions  Can't write to \(program.list), so the list can't be changed.")
        )
        #expect(outcome.output.contains("note   permissions  \(program.list) belongs to another user."))
        #expect(
            outcome.output.contains(
                "note   permissions  Other users can access \(program.list) (mode 444). Make it private with chmod 600"
            )
        )
        #expect(outcome.ending == .status(77), "\(outcome)")
    }

    @Test func `--perf measures commands on the current list and changes nothing`() throws {
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
                "one fsync; a change takes five",
            ]
        )
        #expect(try Files.read(program.list) == before)
    }
}
