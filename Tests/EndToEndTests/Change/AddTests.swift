import TestKit
import Testing

@Suite struct AddTests {
    @Test func `the output of add shows the new id and every recognized date, tag and option`() throws {
        let program = try Program()

        let first = try program.run("add", "Buy", "milk")
        let second = try program.run(
            "add",
            "Pay rent",
            "fri",
            "5pm",
            "+money",
            "@desk",
            "pri:high",
            "project:home",
            "every:month",
            "note:by standing order",
            "wait:tomorrow",
            "needs:1"
        )

        #expect(first == Outcome("Added 1: Buy milk\n"))
        #expect(
            second
                == Outcome(
                    """
                    Added 2: Pay rent
                      due Fri 27 Nov 17:00, every month, hidden until Sun 22 Nov, high priority, project home, @desk, \
                    +money, needs 1, note: by standing order
                      then Sun 27 Dec, Wed 27 Jan 2027, Sat 27 Feb 2027

                    """
                )
        )
    }

    @Test func `a part gets the project of its parent, unless the text has one or none`() throws {
        let program = try Program()
        _ = try program.run("add", "Trip", "project:home.trips")

        let part = try program.run("add", "Pack", "parent:1")
        let free = try program.run("add", "Dream", "parent:1", "project:none")
        let other = try program.run("add", "Book", "parent:1", "project:money")

        #expect(part == Outcome("Added 2: Pack\n  project home.trips from item 1, part of 1\n"))
        #expect(free == Outcome("Added 3: Dream\n  part of 1\n"))
        #expect(other == Outcome("Added 4: Book\n  project money, part of 1\n"))
        #expect(try program.run("list", "project:home", "--plain").output.split(separator: "\n").count == 2)
    }

    @Test func `plain output labels every line`() throws {
        let program = try Program()

        let outcome = try program.run("--plain", "add", "Pay rent fri 5pm", "+money")

        #expect(
            outcome
                == Outcome(
                    """
                    added: 1
                    title: Pay rent
                    understood: due Fri 27 Nov 17:00
                    understood: +money

                    """
                )
        )
    }

    @Test func `JSON output is one object on one line`() throws {
        let program = try Program()

        let outcome = try program.run("add", "--json", "Pay rent fri 5pm", "+money", "again:2weeks", "prio:high")

        let uuid = outcome.output.split(separator: "\"").first { $0.utf8.count == 36 } ?? ""
        #expect(
            outcome
                == Outcome(
                    #"{"adder":1,"items":[{"id":1,"uuid":"\#(uuid)","title":"Pay rent fri 5pm prio:high","#
                        + #""status":"open","due":"2026-11-21","tags":["money"],"again":"FREQ=WEEKLY;INTERVAL=2","#
                        + #""created":"2026-11-21T09:30:00Z","changed":"2026-11-21T09:30:00Z"}],"#
                        + #""hints":["“prio:high” stayed in the title. Did you mean “pri:high”?","#
                        + #""“fri 5pm” stayed in the title. To set it, add “due:2026-11-27T17:00”."]}"# + "\n"
                )
        )
    }

    @Test func `everything after two hyphens is taken literally as the title`() throws {
        let program = try Program()

        let outcome = try program.run("add", "--", "Read", "due:fri", "+1", "--json", "tomorrow")

        #expect(outcome == Outcome("Added 1: Read due:fri +1 --json tomorrow\n"))
    }

    @Test func `a word that looks like a typo stays in the title and is reported`() throws {
        let program = try Program()

        let outcome = try program.run("add", "Paint the fence", "projct:home")

        #expect(
            outcome
                == Outcome(
                    "Added 1: Paint the fence projct:home\n",
                    messages: "“projct:home” stayed in the title. Did you mean “project:home”?\n"
                )
        )
    }

    @Test func `sixty lines with the same unknown key give one message with the ids`() throws {
        let program = try Program()
        let lines = (1...60).map { "Step \($0) est:\($0)h p:work" }.joined(separator: "\n")

        let outcome = try program.run("add", "-", input: lines)
        let json = try program.run("add", "-", "--json", input: "a est:1h\nb est:2h\n")

        #expect(outcome.output.hasPrefix("Added 1: Step 1 est:1h p:work\n"))
        #expect(
            outcome.messages
                == """
                Items 1-60: “est:” stayed in the title, because “est:” is not an attribute.
                Items 1-60: “p:work” stayed in the title. Did you mean “project:work”?

                """
        )
        let waits = (1...60).map { "W\($0) wait:tue due:mon" }.joined(separator: "\n")
        #expect(
            try program.run("add", "-", input: waits).messages
                == "Items 63-122 are hidden until a day after they are due.\n"
        )
        #expect(
            json.output.hasSuffix(
                #""hints":["Items 61, 62: “est:” stayed in the title, because “est:” is not an attribute."]}"# + "\n"
            )
        )
    }

    @Test func `only the owner can access the list and its folders, even with umask 000`() throws {
        let program = try Program()

        let outcome = try program.shell("umask 000; adder add Buy milk")

        #expect(outcome == Outcome("Added 1: Buy milk\n"))
        #expect(Files.mode(of: program.list) == 0o600)
        #expect(Files.mode(of: "\(program.home.path)/data/adder") == 0o700)
        #expect(Files.mode(of: "\(program.home.path)/data") == 0o700)
        #expect(Files.names(in: "\(program.home.path)/data/adder") == ["adder.db"])
        #expect(Files.names(in: program.home.path) == ["data"])
    }

    @Test func `--db and ADDER_DB select another list, and --db takes precedence`() throws {
        let program = try Program(["ADDER_DB": "variable.db"])

        let byVariable = try program.run("add", "Buy milk")
        let byOption = try program.run("add", "Pay rent", "--db", "option.db")

        #expect(byVariable == Outcome("Added 1: Buy milk\n"))
        #expect(byOption == Outcome("Added 1: Pay rent\n"))
        #expect(Files.names(in: program.home.path) == ["option.db", "variable.db"])
    }

    @Test func `without XDG_DATA_HOME the list is stored in the home folder`() throws {
        let program = try Program()
        program.variables["XDG_DATA_HOME"] = nil

        let outcome = try program.run("add", "Buy milk")

        #expect(outcome == Outcome("Added 1: Buy milk\n"))
        #expect(Files.mode(of: "\(program.home.path)/.local/share/adder/adder.db") == 0o600)
    }

    @Test func `a project name with a line break is rejected`() throws {
        let program = try Program()

        let outcome = try program.run("add", "Pay project:\"home\ngarden\"")

        #expect(
            outcome == Outcome(messages: "adder: “project:” contains a line break. Write it on one line.\n", status: 65)
        )
    }

    @Test func `a second open item with the same title is pointed out`() throws {
        let program = try Program()
        try program.fill("Buy milk", "Read 책 e\u{301}", "Rest", "A")
        _ = try program.run("done", "3")

        let message = "There is already an open item with this title: "
        #expect(try program.run("add", "buy MILK", "fri").messages == "\(message)1 Buy milk.\n")
        #expect(try program.run("add", "Read 책 é").messages == "\(message)2 Read 책 é.\n")
        #expect(try program.run("add", "a").messages == "\(message)4 A.\n")
        #expect(try program.run("add", "Rest").messages.isEmpty)
        #expect(try program.run("add", "Buy milk twice").messages.isEmpty)
        #expect(try program.run("add", "--json", "Rest").output.contains(#""hints":["\#(message)8 Rest."]"#))
        let list = try program.run("add", "-", input: "Eggs\nBread\nEggs\n# Home\nA\n")
        #expect(
            list.messages
                == "Left out the heading “# Home”.\nItems 11, 13, 14 have the same titles as other open items.\n"
        )
    }
}
