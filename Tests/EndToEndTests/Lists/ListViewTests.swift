import TestKit
import Testing
import UnicodeText

/// The layout of lists on a terminal, empty lists and long lists.
@Suite struct ListViewTests {
    // MARK: Terminals

    @Test func `on a terminal the list has columns and a footer`() throws {
        let program = try Program.withFamilies()

        let pty = try Pty(program, "ls", "--color", "never", columns: 80)

        #expect(try pty.waitForExit() == .status(0))
        #expect(
            pty.lines.joined(separator: "\n") == """
                  4  yesterday               🎂 Birthday cake for Mina  home
                  3  today 18:00          !  우유 사기                  @shop
                  1  Fri 27 Nov 17:00  !!!↻  Pay rent                   home  +money
                  2  Fri 25 Dec              Plan the garden (0/1)      home.garden  +home
                  8  tomorrow             ⊘    Buy seeds (0/1)          blocked by 2  +buy
                  9                              Choose the color
                  6                          Write the report           work.release.notes

                7 items, 1 overdue, 1 waiting hidden

                """
        )
    }

    @Test func `on a narrow terminal each item takes two lines`() throws {
        let program = try Program.withFamilies()

        let pty = try Pty(program, "ls", "title:home", "or", "8,9", "or", "5", "--by", "project", columns: 40)

        #expect(try pty.waitForExit() == .status(0))
        let lines = pty.lines.map { $0.replacing(/\u{1B}\[[0-9;]*m/, with: "") }
        #expect(
            lines.joined(separator: "\n") == """
                home
                  home.garden (1)
                    5  Ask about compost
                       until Tue 1 Dec

                No project (2)
                  8    ⊘ Buy seeds
                       (0/1) ‹ Plan the garden  tomorrow
                       blocked by 2  +buy
                  9      Choose the color

                3 items

                """
        )
    }

    @Test(arguments: [20, 40, 60, 80, 120])
    func `no line is wider than the terminal`(columns: Int) throws {
        let program = try Program.withFamilies()
        try program.fill("우유 사기 \(String(repeating: "아주 ", count: 40)) parent:9 project:a.b.c.d.e.f.g.h.i.j +집 +회사")

        let pty = try Pty(program, "ls", "all", "--by", "project", "--color", "never", columns: columns)

        #expect(try pty.waitForExit() == .status(0))
        #expect(pty.lines.count > 20)
        #expect(pty.lines.allSatisfy { UnicodeText.width($0) <= columns }, "\(pty.lines.joined(separator: "\n"))")
    }

    @Test func `a done item is dimmed and has a sign`() throws {
        let program = try Program.withFamilies()

        let outcome = try program.run("ls", "7", "--color", "always")

        #expect(
            outcome
                == Outcome(
                    "  7  \u{1B}[2m✓\u{1B}[0m  \u{1B}[2mCall mum\u{1B}[0m  \u{1B}[2mcompleted today 09:30\u{1B}[0m\n"
                )
        )
    }

    // MARK: Empty answers

    @Test func `listing a missing list explains how to add items and creates nothing`() throws {
        let program = try Program()

        let people = try program.run("list", "+home")
        let machines = try program.run("list", "--json")

        #expect(people == Outcome("Your list is empty. Add something to it:\n  adder add Pay rent fri 5pm +money\n"))
        #expect(machines == Outcome("{\"adder\":1,\"items\":[]}\n"))
        #expect(Files.names(in: program.home.path).isEmpty)
    }

    @Test func `empty output explains why, suggests what to try and exits with 0`() throws {
        let program = try Program()
        try program.fill("Call mum +phone", "Plant the tree wait:+3d +garden")

        _ = try program.run("done", "1")

        #expect(
            try program.run("list")
                == Outcome("Nothing to do now: 1 item is waiting for a later day. See adder list waiting.\n")
        )
        #expect(
            try program.run("list", "+garden")
                == Outcome("Nothing matches now: 1 item is waiting for a later day. Add waiting to the filter.\n")
        )
        #expect(
            try program.run("list", "+phone")
                == Outcome("All matching items are done. Add closed to the filter to see them.\n")
        )
        #expect(try program.run("list", "+phone", "closed", "overdue") == Outcome("Nothing matches.\n"))
        #expect(try program.run("list", "99") == Outcome("Nothing matches. No item has the id 99.\n"))

        for command in ["list", "show", "tags", "projects", "upcoming", "done"] {
            let outcome = try program.run(command, "overdu")
            let words = outcome.output + outcome.messages
            #expect(words.contains("Searched titles, notes, projects and tags for “overdu”. Did you mean “overdue”?"))
        }

        _ = try program.run("done", "2")

        #expect(try program.run("list") == Outcome("Everything is done. See adder list closed.\n"))
        #expect(try program.run("list", "--json", "--by", "tag") == Outcome("{\"adder\":1,\"groups\":[]}\n"))
    }

    // MARK: Long lists

    @Test func `a long list is written completely`() throws {
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

    @Test func `a reader that closes the pipe early causes no error`() throws {
        let program = try Program()
        try program.fill((1...3_000).map { "Item \($0) with a title that takes some room" })

        let outcome = try program.shell("{ adder list --json; echo $? >&2; } | head -c 11")

        #expect(outcome == Outcome(#"{"adder":1,"#, messages: "0\n"))
    }
}
