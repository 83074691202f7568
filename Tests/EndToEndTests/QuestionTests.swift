import Glibc
import TestKit
import Testing

/// `adder add` on a terminal, which asks step by step.
@Suite struct QuestionTests {
    private let due = "Due (fri 17:00, +3d, empty for no day): "
    private let tags = "Tags (home money, empty for none): "

    @Test func `title and day and tags are asked for and stored`() throws {
        let program = try Program(["NO_COLOR": "1"])
        let pty = try Pty(program, "add")

        try pty.wait(for: "Title: ")
        try pty.send("Pay the rent project:home\n")
        try pty.wait(for: due)
        try pty.send("fri 17:00\n")
        try pty.wait(for: tags)
        try pty.send("home money\n")

        try pty.wait(for: "Added 1: Pay the rent\r\n  due Fri 27 Nov 17:00, project home, +home, +money\r\n")
        #expect(try pty.waitForExit() == .status(0))
        #expect(pty.attributes == pty.attributesBefore)
        #expect(
            try program.run("up", "--plain")
                == Outcome(
                    """
                    Next week:
                    item 1: Pay the rent; due Fri 27 Nov 17:00; project home; tags +home +money

                    """
                )
        )
    }

    @Test func `a title that can be no item is asked for again before anything else`() throws {
        let program = try Program()
        let pty = try Pty(program, "add")

        try pty.wait(for: "Title: ")
        try pty.send("+home needs:7\n")
        try pty.wait(for: "The title is empty;")
        try pty.wait(for: "Title: ")
        try pty.send("Buy milk needs:7\n")
        try pty.wait(for: "“needs:7” names no item;")
        try pty.wait(for: "Title: ")
        try pty.send("Buy milk\n")
        try pty.wait(for: due)
        try pty.send(Pty.controlD)

        #expect(try pty.waitForExit() == .status(0))
    }

    @Test func `what the title says already is not asked for again`() throws {
        let program = try Program(["NO_COLOR": "1"])
        let pty = try Pty(program, "add")

        try pty.wait(for: "Title: ")
        try pty.send("Buy milk tomorrow\n")
        try pty.wait(for: tags)
        try pty.send("\n")

        try pty.wait(for: "Added 1: Buy milk\r\n  due Sun 22 Nov\r\n")
        #expect(try pty.waitForExit() == .status(0))
        #expect(!pty.printed.contains("Due"))
    }

    @Test func `a wrong answer is explained and asked for again and is no failure in the end`() throws {
        let program = try Program(["NO_COLOR": "1"])
        let pty = try Pty(program, "add")

        try pty.wait(for: "Title: ")
        try pty.send("Buy milk due:frd\n")
        try pty.wait(for: "“due:frd” is no date;")
        try pty.wait(for: "Title: ")
        try pty.send("Buy milk\n")
        try pty.wait(for: due)
        try pty.send("30 feb\n")
        try pty.wait(for: "There is no day “30 feb” in the calendar;")
        try pty.wait(for: due)
        try pty.send("today\n")
        try pty.wait(for: tags)
        try pty.send("1,2\n")
        try pty.wait(for: "“1” is no tag;")
        try pty.wait(for: tags)
        try pty.send("+shop\n")

        try pty.wait(for: "Added 1: Buy milk\r\n  due Sat 21 Nov, +shop\r\n")
        #expect(try pty.waitForExit() == .status(0))
    }

    @Test func `an interrupt at any question is 130 and stores nothing`() throws {
        for answers in [[], ["Buy milk\n"], ["Buy milk\n", "today\n"]] {
            let program = try Program()
            let pty = try Pty(program, "add")

            for (question, answer) in zip(["Title: ", due, tags], answers + [Pty.controlC]) {
                try pty.wait(for: question)
                try pty.send(answer)
            }

            try pty.wait(for: "\nadder: Nothing was added.\r\n")
            #expect(try pty.waitForExit() == .status(130))
            #expect(pty.attributes == pty.attributesBefore)
            #expect(Files.names(in: program.home.path).isEmpty)
        }
    }

    @Test(arguments: [Pty.controlD, "\n", "  \n"])
    func `no title is a change of mind that stores nothing and is no failure`(answer: String) throws {
        let program = try Program()
        let pty = try Pty(program, "add")

        try pty.wait(for: "Title: ")
        try pty.send(answer)

        try pty.wait(for: "\nNothing was added.\r\n")
        #expect(try pty.waitForExit() == .status(0))
        #expect(pty.attributes == pty.attributesBefore)
        #expect(Files.names(in: program.home.path).isEmpty)
    }

    @Test func `a syllable that was typed is erased as one`() throws {
        let program = try Program()
        let pty = try Pty(program, "add")

        try pty.wait(for: "Title: ")
        try pty.send("우유 사기꾼\(Pty.backspace)\n")
        try pty.wait(for: due)
        try pty.send("\n")
        try pty.wait(for: tags)
        try pty.send("집\n")

        #expect(try pty.waitForExit() == .status(0))
        let rows = try DatabaseFile(program.list).column("SELECT title || ' ' || name FROM item JOIN tag ON item = id")
        #expect(rows == ["우유 사기 집"])
    }

    @Test func `the locale of the person does not matter to what is typed`() throws {
        let program = try Program(["LANG": "C", "LC_ALL": "C"])
        let pty = try Pty(program, "add")

        try pty.wait(for: "Title: ")
        try pty.send("우유 🥛 today\n")
        try pty.wait(for: tags)
        try pty.send("\n")

        #expect(try pty.waitForExit() == .status(0))
        #expect(try DatabaseFile(program.list).column("SELECT title FROM item") == ["우유 🥛"])
    }

    @Test(arguments: [SIGTERM, SIGHUP, SIGQUIT])
    func `a signal during a question ends the program and leaves the terminal as it was`(signal: Int32) throws {
        let program = try Program()
        let pty = try Pty(program, "add")

        try pty.wait(for: "Title: ")
        #expect(pty.attributes != pty.attributesBefore)
        try pty.send("Buy mi")
        try pty.wait(for: "Buy mi")
        pty.signal(signal)

        #expect(try pty.waitForExit() == .signal(signal))
        #expect(pty.attributes == pty.attributesBefore)
        #expect(Files.names(in: program.home.path).isEmpty)
    }

    @Test func `a suspended question gives the terminal back, and is there again with what was typed`() throws {
        let program = try Program(["PS1": "sh? ", "NO_COLOR": "1"])
        let pty = try Pty(program, tool: "/bin/sh", ["-i"])
        try pty.wait(for: "sh? ")
        try pty.send("adder add\n")
        try pty.wait(for: "Title: ")
        try pty.send("우")
        try pty.wait(for: "우")

        for _ in 1...2 {
            try pty.send("\u{1A}")
            try pty.wait(for: "sh? ")
            #expect(pty.attributes == pty.attributesBefore)
            try pty.send("fg\n")
            try pty.wait(for: "Title: 우")
        }
        try pty.send("유 today\n")
        try pty.wait(for: tags)
        try pty.send("\n")
        try pty.wait(for: "Added 1: 우유\r\n")
        try pty.wait(for: "sh? ")
        try pty.send("exit\n")

        #expect(try pty.waitForExit() == .status(0))
        #expect(try DatabaseFile(program.list).column("SELECT title FROM item") == ["우유"])
    }

    @Test func `a question that nobody could have go on is not stopped`() throws {
        let program = try Program()
        // It leads its session, so that no shell is there to hear of it.
        let pty = try Pty(program, "add")
        try pty.wait(for: "Title: ")
        try pty.send("Buy")
        try pty.wait(for: "Buy")

        try pty.send("\u{1A}")
        try pty.wait(for: "Title: Buy")
        try pty.send(" milk today\n")
        try pty.wait(for: tags)
        try pty.send("\n")

        #expect(try pty.waitForExit() == .status(0))
        #expect(try DatabaseFile(program.list).column("SELECT title FROM item") == ["Buy milk"])
    }

    @Test func `signals that were ignored before the program was started still are`() throws {
        let program = try Program()
        let pty = try Pty(program, tool: "/bin/sh", ["-c", "trap '' TSTP HUP INT; exec adder add"])
        try pty.wait(for: "Title: ")

        try pty.send("Buy")
        try pty.wait(for: "Buy")
        try pty.send("\u{1A}")
        pty.signal(SIGHUP)
        pty.signal(SIGINT)
        try pty.send(" milk today\n")
        try pty.wait(for: tags)
        try pty.send("\n")

        #expect(try pty.waitForExit() == .status(0))
        #expect(try DatabaseFile(program.list).column("SELECT title FROM item") == ["Buy milk"])
    }

    @Test func `a question that others stopped, and whose terminal they changed, is as it was when it goes on`() throws
    {
        let program = try Program()
        let pty = try Pty(program, "add")
        try pty.wait(for: "Title: ")
        try pty.send("Buy")
        try pty.wait(for: "Buy")
        let asking = pty.attributes

        pty.signal(SIGSTOP)
        #expect(pty.waitForStop())
        pty.resetAttributes()
        #expect(pty.attributes != asking)
        pty.signal(SIGCONT)
        try pty.wait(for: "Title: Buy")
        #expect(pty.attributes == asking)
        try pty.send(" milk today\n")
        try pty.wait(for: tags)
        try pty.send("\n")

        #expect(try pty.waitForExit() == .status(0))
        #expect(pty.screen.rows.first == "Title: Buy milk today")
    }

    @Test func `where answers cannot be written any more nothing is asked, and the status says so`() throws {
        let program = try Program()
        let answers = try SpareTerminal()
        let pty = try Pty(program, tool: "/bin/sh", ["-c", "exec adder >\(answers.path)"])
        try pty.wait(for: "> ")

        answers.takeAway()
        try pty.send("ls\n")
        try pty.wait(for: "adder: The answer could not be written: ")

        #expect(try pty.waitForExit() == .status(74))
        #expect(pty.attributes == pty.attributesBefore)
    }

    @Test func `bytes that are no text are not typed and take no key with them`() throws {
        let program = try Program()
        let pty = try Pty(program, "add")

        try pty.wait(for: "Title: ")
        try pty.send(bytes: Array("Buy ".utf8) + [0xEA, 0xBE] + Array("milk".utf8) + [0xFF, 0x0A])
        try pty.wait(for: due)
        try pty.send("\n")
        try pty.wait(for: tags)
        try pty.send("\n")

        #expect(try pty.waitForExit() == .status(0))
        #expect(try DatabaseFile(program.list).column("SELECT title FROM item") == ["Buy milk"])
    }

    @Test func `machines are never asked`() throws {
        let program = try Program()
        let pty = try Pty(program, "add", "--json")

        #expect(try pty.waitForExit() == .status(64))
        #expect(pty.printed.hasPrefix(#"{"adder":1,"error":{"status":64,"#))
    }
}
