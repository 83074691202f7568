import CommandLine
import ModuleKit
import Terminal
import TestKit
import Testing

import enum CommandLine.ExitStatus

@testable import Application

struct ApplicationTests {
    private let fixture = ModuleFixture()

    /// Runs the arguments, with these lines on standard input.
    private func run(_ arguments: [String], _ lines: [String] = [], isInteractive: Bool = false) -> ExitStatus {
        var rest = lines.map { Array($0.utf8) }[...]
        let input = LineInput(isInteractive: isInteractive) { rest.popFirst() }
        return Application("program", fixture.context, input).run(arguments.map { Array($0.utf8) })
    }

    @Test func `help lists and explains every command`() {
        #expect(run(["help"]) == .done)
        for command in useCases.map(\.command) {
            #expect(fixture.output.contains("\n  \(command.name) "))
            #expect(run(["help", command.name]) == .done)
            #expect(fixture.output.contains("program \(command.name): \(command.summary)\n"))
        }
    }

    @Test func `command names are unique`() {
        let names = useCases.map(\.command.name) + ["exit", "help", "quit"]

        #expect(Set(names).count == names.count)
    }

    @Test func `every example is a valid command line`() throws {
        let commands = useCases.map(\.command)

        for example in commands.flatMap(\.examples) {
            let words = example.split(separator: " ").map(String.init)
            let invocation = try CommandLineParser(commands).parse(words)
            #expect(invocation == .command(words[0], words: Array(words.dropFirst())))
        }
    }

    @Test func `an unknown command is rejected with a hint`() {
        #expect(run(["frobnicate"]) == .wrongUsage)
        #expect(fixture.messages == "program: “frobnicate” is not a command. Run program help for a list.\n")
    }

    @Test func `a session runs each line until one ends it`() {
        #expect(run([], ["add \"Call  mom\"", "", "list", "quit", "list"]) == .done)
        #expect(fixture.output == "Added 1: Call mom\n1  Call mom\n")
    }

    @Test func `a session goes on after an error, and its status is that of the first one`() {
        #expect(run([], ["add \"a", "frobnicate", "add b"]) == .wrongUsage)
        #expect(fixture.messages.hasPrefix("program: A quote is not closed. Add \" at the end.\n"))
        #expect(fixture.output == "Added 1: b\n")
    }

    @Test func `an interactive session that had errors still ends well`() {
        #expect(run([], ["frobnicate"], isInteractive: true) == .done)
    }
}
