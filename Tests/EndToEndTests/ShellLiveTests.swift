import TestKit
import Testing

/// What others do to the list while a shell is open.
@Suite struct ShellLiveTests {
    private let prompt = "> "

    @Test func `what another process does appears above the line that is being typed, which stays`() throws {
        let program = try Program(["NO_COLOR": "1"])
        try program.fill("Dentist today 11:00")
        let pty = try Pty(program)
        try pty.wait(for: "adder 1 today> ")
        try pty.send("add 우")
        try pty.wait(for: "add 우")

        try program.fill("Buy milk today")
        try pty.wait(for: "Today\r\n  1  11:00  Dentist\r\n  2         Buy milk\r\n")
        try pty.wait(for: "adder 2 today> add 우")
        _ = try program.run("undo")
        try pty.wait(for: "Today\r\n  1  11:00  Dentist\r\n")
        try pty.wait(for: "adder 1 today> add 우")

        try pty.send("유\n")
        try pty.wait(for: "Added 3: 우유")
        #expect(try pty.quit() == .status(0))
    }

    @Test func `a list that another process makes appears`() throws {
        let program = try Program(["NO_COLOR": "1"])
        let pty = try Pty(program)
        try pty.wait(for: "adder> ")

        try program.fill("Buy milk today")

        try pty.wait(for: "Today\r\n  1  Buy milk\r\n")
        try pty.wait(for: "adder 1 today> ")
        #expect(try pty.quit() == .status(0))
    }

    @Test func `what another process changes beyond the list that is shown is named`() throws {
        let program = try Program(["NO_COLOR": "1"])
        try program.fill("Buy milk today")
        let pty = try Pty(program)
        try pty.wait(for: "adder 1 today> ")

        try pty.send("add 반")
        try program.fill("Learn Latin")
        try pty.wait(for: "Elsewhere: add -\r\n")
        try pty.wait(for: "adder 1 today> add 반")
        try pty.send("\u{15}quit\n")

        #expect(try pty.waitForExit() == .status(0))
    }

    @Test func `one shell takes back what another one did, and both show it`() throws {
        let program = try Program(["NO_COLOR": "1"])
        let (one, other) = (try Pty(program), try Pty(program))
        try one.wait(for: "adder> ")
        try other.wait(for: "adder> ")

        try one.send("add Buy milk today\n")
        try one.wait(for: "adder 1 today> ")
        try other.wait(for: "adder 1 today> ")
        try other.send("undo\n")
        try other.wait(for: "Undone")
        try other.wait(for: "adder> ")
        try one.wait(for: "adder> ")

        for shell in [one, other] {
            try shell.send("quit\n")
            #expect(try shell.waitForExit() == .status(0))
        }
    }
}
