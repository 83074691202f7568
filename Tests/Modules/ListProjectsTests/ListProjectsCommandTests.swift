import CommandLine
import ItemLanguage
import ModuleKit
import TestKit
import Testing
import Vocabulary

@testable import ListProjects

struct ListProjectsCommandTests {
    private let fixture = ModuleFixture()

    private func run(_ words: String...) throws {
        let invocation = try CommandLineParser([ListProjectsCommand.command]).parse(words)
        try ListProjectsWireframe.useCase.run(invocation, fixture.context(.plain))
    }

    @Test func `words after the command are a filter`() throws {
        try fixture.add(
            ItemDetails(title: "a", tags: ["money"], project: "home"),
            ItemDetails(title: "b", tags: ["errand"], project: "work")
        )

        try run("projects", "+money")

        #expect(fixture.captured.finish().output == "project home: 1 open, 0 done\n")
    }

    @Test func `an invalid filter is rejected`() {
        #expect(throws: InputError.unknownTerm("proj:home", suggestion: "project:")) {
            try run("projects", "proj:home")
        }
    }
}
