import CommandLine
import ItemLanguage
import Testing

@testable import Shell

struct ShellCommandTests {
    @Test(arguments: [["shell"], ["shell", "--plain"]])
    func `the command takes options and no operands`(words: [String]) throws {
        let invocation = try CommandLineParser([ShellCommand.command]).parse(words)

        #expect(invocation.command == "shell")
    }

    @Test func `an operand is an error`() {
        #expect(throws: UsageError.unexpectedArgument("now", command: "shell")) {
            try CommandLineParser([ShellCommand.command]).parse(["shell", "now"])
        }
    }
}
