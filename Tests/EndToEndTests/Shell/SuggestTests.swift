import TestKit
import Testing

/// `adder suggest`, which the completion scripts call on each Tab.
@Suite struct SuggestTests {
    @Test func `items are suggested by due date, with their titles`() throws {
        let program = try Program.withUsualList()

        let outcome = try program.run("suggest", "--", "done", "")

        let lines = outcome.output.split(separator: "\n").prefix(6)
        #expect(
            lines.elementsEqual([
                "3\tReturn the books", "4\tDentist", "2\tCall mum", "1\tPay rent", "6\tPlan the garden", "5\tBuy milk",
            ])
        )
        #expect(outcome == Outcome(outcome.output))
    }

    @Test func `control characters in a title are made visible`() throws {
        let program = try Program()
        try program.fill("a\u{1B}[2J\tb")

        #expect(try program.run("suggest", "--", "done", "1") == Outcome("1\ta␛[2J␉b\n"))
    }

    @Test func `suggestions come from the list that --db names`() throws {
        let program = try Program.withUsualList()
        _ = try program.run("--db", "other.db", "add", "Something else")

        #expect(try program.run("suggest", "--", "--db", "other.db", "done", "1") == Outcome("1\tSomething else\n"))
        #expect(try program.run("suggest", "--", "--db", "none.db", "done", "1") == Outcome())
        #expect(!Files.names(in: program.home.path).contains("none.db"))
    }

    @Test func `suggestions don't wait for a locked list`() throws {
        let program = try Program.withUsualList()
        let other = try DatabaseFile(program.list)
        try other.execute("BEGIN EXCLUSIVE")

        let outcome = try program.start("suggest", "--", "done", "o").finish(within: 5)
        let ids = try program.start("suggest", "--", "done", "1").finish(within: 5)

        #expect(outcome.output.contains("overdue\t"))
        #expect(outcome == Outcome(outcome.output))
        #expect(ids == Outcome())
    }

    @Test func `a file that is not a list is silently ignored`() throws {
        let program = try Program()
        try Files.write(
            "not a list, but long enough to have a header of one hundred bytes\n".utf8,
            to: "\(program.home.path)/x"
        )

        #expect(try program.run("suggest", "--", "--db", "x", "done", "1") == Outcome())
        #expect(try program.run("suggest", "--", "--db", ".", "up", "+") == Outcome())
    }

    @Test func `backups are suggested newest first, by the names that restore accepts`() throws {
        let program = try Program()
        try program.fill("Buy milk")
        _ = try program.run("backup")
        _ = try program.run("done", "1")
        _ = try program.run("restore", "2026-11-21", "--yes")

        #expect(
            try program.run("suggest", "--", "restore", "")
                == Outcome("2026-11-21-0930\nbefore-restore-2026-11-21-0930\n2026-11-21\n")
        )
        #expect(try program.run("suggest", "--", "restore", "b") == Outcome("before-restore-2026-11-21-0930\n"))
        #expect(try program.run("suggest", "--", "restore", "usb/") == Outcome("\tfiles\n"))
        #expect(try program.run("suggest", "--", "backup", "") == Outcome("\tfiles\n"))
    }

    @Test func `nothing is suggested for an unknown command`() throws {
        let program = try Program()

        #expect(try program.run("suggest", "--", "frobnicate", "") == Outcome())
        #expect(Files.names(in: program.home.path).isEmpty)
    }

    @Test func `items are suggested by the beginning of a word in their titles`() throws {
        let program = try Program()
        try program.fill("Read Dune", "Buy milk", "Dunes of Mars", "Overnight bag")

        #expect(try program.run("suggest", "--", "done", "Dun") == Outcome("3\tDunes of Mars\n1\tRead Dune\n"))
        #expect(try program.run("suggest", "--", "done", "2", "read") == Outcome("1\tRead Dune\n"))
        #expect(try program.run("suggest", "--", "show", "over").output.hasSuffix("4\tOvernight bag\n"))
        #expect(try program.run("suggest", "--", "reopen", "Dun") == Outcome())
        #expect(try program.run("suggest", "--", "list", "Dun") == Outcome())
        #expect(try program.run("suggest", "--", "change", "2", "Dun") == Outcome())
    }
}
