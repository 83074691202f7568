import Programs
import Testing

struct ProgramRunTests {
    @Test func `a program gets its input and arguments, without a shell`() throws {
        let echo = try ProgramRun("printf", ["%s", "$HOME *"])
        let cat = try ProgramRun("cat", [], input: Array("secret".utf8))
        let messages = try ProgramRun("sh", ["-c", "echo no >&2; exit 3"])

        #expect(String(decoding: echo.output, as: UTF8.self) == "$HOME *" && echo.status == 0)
        #expect(String(decoding: cat.output, as: UTF8.self) == "secret")
        #expect(messages.output.isEmpty && messages.status == 3)
    }

    @Test func `a missing program is an error, and endless output is cut`() throws {
        #expect(throws: ProgramFailure.notInstalled(program: "no-such-program")) {
            try ProgramRun("no-such-program", [])
        }
        #expect(try ProgramRun("yes", []).output.count < 1 << 18)
    }
}
