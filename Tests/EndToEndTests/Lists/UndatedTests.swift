import TestKit
import Testing

/// Items without a date, and items that are back, in the lists of days.
@Suite struct UndatedTests {
    @Test func `items without a date are shown up to the fifth, high priority and the newest first`() throws {
        let program = try Program()
        try program.fill((1...17).map { "Item \($0)\($0 == 3 ? " pri:high" : "")" })

        let first = try program.run("upcoming")
        let plain = try program.run("upcoming", "--plain", "item", "or", "milk")
        let all = try program.run("upcoming", "--all")
        let json = try JSONValue(program.run("upcoming", "--json").output)
        let tags = try program.run("upcoming", "--by", "tag", "-n", "2")

        #expect(
            first
                == Outcome(
                    """
                    No date (5 of 17)
                       3  !!!  Item 3
                      17       Item 17
                      16       Item 16
                      15       Item 15
                      14       Item 14
                      +12 more: adder list due:none --sort priority,-id

                    """
                )
        )
        #expect(
            plain.output.hasSuffix(
                "item 14: Item 14\nnot shown: +12 more: adder list \"(item or milk) due:none\" --sort priority,-id\n"
            )
        )
        #expect(all.output.hasPrefix("No date (17)\n") && all.output.hasSuffix("   1       Item 1\n"))
        #expect(json["groups"]?[0]?["key"] == .string("undated") && json["omitted"] == .integer(12))
        #expect(
            tags.output
                == "No tag (2)\n   3  !!!  Item 3\n  17       Item 17\n  +15 without a date: adder list due:none --sort priority,-id\n"
        )
    }

    @Test func `what is back comes before today until it is changed`() throws {
        let program = try Program()
        try program.fill(
            "Old wait:mon due:25 nov",
            "Ring wait:mon",
            "Now mon",
            "Both wait:mon due:mon",
            "Trip wait:mon due:25 dec"
        )
        program.variables["ADDER_NOW"] = "2026-11-23T08:00"

        #expect(
            try program.run("upcoming")
                == Outcome(
                    """
                    Back (3)
                      1  Wed 25 Nov  Old
                      2              Ring
                      5  Fri 25 Dec  Trip

                    Today (2)
                      3              Now
                      4              Both

                    """
                )
        )
        let today = try ids(program.run("today"))
        #expect(today.count == 5 && today.prefix(3).sorted() == [1, 2, 5])
        let json = try JSONValue(program.run("upcoming", "--json").output)
        #expect(json["groups"]?[0]?["key"] == .string("back") && json["groups"]?[0]?["name"] == .string("Back"))

        _ = try program.run("annotate", "1,2,5", "Asked", "--yes")

        #expect(
            try program.run("upcoming")
                == Outcome(
                    """
                    Today (2)
                      3              Now
                      4              Both

                    Later this week (1)
                      1  Wed 25 Nov  Old ✎

                    No date (1)
                      2              Ring ✎

                    1 later

                    """
                )
        )
    }

    @Test func `high priority without a date is to do today, under its own heading`() throws {
        let program = try Program()
        try program.fill("Call pri:high", "Read", "Hide pri:high wait:fri", "Pay today")

        #expect(
            try program.run("today")
                == Outcome("Today (1)\n  4       Pay\n\nHigh priority, no date (1)\n  1  !!!  Call\n")
        )
        let json = try JSONValue(program.run("today", "--json").output)
        #expect(json["groups"]?[1]?["key"] == .string("undated"))
    }

    @Test func `a short list of today says what it leaves out, also in a pipe`() throws {
        let program = try Program()
        try program.fill("Ask 2026-11-18", "Bake 2026-11-19", "Call 2026-11-20", "Dig today", "Eat pri:high")

        let list = try program.run("today", "-n", "1")
        let plain = try program.run("today", "-n", "4", "--plain").output

        #expect(
            list.output == """
                Overdue (1 of 3)
                  1  Wed 18 Nov  Ask

                2 more under Overdue, 1 under Today, 1 under High priority, no date

                """
        )
        #expect(plain.hasSuffix("Today:\nitem 4: Dig; due today\nnot shown: 1 under High priority, no date\n"))
        #expect(try program.run("list", "-n", "3").output.hasSuffix("  Call\n\n2 more\n"))
        #expect(try program.run("list", "-n", "3", "--plain").output.hasSuffix("\nnot shown: 2 more\n"))
    }

    @Test func `a terminal shows the first items of high priority without a date, and --all shows all`() throws {
        let program = try Program(["NO_COLOR": "1", "PAGER": "cat"])
        try program.fill((1...8).map { "Item \($0) pri:high" })

        let short = try Pty(program, "today")
        try short.wait(for: "High priority, no date (5 of 8)\r\n")
        try short.wait(for: "  +3 more: adder list pri:high due:none --sort urgency\r\n")
        #expect(try short.waitForExit() == .status(0))
        let all = try Pty(program, "today", "--all")
        try all.wait(for: "High priority, no date (8)\r\n")

        #expect(try all.waitForExit() == .status(0))
        #expect(try program.run("today").output.hasPrefix("High priority, no date (8)\n"))
    }

    @Test func `the line about items without a date lists the rest in the same order`() throws {
        let program = try Program()
        try program.fill((1...7).map { "Item \($0)" } + ["High pri:high", "Rest"])

        let shown = try program.run("upcoming").output
        let hint = try #require(shown.split(separator: "\n").last { $0.contains("more: ") })
        let command = try #require(hint.split(separator: "adder ").last)
        let listed = try program.run(arguments: command.split(separator: " ").map { Array($0.utf8) }).output
        let all = try program.run("upcoming", "--all").output

        #expect(hint == "  +4 more: adder list due:none --sort priority,-id")
        #expect(listed.split(separator: "\n") == Array(all.split(separator: "\n").dropFirst()))
    }

    private func ids(_ outcome: Outcome) -> [Int] {
        outcome.output.split(separator: "\n").compactMap { Int($0.split(separator: " ")[0]) }
    }
}
