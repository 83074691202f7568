import TestKit
import Testing

/// What keys do to a line of the shell.
@Suite struct ShellKeyTests {
    private let prompt = "> "

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
}
