import Boundary
import Entities
import Grammar
import TestKit
import Testing
import Wiring

@testable import SuggestWords

struct SuggestWordsWireframeTests {
    private let stage = Stage()
    private let show = Command("show", summary: "all of it", operands: .ids, examples: [], picks: .any)

    init() throws {
        try stage.add(ItemDetails(title: "Rest"))
    }

    private func surroundings(_ style: AnswerStyle) -> Surroundings {
        stage.surroundings(style, commands: [show])
    }

    private func run(_ words: [String], _ style: AnswerStyle = .columns) throws -> String {
        let invocation = try CommandLineParser([SuggestWordsCommand.command]).parse(["suggest"] + words)
        try SuggestWordsWireframe.useCase.run(invocation, surroundings(style))
        return stage.captured.finish().output
    }

    @Test(arguments: [nil, SuggestWordsBashLine(kept: "", openQuote: nil)], [AnswerStyle.columns, .json])
    func `nothing of the module is left when its wireframe is gone`(line: SuggestWordsBashLine?, style: AnswerStyle) {
        #expect(isLetGo { SuggestWordsWireframe(surroundings(style), list: nil, bashLine: line).module })
    }

    @Test(arguments: [
        (["--", "show", ""], AnswerStyle.columns, "1\tRest\n"),
        (["--", "show", ""], .plain, "1\tRest\n"),
        (["--shell", "bash", "--", "adder show ", ""], .columns, "1\tRest\n"),
        (["--", "show", ""], .json, #"{"adder":1,"words":[{"word":"1","meaning":"Rest"}]}"# + "\n"),
    ])
    func `everyone who asks gets a presenter that speaks their language`(
        words: [String],
        style: AnswerStyle,
        answer: String
    ) throws {
        #expect(try run(words, style) == answer)
    }

    @Test func `the list that the typed words name is the one that is looked at`() throws {
        let folder = try TemporaryFolder()

        #expect(try run(["--", "--db", "\(folder.path)/none.db", "show", ""]) == "")
        #expect(Files.names(in: folder.path).isEmpty)
    }
}
