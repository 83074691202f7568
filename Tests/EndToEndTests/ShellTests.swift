import Glibc
import TestKit
import Testing
import UnicodeText

/// `adder` alone on a terminal, where the list stays open.
@Suite struct ShellTests {
    private let prompt = "> "

    @Test func `the list is shown and shown again when something was added`() throws {
        let program = try Program(["NO_COLOR": "1"])
        try program.fill("Dentist today 11:00")
        let pty = try Pty(program)

        try pty.wait(for: "Today\r\n  1  11:00  Dentist\r\n")
        try pty.wait(for: "adder 1 today> ")
        try pty.send("add Buy milk today\n")

        try pty.wait(for: "Added 2: Buy milk\r\n  due Sat 21 Nov\r\n")
        try pty.wait(for: "Today\r\n  1  11:00  Dentist\r\n  2         Buy milk\r\n")
        try pty.wait(for: "adder 2 today> ")
        try pty.send("quit\n")
        #expect(try pty.waitForExit() == .status(0))
        #expect(pty.attributes == pty.attributesBefore)
    }

    @Test func `an empty list says how to begin and creates nothing`() throws {
        let program = try Program()
        let pty = try Pty(program)

        try pty.wait(for: "Your list is empty. Add something to it:\r\n")
        try pty.wait(for: "add Pay rent fri 5pm +money")
        try pty.wait(for: prompt)
        try pty.send("q\n")

        #expect(try pty.waitForExit() == .status(0))
        #expect(!Files.names(in: program.home.path).contains("data"))
    }

    @Test func `add alone asks and comes back to the list`() throws {
        let program = try Program(["NO_COLOR": "1"])
        let pty = try Pty(program)

        try pty.wait(for: prompt)
        try pty.send("add\n")
        try pty.wait(for: "Title: ")
        try pty.send("Buy milk today\n")
        try pty.wait(for: "Tags")
        try pty.send("\n")

        try pty.wait(for: "Added 1: Buy milk\r\n")
        try pty.wait(for: "Today\r\n  1  Buy milk\r\n")
        try pty.wait(for: prompt)
        try pty.send(Pty.controlD)
        #expect(try pty.waitForExit() == .status(0))
    }

    @Test func `neither a wrong word nor a wrong date nor an interrupt ends the conversation or its status`() throws {
        let program = try Program()
        let pty = try Pty(program)

        try pty.wait(for: prompt)
        try pty.send("upcomin\n")
        try pty.wait(for: "adder: There is no command “upcomin”; did you mean “upcoming”?\r\n")
        try pty.wait(for: prompt)
        try pty.send("add Buy milk 30 feb\n")
        try pty.wait(for: "adder: There is no day “30 feb” in the calendar;")
        try pty.wait(for: prompt)
        try pty.send("add\n")
        try pty.wait(for: "Title: ")
        try pty.send(Pty.controlC)
        try pty.wait(for: "adder: Nothing was added.\r\n")
        try pty.wait(for: prompt)
        try pty.send("half a line\(Pty.controlC)")
        try pty.wait(for: prompt)
        try pty.send("exit\n")

        #expect(try pty.waitForExit() == .status(0))
        #expect(!Files.names(in: program.home.path).contains("data"))
    }

    @Test func `what is no command can be added, and a number shows what it is`() throws {
        let program = try Program(["NO_COLOR": "1"])
        let pty = try Pty(program)

        try pty.wait(for: prompt)
        try pty.send("Buy milk tomorrow\n")
        try pty.wait(for: "There is no command “Buy”. Add “Buy milk tomorrow” to the list? [y/N] ")
        try pty.send("y\n")
        try pty.wait(for: "Added 1: Buy milk\r\n  due Sun 22 Nov\r\n")
        try pty.wait(for: "Tomorrow\r\n  1  Buy milk\r\n")
        try pty.wait(for: prompt)
        try pty.send("1\n")
        try pty.wait(for: "tomorrow")
        try pty.wait(for: prompt)
        try pty.send("quit smoking\n")
        try pty.wait(for: "[y/N] ")
        try pty.send("\n")
        try pty.wait(for: "Nothing was added.\r\n")
        try pty.send("quit\n")

        #expect(try pty.waitForExit() == .status(0))
        #expect(try DatabaseFile(program.list).column("SELECT title FROM item") == ["Buy milk"])
    }

    @Test func `after a change only the groups that it touched are shown`() throws {
        let program = try Program(["NO_COLOR": "1"])
        try program.fill("Dentist today", "Call mum tomorrow", "Pay rent fri", "Return the books yesterday")
        let pty = try Pty(program)
        try pty.wait(for: "adder 1 overdue, 1 today> ")

        try pty.send("change 4 due:tomorrow\n")
        try pty.wait(
            for: "\r\n\r\nTomorrow\r\n  2  Call mum\r\n  4  Return the books\r\n\r\nNothing is left under Overdue."
        )
        try pty.wait(for: "adder 1 today> ")
        try pty.send("done 2,4\n")
        try pty.wait(for: "Done 4")
        try pty.wait(for: "adder undo takes it back.\r\nNothing is left under Tomorrow.\r\n")
        try pty.wait(for: "adder 1 today> ")
        try pty.send("undo\n")
        try pty.wait(for: "\r\n\r\nTomorrow\r\n  2  Call mum\r\n  4  Return the books\r\n\r\n")
        try pty.wait(for: "adder 1 today> ")
        try pty.send("quit\n")

        #expect(try pty.waitForExit() == .status(0))
    }

    @Test func `help is about the shell, and nothing in it opens another one or one of the system`() throws {
        let program = try Program(["NO_COLOR": "1"])
        let pty = try Pty(program, "shell")

        try pty.wait(for: prompt)
        try pty.send("help\n")
        try pty.wait(for: "  quit, Ctrl-D")
        try pty.wait(for: prompt)
        try pty.send("shell\n")
        try pty.wait(for: "adder: The list is open already; type what is to be done, or quit.\r\n")
        try pty.wait(for: prompt)
        try pty.send("!touch here\n")
        try pty.wait(for: "adder: There is no command “!touch”; adder help lists them.\r\n")
        try pty.send("quit\n")

        #expect(try pty.waitForExit() == .status(0))
        #expect(!Files.names(in: program.home.path).contains("data"))
    }

    @Test func `the prompt can be a plain one`() throws {
        let program = try Program(["ADDER_PROMPT": "plain"])
        try program.fill("Dentist today")
        let pty = try Pty(program)

        try pty.wait(for: "adder> ")
        try pty.send("quit\n")

        #expect(try pty.waitForExit() == .status(0))
    }

    // MARK: Lines of before

    private func history(of program: Program) throws -> String {
        String(decoding: try Files.read("\(program.home.path)/state/adder/history"), as: UTF8.self)
    }

    @Test func `what was typed is there again in the next shell, but for what a blank keeps secret`() throws {
        let program = try Program(["NO_COLOR": "1"])
        let first = try Pty(program)
        for line in ["add 우유", "add 우유", "", " add secret", "up --plain"] {
            try first.wait(for: prompt)
            try first.send("\(line)\n")
        }
        try first.wait(for: prompt)
        try first.send("quit\n")
        #expect(try first.waitForExit() == .status(0))

        #expect(try history(of: program) == "add 우유\nup --plain\nquit\n")

        let second = try Pty(program)
        try second.wait(for: prompt)
        try second.send("\u{1B}[A\u{1B}[A\u{1B}[A")
        try second.wait(for: "add 우유")
        try second.send(" 2\n")
        try second.wait(for: "Added 4: 우유 2")
        try second.wait(for: prompt)
        try second.send("\u{12}plain")
        try second.wait(for: "up --plain")
        try second.send("\n")
        try second.wait(for: prompt)
        try second.send("quit\n")
        #expect(try second.waitForExit() == .status(0))
        let mode = Files.mode(of: "\(program.home.path)/state/adder/history")
        #expect(mode == 0o600)
    }

    @Test func `shells that are open at once lose none of each other's lines`() throws {
        let program = try Program()
        let shells = try (0..<3).map { _ in try Pty(program) }
        for shell in shells { try shell.wait(for: prompt) }

        for round in 1...3 {
            for (number, shell) in shells.enumerated() {
                try shell.send("up +shell\(number)round\(round)\n")
            }
            for shell in shells { try shell.wait(for: prompt) }
        }
        for shell in shells {
            try shell.send("quit\n")
            #expect(try shell.waitForExit() == .status(0))
        }

        let lines = try history(of: program).split(separator: "\n")
        #expect(lines.count(where: { $0.hasPrefix("up +shell") }) == 9)
    }

    @Test func `a link where lines are kept is not followed, and says so once`() throws {
        let program = try Program()
        mkdir("\(program.home.path)/state", 0o700)
        mkdir("\(program.home.path)/state/adder", 0o700)
        symlink("\(program.home.path)/elsewhere", "\(program.home.path)/state/adder/history")
        let pty = try Pty(program)

        try pty.wait(for: "Lines are not kept for the next time: ")
        try pty.wait(for: prompt)
        try pty.send("up\n")
        try pty.wait(for: prompt)
        try pty.send("quit\n")

        #expect(try pty.waitForExit() == .status(0))
        #expect(pty.printed.ranges(of: "Lines are not kept").count == 1)
        #expect(!Files.names(in: program.home.path).contains("elsewhere"))
    }

    // MARK: Keys

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
        try pty.send("quit\n")

        #expect(try pty.waitForExit() == .status(0))
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
        try pty.send("quit\n")

        #expect(try pty.waitForExit() == .status(0))
        #expect(try DatabaseFile(program.list).column("SELECT title FROM item") == ["Drink milk"])
    }

    @Test func `another size of the window shows the line once more, with all that is in it`() throws {
        let program = try Program()
        let pty = try Pty(program)
        try pty.wait(for: prompt)
        try pty.send("add 우유 \(String(repeating: "x", count: 60))")
        try pty.wait(for: "xxxx")

        pty.resize(columns: 40, rows: 12)
        try pty.wait(for: "\u{1B}[Jadder> add 우유 x")
        try pty.send("\n")
        try pty.wait(for: "Added 1: ")
        try pty.send("quit\n")

        #expect(try pty.waitForExit() == .status(0))
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
        try pty.send("quit\n")

        #expect(try pty.waitForExit() == .status(0))
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
        try pty.send("quit\n")

        #expect(try pty.waitForExit() == .status(0))
    }

    // MARK: Live

    @Test func `what another process does appears above the line that is being typed, which stays`() throws {
        let program = try Program(["NO_COLOR": "1"])
        try program.fill("Dentist today 11:00")
        let pty = try Pty(program)
        try pty.wait(for: "adder 1 today> ")
        try pty.send("add 우")
        try pty.wait(for: "add 우")

        try program.fill("Buy milk today")
        try pty.wait(for: "Today\r\n  1  11:00  Dentist\r\n  2         Buy milk\r\n")
        try pty.wait(for: "adder 2 today> add 우")
        _ = try program.run("undo")
        try pty.wait(for: "Today\r\n  1  11:00  Dentist\r\n")
        try pty.wait(for: "adder 1 today> add 우")

        try pty.send("유\n")
        try pty.wait(for: "Added 3: 우유")
        try pty.send("quit\n")
        #expect(try pty.waitForExit() == .status(0))
    }

    @Test func `a list that another process makes appears`() throws {
        let program = try Program(["NO_COLOR": "1"])
        let pty = try Pty(program)
        try pty.wait(for: "adder> ")

        try program.fill("Buy milk today")

        try pty.wait(for: "Today\r\n  1  Buy milk\r\n")
        try pty.wait(for: "adder 1 today> ")
        try pty.send("quit\n")
        #expect(try pty.waitForExit() == .status(0))
    }

    @Test func `one shell takes back what another one did, and both show it`() throws {
        let program = try Program(["NO_COLOR": "1"])
        let (one, other) = (try Pty(program), try Pty(program))
        try one.wait(for: "adder> ")
        try other.wait(for: "adder> ")

        try one.send("add Buy milk today\n")
        try one.wait(for: "adder 1 today> ")
        try other.wait(for: "adder 1 today> ")
        try other.send("undo\n")
        try other.wait(for: "Undone")
        try other.wait(for: "adder> ")
        try one.wait(for: "adder> ")

        for shell in [one, other] {
            try shell.send("quit\n")
            #expect(try shell.waitForExit() == .status(0))
        }
    }

    // MARK: Pages

    @Test func `what is longer than the screen goes through the pager, and what is shorter does not`() throws {
        let program = try Program(["NO_COLOR": "1", "PAGER": "sed s/^/read:/"])
        try program.fill((1...30).map { "Item \($0)" })
        let pty = try Pty(program)
        try pty.wait(for: prompt)

        try pty.send("ls\n")
        try pty.wait(for: "\nread:")
        try pty.wait(for: "read:  30  Item 30\r\n")
        try pty.wait(for: prompt)
        try pty.send("ls 1-5\n")
        try pty.wait(for: "l  1  Item 1\r\n")
        try pty.wait(for: prompt)
        try pty.send("done all\n")
        try pty.wait(for: "[y/N] ")
        try pty.send("y\n")
        try pty.wait(for: "read:Done 30: Item 30\r\n")
        try pty.wait(for: prompt)
        try pty.send("quit\n")

        #expect(try pty.waitForExit() == .status(0))
        #expect(pty.attributes == pty.attributesBefore)
    }

    @Test func `Ctrl-C ends what pages, and not the shell`() throws {
        let program = try Program(["NO_COLOR": "1", "PAGER": "sh -c 'cat; read line </dev/tty'"])
        try program.fill((1...30).map { "Item \($0)" })
        let pty = try Pty(program)
        try pty.wait(for: prompt)

        try pty.send("ls\n")
        try pty.wait(for: "30 items")
        try pty.send(Pty.controlC)
        try pty.wait(for: prompt)
        try pty.send("quit\n")

        #expect(try pty.waitForExit() == .status(0))
    }

    @Test func `a thousand commands leave nothing behind in memory`() throws {
        let program = try Program(["PAGER": ""])
        try program.fill("Dentist today 11:00", "Call mum tomorrow")
        let pty = try Pty(program)
        try pty.wait(for: prompt)

        func run(_ rounds: Int) throws {
            for round in 1...rounds {
                try pty.send("1\nup\ndone 1\nundo\nhelp up\n\n/\nls +round\(round)\nundo\nredo\n")
                try pty.wait(for: "> redo\r\n")
                try pty.wait(for: prompt)
            }
        }
        try run(10)
        let before = pty.memory
        try run(90)
        let after = pty.memory

        #expect(before > 0 && after - before < 2_000_000, "\(before) bytes became \(after)")
        try pty.send("quit\n")
        #expect(try pty.waitForExit(within: 20) == .status(0))
    }

    // MARK: Pastes

    @Test func `one pasted line waits for Enter, and nothing of its marks is in the title`() throws {
        let program = try Program()
        let pty = try Pty(program)
        try pty.wait(for: prompt)

        try pty.send("add \u{1B}[200~Buy\tmilk\u{1B}[31m now\n\u{1B}[201~")
        try pty.wait(for: "add Buy milk now")
        try pty.send("\n")
        try pty.wait(for: prompt)
        try pty.send("quit\n")

        #expect(try pty.waitForExit() == .status(0))
        #expect(try DatabaseFile(program.list).column("SELECT title FROM item") == ["Buy milk now"])
    }

    @Test func `several pasted lines are shown and run in their order once that is agreed to`() throws {
        let program = try Program()
        let pty = try Pty(program)
        try pty.wait(for: prompt)

        try pty.send("\u{1B}[200~add One\nadd Two\nadd Three\n\u{1B}[201~")
        try pty.wait(for: "  add One\r\n  add Two\r\n  add Three\r\n")
        try pty.wait(for: "Run these 3 lines, one after the other? [y/N] ")
        try pty.send("n\n")
        try pty.wait(for: "Nothing was run.\r\n")
        try pty.wait(for: prompt)
        try pty.send("add \u{1B}[200~One\r\nadd Two\u{1B}[201~")
        try pty.wait(for: "[y/N] ")
        try pty.send("y\n")
        try pty.wait(for: "Added 2: ")
        try pty.wait(for: prompt)
        try pty.send("quit\n")

        #expect(try pty.waitForExit() == .status(0))
        #expect(pty.printed.hasSuffix("\u{1B}[?2004l"))
        #expect(try DatabaseFile(program.list).column("SELECT title FROM item ORDER BY id") == ["One", "Two"])
    }

    // MARK: The list

    @Test func `Enter looks again and sees what another process added`() throws {
        let program = try Program(["NO_COLOR": "1"])
        let pty = try Pty(program)

        try pty.wait(for: prompt)
        try program.fill("Buy milk today")
        try pty.send("\n")

        try pty.wait(for: "Today\r\n  1  Buy milk\r\n")
        try pty.wait(for: prompt)
        try pty.send("quit\n")
        #expect(try pty.waitForExit() == .status(0))
    }

    @Test func `lines that are pasted all at once are taken one after the other`() throws {
        let program = try Program()
        let pty = try Pty(program)

        try pty.wait(for: prompt)
        try pty.send("add Buy milk\nadd 우유 사기\nadd\nCall mum\nfri\nphone\nquit\n")

        #expect(try pty.waitForExit() == .status(0))
        let titles = try DatabaseFile(program.list).column("SELECT title FROM item ORDER BY id")
        #expect(titles == ["Buy milk", "우유 사기", "Call mum"])
    }

    @Test func `no line of the list is wider than a narrow terminal`() throws {
        let program = try Program.withUsualList()
        let pty = try Pty(program, columns: 40)

        try pty.wait(for: "Next week")
        try pty.wait(for: prompt)
        try pty.send("add \(String(repeating: "아주 ", count: 9))긴 것 today pri:high\n")
        try pty.wait(for: "Today")
        try pty.wait(for: prompt)
        try pty.send("quit\n")

        #expect(try pty.waitForExit() == .status(0))
        let rows = pty.lines.filter { $0.hasPrefix(" ") && !$0.contains("due") }
        #expect(rows.count >= 12)
        #expect(rows.allSatisfy { UnicodeText.width($0) <= 40 }, "\(rows.joined(separator: "\n"))")
    }

    @Test(arguments: ["--plain", "--color=never"])
    func `the options of the command line hold in the list that stays open`(option: String) throws {
        let program = try Program()
        try program.fill("Buy milk today")
        let pty = try Pty(program, option)

        try pty.wait(
            for: option == "--plain" ? "Today:\r\nitem 1: Buy milk; due today\r\n" : "Today\r\n  1  Buy milk\r\n"
        )
        try pty.wait(for: prompt)
        try pty.send("quit\n")

        #expect(try pty.waitForExit() == .status(0))
    }

    @Test func `on a terminal machines get the list once and are not asked`() throws {
        let program = try Program()
        let pty = try Pty(program, "--json")

        #expect(try pty.waitForExit() == .status(0))
        #expect(pty.printed == "{\"adder\":1,\"groups\":[]}\r\n")
    }

    @Test func `every command of the command line is understood`() throws {
        let program = try Program(["NO_COLOR": "1", "PAGER": ""])
        try program.fill("Dentist today 11:00 +health", "Buy milk today")
        let pty = try Pty(program)

        try pty.wait(for: prompt)
        try pty.send("up +health --plain\n")
        try pty.wait(for: "Today:\r\nitem 1: Dentist; due today 11:00; tags +health\r\n")
        try pty.wait(for: prompt)
        try pty.send("add -- Read \"due: an essay\" tomorrow\n")
        try pty.wait(for: "Added 3: Read due: an essay tomorrow\r\n")
        try pty.wait(for: prompt)
        try pty.send("help add\n")
        try pty.wait(for: "adder add: put something on the list\r\n")
        try pty.wait(for: prompt)
        try pty.send("quit\n")

        #expect(try pty.waitForExit() == .status(0))
    }
}
