import TestKit
import Testing
import UnicodeText

@Suite struct ListTests {
    /// A list with something for every word of this suite.
    private func programWithList() throws -> Program {
        let program = try Program()
        try program.fill(
            "Pay rent fri 5pm +money pri:high project:home every:month",
            "Plan the garden 25 dec project:home.garden +home",
            "우유 사기 today 18:00 @shop pri:low",
            "🎂 Birthday cake for Mina yesterday project:home",
            "Ask about compost wait:+10d project:home.garden",
            "Write the report project:work.release.notes",
            "Call mum"
        )
        try program.fill("Buy seeds tomorrow parent:2 needs:2 +buy")
        try program.fill("Choose the colour parent:8")
        let outcome = try program.run("done", "7")
        try #require(outcome.ending == .status(0), "\(outcome)")
        return program
    }

    private func ids(_ outcome: Outcome) -> [Int] {
        outcome.output.split(separator: "\n").filter { $0.hasPrefix("item ") }
            .compactMap { Int($0.dropFirst(5).prefix { $0 != ":" }) }
    }

    // MARK: Rows

    @Test(arguments: ["list", "ls"])
    func `what is open is listed by day, and what is part of an item below it`(word: String) throws {
        let program = try programWithList()

        let outcome = try program.run(word)

        #expect(
            outcome
                == Outcome(
                    """
                      4  yesterday, overdue                 🎂 Birthday cake for Mina  home
                      3  today 18:00                  low   우유 사기                  @shop
                      1  Fri 27 Nov 17:00             high  Pay rent                   home +money
                      2  Fri 25 Dec                         Plan the garden            home.garden +home
                      8  tomorrow            blocked          Buy seeds                +buy
                      9                                         Choose the colour
                      6                                     Write the report           work.release.notes

                    """
                )
        )
    }

    @Test func `how an item stands is said in words`() throws {
        let program = try programWithList()

        let outcome = try program.run("ls", "all", "--sort", "id")

        #expect(
            outcome
                == Outcome(
                    """
                      1  Fri 27 Nov 17:00             high  Pay rent                   home +money
                      2  Fri 25 Dec                         Plan the garden            home.garden +home
                      8  tomorrow            blocked          Buy seeds                +buy
                      9                                         Choose the colour
                      3  today 18:00                  low   우유 사기                  @shop
                      4  yesterday, overdue                 🎂 Birthday cake for Mina  home
                      5                      waiting        Ask about compost          until Tue 1 Dec, home.garden
                      6                                     Write the report           work.release.notes
                      7                      done           Call mum

                    """
                )
        )
    }

    @Test func `labelled lines say everything without columns`() throws {
        let program = try programWithList()

        let outcome = try program.run("list", "3,5", "or", "parent", "or", "closed", "or", "+buy", "--plain")

        #expect(
            outcome
                == Outcome(
                    """
                    item 3: 우유 사기; due today 18:00; priority low; tags @shop
                    item 8: Buy seeds; due tomorrow; state blocked; tags +buy; part of 2
                    item 5: Ask about compost; state waiting; hidden until Tue 1 Dec; project home.garden
                    item 7: Call mum; state done

                    """
                )
        )
    }

    @Test func `items reach machines as one object, and groups where there are any`() throws {
        let program = try Program()
        try program.fill("Pay rent fri 5pm +money project:home.flat")

        let items = try program.run("list", "--json")
        let groups = try program.run("list", "--json", "--by", "project")

        let uuid = items.output.split(separator: "\"").first { $0.utf8.count == 36 } ?? ""
        let object =
            #"{"id":1,"uuid":"\#(uuid)","title":"Pay rent","status":"open","due":"2026-11-27T17:00","#
            + #""tags":["money"],"project":"home.flat","created":"2026-11-21T09:30:00Z","#
            + #""changed":"2026-11-21T09:30:00Z"}"#
        #expect(items == Outcome(#"{"adder":1,"items":[\#(object)]}"# + "\n"))
        #expect(
            groups
                == Outcome(
                    #"{"adder":1,"groups":[{"name":"home","items":[]},{"name":"home.flat","items":[\#(object)]}]}"#
                        + "\n"
                )
        )
    }

    // MARK: What is meant

    @Test(arguments: [
        ([], [4, 3, 1, 2, 8, 9, 6]), (["7"], [7]), (["3,7-9"], [3, 8, 9, 7]), (["closed"], [7]),
        (["waiting"], [5]), (["blocked"], [8]), (["overdue"], [4]), (["project:home"], [4, 1, 2]),
        (["project:home", "open"], [4, 1, 2, 5]), (["+buy", "or", "closed"], [8, 7]), (["CALL", "all"], [7]),
        (["all", "-money", "pri:"], [4, 2, 8, 9, 5, 6, 7]), (["due:"], [6, 9]), (["--", "the"], [2, 6, 9]),
    ])
    func `a filter that names a state or ids shows what it names, and any other what is open`(
        filter: [String],
        ids: [Int]
    ) throws {
        let program = try programWithList()

        let outcome = try program.run(arguments: (["ls", "--plain"] + filter).map { Array($0.utf8) })

        #expect(self.ids(outcome) == ids)
        #expect(outcome == Outcome(outcome.output))
    }

    @Test(arguments: [
        ("-priority", [1, 3, 4, 2, 8, 9, 6]), ("priority,-id", [3, 1, 6, 4, 2, 8, 9]),
        ("title", [1, 2, 8, 9, 6, 3, 4]),
        ("-created,id", [1, 2, 8, 9, 3, 4, 6]), ("project,-due", [1, 4, 2, 8, 9, 6, 3]),
        ("tag", [3, 2, 8, 9, 1, 4, 6]),
    ])
    func `items come in the order that was asked for`(order: String, ids: [Int]) throws {
        let program = try programWithList()

        let outcome = try program.run("ls", "--plain", "--sort", order)

        #expect(self.ids(outcome) == ids)
    }

    @Test(arguments: [
        (["--sort", "prio"], "--sort knows no “prio”; did you mean “priority”?"),
        (
            ["--sort=due,-size"],
            "--sort knows no “size”; it knows due, priority, project, title, created, changed, completed, id, tag."
        ),
        (["--sort"], "--sort needs a value: --sort KEY,-KEY…."),
        (["--by", "size"], "--by cannot be “size”; it is one of due, project, tag, priority, none."),
        (["tag:home"], "“tag:home” is no filter; did you mean “+”? If it is text, put -- before it."),
    ])
    func `a wrong word is refused with what to type instead`(words: [String], sentence: String) throws {
        let program = try Program()

        let outcome = try program.run(arguments: (["ls"] + words).map { Array($0.utf8) })

        #expect(outcome == Outcome(talk: "adder: \(sentence)\n", status: 64))
    }

    // MARK: Groups

    @Test func `projects lie within each other`() throws {
        let program = try programWithList()

        let outcome = try program.run("ls", "open", "--by", "project")

        #expect(
            outcome
                == Outcome(
                    """
                    home
                      4      yesterday, overdue                 🎂 Birthday cake for Mina
                      1      Fri 27 Nov 17:00             high  Pay rent                   +money

                      home.garden
                        2    Fri 25 Dec                         Plan the garden            +home
                        5                        waiting        Ask about compost          until Tue 1 Dec

                    work
                      work.release
                        work.release.notes
                          6                                     Write the report

                    No project
                      3      today 18:00                  low   우유 사기                  @shop
                      8      tomorrow            blocked        Buy seeds                  +buy
                      9                                           Choose the colour

                    """
                )
        )
    }

    @Test(arguments: [
        (
            "due",
            """
            Overdue:
            item 4: 🎂 Birthday cake for Mina; due yesterday, overdue; project home
            Today:
            item 3: 우유 사기; due today 18:00; priority low; tags @shop
            Tomorrow:
            item 8: Buy seeds; due tomorrow; state blocked; tags +buy; part of 2
            Next week:
            item 1: Pay rent; due Fri 27 Nov 17:00; priority high; project home; tags +money
            Later:
            item 2: Plan the garden; due Fri 25 Dec; project home.garden; tags +home
            No day:
            item 6: Write the report; project work.release.notes
            item 9: Choose the colour; part of 8

            """
        ),
        (
            "tag",
            """
            @shop:
            item 3: 우유 사기; due today 18:00; priority low; tags @shop
            +buy:
            item 8: Buy seeds; due tomorrow; state blocked; tags +buy; part of 2
            +home:
            item 2: Plan the garden; due Fri 25 Dec; project home.garden; tags +home
            +money:
            item 1: Pay rent; due Fri 27 Nov 17:00; priority high; project home; tags +money
            No tag:
            item 4: 🎂 Birthday cake for Mina; due yesterday, overdue; project home
            item 6: Write the report; project work.release.notes
            item 9: Choose the colour; part of 8

            """
        ),
    ])
    func `the same items are grouped by what was asked for`(grouping: String, expected: String) throws {
        let program = try programWithList()

        let outcome = try program.run("list", "--plain", "--by", grouping)

        #expect(outcome == Outcome(expected))
    }

    // MARK: Terminals

    @Test func `a terminal gets columns and a foot`() throws {
        let program = try programWithList()

        let pty = try Pty(program, "ls", "--color", "never", columns: 80)

        #expect(try pty.waitForExit() == .status(0))
        #expect(
            pty.lines.joined(separator: "\n") == """
                  4  yesterday, overdue                 🎂 Birthday cake for Mina  home
                  3  today 18:00                  low   우유 사기                  @shop
                  1  Fri 27 Nov 17:00             high  Pay rent                   home +money
                  2  Fri 25 Dec                         Plan the garden            home.garden …
                  8  tomorrow            blocked          Buy seeds                +buy
                  9                                         Choose the colour
                  6                                     Write the report           work.release…

                7 items, 1 overdue, 1 waiting hidden

                """
        )
    }

    @Test func `a narrow terminal gets two short lines a row`() throws {
        let program = try programWithList()

        let pty = try Pty(program, "ls", "home", "or", "8,9", "or", "5", "--by", "project", columns: 40)

        #expect(try pty.waitForExit() == .status(0))
        let lines = pty.lines.map { $0.replacing(/\u{1B}\[[0-9;]*m/, with: "") }
        #expect(
            lines.joined(separator: "\n") == """
                home
                  home.garden
                    5  Ask about compost
                       waiting  until Tue 1 Dec

                No project
                  8    Buy seeds
                       tomorrow  blocked  +buy
                  9      Choose the colour

                3 items

                """
        )
    }

    @Test(arguments: [20, 40, 60, 80, 120])
    func `no line is wider than the terminal`(columns: Int) throws {
        let program = try programWithList()
        try program.fill("우유 사기 \(String(repeating: "아주 ", count: 40)) parent:9 project:a.b.c.d.e.f.g.h.i.j +집 +회사")

        let pty = try Pty(program, "ls", "all", "--by", "project", "--color", "never", columns: columns)

        #expect(try pty.waitForExit() == .status(0))
        #expect(pty.lines.count > 20)
        #expect(pty.lines.allSatisfy { UnicodeText.width($0) <= columns }, "\(pty.lines.joined(separator: "\n"))")
    }

    @Test func `what is done is faint, and the word says so as well`() throws {
        let program = try programWithList()

        let outcome = try program.run("ls", "7", "--color", "always")

        #expect(outcome == Outcome("  7  \u{1B}[2mdone\u{1B}[0m  \u{1B}[2mCall mum\u{1B}[0m\n"))
    }

    // MARK: Nothing

    @Test func `an empty list says how to add to it and creates nothing`() throws {
        let program = try Program()

        let people = try program.run("list", "+home")
        let machines = try program.run("list", "--json")

        #expect(people == Outcome("Your list is empty. Add something to it:\n  adder add Pay rent fri 5pm +money\n"))
        #expect(machines == Outcome("{\"adder\":1,\"items\":[]}\n"))
        #expect(Files.names(in: program.home.path).isEmpty)
    }

    @Test func `nothing to show says why, how to see more, and is no error`() throws {
        let program = try Program()
        try program.fill("Call mum +phone", "Plant the tree wait:+3d +garden")

        _ = try program.run("done", "1")

        #expect(
            try program.run("list")
                == Outcome("Nothing to do for now: 1 item waits for a later day; adder list waiting shows what.\n")
        )
        #expect(
            try program.run("list", "+garden")
                == Outcome(
                    "Nothing that matches is to be done for now: 1 item waits for a later day; add waiting to the filter "
                        + "to see what.\n"
                )
        )
        #expect(
            try program.run("list", "+phone")
                == Outcome("Everything that matches is done; add closed to the filter to see it.\n")
        )
        #expect(try program.run("list", "+phone", "closed", "overdue") == Outcome("Nothing matches.\n"))
        #expect(try program.run("list", "99") == Outcome("Nothing matches.\n"))

        _ = try program.run("done", "2")

        #expect(try program.run("list") == Outcome("Everything is done; adder list closed shows what was.\n"))
        #expect(try program.run("list", "--json", "--by", "tag") == Outcome("{\"adder\":1,\"groups\":[]}\n"))
    }

    // MARK: Great lists

    @Test func `a long list arrives whole`() throws {
        let program = try Program()
        let titles = (1...3_000).map { "Item \($0) with a title that takes some room" }
        try program.fill(titles)

        let lines = try program.run("list").output.split(separator: "\n")
        let plain = try program.run("list", "--plain").output.split(separator: "\n")
        let json = try program.run("list", "--json").output

        #expect(lines.map { $0.drop { $0 == " " || $0.isNumber } } == titles.map { "\($0)" })
        #expect(plain == titles.enumerated().map { "item \($0.offset + 1): \($0.element)" })
        #expect(json.split(separator: "\"title\":\"").count == 3_001)
        #expect(json.hasSuffix("}]}\n"))
    }

    @Test func `a reader that leaves early is no error and no message`() throws {
        let program = try Program()
        try program.fill((1...3_000).map { "Item \($0) with a title that takes some room" })

        let outcome = try program.shell("{ adder list --json; echo $? >&2; } | head -c 11")

        #expect(outcome == Outcome(#"{"adder":1,"#, talk: "0\n"))
    }
}
