import TestKit
import Testing

@Suite struct ChangeTests {
    private let wayBack = "adder undo takes it back.\n"

    @Test func `what is said is set or cleared, and the answer says what is different`() throws {
        let program = try Program.withUsualList()

        let changed = try program.run("change", "1", "+urgent", "-money", "due:mon", "pri:", "project:work")
        let listed = try program.run("up", "1", "--plain")

        #expect(
            changed
                == Outcome(
                    """
                    Changed 1: Pay rent
                      due Fri 27 Nov 17:00 → Mon 23 Nov, no priority, project home → work, +urgent, -money

                    """,
                    talk: wayBack
                )
        )
        #expect(
            listed == Outcome("Next week:\nitem 1: Pay rent; due Mon 23 Nov; project work; tags +urgent\n")
        )
    }

    @Test func `several items are one change, and those that were so already are named`() throws {
        let program = try Program.withUsualList()

        let outcome = try program.run("change", "2-4", "project:home.books")

        #expect(
            outcome
                == Outcome(
                    """
                    Changed 2: Call mum
                      project home.books
                    Changed 4: Dentist
                      project home.books

                    """,
                    talk: "So already: 3 Return the books.\n\(wayBack)"
                )
        )
        #expect(try DatabaseFile(program.list).column("SELECT count(*) FROM change") == ["2"])
    }

    @Test func `words that say nothing else are the new title, and a date is the day`() throws {
        let program = try Program.withUsualList()

        let titled = try program.run("change", "5", "Buy", "oat", "milk", "tomorrow")
        let dated = try program.run("change", "5", "next", "fri")

        #expect(titled.output == "Changed 5: Buy oat milk\n  was: Buy milk, due Sun 22 Nov\n")
        #expect(dated.output == "Changed 5: Buy oat milk\n  due Sun 22 Nov → Fri 27 Nov\n")
    }

    @Test func `a filter that finds several needs a yes where nobody can be asked`() throws {
        let program = try Program.withUsualList()

        let refused = try program.run("change", "project:home", "to", "pri:low")
        let confirmed = try program.run("change", "project:home", "to", "pri:low", "--yes")

        let question = "Change 2 items (1 Pay rent, 3 Return the books)?"
        #expect(
            refused
                == Outcome(
                    talk: "adder: \(question) Nobody is here to say so; add --yes if that is meant.\n",
                    status: 64
                )
        )
        #expect(
            confirmed.output
                == "Changed 1: Pay rent\n  priority high → low\nChanged 3: Return the books\n  priority low\n"
        )
    }

    @Test(arguments: [
        (["change", "9", "+x"], Int32(66), "“9” names no item, and nothing was changed; see adder list for ids."),
        (["change", "1", "needs:1"], 65, "1 would have to wait for itself; adder show 1 says what needs what."),
        (["change", "1", "needs:9"], 66, "“needs:9” names no item; check the number, or leave it out."),
        (
            ["change", "1,2", "Same"], 65,
            "That would give 2 items the same title; name one item, or put the words into note:\"…\"."
        ),
        (["change", "1", "due:"], 65, "1 comes back and so needs a day; clear its repetition as well, with every:."),
        (["change", "1", "due:30 feb"], 65, "There is no day “30 feb” in the calendar; check the day and the month."),
        (
            ["change", "+home"], 64,
            """
            Nothing says which items are meant; name ids, or put to behind a filter, as in \
            “adder change +garden overdue to due:sat”.
            """
        ),
    ])
    func `a change that cannot be made leaves everything as it was`(
        words: [String],
        status: Int32,
        sentence: String
    ) throws {
        let program = try Program.withUsualList()
        let before = try Files.read(program.list)

        let outcome = try program.run(arguments: words.map { Array($0.utf8) })

        #expect(outcome == Outcome(talk: "adder: \(sentence)\n", status: status))
        #expect(try Files.read(program.list) == before)
    }

    @Test func `a person is asked, and only yes goes on`() throws {
        for (answer, expected) in [
            ("n\n", "Nothing was changed.\r\n"), ("\n", "Nothing was changed.\r\n"), ("maybe\ny\n", "Changed 1: "),
        ] {
            let program = try Program.withUsualList()
            program.variables["NO_COLOR"] = "1"
            let pty = try Pty(program, "change", "project:home", "to", "pri:low")

            try pty.wait(for: "Change 2 items (1 Pay rent, 3 Return the books)? [y/N] ")
            try pty.send(answer)

            try pty.wait(for: expected)
            #expect(try pty.waitForExit() == .status(0))
            #expect(pty.attributes == pty.attributesBefore)
        }
    }

    @Test func `what comes back on the day it began on comes back on the day it is moved to`() throws {
        let program = try Program()
        try program.fill("Pay due:2027-01-31 every:month")

        let outcome = try program.run("change", "1", "due:2027-02-15")

        #expect(outcome.output == "Changed 1: Pay\n  due Sun 31 Jan 2027 → Mon 15 Feb 2027, every month\n")
        #expect(try program.run("done", "1").output.contains("due Mon 15 Mar 2027"))
    }
}
