import Glibc
import TestKit
import Testing

/// What is longer than a line on its way into the shell, or than the screen on its way out.
@Suite struct ShellPageTests {
    private let prompt = "> "

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
        let program = try Program(["NO_COLOR": "1"])
        let pty = try Pty(program)
        try pty.wait(for: prompt)

        try pty.send("\u{1B}[200~add One\nadd Two\nadd Three\n\u{1B}[201~")
        try pty.wait(for: "  add  One\r\n  add  Two\r\n  add  Three\r\n")
        try pty.wait(for: "Do these 3 things, one after the other? [y/N] ")
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
}
