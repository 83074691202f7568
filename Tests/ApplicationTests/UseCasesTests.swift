import Boundary
import Grammar
import TestKit
import Testing
import Wiring

@testable import Application

struct UseCasesTests {
    private let commands = useCases.map(\.command) + Pages.commands

    @Test func `no word means two commands`() {
        let words = commands.flatMap { [$0.name] + $0.aliases }

        #expect(Set(words).count == words.count)
    }

    @Test func `every example in the help is a command line that parses`() throws {
        let parser = CommandLineParser(commands)

        for example in commands.flatMap(\.examples) + HelpPage.examples {
            let words = try LineSplitter.words(example.line)
            #expect(words.first == "adder")
            _ = try parser.parse(Array(words.dropFirst().prefix { $0 != "<" }))
        }
    }

    @Test(arguments: [
        (Invocation(command: nil, choices: [Invocation.Choice(.help)]), "adder: a to-do list for the command line"),
        (Invocation(command: "help"), "adder: a to-do list for the command line"),
        (Invocation(command: "help", operands: [Word("up")]), "adder upcoming: what is due"),
        (Invocation(command: "add", choices: [Invocation.Choice(.help)]), "adder add: put something on the list"),
        (Invocation(command: "help", operands: [Word("help")]), "adder help: explain adder"),
        (Invocation(command: "help", choices: [Invocation.Choice(.help)]), "adder help: explain adder"),
    ])
    func `help is about what was asked`(invocation: Invocation, beginning: String) throws {
        #expect(try HelpPage.text(for: invocation, commands).hasPrefix(beginning))
    }

    @Test func `help for a command that is not there names the nearest`() {
        #expect(throws: Misunderstanding.unknownCommand("upcomin", suggestion: "upcoming")) {
            try HelpPage.text(for: Invocation(command: "help", operands: [Word("upcomin")]), commands)
        }
    }
}
