import Grammar
import ModuleKit
import TestKit
import Testing
import Vocabulary

@testable import ListProjects

struct ListProjectsWireframeTests {
    private let fixture = ModuleFixture()

    private func run(_ words: String..., style: AnswerStyle = .columns) throws {
        let invocation = try CommandLineParser([ListProjectsCommand.command]).parse(words)
        try ListProjectsWireframe.useCase.run(invocation, fixture.context(style))
    }

    @Test(arguments: AnswerStyle.allCases)
    func `the module is deallocated when it is not retained`(style: AnswerStyle) {
        #expect(isDeallocated { ListProjectsWireframe.present(fixture.context(style)) })
    }

    @Test(arguments: [
        (AnswerStyle.columns, "Your list is empty. Add something to it:\n  adder add Pay rent fri 5pm +money\n"),
        (.plain, "Your list is empty. Add something to it: adder add Pay rent fri 5pm +money\n"),
        (.json, #"{"adder":1,"projects":[]}"# + "\n"),
    ])
    func `each style has its presenter and view`(style: AnswerStyle, answer: String) throws {
        try run("projects", style: style)

        #expect(fixture.captured.finish().output == answer)
    }

    @Test func `words after the command are a filter`() throws {
        try fixture.add(
            ItemDetails(title: "a", tags: ["money"], project: "home"),
            ItemDetails(title: "b", tags: ["errand"], project: "work")
        )

        try run("projects", "+money", style: .plain)

        #expect(fixture.captured.finish().output == "project home: 1 open, 0 done\n")
    }

    @Test func `an invalid filter is rejected`() {
        #expect(throws: InputError.unknownTerm("proj:home", suggestion: "project:")) {
            try run("projects", "proj:home")
        }
    }
}
