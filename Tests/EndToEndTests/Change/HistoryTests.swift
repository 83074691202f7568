import TestKit
import Testing
import UnicodeText

@Suite struct HistoryTests {
    /// A list changed on three days. One change is undone for good, and two can be redone.
    private func programWithHistory() throws -> Program {
        let program = try Program(["ADDER_NOW": "2025-12-24T18:02"])
        try program.fill("Pay rent +money")
        program.variables["ADDER_NOW"] = "2026-11-20T18:05"
        try program.fill("우유 사기 @shop", "Water the plants", "Rest", "Read")
        _ = try program.run("done", "1")
        _ = try program.run("undo")
        program.variables["ADDER_NOW"] = "2026-11-21T09:30"
        _ = try program.run("change", "2-5", "+urgent")
        _ = try program.run("remove", "4", "--yes")
        _ = try program.run("done", "2")
        _ = try program.run("undo", "2")
        return program
    }

    @Test func `history lists changes newest first, with time and the command that reaches each`() throws {
        let program = try programWithHistory()

        let outcome = try program.run("history")

        #expect(
            outcome
                == Outcome(
                    """
                      redo 2  today 09:30            undone  done 2              2 우유 사기
                      redo 1  today 09:30            undone  remove 4            4 Rest
                      undo 1  today 09:30                    change 2-5 +urgent  4 items: 2 우유 사기, 3 Water the \
                    plants, 4 Rest and 1 more
                              yesterday 18:05        undone  done 1              1 Pay rent
                      undo 2  yesterday 18:05                add -               4 items: 2 우유 사기, 3 Water the \
                    plants, 4 Rest and 1 more
                      undo 3  Wed 24 Dec 2025 18:02          add -               1 Pay rent

                    """
                )
        )
    }

    @Test func `the undo and redo counts in the history are correct`() throws {
        let program = try programWithHistory()

        #expect(try program.run("redo", "2").output.hasSuffix("Redone: done 2  (today 09:30)\n"))
        #expect(try program.run("undo", "4").output.hasSuffix("Undone: add -  (yesterday 18:05)\n"))

        #expect(
            try program.run("history", "--plain").output == """
                redo 4: done 2; made today 09:30; undone; about 2 우유 사기
                redo 3: remove 4; made today 09:30; undone; about 4 Rest
                redo 2: change 2-5 +urgent; made today 09:30; undone; about 4 items: 2 우유 사기, 3 Water the plants, \
                4 Rest and 1 more
                undone: done 1; made yesterday 18:05; about 1 Pay rent
                redo 1: add -; made yesterday 18:05; undone; about 4 items: 2 우유 사기, 3 Water the plants, \
                4 Rest and 1 more
                undo 1: add -; made Wed 24 Dec 2025 18:02; about 1 Pay rent

                """
        )
    }

    @Test func `a new change discards the redo history`() throws {
        let program = try programWithHistory()

        _ = try program.run("add", "Sleep")

        #expect(
            try program.run("history", "3", "--plain").output == """
                undo 1: add Sleep; made today 09:30; about 6 Sleep
                undone: done 2; made today 09:30; about 2 우유 사기
                undone: remove 4; made today 09:30; about 4 Rest

                """
        )
    }

    @Test func `JSON output has the same content`() throws {
        let program = try programWithHistory()

        let outcome = try program.run("history", "3", "--json")

        #expect(
            outcome
                == Outcome(
                    #"{"adder":1,"changes":["#
                        + #"{"id":6,"at":"2026-11-21T09:30:00Z","command":"done 2","undone":true,"redo":2,"#
                        + #""itemCount":1,"items":[{"id":2,"title":"우유 사기"}]},"#
                        + #"{"id":5,"at":"2026-11-21T09:30:00Z","command":"remove 4","undone":true,"redo":1,"#
                        + #""itemCount":1,"items":[{"id":4,"title":"Rest"}]},"#
                        + #"{"id":4,"at":"2026-11-21T09:30:00Z","command":"change 2-5 +urgent","undone":false,"#
                        + #""undo":1,"#
                        + #""itemCount":4,"items":[{"id":2,"title":"우유 사기"},{"id":3,"title":"Water the plants"},"#
                        + #"{"id":4,"title":"Rest"}]}]}"# + "\n"
                )
        )
    }

    @Test func `in 40 columns each change takes at most three lines`() throws {
        let program = try programWithHistory()

        let pty = try Pty(program, "history", "3", "--color", "never", columns: 40)

        #expect(try pty.waitForExit() == .status(0))
        #expect(
            pty.lines.joined(separator: "\n") == """
                  redo 2  done 2
                          today 09:30  undone
                          2 우유 사기
                  redo 1  remove 4
                          today 09:30  undone  4 Rest
                  undo 1  change 2-5 +urgent
                          today 09:30
                          4 items: 2 우유 사기, 3 Water…

                """
        )
    }

    @Test(arguments: [20, 60, 80, 120])
    func `no line is wider than the terminal`(columns: Int) throws {
        let program = try programWithHistory()

        let pty = try Pty(program, "history", "--color", "never", columns: columns)

        #expect(try pty.waitForExit() == .status(0))
        #expect(pty.lines.count >= 6)
        #expect(pty.lines.allSatisfy { UnicodeText.width($0) <= columns }, "\(pty.lines.joined(separator: "\n"))")
    }

    @Test func `a terminal shows the latest 20 changes, and a pipe gets all of them`() throws {
        let program = try Program()
        let lines = (1...25).map { "add Item \($0)\n" }.joined()
        _ = try program.run(input: lines)

        let pty = try Pty(program, "history", "--color", "never")

        #expect(try pty.waitForExit() == .status(0))
        #expect(pty.lines.count == 23)
        #expect(pty.lines.first == "   undo 1  today 09:30  add Item 25  25 Item 25")
        #expect(
            pty.lines.suffix(4).joined(separator: "\n") == """
                  undo 20  today 09:30  add Item 6   6 Item 6

                There are older changes. Run adder history 100 to see more.

                """
        )
        #expect(try program.run("history").output.split(separator: "\n").count == 25)
    }

    @Test func `a long history is written completely and stops when the reader closes the pipe`() throws {
        let program = try Program()
        _ = try program.run("add", "Item")
        try DatabaseFile(program.list).execute(
            """
            WITH RECURSIVE number (value) AS (SELECT 2 UNION ALL SELECT value + 1 FROM number WHERE value < 3000)
            INSERT INTO change (id, at, command, items) SELECT value, 1795253400, 'change 1 ' || value, 1 FROM number;
            INSERT INTO replaced (change, item, title, touched) SELECT id, 1, 'b', id - 1 FROM change WHERE id > 1;
            DROP TRIGGER item_updated; UPDATE item SET touched = 3000
            """
        )

        let all = try program.run("history", "--plain").output.split(separator: "\n")
        #expect(all.count == 3_000)
        #expect(all.first == "undo 1: change 1 3000; made today 09:30; about 1 Item")
        #expect(all.last == "undo 3000: add Item; made today 09:30; about 1 b")
        #expect(try program.run("history", "--json").output.contains(#""undo":3000,"itemCount":1,"#))
        #expect(try program.shell("{ adder history; echo $? >&2; } | head -1").messages == "0\n")
    }

    @Test func `the history of a missing list is empty and creates nothing`() throws {
        let program = try Program()

        #expect(try program.run("history") == Outcome("No changes yet.\n"))
        #expect(try program.run("history", "--json") == Outcome(#"{"adder":1,"changes":[]}"# + "\n"))
        #expect(Files.names(in: program.home.path).isEmpty)
    }

    @Test func `an invalid number gives the same error as undo`() throws {
        let program = try Program()

        #expect(try program.run("history", "0") == (try program.run("undo", "0")))
        #expect(try program.run("history", "0").ending == .status(65))
    }
}
