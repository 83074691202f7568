import Glibc
import TestKit
import Testing

/// What keys, windows and signals do to a line of the shell.
@Suite struct ShellKeyTests {
    private let prompt = "> "

    @Test func `graphemes are deleted and passed as one, in a line of any length`() throws {
        let program = try Program()
        let pty = try Pty(program, columns: 40)
        try pty.wait(for: prompt)

        try pty.send("add 한e\u{301}👨‍👩‍👧x\u{7F}\u{7F}\u{7F}끝\n")
        try pty.wait(for: "Added 1: ")
        try pty.wait(for: prompt)
        try pty.send("add a👨‍👩‍👧b\u{1B}[D\u{1B}[DX\u{1B}[C\u{1B}[CY \(String(repeating: "긴 ", count: 20))👍🏽\u{7F}끝\n")
        try pty.wait(for: "Added 2: ")
        try pty.wait(for: prompt)

        #expect(try pty.quit() == .status(0))
        let titles = try DatabaseFile(program.list).column("SELECT title FROM item ORDER BY id")
        #expect(titles == ["한끝", "aX👨‍👩‍👧bY \(String(repeating: "긴 ", count: 20))끝"])
    }

    @Test func `who prefers the keys of vi has them`() throws {
        let program = try Program()
        try Files.write("bind -v\n".utf8, to: "\(program.home.path)/.editrc")
        let pty = try Pty(program)
        try pty.wait(for: prompt)

        try pty.send("add Buy milk\u{1B}")
        try pty.send("0")
        try pty.send("wcw")
        try pty.send("Drink\n")
        try pty.wait(for: "Added 1: ")
        try pty.wait(for: prompt)
        try pty.send("qu\u{1B}")
        try pty.send("ddiupc\t\n")
        try pty.wait(for: "upcoming ")
        try pty.wait(for: prompt)

        #expect(try pty.quit() == .status(0))
        #expect(try DatabaseFile(program.list).column("SELECT title FROM item") == ["Drink milk"])
    }

    @Test func `what a person binds holds, in the way of vi and behind a line that asks for emacs`() throws {
        for mode in ["bind -v", "bind -e"] {
            let program = try Program()
            try Files.write("\(mode)\nbind ^I ed-move-to-beg\n".utf8, to: "\(program.home.path)/.editrc")
            let pty = try Pty(program)
            try pty.wait(for: prompt)

            try pty.send("d milk\tad\n")
            try pty.wait(for: "Added 1: ")
            try pty.wait(for: prompt)
            try pty.send("quit\n")

            #expect(try pty.waitForExit() == .status(0))
        }
    }

    @Test(arguments: [
        "bind -e\n", "# keys\n\nadder:bind -e", "bind -v\nbind -e\n", "other:bind -v\nbind ^G ed-move-to-beg\n",
    ])
    func `a line that binds the keys of emacs takes none of ours away`(lines: String) throws {
        let program = try Program()
        try Files.write(lines.utf8, to: "\(program.home.path)/.editrc")
        let pty = try Pty(program)
        try pty.wait(for: prompt)

        try pty.send("upc\t")
        try pty.wait(for: "upcoming ")
        try pty.send("x\u{1B}[D\u{1B}[3~\n")
        try pty.wait(for: prompt)

        #expect(try pty.quit() == .status(0))
        #expect(pty.screen.rows.contains("adder> upcoming"))
    }

    @Test func `no key of vi opens another editor`() throws {
        let program = try Program()
        try Files.write("bind -v\n".utf8, to: "\(program.home.path)/.editrc")
        let pty = try Pty(program)
        try pty.wait(for: prompt)

        try pty.send("add Buy milk\u{1B}")
        try pty.send("0")
        try pty.send("vi")
        try pty.wait(for: "\u{7}")
        try pty.send("\n")
        try pty.wait(for: "Added 1: ")

        #expect(try pty.quit() == .status(0))
    }

    @Test(arguments: [40, 80])
    func `what is typed around a grapheme of many scalars stands where it belongs`(columns: Int) throws {
        let pty = try Pty(try Program(), columns: columns)
        try pty.wait(for: prompt)
        let signs = ["👨‍👩‍👧", "🇰🇷", "👍🏽", "☺️", "한", "q\u{303}"]

        // Of decomposed Hangul.
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

    @Test func `syllables are exchanged, replaced and put in front of others`() throws {
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

    @Test func `a line of families goes on in the next row`() throws {
        let pty = try Pty(try Program(), columns: 20)
        try pty.wait(for: prompt)

        try pty.send(String(repeating: "👨‍👩‍👧", count: 8))
        try pty.wait(forRows: ["adder> 👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧", "👨‍👩‍👧👨‍👩‍👧"], column: 4)
        try pty.send("\u{01}a")
        try pty.wait(forRows: ["adder> a👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧", "👨‍👩‍👧👨‍👩‍👧"], column: 8)
        try pty.send("b\u{05}\u{7F}")
        try pty.wait(forRows: ["adder> ab👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧", "👨‍👩‍👧👨‍👩‍👧"], column: 4)
        pty.resize(columns: 30, rows: 24)
        try pty.wait(forRows: ["more, quit leaves.", "adder> ab👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧"], column: 23)
        try pty.send("\u{15}")

        #expect(try pty.quit() == .status(0))
    }

    @Test func `keys that exchange or repeat letters do so with graphemes`() throws {
        let program = try Program()
        let pty = try Pty(program)
        try pty.wait(for: prompt)

        try pty.send("add a👨‍👩‍👧\u{14}\n")
        try pty.wait(for: "Added 1: ")
        try pty.wait(for: prompt)
        try pty.send("add é🇰🇷👍🏽ab\u{1B}2\u{02}\u{1B}2\u{7F}\n")
        try pty.wait(for: "Added 2: ")

        #expect(try pty.quit() == .status(0))
        let titles = try DatabaseFile(program.list).column("SELECT title FROM item ORDER BY id")
        #expect(titles == ["👨‍👩‍👧a", "éab"])
    }

    @Test func `the keys of vi know graphemes`() throws {
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
            for keys in step.keys { try pty.sendUnseen(keys) }
            try pty.wait(for: "Added \(index + 1): ")
        }
        try pty.wait(for: prompt)

        #expect(try pty.quit() == .status(0))
        let titles = try DatabaseFile(program.list).column("SELECT title FROM item ORDER BY id")
        #expect(titles == typed.map(\.title))
    }

    @Test func `a line of before is whole, however much of the one that was typed is in it`() throws {
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

    @Test func `a line is shown in few pieces`() throws {
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

    @Test func `another size of the window shows the line once more, with all that is in it`() throws {
        let program = try Program()
        let pty = try Pty(program)
        try pty.wait(for: prompt)
        try pty.send("add 우유 \(String(repeating: "x", count: 60))")
        try pty.wait(for: "xxxx")

        try pty.wait(forRows: ["adder> add 우유 \(String(repeating: "x", count: 60))"])

        pty.resize(columns: 40, rows: 12)
        try pty.wait(for: "adder> ")
        try pty.wait(forRows: [
            "quit leaves.", "adder> add 우유 \(String(repeating: "x", count: 24))", String(repeating: "x", count: 36),
        ])
        try pty.send("y\u{01}\u{1B}[CX")
        try pty.wait(forRows: [
            "adder> aXdd 우유 \(String(repeating: "x", count: 23))", "\(String(repeating: "x", count: 37))y",
        ])
        try pty.send("\u{7F}")
        try pty.send("\n")
        try pty.wait(for: "Added 1: ")

        #expect(try pty.quit() == .status(0))
    }

    @Test func `a line of several rows is shown in the middle of the next size, wherever the cursor stands`() throws {
        let pty = try Pty(try Program(["NO_COLOR": "1"]), columns: 40)
        try pty.wait(for: prompt)
        let line = "adder> " + String(repeating: "x", count: 61)

        try pty.send(String(repeating: "x", count: 61) + "\u{01}")
        try pty.wait(forRows: [String(line.prefix(40)), String(line.dropFirst(40))], column: 7)
        pty.resize(columns: 60, rows: 24)
        try pty.wait(forRows: [
            "one, Enter looks again, help tells more,", "quit leaves.", String(line.prefix(60)),
            String(line.dropFirst(60)),
        ])
        pty.resize(columns: 30, rows: 24)
        try pty.wait(forRows: [
            String(line.prefix(30)), String(line.dropFirst(30).prefix(30)), String(line.dropFirst(60)),
        ])
        #expect(pty.screen.rows.count(where: { $0.hasPrefix("adder> ") }) == 1)
        try pty.send(Pty.controlC)

        #expect(try pty.quit() == .status(0))
    }

    @Test func `an interrupt leaves a line of several rows behind, wherever in it the cursor stands`() throws {
        let pty = try Pty(try Program(), columns: 20)
        try pty.wait(for: prompt)

        try pty.send("add \(String(repeating: "x", count: 40))\u{01}")
        try pty.wait(
            forRows: [
                "adder> add xxxxxxxxx", String(repeating: "x", count: 20), String(repeating: "x", count: 11),
            ],
            column: 7
        )
        try pty.send(Pty.controlC)
        try pty.wait(forRows: [
            "adder> add xxxxxxxxx", String(repeating: "x", count: 20), String(repeating: "x", count: 11), "adder>",
        ])

        #expect(try pty.quit() == .status(0))
    }

    @Test func `keys that mean nothing here do no harm`() throws {
        let pty = try Pty(try Program())
        try pty.wait(for: prompt)

        try pty.send("a\u{0}b\u{1B}xc\u{1B}Xd")
        try pty.wait(forRows: ["adder> abcd"], column: 11)
        try pty.send(bytes: [0xFF, 0xEA, 0xBE])
        try pty.send("e")
        try pty.wait(for: "\u{7}\u{7}")
        try pty.wait(forRows: ["adder> abcde"], column: 12)
        try pty.send(Pty.controlC)

        #expect(try pty.quit() == .status(0))
    }

    @Test func `a colon asks for nothing among the keys of vi`() throws {
        let program = try Program()
        try Files.write("bind -v\n".utf8, to: "\(program.home.path)/.editrc")
        let pty = try Pty(program)
        try pty.wait(for: prompt)

        try pty.sendUnseen("ab\u{1B}")
        try pty.sendUnseen(":ic")
        try pty.wait(forRows: ["adder> acb"], column: 9)
        try pty.send(Pty.controlC)

        #expect(try pty.quit() == .status(0))
    }

    @Test func `signs that libedit has no letters for are seen`() throws {
        let pty = try Pty(try Program())
        try pty.wait(for: prompt)

        try pty.send("\u{1FAE9}\u{301}\u{1}\u{E000}\u{200B}")
        try pty.wait(forRows: ["adder> \u{E000}\u{25CC}\u{1FAE9}\u{301}"])
        try pty.send(Pty.controlC)

        #expect(try pty.quit() == .status(0))
    }

    @Test(arguments: [SIGTERM, SIGHUP])
    func `a signal ends it with the terminal as it was found`(signal: Int32) throws {
        let program = try Program()
        let pty = try Pty(program)
        try pty.wait(for: prompt)
        try pty.send("add Buy mi")
        try pty.wait(for: "add Buy mi")
        #expect(pty.attributes != pty.attributesBefore)

        pty.signal(signal)

        #expect(try pty.waitForExit() == .signal(signal))
        #expect(pty.attributes == pty.attributesBefore)
        #expect(pty.printed.hasSuffix("\u{1B}[?2004l\r\n"))
    }

    @Test func `a terminal that can only print gets no marks and no pager, and the line anew where it would change`()
        throws
    {
        let program = try Program(["TERM": "dumb"])
        try program.fill((1...30).map { "Item \($0)" })
        let pty = try Pty(program)
        try pty.wait(for: prompt)

        try pty.send("ls\n")
        try pty.wait(for: "30 items")
        try pty.wait(for: prompt)
        try pty.send("upc\t\n")
        try pty.wait(for: "upcoming ")
        try pty.wait(for: prompt)

        #expect(try pty.quit() == .status(0))
        #expect(!pty.printed.contains("\u{1B}"))
    }

    // MARK: Tab

    @Test func `Tab goes on with what there is, in the middle of a line too, and shows what there is to choose from`()
        throws
    {
        let program = try Program.withUsualList()
        try program.fill((1...20).map { "Item \($0)" })
        program.variables["NO_COLOR"] = "1"
        let pty = try Pty(program)
        try pty.wait(for: prompt)

        try pty.send("upc\t")
        try pty.wait(for: "upcoming ")
        try pty.send("+h\t--pl\t\n")
        try pty.wait(for: "+home --plain")
        try pty.wait(for: prompt)
        try pty.send("done \t")
        try pty.wait(for: "3   Return the books\r\n4   Dentist\r\n")
        try pty.wait(for: "more and perhaps others; type a letter of what you mean.\r\n")
        try pty.wait(for: "> done ")
        // In front of a word that is there already.
        try pty.send("\u{01}\u{0B}")
        try pty.send("list all --sort title --by tag\u{01}\u{06}\u{06}\u{06}\u{06}\u{06}ov\t\n")
        try pty.wait(for: "overdue ")
        try pty.wait(for: prompt)

        #expect(try pty.quit() == .status(0))
    }

    @Test func `Ctrl-C ends the wait for another program, and the list goes on`() throws {
        let program = try Program(["NO_COLOR": "1"])
        try program.fill("Buy milk")
        let pty = try Pty(program)
        try pty.wait(for: "adder> ")
        let other = try DatabaseFile(program.list)
        try other.execute("BEGIN IMMEDIATE")

        try pty.send("add Pay rent\n")
        try pty.wait(for: "; waiting for")
        try pty.send("\u{03}")
        try pty.wait(for: "busy; nothing", within: 5)
        try other.execute("COMMIT")
        try pty.wait(for: "adder> ")

        #expect(try pty.quit() == .status(0))
    }

    @Test(arguments: [SIGTERM, SIGHUP])
    func `a signal ends the wait for another program, with the terminal as it was found`(signal: Int32) throws {
        let program = try Program(["NO_COLOR": "1"])
        try program.fill("Buy milk")
        let pty = try Pty(program)
        try pty.wait(for: "adder> ")
        let other = try DatabaseFile(program.list)
        try other.execute("BEGIN IMMEDIATE")
        try pty.send("add Pay rent\n")
        try pty.wait(for: "; waiting for")

        pty.signal(signal)

        #expect(try pty.waitForExit(within: 5) == .signal(signal))
        #expect(pty.attributes == pty.attributesBefore)
        try other.execute("COMMIT")
        #expect(try other.column("SELECT title FROM item") == ["Buy milk"])
    }
}
