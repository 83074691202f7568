import TestKit
import Testing

@Suite struct ListTests {
    private func ids(_ outcome: Outcome) -> [Int] {
        outcome.output.split(separator: "\n").filter { $0.hasPrefix("item ") }
            .compactMap { Int($0.dropFirst(5).prefix { $0 != ":" }) }
    }

    @Test(arguments: [["-n", "2"], ["-n2"], ["--limit", "2"]])
    func `-n limits the list as --limit does`(option: [String]) throws {
        let program = try Program.withUsualList()

        let outcome = try program.run(arguments: (["list", "--plain"] + option).map { Array($0.utf8) })

        #expect(ids(outcome).count == 2 && outcome.output.hasSuffix("\nnot shown: 4 more\n"))
    }

    @Test func `a limit keeps the first items in order`() throws {
        let program = try Program.withFamilies()

        let outcome = try program.run("list", "--sort", "-id", "--limit", "2", "--plain")

        #expect(ids(outcome) == [8, 9])
        #expect(
            try program.run("list", "--limit", "none")
                == Outcome(messages: "adder: “none” is not a valid count. Use a whole number, 1 or more.\n", status: 65)
        )
    }

    @Test func `a date that the list is sorted by is shown`() throws {
        let program = try Program()
        try program.fill("Pay rent")

        #expect(try program.run("list", "--sort", "created") == Outcome("  1  Pay rent  created today 09:30\n"))
    }

    // MARK: Rows

    @Test func `signs show repetitions, notes and blocked items`() throws {
        let program = try Program()
        try program.fill("Pay rent fri every:month note:x project:home", "Call mum", "Swim mon every:week")
        try program.fill("Rest needs:2")

        #expect(
            try program.run("list").output
                == """
                  3  Mon 23 Nov  ↻  Swim
                  1  Fri 27 Nov  ↻  Pay rent ✎  home
                  2                 Call mum
                  4              ⊘  Rest        blocked by 2

                """
        )
        #expect(
            try program.run("list", "--plain", "1,4").output
                == """
                item 1: Pay rent; due Fri 27 Nov; project home; has repetition, note
                item 4: Rest; state blocked by 2

                """
        )
        #expect(try program.run("upcoming", "+x", "or", "Swim").output.hasSuffix("↻  Swim\n"))
    }

    @Test(arguments: [["LC_ALL": "C"], ["LANG": "de_DE"], ["TERM": "linux"]])
    func `words replace signs that a terminal can't show`(variables: [String: String]) throws {
        let program = try Program(variables)
        try program.fill("Pay rent fri every:month note:x pri:high")
        try program.fill("Rest needs:1")

        #expect(
            try program.run("list").output
                == """
                  1  Fri 27 Nov  !!!  Pay rent  repetition, note
                  2                   Rest      blocked by 1

                """
        )
        #expect(try program.run("done", "1", "--plain").ending == .status(0))
        #expect(try program.run("list", "3").output.contains("Pay rent  done, completed today 09:30, note"))
    }

    @Test(arguments: ["list", "ls"])
    func `open items are listed by day, with parts below their parent`(word: String) throws {
        let program = try Program.withFamilies()

        let outcome = try program.run(word)

        #expect(
            outcome
                == Outcome(
                    """
                      4  yesterday               🎂 Birthday cake for Mina  home
                      3  today 18:00          !  우유 사기                  @shop
                      1  Fri 27 Nov 17:00  !!!↻  Pay rent                   home  +money
                      2  Fri 25 Dec              Plan the garden (0/1)      home.garden  +home
                      8  tomorrow             ⊘    Buy seeds (0/1)          blocked by 2  +buy
                      9                              Choose the color
                      6                          Write the report           work.release.notes

                    """
                )
        )
    }

    @Test func `the state of an item is shown in every row`() throws {
        let program = try Program.withFamilies()

        let outcome = try program.run("ls", "all", "--sort", "id")

        #expect(
            outcome
                == Outcome(
                    """
                      1  Fri 27 Nov 17:00  !!!↻  Pay rent                   home  +money
                      2  Fri 25 Dec              Plan the garden (0/1)      home.garden  +home
                      8  tomorrow             ⊘    Buy seeds (0/1)          blocked by 2  +buy
                      9                              Choose the color
                      3  today 18:00          !  우유 사기                  @shop
                      4  yesterday               🎂 Birthday cake for Mina  home
                      5                          Ask about compost          until Tue 1 Dec  home.garden
                      6                          Write the report           work.release.notes
                      7                       ✓  Call mum                   completed today 09:30

                    """
                )
        )
    }

    @Test func `plain output has every field without columns`() throws {
        let program = try Program.withFamilies()

        let outcome = try program.run("list", "3,5", "or", "parent", "or", "closed", "or", "+buy", "--plain")

        #expect(
            outcome
                == Outcome(
                    """
                    item 3: 우유 사기; due today 18:00; priority low; tags @shop
                    item 8: Buy seeds; due tomorrow; state blocked by 2; tags +buy; part of 2 Plan the garden; parts done 0/1
                    item 5: Ask about compost; state waiting; hidden until Tue 1 Dec; project home.garden
                    item 7: Call mum; state done; completed today 09:30

                    """
                )
        )
    }

    @Test func `JSON output is one object with items, or with groups if --by is given`() throws {
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
                    #"{"adder":1,"groups":[{"key":"home","name":"home","items":[]},"#
                        + #"{"key":"home.flat","name":"home.flat","items":[\#(object)]}]}"#
                        + "\n"
                )
        )
    }

    // MARK: Filters

    @Test(arguments: [
        ([], [4, 3, 1, 2, 8, 9, 6]), (["7"], [7]), (["3,7-9"], [3, 8, 9, 7]), (["closed"], [7]),
        (["waiting"], [5]), (["blocked"], [8]), (["overdue"], [4]), (["project:home"], [4, 1, 2]),
        (["project:home", "open"], [4, 1, 2, 5]), (["+buy", "or", "closed"], [8, 7]), (["CALL", "all"], [7]),
        (["all", "-money", "pri:"], [4, 2, 8, 9, 5, 6, 7]), (["due:"], [6, 9]), (["--", "the"], [2, 6, 9]),
    ])
    func `a filter without a state or ids shows only open items`(
        filter: [String],
        ids: [Int]
    ) throws {
        let program = try Program.withFamilies()

        let outcome = try program.run(arguments: (["ls", "--plain"] + filter).map { Array($0.utf8) })

        #expect(self.ids(outcome) == ids)
        #expect(outcome == Outcome(outcome.output))
    }

    @Test(arguments: [
        ("priority", [1, 3, 4, 2, 8, 9, 6]), ("-priority,-id", [3, 1, 6, 4, 2, 8, 9]),
        ("title", [1, 2, 8, 9, 6, 3, 4]),
        ("-created,id", [1, 2, 8, 9, 3, 4, 6]), ("project,-due", [1, 4, 2, 8, 9, 6, 3]),
        ("tag", [3, 2, 8, 9, 1, 4, 6]),
    ])
    func `--sort sets the order`(order: String, ids: [Int]) throws {
        let program = try Program.withFamilies()

        let outcome = try program.run("ls", "--plain", "--sort", order)

        #expect(self.ids(outcome) == ids)
    }

    @Test(arguments: [
        (["--sort", "priorty"], "--sort has no key “priorty”. Did you mean “priority”?"),
        (
            ["--sort=due,-size"],
            "--sort has no key “size”. Use due, priority, project, title, created, changed, completed, "
                + "wait, status, parent, id, tag, note, every, needs or urgency."
        ),
        (["--sort"], "--sort needs a value. Write --sort KEY,-KEY…."),
        (["--by", "size"], "“size” is not valid for --by. Use due, project, tag, priority or none."),
        (["+BLOCKING"], "“+BLOCKING” is not a filter. See adder help filters. To use it as text, put -- before it."),
    ])
    func `a usage error exits with 64 and a suggestion`(words: [String], sentence: String) throws {
        let program = try Program()

        let outcome = try program.run(arguments: (["ls"] + words).map { Array($0.utf8) })

        #expect(outcome == Outcome(messages: "adder: \(sentence)\n", status: 64))
    }

    // MARK: Groups

    @Test func `grouping by project nests subprojects`() throws {
        let program = try Program.withFamilies()

        let outcome = try program.run("ls", "open", "--by", "project")

        #expect(
            outcome
                == Outcome(
                    """
                    home (2)
                      4      yesterday               🎂 Birthday cake for Mina
                      1      Fri 27 Nov 17:00  !!!↻  Pay rent                           +money

                      home.garden (2)
                        2    Fri 25 Dec              Plan the garden (0/1)              +home
                        5                            Ask about compost                  until Tue 1 Dec

                    work
                      work.release
                        work.release.notes (1)
                          6                          Write the report

                    No project (3)
                      3      today 18:00          !  우유 사기                          @shop
                      8      tomorrow             ⊘  Buy seeds (0/1) ‹ Plan the garden  blocked by 2  +buy
                      9                                Choose the color

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
            item 8: Buy seeds; due tomorrow; state blocked by 2; tags +buy; part of 2 Plan the garden; parts done 0/1
            Next week:
            item 1: Pay rent; due Fri 27 Nov 17:00; priority high; project home; tags +money; has repetition
            Later:
            item 2: Plan the garden; due Fri 25 Dec; project home.garden; tags +home; parts done 0/1
            No due date:
            item 6: Write the report; project work.release.notes
            item 9: Choose the color; part of 8 Buy seeds

            """
        ),
        (
            "tag",
            """
            @shop:
            item 3: 우유 사기; due today 18:00; priority low; tags @shop
            +buy:
            item 8: Buy seeds; due tomorrow; state blocked by 2; tags +buy; part of 2 Plan the garden; parts done 0/1
            +home:
            item 2: Plan the garden; due Fri 25 Dec; project home.garden; tags +home; parts done 0/1
            +money:
            item 1: Pay rent; due Fri 27 Nov 17:00; priority high; project home; tags +money; has repetition
            No tag:
            item 4: 🎂 Birthday cake for Mina; due yesterday, overdue; project home
            item 6: Write the report; project work.release.notes
            item 9: Choose the color; part of 8 Buy seeds

            """
        ),
    ])
    func `--by sets the grouping`(grouping: String, expected: String) throws {
        let program = try Program.withFamilies()

        let outcome = try program.run("list", "--plain", "--by", grouping)

        #expect(outcome == Outcome(expected))
    }
}
