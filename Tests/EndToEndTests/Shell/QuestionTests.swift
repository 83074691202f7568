import Glibc
import TestKit
import Testing

/// `adder add` without text on a terminal, which asks for title, due date and tags.
@Suite struct QuestionTests {
    private let due = "Due (fri 17:00, +3d; empty for none): "
    private let tags = "Tags (home money; empty for none): "

    @Test func `add asks for title, due date and tags and stores them`() throws {
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

    @Test func `after an invalid title, the question is repeated before the others`() throws {
        let program = try Program()
        let pty = try Pty(program, "add")

        try pty.wait(for: "Title: ")
        try pty.send("+home needs:7\n")
        try pty.wait(for: "The title is empty.")
        try pty.wait(for: "Title: ")
        try pty.send("Buy milk needs:7\n")
        try pty.wait(for: "No item 7 for “needs:”.")
        try pty.wait(for: "Title: ")
        try pty.send("Buy milk\n")
        try pty.wait(for: due)
        try pty.send(Pty.controlD)

        #expect(try pty.waitForExit() == .status(0))
    }

    @Test func `a field given in the title is not asked for`() throws {
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

    @Test func `an invalid answer is explained, and the question is repeated`() throws {
        let program = try Program(["NO_COLOR": "1"])
        let pty = try Pty(program, "add")

        try pty.wait(for: "Title: ")
        try pty.send("Buy milk due:frd\n")
        try pty.wait(for: "“due:frd” is not a date.")
        try pty.wait(for: "Title: ")
        try pty.send("Buy milk\n")
        try pty.wait(for: due)
        try pty.send("30 feb\n")
        try pty.wait(for: "“30 feb” is not a valid date.")
        try pty.wait(for: due)
        try pty.send("today\n")
        try pty.wait(for: tags)
        try pty.send("1,2\n")
        try pty.wait(for: "“1” is not a tag.")
        try pty.wait(for: tags)
        try pty.send("+shop\n")

        try pty.wait(for: "Added 1: Buy milk\r\n  due Sat 21 Nov, +shop\r\n")
        #expect(try pty.waitForExit() == .status(0))
    }

    @Test func `Ctrl-C at any question exits with 130 and stores nothing`() throws {
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
    func `an empty title stores nothing and exits with 0`(answer: String) throws {
        let program = try Program()
        let pty = try Pty(program, "add")

        try pty.wait(for: "Title: ")
        try pty.send(answer)

        try pty.wait(for: "Nothing was added.\r\n")
        #expect(try pty.waitForExit() == .status(0))
        #expect(pty.attributes == pty.attributesBefore)
        #expect(Files.names(in: program.home.path).isEmpty)
    }

    @Test func `Backspace deletes a whole syllable`() throws {
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

    @Test func `input is read as UTF-8 in every locale`() throws {
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
    func `a signal during a question restores the terminal and ends the program`(signal: Int32) throws {
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

    @Test func `a suspended question restores the terminal and keeps its input`() throws {
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

    @Test func `Ctrl-Z has no effect if no shell could resume the program`() throws {
        let program = try Program()
        // The program leads its session, so no shell could resume it.
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

    @Test func `signals ignored at startup stay ignored`() throws {
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

    @Test func `a question resumed after SIGSTOP sets up the terminal again`() throws {
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

    @Test func `if output can't be written, the shell ends with status 74`() throws {
        let program = try Program()
        let answers = try SpareTerminal()
        let pty = try Pty(program, tool: "/bin/sh", ["-c", "exec adder >\(answers.path)"])
        try pty.wait(for: "> ")

        answers.hangUp()
        try pty.send("ls\n")
        try pty.wait(for: "adder: Can't write the output: ")

        #expect(try pty.waitForExit() == .status(74))
        #expect(pty.attributes == pty.attributesBefore)
    }

    @Test func `invalid UTF-8 input is ignored without losing other keys`() throws {
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

    @Test func `--json never asks questions`() throws {
        let program = try Program()
        let pty = try Pty(program, "add", "--json")

        #expect(try pty.waitForExit() == .status(64))
        #expect(pty.printed.hasPrefix(#"{"adder":1,"error":{"status":64,"#))
    }
}
