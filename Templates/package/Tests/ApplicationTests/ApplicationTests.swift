import Boundary
import Grammar
import TestKit
import Testing
import Wiring

@testable import Application

struct ApplicationTests {
    private let stage = Stage()

    private func run(_ arguments: String...) -> Ending {
        Application("program", stage.surroundings).run(arguments.map { Array($0.utf8) })
    }

    @Test func `help lists every command, and explains each`() {
        #expect(run("help") == .done)
        for command in useCases.map(\.command) {
            #expect(stage.answers.contains("\n  \(command.name) "))
            #expect(run("help", command.name) == .done)
            #expect(stage.answers.contains("program \(command.name): \(command.summary)\n"))
        }
    }

    @Test func `no word means two commands`() {
        let names = useCases.map(\.command.name) + ["help"]

        #expect(Set(names).count == names.count)
    }

    @Test func `every example is a command line that makes sense`() throws {
        let commands = useCases.map(\.command)

        for example in commands.flatMap(\.examples) {
            let words = example.split(separator: " ").map(String.init)
            let invocation = try CommandLineParser(commands).parse(words)
            #expect(invocation == .command(words[0], words: Array(words.dropFirst())))
        }
    }

    @Test func `what is not known is refused with what to type instead`() {
        #expect(run("frobnicate") == .wrongUsage)
        #expect(stage.talk == "program: There is no command “frobnicate”; program help lists them.\n")
    }

    @Test func `a word that is no text is refused`() {
        #expect(Application("program", stage.surroundings).run([Array("help".utf8), [0xFF]]) == .badData)
        #expect(stage.talk == "program: Word 2 is not UTF-8 text; retype it.\n")
    }
}
