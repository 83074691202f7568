import TestKit
import Testing
import UnicodeText

/// How lists look on a terminal, how they look when they are empty, and that great ones arrive.
@Suite struct ListViewTests {
    // MARK: Terminals

    @Test func `a terminal gets columns and a foot`() throws {
        let program = try Program.withFamilies()

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
        let program = try Program.withFamilies()

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
        let program = try Program.withFamilies()
        try program.fill("우유 사기 \(String(repeating: "아주 ", count: 40)) parent:9 project:a.b.c.d.e.f.g.h.i.j +집 +회사")

        let pty = try Pty(program, "ls", "all", "--by", "project", "--color", "never", columns: columns)

        #expect(try pty.waitForExit() == .status(0))
        #expect(pty.lines.count > 20)
        #expect(pty.lines.allSatisfy { UnicodeText.width($0) <= columns }, "\(pty.lines.joined(separator: "\n"))")
    }

    @Test func `what is done is faint, and the word says so as well`() throws {
        let program = try Program.withFamilies()

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

        for command in ["list", "show", "tags", "projects", "upcoming", "done"] {
            let outcome = try program.run(command, "overdu")
            let words = outcome.output + outcome.talk
            #expect(words.contains("“overdu” was looked for in titles and notes; did you mean “overdue”?"))
        }

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
