import CommandLine
import Entities
import ItemLanguage
import ModuleKit
import Presentation
import TestKit
import Testing
import Vocabulary

@testable import SuggestWords

struct SuggestWordsWireframeTests {
    private let fixture = ModuleFixture()
    private let show = Command("show", summary: "all of it", operands: .ids(picking: .any), examples: [])

    init() throws {
        try fixture.add(ItemDetails(title: "Rest"))
    }

    private func context(_ style: AnswerStyle) -> ModuleContext {
        fixture.context(style, commands: [show])
    }

    private func run(_ words: [String], _ style: AnswerStyle = .columns) throws -> String {
        let invocation = try CommandLineParser([SuggestWordsCommand.command]).parse(["suggest"] + words)
        try SuggestWordsWireframe.useCase.run(invocation, context(style))
        return fixture.captured.finish().output
    }

    private final class Prompt: SuggestWordsDelegate {
        var insertion = ""

        func didSuggest(_ insertion: String, _ words: [SuggestedWord]) { self.insertion = insertion }
        func didSuggest(_ replacement: String, for typed: String) {}
    }

    @Test(arguments: AnswerStyle.allCases)
    func `the module is deallocated when it is released`(style: AnswerStyle) {
        #expect(isDeallocated { SuggestWordsWireframe.present(context(style), bashWord: nil) })
    }

    @Test func `the module of a prompt is deallocated when it is released`() {
        let prompt = Prompt()

        #expect(isDeallocated { SuggestWordsWireframe.module(in: context(.columns), notifying: prompt) })
    }

    @Test func `a prompt gets the suggestions for its line`() {
        let prompt = Prompt()

        let module = SuggestWordsWireframe.module(in: context(.columns), notifying: prompt)
        module.suggest(at: UnfinishedLine("sho"), or: [])

        #expect(prompt.insertion == "w ")
    }

    @Test func `items to choose from have their titles, and what each becomes in the line`() throws {
        try fixture.add(ItemDetails(title: "Rent"))

        let suggestion = SuggestWordsWireframe.suggestion(at: UnfinishedLine("show 1,"), in: context(.columns))

        #expect(suggestion.replaced == "1,")
        #expect(suggestion.words.map(\.meaning) == ["Rent", "Rest"])
        #expect(suggestion.words.map(\.text) == ["1,2 ", "1,1 "])
    }

    @Test(arguments: [
        (["--", "show", ""], AnswerStyle.columns, "1\tRest\n"),
        (["--", "show", ""], .plain, "1\tRest\n"),
        (["--shell", "bash", "--", "adder show ", ""], .columns, "1\tRest\n"),
        (["--", "show", ""], .json, #"{"adder":1,"words":[{"word":"1","meaning":"Rest"}]}"# + "\n"),
    ])
    func `each shell and style has its presenter`(
        words: [String],
        style: AnswerStyle,
        answer: String
    ) throws {
        #expect(try run(words, style) == answer)
    }

    @Test func `suggestions come from the list given with --db`() throws {
        let folder = try TemporaryFolder()

        #expect(try run(["--", "--db", "\(folder.path)/none.db", "show", ""]) == "")
        #expect(Files.names(in: folder.path).isEmpty)
    }
}
