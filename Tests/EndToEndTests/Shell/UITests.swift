import Glibc
import TestKit
import Testing

/// `adder ui` in a terminal.
struct UITests {
    private let program: Program

    init() throws {
        program = try UITests.program()
    }

    private static func program(_ variables: [String: String] = [:]) throws -> Program {
        // Without the debugger that Swift starts on a terminal after a crash.
        let program = try Program(variables.merging(["SWIFT_BACKTRACE": "enable=no"]) { own, _ in own })
        _ = try program.run("add", "Send the offer due:yesterday pri:high project:work")
        _ = try program.run("add", "Water the plants today every:day @home")
        _ = try program.run("add", "치과 예약하기 내일 오후 3시 +건강")
        return program
    }

    private func open(columns: Int = 80, rows: Int = 24) throws -> ScreenPty {
        let screen = try ScreenPty(program, "ui", columns: columns, rows: rows)
        try screen.wait(for: "Water the plants")
        return screen
    }

    /// Checks that the terminal is as it was.
    private func expectRestored(_ screen: ScreenPty, sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(screen.pty.attributes == screen.pty.attributesBefore, sourceLocation: sourceLocation)
        // Lines wrap and the cursor is shown; the mouse, pastes and the alternate screen are off.
        #expect(screen.modes == [7, 25], sourceLocation: sourceLocation)
    }

    @Test func `items are added, completed and taken back, and quitting restores the terminal`() throws {
        let screen = try open()

        try screen.type("aBuy bread today +shop\r")
        try screen.wait(for: "Added 4: Buy bread. u reverses it.")
        try screen.type("d")
        try screen.wait(for: "Done 4: Buy bread.")
        try screen.type("u")
        try screen.wait(for: "Undone: 4 Buy bread: reopened. Ctrl-R reapplies it.")
        try screen.type("q")

        #expect(try screen.pty.waitForExit() == .status(0))
        expectRestored(screen)
        #expect(try program.run("list", "+shop", "--plain").output.contains("Buy bread"))
    }

    @Test func `commands of earlier screens and of the shell can be recalled`() throws {
        let first = try open()
        try first.type(":stats\r")
        try first.wait(for: "Last 8 weeks")
        try first.type("\u{1B}")
        try first.waitForEnd(of: "Last 8 weeks")
        try first.type("q")
        _ = try first.pty.waitForExit()

        let second = try open()
        try second.type(":\u{1B}[A\r")

        try second.wait(for: "Last 8 weeks")
    }

    @Test func `changes by other processes appear by themselves`() throws {
        let (one, other) = (try open(), try open(columns: 40, rows: 20))

        _ = try program.run("add", "From a script today")
        try one.wait(for: "From a script")
        try other.wait(for: "From a script")
        try one.type("xy")
        try one.wait(for: "Removed 1: Send the offer")

        try other.waitForEnd(of: "Send the offer")
        try other.type("u")
        try other.wait(for: "Undo “remove 1”")
        try other.type("y")
        try other.wait(for: "Undone: 1 Send")
        for screen in [one, other] { try screen.type("q") }
        #expect(try one.pty.waitForExit() == .status(0))
        #expect(try other.pty.waitForExit() == .status(0))
    }

    @Test func `details wait for a list that is locked, without a key`() throws {
        let screen = try open(columns: 120, rows: 40)
        try screen.wait(for: "yesterday, overdue")
        let other = try DatabaseFile(program.list)
        try other.execute("BEGIN EXCLUSIVE")

        try screen.type("j")
        try screen.wait(for: "Another process has locked the list.")
        try other.execute("COMMIT")

        try screen.wait(for: "every day")
        try screen.type("q")
        #expect(try screen.pty.waitForExit() == .status(0))
    }

    @Test func `the screen fits into any window, and says if it can't`() throws {
        let screen = try open()

        for (columns, rows, text) in [
            (120, 30, "Views"), (40, 20, "Send the offer"), (20, 6, "Send"), (60, 5, "too small"), (80, 24, "Later"),
        ] {
            screen.resize(columns: columns, rows: rows)
            if text == "Later" { try screen.wait(for: "Send the offer") } else { try screen.wait(for: text) }
        }
        try screen.type("q")

        #expect(try screen.pty.waitForExit() == .status(0))
        expectRestored(screen)
    }

    @Test(arguments: [SIGTERM, SIGHUP, SIGQUIT, SIGSEGV])
    func `a signal that ends the program restores the terminal`(signal: Int32) throws {
        let screen = try open()
        try screen.type("aHalf a title")
        try screen.wait(for: "Half a title")

        screen.pty.signal(signal)

        #expect(try screen.pty.waitForExit() == .signal(signal))
        expectRestored(screen)
    }

    @Test func `a screen that continues in the background stops until it is in the foreground`() throws {
        program.variables["PS1"] = "ready>"
        let screen = try ScreenPty(program, tool: "/bin/bash", ["--norc", "-i"])
        try screen.wait(for: "ready>")
        try screen.type("adder ui\r")
        try screen.wait(for: "Water the plants")

        try screen.type("\u{1A}")
        try screen.wait(for: "Stopped")
        try screen.type("bg; until [ -n \"$(jobs -s)\" ]; do sleep 0.1; done; fg\r")
        try screen.wait(for: "Water the plants")
        try screen.type("jq")
        try screen.waitForEnd(of: "Water the plants")
        try screen.type("exit\r")

        #expect(try screen.pty.waitForExit() == .status(0))
    }

    @Test func `Ctrl-C closes a line, then the screen`() throws {
        let screen = try open()
        try screen.type("/home")
        try screen.wait(for: "Filter: home")

        try screen.type(Pty.controlC)
        try screen.waitForEnd(of: "Filter:")
        try screen.type(Pty.controlC)

        #expect(try screen.pty.waitForExit() == .status(0))
        expectRestored(screen)
    }

    @Test func `the editor gets the terminal, and its changes are shown`() throws {
        let screen = try ScreenPty(try UITests.program(["EDITOR": "sed -i s/offer/invoice/"]), "ui")
        try screen.wait(for: "Send the offer")

        try screen.type("e")

        try screen.wait(for: "Send the invoice")
        try screen.type("q")
        #expect(try screen.pty.waitForExit() == .status(0))
        expectRestored(screen)
    }

    @Test func `an editor that fails is named, and nothing is changed`() throws {
        let screen = try ScreenPty(try UITests.program(["EDITOR": "false"]), "ui")
        try screen.wait(for: "Send the offer")

        try screen.type("e")

        try screen.wait(for: "status 1")
        try screen.type("q")
        #expect(try screen.pty.waitForExit() == .status(0))
    }

    @Test func `commands run from the line, and ask in dialogs`() throws {
        let screen = try open()

        try screen.type(":stats\r")
        try screen.wait(for: "Last 8 weeks")
        try screen.type("\u{1B}")
        try screen.waitForEnd(of: "Last 8 weeks")
        try screen.type(":remove all\r")
        try screen.wait(for: "y/Enter yes")
        try screen.type("y")
        try screen.wait(for: "Your list is empty")
        try screen.wait(for: "Removed 1: Send the offer")
        try screen.type(":undo 2\r")
        try screen.wait(for: "Undo 2 changes")
        try screen.type("y")
        try screen.wait(for: "Undone: remove all")

        try screen.type("q")
        #expect(try screen.pty.waitForExit() == .status(0))
        expectRestored(screen)
    }

    @Test(arguments: ["removed", "newer"])
    func `a list that goes away is told, and the screen stays`(way: String) throws {
        let screen = try open()

        if way == "removed" {
            #expect(unlink(program.list) == 0)
        } else {
            try DatabaseFile(program.list).execute("PRAGMA user_version = 999")
        }
        try screen.type("d")

        try screen.wait(for: way == "removed" ? "is missing" : "newer")
        try screen.type("q")
        #expect(try screen.pty.waitForExit() == .status(0))
        expectRestored(screen)
    }

    @Test func `a question about an item that another program removes is closed`() throws {
        let screen = try open()
        try screen.type("p")
        try screen.wait(for: "Priority of 1")

        _ = try program.run("remove", "1", "--yes")

        try screen.waitForEnd(of: "Priority of 1")
        // Keys that were meant for the question change nothing.
        try screen.type("hd")
        try screen.wait(for: "Enter close")
        try screen.type("\u{1B}")
        try screen.waitForEnd(of: "Enter close")
        try screen.type("q")
        #expect(try screen.pty.waitForExit() == .status(0))
    }

    @Test func `an input line about an item that another program removes keeps what is typed`() throws {
        let screen = try open()
        try screen.type("r")
        try screen.wait(for: "Title of 1")

        _ = try program.run("remove", "1", "--yes")
        try screen.wait(for: "Item 1 was removed by another program.")
        try screen.type(" dd")

        try screen.wait(for: "Send the offer dd")
        try screen.type("\u{1B}")
        try screen.waitForEnd(of: "Title of 1")
        try screen.type("q")
        #expect(try screen.pty.waitForExit() == .status(0))
        let open = try program.run("list", "--plain").output
        #expect(open.contains("Water the plants") && open.contains("치과"))
    }

    @Test func `commands with items in the settings keep their place`() throws {
        let screen = try open()

        try screen.type(":config key.F5 postpone {ids} 1w\r")

        try screen.wait(for: "postpone {ids} 1w")
        try screen.type("q")
        _ = try screen.pty.waitForExit()
        #expect(try program.run("config", "key.F5", "--plain").output.contains("postpone {ids} 1w"))
    }

    @Test func `Ctrl-C ends a question of a command, and not the screen`() throws {
        let screen = try open()
        try screen.type(":undo 2\r")
        try screen.wait(for: "Undo 2 changes")

        try screen.type(Pty.controlC)
        try screen.wait(for: "Nothing was changed.")
        try screen.type("j")
        try screen.waitForEnd(of: "Nothing was changed.")
        try screen.type(Pty.controlC)

        #expect(try screen.pty.waitForExit() == .status(0))
        expectRestored(screen)
    }

    @Test func `without a terminal, the list is printed, or the reason is named`() throws {
        let outcome = try program.run("ui")

        #expect(outcome.messages == "adder: The screen needs a terminal. To print the list, run adder upcoming.\n")
        #expect(outcome.ending == .status(64))
    }

    @Test func `on a terminal that can't move its cursor, the list is printed`() throws {
        let program = try UITests.program(["TERM": "dumb"])

        let pty = try Pty(program, "ui")
        try pty.wait(for: "Send the offer")

        #expect(try pty.waitForExit() == .status(0))
    }

    @Test func `the setting opens the screen with adder alone`() throws {
        _ = try program.run("config", "home", "ui")

        let screen = try ScreenPty(program)
        try screen.wait(for: "Send the offer")
        try screen.type("q")

        #expect(try screen.pty.waitForExit() == .status(0))
        #expect(try program.run("config", "home", "--unset").output.contains("Removed default-command"))
    }
}
