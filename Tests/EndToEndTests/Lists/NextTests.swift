import TestKit
import Testing

/// The most urgent items, and what makes them urgent.
@Suite struct NextTests {
    private let program: Program

    init() throws {
        program = try Program()
        try program.fill(
            "Return the books 2026-11-01 +errand",
            "Pay rent 2026-11-22 pri:medium",
            "Find a plumber pri:high",
            "Call mom 2026-11-21 17:00",
            "Sing wait:2026-12-24"
        )
        _ = try program.run("add", "Paint", "project:home.fence", "needs:3")
    }

    private func answer(_ words: String...) throws -> Outcome {
        try program.run(arguments: words.map { Array($0.utf8) })
    }

    @Test func `the most urgent item comes first, whatever is overdue`() throws {
        _ = try answer("change", "4", "pri:low")

        #expect(
            try answer("next", "3", "--explain")
                == Outcome(
                    """
                      3               !!!  Find a plumber
                         why: 8 = high priority (6) + blocks 1 item (2)
                      2  tomorrow      !!  Pay rent
                         why: 4.43 = due tomorrow (2.43) + medium priority (2)
                      4  today 17:00    !  Call mom
                         why: 3.57 = due today at 17:00 (2.57) + low priority (1)

                    """
                )
        )
        #expect(
            try answer("next", "1", "1", "--explain", "--plain").output.hasSuffix(
                "; why: overdue since Sun 1 Nov (3.5)\n"
            )
        )
    }

    @Test func `weights of the settings change the order`() throws {
        for setting in [["rank.tag.errand", "4.5"], ["rank.priority", "-1"]] {
            #expect(
                try answer(["config"] + setting)
                    == Outcome("Set \(setting[0]) to \(setting[1]) in ~/config/adder/config.\n")
            )
        }

        let lines = try answer("next", "--explain", "--plain").output.split(separator: "\n")

        #expect(lines.map { $0.prefix(6) } == ["item 1", "item 4", "item 2", "item 3"])
        #expect(lines[0].hasSuffix("; why: 8 = overdue since Sun 1 Nov (3.5) + tag +errand (4.5)"))
        #expect(lines[3].hasSuffix("; why: 1 = high priority (-1) + blocks 1 item (2)"))
    }

    @Test func `a list can be sorted by urgency, with items that can't be done now at its end`() throws {
        #expect(
            try answer("list", "all", "--sort", "urgency", "--plain").output == """
                item 3: Find a plumber; urgency 8; priority high
                item 2: Pay rent; due tomorrow; urgency 4.43; priority medium
                item 1: Return the books; due Sun 1 Nov, overdue; urgency 3.5; tags +errand
                item 4: Call mom; due today 17:00; urgency 2.57
                item 5: Sing; state waiting; hidden until Thu 24 Dec
                item 6: Paint; state blocked by 3; project home.fence

                """
        )
        let reversed = try answer("list", "--sort", "-urgency", "--plain").output.split(separator: "\n")
        #expect(reversed.map { $0.prefix(6) } == ["item 4", "item 1", "item 2", "item 3", "item 6"])
        #expect(try answer("list", "--json", "--sort", "project,urgency", "1,3,6").output.contains(#""rank":8}"#))
    }

    @Test(arguments: [
        (
            ["rank.priority", "much"],
            "“much” is not valid for rank.priority. Use a number from -1000 to 1000, such as 2, 2.5 or -1."
        ),
        (["rank.tag.+money", "2"], "“rank.tag.+money” is not a setting. Did you mean “rank.tag.money”?"),
        (["rank.size", "2"], "“rank.size” is not a setting. Run adder config for a list."),
    ])
    func `a weight has to be a number, of something that has one`(words: [String], sentence: String) throws {
        #expect(try answer(["config"] + words) == Outcome("", messages: "adder: \(sentence)\n", ending: .status(64)))
    }

    private func answer(_ words: [String]) throws -> Outcome {
        try program.run(arguments: words.map { Array($0.utf8) })
    }

    @Test func `an item with open parts comes after what can be done, and says why`() throws {
        let program = try Program()
        try program.fill("Move pri:high")
        try program.fill("Pack parent:1", "Call")

        let lines = try program.run("next", "--explain", "--plain").output.split(separator: "\n")

        #expect(lines.map { $0.prefix(6) } == ["item 2", "item 3", "item 1"])
        #expect(lines[2].hasSuffix("; why: high priority (6); its open parts come first"))
        _ = try program.run("done", "2")
        #expect(try program.run("next", "1", "--plain").output.hasPrefix("item 1"))
    }

    @Test(arguments: [80, 40])
    func `the reasons wrap on a terminal`(columns: Int) throws {
        let program = try Program(["NO_COLOR": "1"])
        try program.fill("Find a plumber pri:high 2026-11-01 +money")
        try program.fill("Paint needs:1", "Sand needs:1", "Clean needs:1")
        let pty = try Pty(program, "next", "--explain", columns: columns)

        _ = try pty.waitForExit()

        let text = pty.printed.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(text.contains("high priority (6) + overdue") || text.contains("+ blocks 3 items (2)"), "\(pty.printed)")
        #expect(!pty.printed.contains("…"))
    }
}
