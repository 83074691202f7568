import Glibc
import TestKit
import Testing

/// Resized windows, terminals and signals while the shell waits for input.
@Suite struct ShellWindowTests {
    private let prompt = "> "

    @Test func `resizing the window redraws the line completely`() throws {
        let program = try Program()
        let pty = try Pty(program)
        try pty.wait(for: prompt)
        try pty.send("add 우유 \(String(repeating: "x", count: 60))")
        try pty.wait(for: "xxxx")

        try pty.wait(forRows: ["adder> add 우유 \(String(repeating: "x", count: 60))"])

        pty.resize(columns: 40, rows: 12)
        try pty.wait(for: "adder> ")
        try pty.wait(forRows: [
            "Enter refreshes, and quit leaves.", "adder> add 우유 \(String(repeating: "x", count: 24))",
            String(repeating: "x", count: 36),
        ])
        try pty.send("y\u{01}\u{1B}[CX")
        try pty.wait(forRows: [
            "adder> aXdd 우유 \(String(repeating: "x", count: 23))", "\(String(repeating: "x", count: 37))y",
        ])
        try pty.send("\u{7F}")
        try pty.send("\n")
        try pty.wait(for: "Added 1:")

        #expect(try pty.quit() == .status(0))
    }

    @Test func `resizing redraws a line of several rows whatever the position of the cursor`() throws {
        let pty = try Pty(try Program(["NO_COLOR": "1"]), columns: 40)
        try pty.wait(for: prompt)
        let line = "adder> " + String(repeating: "x", count: 61)

        try pty.send(String(repeating: "x", count: 61) + "\u{01}")
        try pty.wait(forRows: [String(line.prefix(40)), String(line.dropFirst(40))], column: 7)
        pty.resize(columns: 60, rows: 24)
        try pty.wait(forRows: [
            "Enter refreshes, and quit leaves.", String(line.prefix(60)),
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

    private static let hugeWindow = (columns: 65_535, rows: 65_535)

    @Test func `resizing to a huge window takes little memory`() throws {
        let pty = try Pty(try Program())
        try pty.wait(for: prompt)

        pty.resize(columns: Self.hugeWindow.columns, rows: Self.hugeWindow.rows)
        try pty.send("add Milk\n")
        try pty.wait(for: "Added 1:")
        try pty.wait(for: prompt)
        #expect(pty.memory < 150_000_000)

        pty.resize(columns: 80, rows: 24)
        try pty.send("\(String(repeating: "x", count: 80))")
        try pty.wait(forRows: ["adder> \(String(repeating: "x", count: 73))", "xxxxxxx"])
        pty.signal(SIGHUP)
        #expect(try pty.waitForExit() == .signal(SIGHUP))
    }

    @Test func `the shell starts in a huge window`() throws {
        let pty = try Pty(try Program(), columns: Self.hugeWindow.columns, rows: Self.hugeWindow.rows)
        try pty.wait(for: prompt)

        try pty.send("add \(String(repeating: "x", count: 100))\n")
        try pty.wait(for: "Added 1:")
        try pty.wait(for: prompt)

        #expect(pty.memory < 150_000_000)
        #expect(try pty.quit() == .status(0))
        #expect(pty.attributes == pty.attributesBefore)
    }

    @Test func `Ctrl-C leaves a line of several rows on the screen`() throws {
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

    @Test(arguments: [SIGTERM, SIGHUP])
    func `a signal ends the shell and restores the terminal`(signal: Int32) throws {
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

    @Test func `a dumb terminal gets no escape sequences and no pager`()
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

    @Test func `Ctrl-C ends a wait for a lock but not the shell`() throws {
        let program = try Program(["NO_COLOR": "1"])
        try program.fill("Buy milk")
        let pty = try Pty(program)
        try pty.wait(for: "adder> ")
        let other = try DatabaseFile(program.list)
        try other.execute("BEGIN IMMEDIATE")

        try pty.send("add Pay rent\n")
        try pty.wait(for: "; waiting.")
        try pty.send("\u{03}")
        try pty.wait(for: "Another program has locked", within: 5)
        try other.execute("COMMIT")
        try pty.wait(for: "adder> ")

        #expect(try pty.quit() == .status(0))
    }

    @Test(arguments: [SIGTERM, SIGHUP])
    func `a signal while waiting for a lock ends the shell and restores the terminal`(signal: Int32) throws {
        let program = try Program(["NO_COLOR": "1"])
        try program.fill("Buy milk")
        let pty = try Pty(program)
        try pty.wait(for: "adder> ")
        let other = try DatabaseFile(program.list)
        try other.execute("BEGIN IMMEDIATE")
        try pty.send("add Pay rent\n")
        try pty.wait(for: "; waiting.")

        pty.signal(signal)

        #expect(try pty.waitForExit(within: 5) == .signal(signal))
        #expect(pty.attributes == pty.attributesBefore)
        try other.execute("COMMIT")
        #expect(try other.column("SELECT title FROM item") == ["Buy milk"])
    }
}
