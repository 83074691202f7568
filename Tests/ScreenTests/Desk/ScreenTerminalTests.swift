import Glibc
import Screen
import TestKit
import Testing

/// Runs a program with a screen in a pseudo-terminal.
struct ScreenTerminalTests {
    /// Without the debugger that Swift starts on a terminal after a crash.
    private let variables = ["PS1": "sh? ", "SWIFT_BACKTRACE": "enable=no"]

    private func start() throws -> Pty {
        let pty = try Pty(try Program(variables), tool: Program.screenSample, [])
        try pty.wait(for: "last: none.")
        return pty
    }

    /// Checks that the terminal is as it was.
    private func expectRestored(_ pty: Pty, sourceLocation: SourceLocation = #_sourceLocation) {
        var terminal = ModelTerminal(ScreenSize(rows: 24, columns: 80))
        terminal.print(Array(pty.printed.utf8))
        #expect(pty.attributes == pty.attributesBefore, sourceLocation: sourceLocation)
        // Lines wrap and the cursor is shown; the mouse, pastes and the alternate screen are off.
        #expect(terminal.modes.sorted() == [7, 25], sourceLocation: sourceLocation)
    }

    @Test(arguments: ["q", "\u{3}"])
    func `quitting restores the terminal`(key: String) throws {
        let pty = try start()
        #expect(pty.attributes != pty.attributesBefore)

        try pty.send(key)

        #expect(try pty.waitForExit() == .status(0))
        expectRestored(pty)
    }

    @Test func `nothing of the screen stays on a terminal without an alternate one`() throws {
        let pty = try start()
        var terminal = ModelTerminal(ScreenSize(rows: 24, columns: 80))

        try pty.send("q")
        _ = try pty.waitForExit()
        terminal.print(Array(pty.printed.utf8))

        #expect(terminal.rows.joined().isEmpty)
    }

    @Test(arguments: [SIGTERM, SIGHUP, SIGQUIT])
    func `a signal that ends the program restores the terminal`(signal: Int32) throws {
        let pty = try start()

        pty.signal(signal)

        #expect(try pty.waitForExit() == .signal(signal))
        expectRestored(pty)
    }

    @Test(arguments: [("t", [SIGILL, SIGTRAP]), ("s", [SIGSEGV])])
    func `a crash restores the terminal, and ends the program as before`(key: String, signals: [Int32]) throws {
        let pty = try start()

        try pty.send(key)

        let ending = try pty.waitForExit()
        #expect(signals.map { Outcome.Ending.signal($0) }.contains(ending))
        expectRestored(pty)
    }

    @Test func `Ctrl-Z gives the terminal to the shell, and fg shows the screen again`() throws {
        let pty = try Pty(try Program(variables), tool: "/bin/sh", ["-i"])
        try pty.wait(for: "sh? ")
        try pty.send("\(Program.screenSample)\n")
        try pty.wait(for: "last: none.")

        // Half a paste has no end after Ctrl-Z.
        try pty.send("a\u{1B}[200~half")
        try pty.wait(for: "a.")
        try pty.send("\u{1A}")
        try pty.wait(for: "sh? ")
        expectRestored(pty)
        pty.resize(columns: 60, rows: 20)
        try pty.send("fg\n")
        try pty.wait(for: "ready 60 × 20, last: a.")
        try pty.send("q")
        try pty.wait(for: "sh? ")
        expectRestored(pty)
        try pty.send("exit\n")
        _ = try pty.waitForExit()
    }

    @Test func `another program has the terminal as it was, and its changes to it are undone`() throws {
        let pty = try start()

        try pty.send("e")
        try pty.wait(for: "editing")
        try pty.wait(for: "edited")
        try pty.wait(for: "last: none.")
        try pty.send("xq")

        #expect(try pty.waitForExit() == .status(0))
        expectRestored(pty)
    }

    @Test func `the size, pastes and clicks arrive`() throws {
        let pty = try start()
        #expect(pty.printed.contains("ready 80 × 24, last: none."))

        pty.resize(columns: 100, rows: 30)
        try pty.wait(for: "ready 100 × 30")
        try pty.send("\u{1B}[<0;7;4M")
        try pty.wait(for: "mouse at 3, 6")
        try pty.send("\u{1B}[200~one\rtwo\u{1B}[201~")
        try pty.wait(for: "pasted one|two")
        try pty.send("\u{1B}")
        try pty.wait(for: "Esc")
        try pty.send("q")
        #expect(try pty.waitForExit() == .status(0))
    }

    @Test func `no key is waiting on a terminal that doesn't block, and none comes from a closed one`() {
        var ends: [Int32] = [0, 0]
        pipe(&ends)
        _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
        let terminal = ScreenTerminal(input: ends[0], output: ends[1])

        #expect(terminal.readKeys() == [])
        close(ends[1])
        #expect(terminal.readKeys() == nil)
        close(ends[0])
    }

    @Test func `without a terminal, there is no screen`() throws {
        let outcome = try Program().run(tool: Program.screenSample)

        #expect(outcome.ending == .status(1))
        #expect(outcome.output.isEmpty)
    }
}
