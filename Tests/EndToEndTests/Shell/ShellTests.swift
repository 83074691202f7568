import TestKit
import Testing
import UnicodeText

/// The shell that `adder` without arguments opens on a terminal.
@Suite struct ShellTests {
    private let prompt = "> "

    @Test func `the list is shown at the start and after each add`() throws {
        let program = try Program(["NO_COLOR": "1"])
        try program.fill("Dentist today 11:00")
        let pty = try Pty(program)

        try pty.wait(for: "Today (1)\r\n  1  11:00  Dentist\r\n")
        try pty.wait(for: "adder 1 today> ")
        try pty.send("add Buy milk today\n")

        try pty.wait(for: "Added 2: Buy milk\r\n  due Sat 21 Nov\r\n")
        try pty.wait(for: "Today (2)\r\n  1  11:00  Dentist\r\n  2         Buy milk\r\n")
        try pty.wait(for: "adder 2 today> ")
        #expect(try pty.quit() == .status(0))
        #expect(pty.attributes == pty.attributesBefore)
    }

    @Test func `a list longer than the window is cut to fit, and upcoming shows all of it`()
        throws
    {
        let program = try Program(["NO_COLOR": "1", "PAGER": "sed s/^/read:/"])
        try program.fill((1...30).map { "Item \($0) today" } + ["Later tomorrow"])
        let pty = try Pty(program)

        try pty.wait(for: "Run upcoming to see all.\r\n")
        try pty.wait(for: "adder 30 today> ")
        #expect(pty.screen.rows.contains("Today (16 of 30)"))
        #expect(pty.screen.rows.contains("Not shown: 1 under Tomorrow. Run upcoming to see all."))
        #expect(!pty.printed.contains("read:"))
        try pty.send("upcoming\n")
        try pty.wait(for: "read:  30  Item 30\r\n")
        try pty.wait(for: prompt)

        #expect(try pty.quit() == .status(0))
    }

    @Test func `a day, a week or a month typed alone shows the calendar`() throws {
        let program = try Program(["NO_COLOR": "1"])
        try program.fill("Pack due:2026-12-24")
        let pty = try Pty(program)
        try pty.wait(for: prompt)

        try pty.send("24 dec\n")
        try pty.wait(for: " 21   22   23  (24)  25   26   27\r\n                ░1\r\n")
        try pty.wait(for: "Thu 24 Dec (1)\r\n  1  Pack\r\n")
        try pty.wait(for: prompt)
        try pty.send("this week\n")
        try pty.wait(for: " 16 Nov – 22 Nov 2026\r\n")
        try pty.wait(for: prompt)
        try pty.send("january\n")
        try pty.wait(for: " January 2027\r\n")
        try pty.wait(for: prompt)

        #expect(try pty.quit() == .status(0))
    }

    @Test func `an empty list explains how to begin and creates nothing`() throws {
        let program = try Program()
        let pty = try Pty(program)

        try pty.wait(for: "Your list is empty. Add something to it:\r\n")
        try pty.wait(for: "add Pay rent fri 5pm +money")
        try pty.wait(for: prompt)
        try pty.send("q\n")

        #expect(try pty.waitForExit() == .status(0))
        #expect(!Files.names(in: program.home.path).contains("data"))
    }

    @Test func `add without text asks questions and returns to the list`() throws {
        let program = try Program(["NO_COLOR": "1"])
        let pty = try Pty(program)

        try pty.wait(for: prompt)
        try pty.send("add\n")
        try pty.wait(for: "Title: ")
        try pty.send("Buy milk today\n")
        try pty.wait(for: "Tags")
        try pty.send("\n")

        try pty.wait(for: "Added 1: Buy milk\r\n")
        try pty.wait(for: "Today (1)\r\n  1  Buy milk\r\n")
        try pty.wait(for: prompt)
        try pty.send(Pty.controlD)
        #expect(try pty.waitForExit() == .status(0))
    }

    @Test func `neither errors nor Ctrl-C end the shell or change its exit status`() throws {
        let program = try Program()
        let pty = try Pty(program)

        try pty.wait(for: prompt)
        try pty.send("upcomin\n")
        try pty.wait(for: "adder: “upcomin” is not a command. Did you mean “upcoming”?\r\n")
        try pty.wait(for: prompt)
        try pty.send("add Buy milk 30 feb\n")
        try pty.wait(for: "adder: “30 feb” is not a valid date.")
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

    @Test func `an unknown command can be added as an item, and an id shows its item`() throws {
        let program = try Program(["NO_COLOR": "1"])
        let pty = try Pty(program)

        try pty.wait(for: prompt)
        try pty.send("Buy milk tomorrow\n")
        try pty.wait(for: "“Buy” is not a command. Add “Buy milk tomorrow” to the list? [y/N] ")
        try pty.send("y\n")
        try pty.wait(for: "Added 1: Buy milk\r\n  due Sun 22 Nov\r\n")
        try pty.wait(for: "Tomorrow (1)\r\n  1  Buy milk\r\n")
        try pty.wait(for: prompt)
        try pty.send("1\n")
        try pty.wait(for: "tomorrow")
        try pty.wait(for: prompt)
        try pty.send("quit smoking\n")
        try pty.wait(for: "[y/N] ")
        try pty.send("\n")
        try pty.wait(for: "Nothing was added.\r\n")

        #expect(try pty.quit() == .status(0))
        #expect(try DatabaseFile(program.list).column("SELECT title FROM item") == ["Buy milk"])
    }

    @Test func `a command typed instead of an answer means no and is run`() throws {
        let program = try Program(["NO_COLOR": "1"])
        try program.fill("Dentist today", "Call mum")
        let pty = try Pty(program)
        try pty.wait(for: "> ")

        try pty.send("remove 1\n")
        try pty.wait(for: "[y/N] ")
        try pty.send("maybe\n")
        try pty.wait(for: "Type y or n, not “maybe”.\r\n")
        try pty.wait(for: "[y/N] ")
        try pty.send("show 2\n")
        try pty.wait(for: "Nothing was changed.\r\n")
        try pty.wait(for: "Call mum\r\n")

        #expect(try pty.quit() == .status(0))
        #expect(try DatabaseFile(program.list).column("SELECT count(*) FROM item") == ["2"])
    }

    @Test func `text typed instead of an answer means no and is offered as an item`() throws {
        let program = try Program(["NO_COLOR": "1"])
        try program.fill("Dentist today")
        let pty = try Pty(program)
        try pty.wait(for: "> ")

        try pty.send("remove 1\n")
        try pty.wait(for: "[y/N] ")
        try pty.send("Buy milk\n")
        try pty.wait(for: "Nothing was changed.\r\n")
        try pty.wait(for: "“Buy” is not a command. Add “Buy milk” to the list? [y/N] ")
        try pty.send("y\n")
        try pty.wait(for: "Added 2: Buy milk\r\n")

        #expect(try pty.quit() == .status(0))
        #expect(try DatabaseFile(program.list).column("SELECT title FROM item") == ["Dentist", "Buy milk"])
    }

    @Test func `clear empties the screen, as Ctrl-L does`() throws {
        let program = try Program(["NO_COLOR": "1"])
        try program.fill("Dentist today")
        let pty = try Pty(program)
        try pty.wait(for: "> ")

        try pty.send("clear\n")
        try pty.wait(for: "\u{1B}[H\u{1B}[J")
        try pty.wait(for: "> ")

        #expect(pty.screen.rows.filter { !$0.isEmpty }.count == 1, "\(pty.screen.rows)")
        #expect(pty.screen.rows.first?.hasPrefix("adder 1 today>") == true)
        #expect(try pty.quit() == .status(0))
    }

    @Test func `after a change only the affected groups are shown`() throws {
        let program = try Program(["NO_COLOR": "1"])
        try program.fill("Dentist today", "Call mum tomorrow", "Pay rent fri", "Return the books yesterday")
        let pty = try Pty(program)
        try pty.wait(for: "adder 1 overdue, 1 today> ")

        try pty.send("change 4 due:tomorrow\n")
        try pty.wait(
            for: "\r\n\r\nTomorrow (2)\r\n  2  Call mum\r\n  4  Return the books\r\n\r\nNow empty: Overdue."
        )
        try pty.wait(for: "adder 1 today> ")
        try pty.send("done 2,4\n")
        try pty.wait(for: "Done 4")
        try pty.wait(for: "\nundo reverses it.\r\nNow empty: Tomorrow.\r\n")
        try pty.wait(for: "adder 1 today> ")
        try pty.send("undo\n")
        try pty.wait(for: "\r\n\r\nTomorrow (2)\r\n  2  Call mum\r\n  4  Return the books\r\n\r\n")
        try pty.wait(for: "adder 1 today> ")

        #expect(try pty.quit() == .status(0))
    }

    @Test func `help describes the shell, and no command starts another shell`() throws {
        let program = try Program(["NO_COLOR": "1"])
        let pty = try Pty(program, "shell")

        try pty.wait(for: prompt)
        try pty.send("help\n")
        try pty.wait(for: "  quit, Ctrl-D")
        try pty.wait(for: prompt)
        try pty.send("shell\n")
        try pty.wait(for: "adder: The shell is already open. Type a command, or quit.\r\n")
        try pty.wait(for: prompt)
        try pty.send("!touch here\n")
        try pty.wait(for: "adder: “!touch” is not a command. Run help for a list.\r\n")

        #expect(try pty.quit() == .status(0))
        #expect(!Files.names(in: program.home.path).contains("data"))
    }

    @Test func `errors name commands as they are typed in the shell`() throws {
        let pty = try Pty(Program(), "shell")

        try pty.wait(for: prompt)
        for (line, answer) in [
            ("done 9", "No item 9; nothing was changed. Run list to see ids."),
            ("list --sideways", "list has no option --sideways. See help list."),
            ("change", "Missing argument. Example: change 3,5-7"),
            ("change 9 note:x", "No item 9; nothing was changed. Run list to see ids."),
            ("show 9", "No item 9. Run list to see ids."),
            ("edit 9", "No item 9; nothing was changed. Run list to see ids."),
        ] {
            try pty.send("\(line)\n")
            try pty.wait(for: answer)
            try pty.wait(for: prompt)
        }

        #expect(try pty.quit() == .status(0))
    }

    @Test func `the prompt can be plain`() throws {
        let program = try Program(["ADDER_PROMPT": "plain"])
        try program.fill("Dentist today")
        let pty = try Pty(program)

        try pty.wait(for: "adder> ")

        #expect(try pty.quit() == .status(0))
    }

    @Test func `Enter refreshes the list`() throws {
        let program = try Program(["NO_COLOR": "1"])
        let pty = try Pty(program)

        try pty.wait(for: prompt)
        try program.fill("Buy milk today")
        try pty.send("\n")

        try pty.wait(for: "Today (1)\r\n  1  Buy milk\r\n")
        try pty.wait(for: prompt)
        #expect(try pty.quit() == .status(0))
    }

    @Test func `lines typed ahead are run in order`() throws {
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
        let pty = try Pty(program, columns: 40, rows: 40)

        try pty.wait(for: "Next week")
        try pty.wait(for: prompt)
        try pty.send("add \(String(repeating: "아주 ", count: 9))긴 것 today pri:high\n")
        try pty.wait(for: "Today")
        try pty.wait(for: prompt)

        #expect(try pty.quit() == .status(0))
        let rows = pty.lines.filter { $0.hasPrefix(" ") && !$0.contains("due") }
        #expect(rows.count >= 11)
        #expect(rows.allSatisfy { UnicodeText.width($0) <= 40 }, "\(rows.joined(separator: "\n"))")
    }

    @Test(arguments: ["--plain", "--color=never"])
    func `options given at startup apply in the shell`(option: String) throws {
        let program = try Program()
        try program.fill("Buy milk today")
        let pty = try Pty(program, option)

        try pty.wait(
            for: option == "--plain" ? "Today:\r\nitem 1: Buy milk; due today\r\n" : "Today (1)\r\n  1  Buy milk\r\n"
        )
        try pty.wait(for: prompt)

        #expect(try pty.quit() == .status(0))
    }

    @Test func `--json on a terminal prints the list once and exits`() throws {
        let program = try Program()
        let pty = try Pty(program, "--json")

        #expect(try pty.waitForExit() == .status(0))
        #expect(pty.printed == "{\"adder\":1,\"groups\":[]}\r\n")
    }

    @Test func `the shell accepts the same commands as the command line`() throws {
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
        try pty.wait(for: "adder add: add an item\r\n")
        try pty.wait(for: prompt)

        #expect(try pty.quit() == .status(0))
    }

    @Test func `a thousand commands leak no memory`() throws {
        // The sanitizer's quarantine would count as a leak.
        let program = try Program(["PAGER": "", "ASAN_OPTIONS": "quarantine_size_mb=0"])
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
}
