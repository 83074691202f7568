import TestKit
import Testing

/// Commands and other programs beside `adder ui` in a terminal.
struct UICommandTests {
    private let program: Program

    init() throws {
        program = try Program(["SWIFT_BACKTRACE": "enable=no"])
        _ = try program.run("add", "Send the offer due:yesterday pri:high")
        _ = try program.run("add", "Water the plants today")
    }

    private func open() throws -> ScreenPty {
        let screen = try ScreenPty(program, "ui")
        try screen.wait(for: "Water the plants")
        return screen
    }

    private func close(_ screen: ScreenPty) throws {
        try screen.type("q")
        #expect(try screen.pty.waitForExit() == .status(0))
    }

    @Test func `undo as a command asks about a change that was made elsewhere, too`() throws {
        let screen = try open()

        try screen.type(":undo\r")
        try screen.wait(for: "Undo “add \"Water the plants today\"” (2 Water")
        try screen.type("n")
        try screen.wait(for: "Nothing was changed.")
        try screen.type("d")
        try screen.wait(for: "Done 1: Send the offer")
        try screen.type(":undo\r")

        try screen.wait(for: "Undone: done 1")
        try close(screen)
    }

    @Test(arguments: [":add Buy milk tomorrow\r", "\u{1B}[17~"])
    func `a command that adds an item names the key that takes it back`(keys: String) throws {
        _ = try program.run("config", "key.F6", "add Buy milk tomorrow")
        let screen = try open()

        try screen.type(keys)

        try screen.wait(for: "Added 3: Buy milk · due ")
        try screen.wait(for: " u reverses it.")
        try close(screen)
    }

    @Test func `the review leaves nothing of its questions`() throws {
        let screen = try open()

        try screen.type(":review\r")
        try screen.pty.wait(for: "review>")
        try screen.type("q\r")

        try screen.wait(for: "? keys")
        #expect(!screen.rows.contains { $0.contains("quit") })
        try close(screen)
    }

    @Test func `keys that another program sets take effect, and so do those that it takes away`() throws {
        let screen = try open()

        _ = try program.run("config", "key.done", "F6")
        try screen.wait(for: "F6 done")
        _ = try program.run("config", "key.done", "--unset")

        try screen.wait(for: " d done")
        try close(screen)
    }
}
