import CommandLine
import ItemLanguage
import ModuleKit
import TestKit
import Testing
import Vocabulary

@testable import ListTags

struct ListTagsCommandTests {
    private let fixture = ModuleFixture()

    private func run(_ words: String...) throws {
        let invocation = try CommandLineParser([ListTagsCommand.command]).parse(words)
        try ListTagsWireframe.useCase.run(invocation, fixture.context(.plain))
    }

    @Test func `words after the command are a filter`() throws {
        try fixture.add(
            ItemDetails(title: "a", tags: ["money"], project: "home"),
            ItemDetails(title: "b", tags: ["errand"], project: "work")
        )

        try run("tags", "+money")

        #expect(fixture.captured.finish().output == "tag +money: 1 open, 0 done\n")
    }

    @Test func `an invalid filter is rejected`() {
        #expect(throws: InputError.unknownTerm("proj:home", suggestion: "project:")) {
            try run("tags", "proj:home")
        }
    }
}
