import TestKit
import Testing
import UnicodeText

@Suite struct OutputTests {
    @Test func `a reader that closes the pipe early causes no error`() throws {
        let program = try Program()
        try program.fill((1...3_000).map { "Item \($0) with a title that takes some room today" })

        let outcome = try program.shell("{ adder upcoming; echo $? >&2; } | head -1")

        #expect(outcome == Outcome("Today (3000)\n", messages: "0\n"))
    }

    @Test func `text in a pipe is never truncated`() throws {
        let program = try Program(["COLUMNS": "20"])
        let title = String(repeating: "long ", count: 40) + "end"
        try program.fill("\(title) today +tag project:\(String(repeating: "p", count: 90))", "Short today +tag")

        let outcome = try program.run("upcoming")

        #expect(
            outcome
                == Outcome(
                    """
                    Today (2)
                      1  \(title)  \(String(repeating: "p", count: 90))  +tag
                      2  Short                                             +tag

                    """
                )
        )
    }

    @Test(arguments: [20, 40, 60, 80, 120])
    func `no line is wider than the terminal`(columns: Int) throws {
        let program = try Program.withUsualList()
        try program.fill("우유 사기 \(String(repeating: "아주 ", count: 40)) today 12:00 +집 pri:low project:home.kitchen")

        let pty = try Pty(program, "upcoming", columns: columns)

        #expect(try pty.waitForExit() == .status(0))
        #expect(pty.lines.count > 10)
        #expect(pty.lines.allSatisfy { UnicodeText.width($0) <= columns }, "\(pty.lines.joined(separator: "\n"))")
    }

    @Test func `COLUMNS overrides the width of the terminal`() throws {
        let program = try Program(["COLUMNS": "30"])
        try program.fill("A title that is a good deal longer than that today")

        let pty = try Pty(program, "upcoming", "--color", "never", columns: 80)

        #expect(try pty.waitForExit() == .status(0))
        #expect(pty.lines == ["Sat 21 Nov: 1 today", "", "Today (1)", "  1  A title that is a good d…", ""])
    }

    @Test(arguments: [["upcoming"], ["help"], ["--version"], []])
    func `the terminal is asked no questions, whose answers would be read as typed text`(words: [String]) throws {
        let program = try Program(["TERM": "xterm-256color", "LANG": "C.UTF-8", "PAGER": "cat"])
        try program.fill("Dentist today 11:00")
        let pty = try Pty(program, words)

        if words.isEmpty {
            try pty.wait(for: "today> ")
            try pty.send("add Milk\n")
            try pty.wait(for: "Added 2")
            try pty.send("q\n")
        }

        #expect(try pty.waitForExit() == .status(0))
        // Device attributes and status, modes, colors, and terminfo.
        #expect(!pty.printed.contains(/\u{1B}(\[[0-9;>=?]*(c|n|x|\$p|t|\?u)|\][^\u{07}\u{1B}]*\?|P|Z)/))
    }

    // MARK: Color

    private static let colored = "\u{1B}[1mToday (1)\u{1B}[0m\n  1  \u{1B}[1m11:00\u{1B}[0m  Dentist\n"
    private static let bare = "Today (1)\n  1  11:00  Dentist\n"

    @Test(arguments: [
        ([:], ["upcoming"], bare),
        ([:], ["upcoming", "--color", "always"], colored),
        (["NO_COLOR": "1"], ["upcoming", "--color=always"], colored),
        (["CLICOLOR_FORCE": "1"], ["upcoming"], colored),
        (["CLICOLOR_FORCE": "1", "NO_COLOR": "1"], ["upcoming"], bare),
        (["CLICOLOR_FORCE": "1"], ["upcoming", "--color", "never"], bare),
        ([:], ["upcoming", "--color", "always", "--plain"], "Today:\nitem 1: Dentist; due today 11:00\n"),
    ])
    func `a pipe gets color only on request`(
        variables: [String: String],
        words: [String],
        expected: String
    ) throws {
        let program = try Program(variables)
        try program.fill("Dentist today 11:00")

        let outcome = try program.run(arguments: words.map { Array($0.utf8) })

        #expect(outcome == Outcome(expected))
    }

    @Test(arguments: [
        ([:], colored), (["NO_COLOR": "1"], bare), (["NO_COLOR": ""], colored), (["TERM": "dumb"], bare),
        (["CLICOLOR": "0"], bare),
    ])
    func `a terminal gets color unless it is turned off`(
        variables: [String: String],
        expected: String
    ) throws {
        let program = try Program(variables)
        try program.fill("Dentist today 11:00")

        let pty = try Pty(program, "upcoming")

        #expect(try pty.waitForExit() == .status(0))
        // The first line is the day.
        let answer = pty.printed.split(separator: "\r\n").dropFirst()
        #expect(answer == expected.split(separator: "\n")[...])
    }
}
