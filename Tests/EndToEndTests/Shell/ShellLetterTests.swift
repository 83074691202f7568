import TestKit
import Testing

/// Line editing with graphemes of several scalars or more than one column.
@Suite struct ShellLetterTests {
    private let prompt = "> "

    @Test func `the cursor moves and deletes by grapheme in lines of any length`() throws {
        let program = try Program()
        let pty = try Pty(program, columns: 40)
        try pty.wait(for: prompt)

        try pty.send("add 한e\u{301}👨‍👩‍👧x\u{7F}\u{7F}\u{7F}끝\n")
        try pty.wait(for: "Added 1:")
        try pty.wait(for: prompt)
        try pty.send("add a👨‍👩‍👧b\u{1B}[D\u{1B}[DX\u{1B}[C\u{1B}[CY \(String(repeating: "긴 ", count: 20))👍🏽\u{7F}끝\n")
        try pty.wait(for: "Added 2:")
        try pty.wait(for: prompt)

        #expect(try pty.quit() == .status(0))
        let titles = try DatabaseFile(program.list).column("SELECT title FROM item ORDER BY id")
        #expect(titles == ["한끝", "aX👨‍👩‍👧bY \(String(repeating: "긴 ", count: 20))끝"])
    }

    @Test(arguments: [40, 80])
    func `the cursor stays in the right column around graphemes of several scalars`(columns: Int) throws {
        let pty = try Pty(try Program(), columns: columns)
        try pty.wait(for: prompt)
        let signs = ["👨‍👩‍👧", "🇰🇷", "👍🏽", "☺️", "한", "q\u{303}"]

        // The Hangul syllable is typed decomposed.
        try pty.send("add 👨‍👩‍👧🇰🇷👍🏽☺️\u{1112}\u{1161}\u{11AB}q\u{303}.")
        try pty.wait(forRows: ["adder> add \(signs.joined())."], column: 23)
        var column = 22
        for (index, sign) in signs.enumerated().reversed() {
            try pty.send("\u{1B}[D")
            try pty.wait(forRows: ["adder> add \(signs.joined())."], column: column)
            column -= sign == "q\u{303}" ? 1 : 2
            try pty.send("x")
            let line = signs[...index].joined() + "x" + signs[(index + 1)...].joined()
            try pty.wait(forRows: ["adder> add \(line)."])
            try pty.send(Pty.backspace)
        }
        try pty.send("\u{01}")
        try pty.wait(forRows: ["adder> add \(signs.joined())."], column: 7)
        try pty.send("\u{05}!")
        try pty.wait(forRows: ["adder> add \(signs.joined()).!"], column: 24)
        try pty.send("\u{15}")

        #expect(try pty.quit() == .status(0))
    }

    @Test func `Hangul syllables can be transposed, replaced and inserted`() throws {
        let pty = try Pty(try Program())
        try pty.wait(for: prompt)

        try pty.send("add 한글")
        try pty.wait(forRows: ["adder> add 한글"], column: 15)
        try pty.send("\u{14}")
        try pty.wait(forRows: ["adder> add 글한"], column: 15)
        try pty.send("\u{1B}[D")
        try pty.wait(forRows: ["adder> add 글한"], column: 13)
        try pty.send("x")
        try pty.wait(forRows: ["adder> add 글x한"], column: 14)
        try pty.send("\u{01}우")
        try pty.wait(forRows: ["adder> 우add 글x한"], column: 9)
        try pty.send("y\u{1B}[3~")
        try pty.wait(forRows: ["adder> 우ydd 글x한"], column: 10)
        try pty.send("\u{0B}\u{15}")

        #expect(try pty.quit() == .status(0))
    }

    @Test func `a line of wide emoji wraps correctly`() throws {
        let pty = try Pty(try Program(), columns: 20)
        try pty.wait(for: prompt)

        try pty.send(String(repeating: "👨‍👩‍👧", count: 8))
        try pty.wait(forRows: ["adder> 👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧", "👨‍👩‍👧👨‍👩‍👧"], column: 4)
        try pty.send("\u{01}a")
        try pty.wait(forRows: ["adder> a👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧", "👨‍👩‍👧👨‍👩‍👧"], column: 8)
        try pty.send("b\u{05}\u{7F}")
        try pty.wait(forRows: ["adder> ab👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧", "👨‍👩‍👧👨‍👩‍👧"], column: 4)
        pty.resize(columns: 30, rows: 24)
        try pty.wait(forRows: ["leaves.", "adder> ab👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧"], column: 23)
        try pty.send("\u{15}")

        #expect(try pty.quit() == .status(0))
    }

    @Test func `transposing and repeat counts work on graphemes`() throws {
        let program = try Program()
        let pty = try Pty(program)
        try pty.wait(for: prompt)

        try pty.send("add a👨‍👩‍👧\u{14}\n")
        try pty.wait(for: "Added 1:")
        try pty.wait(for: prompt)
        try pty.send("add é🇰🇷👍🏽ab\u{1B}2\u{02}\u{1B}2\u{7F}\n")
        try pty.wait(for: "Added 2:")

        #expect(try pty.quit() == .status(0))
        let titles = try DatabaseFile(program.list).column("SELECT title FROM item ORDER BY id")
        #expect(titles == ["👨‍👩‍👧a", "éab"])
    }

    @Test func `vi keys work on graphemes`() throws {
        let program = try Program()
        try Files.write("bind -v\n".utf8, to: "\(program.home.path)/.editrc")
        let pty = try Pty(program)
        let typed: [(keys: [String], title: String)] = [
            (["add 👨‍👩‍👧🇰🇷👍🏽ab\u{1B}", "03w", "h", "3h", "3x\n"], "ab"),
            (["add a👨‍👩‍👧b\u{1B}", "hr🇰🇷\n"], "a🇰🇷b"),
            (["add x👨‍👩‍👧🇰🇷\u{1B}", "hs👍🏽e\u{301}\n"], "x👍🏽é🇰🇷"),
            (["add e\u{301}👨‍👩‍👧a\u{1B}", "2h~~~\n"], "É👨‍👩‍👧A"),
            (["add 우유👨‍👩‍👧👨x\u{1B}", "0f👨‍👩‍👧x\n"], "우유👨x"),
        ]

        for (index, step) in typed.enumerated() {
            try pty.wait(for: prompt)
            for keys in step.keys { try pty.sendWithoutEcho(keys) }
            try pty.wait(for: "Added \(index + 1): ")
        }
        try pty.wait(for: prompt)

        #expect(try pty.quit() == .status(0))
        let titles = try DatabaseFile(program.list).column("SELECT title FROM item ORDER BY id")
        #expect(titles == typed.map(\.title))
    }

    @Test func `a history line is shown completely even if it shares a prefix with the typed line`() throws {
        let program = try Program()
        let pty = try Pty(program)
        try pty.wait(for: prompt)

        try pty.send("ls 👍\n")
        try pty.wait(for: "> ")
        try pty.send("ls 👍🏽")
        try pty.wait(for: "🏽")
        try pty.send("\u{1B}[A")
        try pty.send("x")
        try pty.wait(forRows: ["adder> ls 👍x"])
        try pty.send("\u{7F}")
        try pty.send("\u{1B}[B")
        try pty.wait(forRows: ["adder> ls 👍🏽"])
        try pty.send("\u{7F}")
        try pty.wait(forRows: ["adder> ls"])
        try pty.send("\u{15}quit\n")

        #expect(try pty.waitForExit() == .status(0))
    }

    @Test func `a line is redrawn in few writes`() throws {
        let pty = try Pty(try Program())
        try pty.wait(for: prompt)
        let line = "add \(String(repeating: "x", count: 60))"
        try pty.send(line)
        try pty.wait(forRows: ["adder> \(line)"])

        let before = pty.writes
        try pty.send("\u{01}y")
        try pty.wait(forRows: ["adder> y\(line)"])
        pty.resize(columns: 100, rows: 24)
        try pty.wait(forRows: ["adder> y\(line)"])

        try pty.wait(for: "adder> y\(line)")
        #expect(before > 0)
        #expect(pty.writes - before < 15)
        try pty.send("\u{15}")
        try pty.send(Pty.controlD)
        #expect(try pty.waitForExit() == .status(0))
        #expect(pty.attributes == pty.attributesBefore)
    }

    @Test func `characters unknown to libedit are visible`() throws {
        let pty = try Pty(try Program())
        try pty.wait(for: prompt)

        try pty.send("\u{1FAE9}\u{301}\u{1}\u{E000}\u{200B}")
        try pty.wait(forRows: ["adder> \u{E000}\u{25CC}\u{1FAE9}\u{301}"])
        try pty.send(Pty.controlC)

        #expect(try pty.quit() == .status(0))
    }
}
