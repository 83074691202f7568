import TestKit
import Testing

@Suite struct ChangeTests {
    private let undoHint = "adder undo reverses it.\n"

    @Test func `change sets and clears fields and reports the differences`() throws {
        let program = try Program.withUsualList()

        let changed = try program.run("change", "1", "+urgent", "-money", "due:mon", "pri:", "project:work")
        let listed = try program.run("up", "1", "--plain")

        #expect(
            changed
                == Outcome(
                    """
                    Changed 1: Pay rent
                      due Fri 27 Nov 17:00 → Mon 23 Nov 17:00, no priority, project home → work, +urgent, -money

                    """,
                    messages: undoHint
                )
        )
        #expect(
            listed
                == Outcome(
                    """
                    Next week:
                    item 1: Pay rent; due Mon 23 Nov 17:00; project work; tags +urgent; has repetition

                    """
                )
        )
    }

    @Test func `an unknown key is an error, not a new title`() throws {
        let program = try Program.withUsualList()

        let outcome = try program.run("change", "1", "foo:bar")

        let sentence = "“foo:bar” is not an attribute. See adder help text. To use it as text, put -- before it."
        #expect(outcome == Outcome(messages: "adder: \(sentence)\n", status: 65))
        #expect(try program.run("list", "1", "--plain").output.hasPrefix("item 1: Pay rent;"))
    }

    @Test func `a text between slashes is replaced in titles`() throws {
        let program = try Program()
        try program.fill("Buy milk and milk", "Drink milk")

        let all = try program.run("change", "1", "/milk/oat milk/g")
        let none = try program.run("change", "2", "/tea/coffee/")
        let question = try program.run("change", "milk", "to", "/milk/tea/")
        let both = try program.run("change", "milk", "to", "/milk/tea/", "--yes")
        let empty = try program.run("change", "2", "/Drink tea//")

        #expect(
            all == Outcome("Changed 1: Buy oat milk and oat milk\n  was: Buy milk and milk\n", messages: undoHint)
        )
        #expect(none == Outcome(messages: "“tea” is not in the title of 2.\nNo change: 2 Drink milk.\n"))
        #expect(question.ending == .status(64))
        #expect(both.output.hasPrefix("Changed 1: Buy oat tea and oat milk\n"))
        #expect(both.output.contains("Changed 2: Drink tea\n"))
        #expect(empty.ending == .status(65))
        #expect(try program.run("list", "2", "--plain").output == "item 2: Drink tea\n")
    }

    @Test func `changing several items is one undo step and names the unchanged ones`() throws {
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
                    messages: "No change: 3 Return the books.\n\(undoHint)"
                )
        )
        #expect(try DatabaseFile(program.list).column("SELECT count(*) FROM change") == ["2"])
    }

    @Test func `plain words replace the title, and a date sets the due day`() throws {
        let program = try Program.withUsualList()

        let titled = try program.run("change", "5", "Buy", "oat", "milk", "tomorrow")
        let dated = try program.run("change", "5", "next", "fri")

        #expect(titled.output == "Changed 5: Buy oat milk\n  was: Buy milk, due Sun 22 Nov\n")
        #expect(dated.output == "Changed 5: Buy oat milk\n  due Sun 22 Nov → Fri 27 Nov\n")
    }

    @Test func `changing several matches without a terminal requires --yes`() throws {
        let program = try Program.withUsualList()

        let refused = try program.run("change", "project:home", "to", "pri:low")
        let confirmed = try program.run("change", "project:home", "to", "pri:low", "--yes")

        let question = "Change 2 items (1 Pay rent, 3 Return the books)?"
        #expect(
            refused
                == Outcome(
                    messages: "adder: \(question) Can't ask for confirmation here. Use --yes to confirm.\n",
                    status: 64
                )
        )
        #expect(
            confirmed.output
                == "Changed 1: Pay rent\n  priority high → low\nChanged 3: Return the books\n  priority low\n"
        )
    }

    @Test(arguments: [
        (["change", "9", "+x"], Int32(66), "No item 9; nothing was changed. Run adder list to see ids."),
        (["change", "1", "needs:1"], 65, "Item 1 can't depend on itself. Leave out its id."),
        (["change", "1", "needs:9"], 66, "No item 9 for “needs:”. Check the id, or leave it out."),
        (
            ["change", "1,2", "Same"], 65,
            "That would give 2 items the same title. Choose one item, or put the text in note:\"…\"."
        ),
        (
            ["change", "1", "due:"], 65,
            "Item 1 repeats, so it needs a due date. To stop it from repeating, add every:."
        ),
        (["change", "1", "due:30 feb"], 65, "“30 feb” is not a valid date. Check the day, month and year."),
        (
            ["change", "+home"], 64,
            """
            No items given. Give ids, or put “to” after a filter. \
            Example: adder change +garden overdue to due:sat
            """
        ),
    ])
    func `an impossible change leaves the list untouched`(
        words: [String],
        status: Int32,
        sentence: String
    ) throws {
        let program = try Program.withUsualList()
        let before = try Files.read(program.list)

        let outcome = try program.run(arguments: words.map { Array($0.utf8) })

        #expect(outcome == Outcome(messages: "adder: \(sentence)\n", status: status))
        #expect(try Files.read(program.list) == before)
    }

    @Test func `on a terminal the change is made only after confirmation`() throws {
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

    @Test func `moving a repeating item also moves its day of the month`() throws {
        let program = try Program()
        try program.fill("Pay due:2027-01-31 every:month")

        let outcome = try program.run("change", "1", "due:2027-02-15")

        #expect(
            outcome.output
                == """
                Changed 1: Pay
                  due Sun 31 Jan 2027 → Mon 15 Feb 2027, every month, \
                then Mon 15 Mar 2027, Thu 15 Apr 2027, Sat 15 May 2027

                """
        )
        #expect(try program.run("done", "1").output.contains("Next: Mon 15 Mar 2027."))
    }
}
