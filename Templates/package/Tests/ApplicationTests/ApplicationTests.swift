import CommandLine
import ModuleKit
import TestKit
import Testing

import enum CommandLine.ExitStatus

@testable import Application

struct ApplicationTests {
    private let fixture = ModuleFixture()

    private func run(_ arguments: String...) -> ExitStatus {
        Application(fixture.context).run(arguments.map { Array($0.utf8) })
    }

    @Test func `help lists and explains every command`() {
        #expect(run("help") == .done)
        for command in useCases.map(\.command) {
            #expect(fixture.output.contains("\n  \(command.name)"))
            #expect(run("help", command.name) == .done)
            #expect(fixture.output.contains("program \(command.name): "))
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
        #expect(run("frobnicate") == .wrongUsage)
        #expect(fixture.messages == "program: “frobnicate” is not a command. Run program help for a list.\n")
    }

    @Test func `an argument that is not text is rejected`() {
        #expect(Application(fixture.context).run([Array("help".utf8), [0xFF]]) == .badData)
        #expect(fixture.messages == "program: Argument 2 is not UTF-8 text. Retype it.\n")
    }
}
