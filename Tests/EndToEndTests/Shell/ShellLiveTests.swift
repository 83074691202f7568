import TestKit
import Testing

/// Changes made by other processes while a shell is open.
@Suite struct ShellLiveTests {
    private let prompt = "> "

    @Test func `a change by another process is shown above the line being typed`() throws {
        let program = try Program(["NO_COLOR": "1"])
        try program.fill("Dentist today 11:00")
        let pty = try Pty(program)
        try pty.wait(for: "adder 1 today> ")
        try pty.send("add 우")
        try pty.wait(for: "add 우")

        try program.fill("Buy milk today")
        try pty.wait(for: "Today (2)\r\n  1  11:00  Dentist\r\n  2         Buy milk\r\n")
        try pty.wait(for: "adder 2 today> add 우")
        _ = try program.run("undo")
        try pty.wait(for: "Today (1)\r\n  1  11:00  Dentist\r\n")
        try pty.wait(for: "adder 1 today> add 우")

        try pty.send("유\n")
        try pty.wait(for: "Added 3: 우유")
        #expect(try pty.quit() == .status(0))
    }

    @Test func `a list created by another process is shown`() throws {
        let program = try Program(["NO_COLOR": "1"])
        let pty = try Pty(program)
        try pty.wait(for: "adder> ")

        try program.fill("Buy milk today")

        try pty.wait(for: "Today (1)\r\n  1  Buy milk\r\n")
        try pty.wait(for: "adder 1 today> ")
        #expect(try pty.quit() == .status(0))
    }

    @Test func `a change by another process outside the shown groups is reported`() throws {
        let program = try Program(["NO_COLOR": "1"])
        try program.fill("Buy milk today")
        let pty = try Pty(program)
        try pty.wait(for: "adder 1 today> ")

        try pty.send("add 반")
        try program.fill("Learn Latin")
        try pty.wait(for: "Changed outside this shell: add -\r\n")
        try pty.wait(for: "adder 1 today> add 반")
        try pty.send("\u{15}quit\n")

        #expect(try pty.waitForExit() == .status(0))
    }

    @Test func `one shell can undo a change of another, and both show the result`() throws {
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
