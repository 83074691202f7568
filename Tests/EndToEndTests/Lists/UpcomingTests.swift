import TestKit
import Testing

@Suite struct UpcomingTests {
    @Test(arguments: [["upcoming"], ["up"]])
    func `upcoming on a missing list explains how to add items and creates nothing`(words: [String]) throws {
        let program = try Program()

        let outcome = try program.run(arguments: words.map { Array($0.utf8) })

        #expect(outcome == Outcome("Your list is empty. Add something to it:\n  adder add Pay rent fri 5pm +money\n"))
        #expect(Files.names(in: program.home.path).isEmpty)
    }

    @Test func `an empty list gives empty JSON output and one plain line`() throws {
        let program = try Program()

        let json = try program.run("upcoming", "--json")
        let plain = try program.run("upcoming", "--plain")

        #expect(json == Outcome("{\"adder\":1,\"groups\":[]}\n"))
        #expect(plain == Outcome("Your list is empty. Add something to it: adder add Pay rent fri 5pm +money\n"))
    }

    @Test func `items due through next week are grouped by day`() throws {
        let program = try Program.withUsualList()

        let outcome = try program.run("upcoming")

        #expect(
            outcome
                == Outcome(
                    """
                    Overdue (1)
                      3  Fri 20 Nov              Return the books  home.books

                    Today (1)
                      4  11:00                   Dentist

                    Tomorrow (1)
                      2                          Call mum          @phone

                    Next week (1)
                      1  Fri 27 Nov 17:00  !!!↻  Pay rent          home  +money

                    No date (1)
                      5                          Buy milk

                    1 later

                    """
                )
        )
    }

    @Test func `plain output has every field without columns`() throws {
        let program = try Program.withUsualList()

        let outcome = try program.run("upcoming", "--plain")

        #expect(
            outcome
                == Outcome(
                    """
                    Overdue:
                    item 3: Return the books; due yesterday, overdue; project home.books
                    Today:
                    item 4: Dentist; due today 11:00
                    Tomorrow:
                    item 2: Call mum; due tomorrow; tags @phone
                    Next week:
                    item 1: Pay rent; due Fri 27 Nov 17:00; priority high; project home; tags +money; has repetition
                    No date:
                    item 5: Buy milk
                    not shown: 1 later

                    """
                )
        )
    }

    @Test func `JSON output is one object with groups and items`() throws {
        let program = try Program()
        try program.fill("Pay rent fri 5pm +money pri:high project:home every:month", "Call mum")

        let outcome = try program.run("upcoming", "--json")

        let uuids = outcome.output.split(separator: "\"").filter { $0.utf8.count == 36 }
        try #require(uuids.count == 2)
        #expect(
            outcome
                == Outcome(
                    #"{"adder":1,"groups":[{"key":"next-week","name":"Next week","items":[{"id":1,"#
                        + #""uuid":"\#(uuids[0])","title":"Pay rent","#
                        + #""status":"open","due":"2026-11-27T17:00","tags":["money"],"project":"home","#
                        + #""priority":"high","every":"FREQ=MONTHLY","created":"2026-11-21T09:30:00Z","#
                        + #""changed":"2026-11-21T09:30:00Z"}]},"#
                        + #"{"key":"undated","name":"No date","items":[{"id":2,"uuid":"\#(uuids[1])","title":"Call mum","#
                        + #""status":"open","created":"2026-11-21T09:30:00Z","changed":"2026-11-21T09:30:00Z"}]}]}"#
                        + "\n"
                )
        )
    }

    @Test(arguments: [
        (
            "due",
            """
            Overdue:
            item 3: Return the books; due yesterday, overdue; project home.books
            Today:
            item 4: Dentist; due today 11:00
            Tomorrow:
            item 2: Call mum; due tomorrow; tags @phone
            Next week:
            item 1: Pay rent; due Fri 27 Nov 17:00; priority high; project home; tags +money; has repetition
            No date:
            item 5: Buy milk
            not shown: 1 later

            """
        ),
        (
            "project",
            """
            home:
            item 1: Pay rent; due Fri 27 Nov 17:00; priority high; tags +money; has repetition
            home.books:
            item 3: Return the books; due yesterday, overdue
            No project:
            item 4: Dentist; due today 11:00
            item 2: Call mum; due tomorrow; tags @phone
            item 5: Buy milk
            not shown: 1 later

            """
        ),
        (
            "tag",
            """
            @phone:
            item 2: Call mum; due tomorrow; tags @phone
            +money:
            item 1: Pay rent; due Fri 27 Nov 17:00; priority high; project home; tags +money; has repetition
            No tag:
            item 3: Return the books; due yesterday, overdue; project home.books
            item 4: Dentist; due today 11:00
            item 5: Buy milk
            not shown: 1 later

            """
        ),
        (
            "priority",
            """
            High priority:
            item 1: Pay rent; due Fri 27 Nov 17:00; priority high; project home; tags +money; has repetition
            No priority:
            item 3: Return the books; due yesterday, overdue; project home.books
            item 4: Dentist; due today 11:00
            item 2: Call mum; due tomorrow; tags @phone
            item 5: Buy milk
            not shown: 1 later

            """
        ),
    ])
    func `--by sets the grouping`(grouping: String, expected: String) throws {
        let program = try Program.withUsualList()

        let outcome = try program.run("upcoming", "--plain", "--by", grouping)

        #expect(outcome == Outcome(expected))
    }

    @Test(arguments: [
        (["project:home"], [3, 1]), (["project:home", "+money"], [1]), (["-money"], [3, 4, 2, 5]),
        (["overdue", "or", "@phone"], [3, 2]), (["pri:high"], [1]), (["due:today"], [4]), (["due.before:today"], [3]),
        (["due.after:tomorrow"], [1]), (["2-4"], [3, 4, 2]), (["1,4"], [4, 1]), (["RENT"], [1]), (["--", "the"], [3]),
    ])
    func `only items that match every filter are listed`(filter: [String], ids: [Int]) throws {
        let program = try Program.withUsualList()

        let outcome = try program.run(arguments: (["up", "--plain"] + filter).map { Array($0.utf8) })

        let found = outcome.output.split(separator: "\n").filter { $0.hasPrefix("item ") }
            .compactMap { Int($0.dropFirst(5).prefix { $0 != ":" }) }
        #expect(found == ids)
        #expect(outcome == Outcome(outcome.output))
    }

    @Test func `other items are counted within the filter`() throws {
        let program = try Program()
        try program.fill("Rent fri +home", "Paint +home 25 dec", "Floor +home", "Sow +home wait:1 dec", "Buy milk")

        #expect(
            try program.run("up", "+home").output.hasSuffix(
                "No date (1)\n  3              Floor  +home\n\n1 later, 1 waiting\n"
            )
        )
        #expect(
            try program.run("up", "+home", "pri:none", "or", "waiting").output.hasSuffix(
                "No date (2)\n  4              Sow    +home\n  3              Floor  +home\n\n1 later\n"
            )
        )
        #expect(try program.run("up", "milk").output == "No date (1)\n  5  Buy milk\n")
        #expect(
            try program.run("up", "pri:none", "title:sow").output.hasPrefix(
                "No matching items are due through Sun 29 Nov (1 waiting)."
            )
        )
    }

    @Test func `an empty result says so and exits with 0`() throws {
        let program = try Program()
        try program.fill("Buy milk wait:25 dec", "Plan the garden 25 dec")

        let all = try program.run("upcoming")
        let filtered = try program.run("upcoming", "+home")
        let json = try program.run("upcoming", "+home", "--json")

        #expect(
            all == Outcome("Nothing is due through Sun 29 Nov (1 later, 1 waiting).\n")
        )
        #expect(
            filtered == Outcome("No matching items are due through Sun 29 Nov. No item has the tag +home.\n")
        )
        #expect(json == Outcome("{\"adder\":1,\"groups\":[]}\n"))
    }

    @Test func `--days and -n choose how much is shown`() throws {
        let program = try Program.withUsualList()

        let oneDay = try program.run("upcoming", "--days", "1", "project:none")
        let month = try program.run("upcoming", "--days", "35", "due:any", "--plain")
        let two = try program.run("up", "-n", "2")

        #expect(oneDay.output == "Today (1)\n  4  11:00  Dentist\n\nNo date (1)\n  5         Buy milk\n\n1 later\n")
        #expect(month.output.contains("\nLater:\nitem 6: Plan the garden;"))
        #expect(
            two
                == Outcome(
                    """
                    Overdue (1)
                      3  Fri 20 Nov  Return the books  home.books

                    Today (1)
                      4  11:00       Dentist

                    1 under Tomorrow, 1 under Next week, 1 under No date, 1 later

                    """
                )
        )
    }

    @Test func `upcoming doesn't change the list or its folder`() throws {
        let program = try Program.withUsualList()
        let before = try Files.read(program.list)

        _ = try program.run("upcoming", "--by", "tag")

        #expect(try Files.read(program.list) == before)
        #expect(Files.names(in: "\(program.home.path)/data/adder") == ["adder.db"])
    }
}
