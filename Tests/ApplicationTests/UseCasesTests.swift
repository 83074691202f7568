import CommandLine
import ItemLanguage
import ModuleKit
import ProgramOutput
import TestKit
import Testing

@testable import Application

struct UseCasesTests {
    private let commands = useCases.map(\.command) + Pages.commands

    @Test func `command names and aliases are unique`() {
        let words = commands.flatMap { [$0.name] + $0.aliases }

        #expect(Set(words).count == words.count)
    }

    @Test func `every public command belongs to a section of the overview`() {
        for command in commands where command.audience == .people {
            #expect(Program.adder.groups.contains { $0 == command.group }, "\(command.name)")
        }
    }

    @Test func `every example in the help is valid`() throws {
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
        (Invocation(command: "help", operands: [Word("up")]), "adder upcoming: show items due"),
        (Invocation(command: "add", choices: [Invocation.Choice(.help)]), "adder add: add an item"),
        (Invocation(command: "help", operands: [Word("help")]), "adder help: show help for adder"),
        (Invocation(command: "help", choices: [Invocation.Choice(.help)]), "adder help: show help for adder"),
    ])
    func `help explains the requested command`(invocation: Invocation, beginning: String) throws {
        #expect(try HelpPage.text(for: invocation, commands).hasPrefix(beginning))
    }

    @Test func `the application knows the use cases that it treats differently`() {
        let names = Dictionary(grouping: useCases.filter { $0.kind != .ordinary }, by: \.kind)
            .mapValues { $0.map(\.command.name) }

        #expect(
            names == [.screen: ["ui"], .settings: ["config"], .shell: ["shell"], .tolerant: ["doctor", "suggest"]]
        )
    }

    @Test func `every parsed command has its use case`() throws {
        #expect(try useCases.useCase(of: Invocation(command: "upcoming"))?.command.name == "upcoming")
        #expect(try useCases.useCase(of: Invocation(command: nil))?.command.name == nil)
        #expect(throws: ErrorMessage.self) { try useCases.useCase(of: Invocation(command: "up")) }
    }

    @Test func `help for an unknown command suggests the closest one`() {
        #expect(throws: UsageError.unknownCommand("upcomin", suggestion: "upcoming")) {
            try HelpPage.text(for: Invocation(command: "help", operands: [Word("upcomin")]), commands)
        }
    }
}
