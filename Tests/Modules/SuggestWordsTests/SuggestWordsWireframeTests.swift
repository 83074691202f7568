import Almanac
import Boundary
import DataStore
import Entities
import Grammar
import TestKit
import Testing
import Wiring

@testable import SuggestWords

struct SuggestWordsWireframeTests {
    private let captured = CapturedConsole()
    private let store = Store()
    private let show = Command("show", summary: "all of it", operands: .ids, examples: [], picks: .any)

    init() throws {
        let details = ItemDetails(title: "Rest")
        let item = NewItem(uuid: ItemUUID(high: 0, low: 1), details: details, created: Instant(seconds: 0))
        try store.change("add", at: Instant(seconds: 0)) { connection throws(StoreError) in
            _ = try ItemRows.insert([item], on: connection)
        }
    }

    private func surroundings(_ style: AnswerStyle = .columns) -> Surroundings {
        Surroundings(
            console: captured.console,
            store: store,
            clock: FixedClock.saturday,
            weekStart: .monday,
            style: style,
            commands: [show]
        )
    }

    private func run(_ words: [String], _ style: AnswerStyle = .columns) throws -> String {
        let invocation = try CommandLineParser([SuggestWordsCommand.command]).parse(["suggest"] + words)
        try SuggestWordsWireframe.useCase.run(invocation, surroundings(style))
        return captured.finish().output
    }

    @Test(arguments: [nil, SuggestWordsBashLine(kept: "", openQuote: nil)], [AnswerStyle.columns, .json])
    func `nothing of the module is left when its wireframe is gone`(line: SuggestWordsBashLine?, style: AnswerStyle) {
        weak var module: (any SuggestWordsModule)?
        do {
            let wireframe = SuggestWordsWireframe(surroundings(style), list: nil, bashLine: line)
            module = wireframe.module
            #expect(module != nil)
        }

        #expect(module == nil)
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
