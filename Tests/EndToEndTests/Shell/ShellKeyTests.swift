import Glibc
import TestKit
import Testing

/// Key bindings of the shell.
@Suite struct ShellKeyTests {
    private let prompt = "> "

    @Test func `bind -v selects vi keys`() throws {
        let program = try Program()
        try Files.write("bind -v\n".utf8, to: "\(program.home.path)/.editrc")
        let pty = try Pty(program)
        try pty.wait(for: prompt)

        try pty.send("add Buy milk\u{1B}")
        try pty.send("0")
        try pty.send("wcw")
        try pty.send("Drink\n")
        try pty.wait(for: "Added 1:")
        try pty.wait(for: prompt)
        try pty.send("qu\u{1B}")
        try pty.send("ddiupc\t\n")
        try pty.wait(for: "upcoming ")
        try pty.wait(for: prompt)

        #expect(try pty.quit() == .status(0))
        #expect(try DatabaseFile(program.list).column("SELECT title FROM item") == ["Drink milk"])
    }

    /// In vi mode, libedit moves to the last character of an empty line, which would be in front of its buffer.
    @Test(arguments: ["$i", "\u{05}i", "$$a", "$rzi", "$한Xi", "$d$i"])
    func `vi keys at an empty prompt keep the cursor inside the line`(keys: String) throws {
        let program = try Program()
        try Files.write("bind -v\n".utf8, to: "\(program.home.path)/.editrc")
        let pty = try Pty(program)
        try pty.wait(for: prompt)
        let title = String(repeating: "x", count: 1_200)

        try pty.sendWithoutEcho("\u{1B}")
        try pty.sendWithoutEcho(keys)
        // Long enough for libedit to enlarge its buffer, which fails if memory before it was overwritten.
        try pty.send("add \(title)\n")
        try pty.wait(for: "Added 1:")
        try pty.wait(for: prompt)

        #expect(try pty.quit() == .status(0))
        #expect(try DatabaseFile(program.list).column("SELECT title FROM item") == [title])
    }

    @Test(arguments: [("d", "$"), ("c", "b\u{1B}"), ("y", "0"), ("/", "\n")])
    func `text can be pasted while a vi command waits for more keys`(start: String, end: String) throws {
        let program = try Program()
        try Files.write("bind -v\n".utf8, to: "\(program.home.path)/.editrc")
        let pty = try Pty(program)
        try pty.wait(for: prompt)

        try pty.sendWithoutEcho("ab cd\u{1B}")
        try pty.sendWithoutEcho(start)
        try pty.sendWithoutEcho("\u{1B}[200~\(String(repeating: "x", count: 3_000))\u{1B}[201~")
        try pty.sendWithoutEcho(end)
        try pty.sendWithoutEcho("0Di")
        try pty.send("add \(String(repeating: "y", count: 3_000))\n")
        try pty.wait(for: "Added 1:")
        try pty.wait(for: prompt)

        #expect(try pty.quit() == .status(0))
    }

    @Test func `a paste longer than any line rings the bell with vi keys`() throws {
        let program = try Program()
        try Files.write("bind -v\n".utf8, to: "\(program.home.path)/.editrc")
        let pty = try Pty(program)
        try pty.wait(for: prompt)

        try pty.send("\u{1B}[200~")
        for _ in 1...140 { try pty.sendWithoutEcho(String(repeating: "x", count: 1_000)) }
        try pty.send("\u{1B}[201~")
        try pty.wait(for: "\u{7}")
        try pty.send("add Milk\n")
        try pty.wait(for: "Added 1:")
        try pty.wait(for: prompt)

        #expect(try pty.quit() == .status(0))
    }

    @Test func `key bindings in .editrc apply in vi and Emacs mode`() throws {
        for mode in ["bind -v", "bind -e"] {
            let program = try Program()
            try Files.write("\(mode)\nbind ^I ed-move-to-beg\n".utf8, to: "\(program.home.path)/.editrc")
            let pty = try Pty(program)
            try pty.wait(for: prompt)

            try pty.send("d milk\tad\n")
            try pty.wait(for: "Added 1:")
            try pty.wait(for: prompt)
            try pty.send("quit\n")

            #expect(try pty.waitForExit() == .status(0))
        }
    }

    @Test(arguments: [
        "bind -e\n", "# keys\n\nadder:bind -e", "bind -v\nbind -e\n", "other:bind -v\nbind ^G ed-move-to-beg\n",
    ])
    func `bind -e keeps adder's own key bindings`(lines: String) throws {
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

    @Test func `the vi command that opens an editor is disabled`() throws {
        let program = try Program()
        try Files.write("bind -v\n".utf8, to: "\(program.home.path)/.editrc")
        let pty = try Pty(program)
        try pty.wait(for: prompt)

        try pty.send("add Buy milk\u{1B}")
        try pty.send("0")
        try pty.send("vi")
        try pty.wait(for: "\u{7}")
        try pty.send("\n")
        try pty.wait(for: "Added 1:")

        #expect(try pty.quit() == .status(0))
    }

    @Test func `unbound keys are ignored`() throws {
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

    @Test func `a colon in vi mode opens no prompt`() throws {
        let program = try Program()
        try Files.write("bind -v\n".utf8, to: "\(program.home.path)/.editrc")
        let pty = try Pty(program)
        try pty.wait(for: prompt)

        try pty.sendWithoutEcho("ab\u{1B}")
        try pty.sendWithoutEcho(":ic")
        try pty.wait(forRows: ["adder> acb"], column: 9)
        try pty.send(Pty.controlC)

        #expect(try pty.quit() == .status(0))
    }

    @Test func `Tab completes the paths of files, in which a tilde is the home folder`() throws {
        let program = try Program()
        mkdir("\(program.home.path)/my lists", 0o700)
        try Files.write("(A) Rest\n".utf8, to: "\(program.home.path)/my lists/todo.txt")
        let pty = try Pty(program)
        try pty.wait(for: prompt)

        try pty.send("import ~/my\tto\t\n")
        try pty.wait(for: "Imported 1 item")
        try pty.wait(for: prompt)
        try pty.send("export --output=~/my\tnew.csv\n")
        try pty.wait(for: " to \(program.home.path)/my lists/new.csv")
        try pty.wait(for: prompt)

        #expect(try pty.quit() == .status(0))
    }

    @Test func `Tab completes words anywhere in a line and lists the alternatives`()
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
        try pty.wait(for: "more. Type another letter to narrow the list.\r\n")
        try pty.wait(for: "> done ")
        // Completion before an existing word.
        try pty.send("\u{01}\u{0B}")
        try pty.send("list all --sort title --by tag\u{01}\u{06}\u{06}\u{06}\u{06}\u{06}ov\t\n")
        try pty.wait(for: "overdue ")
        try pty.wait(for: prompt)

        #expect(try pty.quit() == .status(0))
    }
}
