import Glibc
import TestKit
import Testing

/// Pasting into the shell and paging its answers.
@Suite struct ShellPageTests {
    private let prompt = "> "

    @Test func `only output longer than the screen is paged`() throws {
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
        try pty.wait(for: "Done 20: Item 20\r\nand 10 more, 30 items in all\r\n")
        try pty.wait(for: prompt)

        #expect(try pty.quit() == .status(0))
        #expect(pty.attributes == pty.attributesBefore)
    }

    @Test func `Ctrl-C ends the pager but not the shell`() throws {
        let program = try Program(["NO_COLOR": "1", "PAGER": "sh -c 'cat; read line </dev/tty'"])
        try program.fill((1...30).map { "Item \($0)" })
        let pty = try Pty(program)
        try pty.wait(for: prompt)

        try pty.send("ls\n")
        try pty.wait(for: "30 items")
        try pty.send(Pty.controlC)
        try pty.wait(for: prompt)

        #expect(try pty.quit() == .status(0))
    }

    @Test func `wrapped lines count towards the length of the output`() throws {
        let program = try Program(["NO_COLOR": "1", "PAGER": "sed s/^/read:/"])
        try program.fill((1...12).map { "Item \($0) \(String(repeating: "long ", count: 20))" })
        let pty = try Pty(program, columns: 30)
        try pty.wait(for: prompt)

        for command in ["ls --json", "ls --plain"] {
            try pty.send("\(command)\n")
            try pty.wait(for: "read:")
            try pty.wait(for: prompt)
        }

        #expect(try pty.quit() == .status(0))
    }

    // MARK: Pagers and editors

    @Test(arguments: [SIGTERM, SIGHUP])
    func `a signal while paging ends the pager and the shell and restores the terminal`(signal: Int32) throws {
        let pager = "sh -c 'stty raw -echo </dev/tty; cat >/dev/null; echo up >/dev/tty; read line </dev/tty'"
        let program = try Program(["PAGER": pager])
        try program.fill((1...30).map { "Item \($0)" })
        let pty = try Pty(program)
        try pty.wait(for: prompt)

        try pty.send("ls\n")
        try pty.wait(for: "up")
        #expect(pty.attributes != pty.attributesBefore)
        pty.signal(signal)

        #expect(try pty.waitForExit() == .signal(signal))
        #expect(pty.attributes == pty.attributesBefore)
    }

    @Test func `a signal ends the shell even if the pager does not read`() throws {
        let pager = "sh -c 'stty raw -echo </dev/tty; echo up >/dev/tty; read line </dev/tty'"
        let program = try Program(["PAGER": pager])
        try program.fill((1...3_000).map { "Item \($0) \(String(repeating: "long ", count: 40))" })
        let pty = try Pty(program)
        try pty.wait(for: prompt)

        try pty.send("ls\n")
        try pty.wait(for: "up")
        pty.signal(SIGTERM)

        #expect(try pty.waitForExit() == .signal(SIGTERM))
        #expect(pty.attributes == pty.attributesBefore)
    }

    @Test func `a failing pager is reported`() throws {
        let program = try Program(["NO_COLOR": "1", "PAGER": "false"])
        try program.fill((1...30).map { "Item \($0)" })
        let pty = try Pty(program)
        try pty.wait(for: prompt)

        try pty.send("ls\n")
        try pty.wait(for: "“false” exited with status 1. Use config pager COMMAND")
        try pty.wait(for: prompt)

        #expect(try pty.quit() == .status(0))
    }

    @Test func `the terminal is restored after a pager is killed`() throws {
        let program = try Program(["PAGER": "sh -c 'stty raw -echo </dev/tty; cat; kill -9 $$'"])
        try program.fill((1...30).map { "Item \($0)" })
        let pty = try Pty(program)
        try pty.wait(for: prompt)

        try pty.send("ls\n")
        try pty.wait(for: "30 items")
        try pty.wait(for: prompt)
        try pty.send(Pty.controlD)

        #expect(try pty.waitForExit() == .status(0))
        #expect(pty.attributes == pty.attributesBefore)
    }

    @Test(arguments: [SIGTERM, SIGHUP])
    func `a signal while editing ends the editor and adder and restores the terminal`(signal: Int32) throws {
        let program = try Program(["EDITOR": "sh -c 'stty raw -echo; echo up; read line'"])
        try program.fill(["Buy milk"])
        let pty = try Pty(program, "edit", "1")

        try pty.wait(for: "up")
        #expect(pty.attributes != pty.attributesBefore)
        pty.signal(signal)

        #expect(try pty.waitForExit() == .signal(signal))
        #expect(pty.attributes == pty.attributesBefore)
    }

    // MARK: Pastes

    @Test func `a pasted line waits for Enter and loses its control characters`() throws {
        let program = try Program()
        let pty = try Pty(program)
        try pty.wait(for: prompt)

        try pty.send("add \u{1B}[200~Buy\tmilk\u{1B}[31m now\n\u{1B}[201~")
        try pty.wait(for: "add Buy milk now")
        try pty.send("\n")
        try pty.wait(for: prompt)

        #expect(try pty.quit() == .status(0))
        #expect(try DatabaseFile(program.list).column("SELECT title FROM item") == ["Buy milk now"])
    }

    @Test func `several pasted lines run in order after confirmation`() throws {
        let program = try Program(["NO_COLOR": "1"])
        let pty = try Pty(program)
        try pty.wait(for: prompt)

        try pty.send("\u{1B}[200~add One\nadd Two\nadd Three\n\u{1B}[201~")
        try pty.wait(for: "  add  One\r\n  add  Two\r\n  add  Three\r\n")
        try pty.wait(for: "Add these 3 items? [y/N] ")
        try pty.send("n\n")
        try pty.wait(for: "Nothing was added.\r\n")
        try pty.wait(for: prompt)
        try pty.send("add \u{1B}[200~One\r\nadd Two\u{1B}[201~")
        try pty.wait(for: "[y/N] ")
        try pty.send("y\n")
        try pty.wait(for: "Added 2:")
        try pty.wait(for: prompt)

        #expect(try pty.quit() == .status(0))
        #expect(pty.printed.hasSuffix("\u{1B}[?2004l"))
        #expect(try DatabaseFile(program.list).column("SELECT title FROM item ORDER BY id") == ["One", "Two"])
    }

    @Test func `Ctrl-C during a paste discards it`() throws {
        let program = try Program()
        let pty = try Pty(program)
        try pty.wait(for: prompt)

        for paste in ["add One\nadd Two\nad", "add One"] {
            try pty.sendWithoutEcho("\u{1B}[200~\(paste)")
            try pty.send(Pty.controlC)
            try pty.wait(for: "\n")
            try pty.wait(for: prompt)
        }

        #expect(try pty.quit() == .status(0))
        #expect(!pty.printed.contains("[y/N]"))
        #expect(!pty.printed.contains("One"))
    }

    @Test(arguments: ["add\n", "hello there\n"])
    func `several lines pasted at a question are shown and confirmed like any others`(question: String) throws {
        let program = try Program(["NO_COLOR": "1"])
        for title in ["One", "Two", "Three"] { _ = try program.run("add", title) }
        let pty = try Pty(program)
        try pty.wait(for: prompt)

        try pty.send("\(question)\u{1B}[200~done 3\ndone 1\nBuy milk\n\u{1B}[201~")
        try pty.wait(for: "Nothing was added.")
        try pty.wait(for: "  run  done 3\r\n  run  done 1\r\n  add  Buy milk\r\n")
        try pty.wait(for: "Run these 3 lines in order? [y/N] ")
        try pty.send("y\n")
        try pty.wait(for: "Added 4: Buy milk")
        try pty.wait(for: prompt)

        #expect(try pty.quit() == .status(0))
        #expect(
            try DatabaseFile(program.list).column("SELECT id FROM item WHERE status = 1 ORDER BY id") == ["1", "3"]
        )
    }

    @Test func `several lines pasted at a question outside the shell become a list, or one line`() throws {
        let program = try Program(["NO_COLOR": "1"])
        let list = try Pty(program, "add")
        try list.wait(for: "Title: ")
        try list.send("\u{1B}[200~- One\n  - Two\n\u{1B}[201~")
        try list.wait(for: "Added 2: Two")
        #expect(try list.waitForExit() == .status(0))

        let answer = try Pty(program, "remove", "all")
        try answer.wait(for: "[y/N] ")
        try answer.send("\u{1B}[200~y\ny\n\u{1B}[201~\n")
        try answer.wait(for: "Type y or n, not “y y”.")
        try answer.send("n\n")
        _ = try answer.waitForExit()

        #expect(try DatabaseFile(program.list).column("SELECT count(*) FROM item") == ["2"])
    }

    @Test func `pasting several lines into a long line keeps that line on the screen`() throws {
        let program = try Program()
        let pty = try Pty(program, columns: 20)
        try pty.wait(for: prompt)
        let row = String(repeating: "x", count: 20)

        try pty.send("add \(String(repeating: "x", count: 40))\u{01}")
        try pty.wait(forRows: ["adder> add xxxxxxxxx", row, "xxxxxxxxxxx"])
        try pty.send("\u{1B}[200~add One\nup \u{1B}[201~")
        try pty.wait(for: "[y/N] ")
        try pty.send("n\n")
        try pty.wait(for: prompt)

        #expect(try pty.quit() == .status(0))
        #expect(
            Array(pty.screen.rows.drop { $0 != "adder> add xxxxxxxxx" }.prefix(3)) == [
                "adder> add xxxxxxxxx", row, "xxxxxxxxxxx",
            ]
        )
    }
}
