import CommandLine
import ItemLanguage
import Testing
import Vocabulary

@testable import SuggestWords

struct SuggestWordsCommandTests {
    private let add = Command("add", summary: "put on the list", operands: .text, examples: [])

    private func query(_ words: String...) throws -> SuggestWordsCommand.Query {
        let invocation = try CommandLineParser([SuggestWordsCommand.command]).parse(["suggest"] + words)
        return SuggestWordsCommand.query(from: invocation, [add, SuggestWordsCommand.command])
    }

    @Test(arguments: [["--"], ["--", ""], []])
    func `the first word is a command, but not one for programs`(words: [String]) throws {
        let invocation = try CommandLineParser([SuggestWordsCommand.command]).parse(["suggest"] + words)

        let query = SuggestWordsCommand.query(from: invocation, [add, SuggestWordsCommand.command])

        #expect(query.request.candidates == [.word("add", meaning: "put on the list")])
        #expect(query.bashWord == nil)
    }

    @Test func `the last word is completed, and options before it belong to the completed line`() throws {
        let query = try query("--shell", "fish", "--", "--db", "other.db", "add", "--json", "+ho")

        #expect(query.request.candidates == [.tags(Stem("ho", kept: "+"))])
        #expect(query.request.list == "other.db")
    }

    @Test(
        arguments: [
            ("adder add project:ho", "ho", "project:", nil),
            ("adder add project:", "", "project:", nil),
            ("adder add project:home\\ g", "home\\ g", "project:", nil),
            ("adder add project:\"home g", "home g", "project:", "\""),
            ("adder add +ho", "+ho", "", nil),
            ("adder add ", "", "", nil),
            ("adder add pro", "something else", "", nil),
        ] as [(String, String, String, Character?)]
    )
    func `the part of the word that bash doesn't replace is left out`(
        line: String,
        replaced: String,
        kept: String,
        quote: Character?
    ) throws {
        let query = try query("--shell", "bash", "--", line, replaced)

        #expect(query.bashWord == CompletionRequest.BashWord(kept: kept, openQuote: quote))
        #expect(!query.request.candidates.isEmpty)
    }

    @Test(arguments: [("fish", "project:home g"), ("zsh", "project:\"home g")])
    func `fish passes the word at the cursor with its quotes`(shell: String, word: String) throws {
        let query = try query("--shell", shell, "--", "add", "project:\"home g")

        #expect(query.request.candidates == [.projects(Stem(String(word.dropFirst(8)), kept: "project:"))])
    }

    @Test func `bash shows the words of one kind without asking`() throws {
        #expect(try query("--shell", "bash", "--", "adder add +", "+").request.limit < 100)
    }

    @Test func `a bash line starts with the name of the program`() throws {
        let query = try query("--shell", "bash", "--", "~/bin/adder --db=x add due:to", "to")

        #expect(query.request.candidates == ["due:today", "due:tomorrow"].map { .word($0, meaning: "") })
        #expect(query.request.list == "x")
    }

    @Test func `a prompt gets its own words after the commands, and completes files itself`() {
        let line = UnfinishedLine("", to: .adder)

        let request = SuggestWordsCommand.request(at: line, or: [HelpEntry("quit", "leave")], [add])

        #expect(
            request.candidates == [.word("add", meaning: "put on the list"), .word("quit", meaning: "leave")]
        )
        #expect(request.listsFiles)
    }

    @Test func `at a prompt, options before the cursor belong to the completed line`() {
        let line = UnfinishedLine("--db other.db add +ho", to: .adder)

        let request = SuggestWordsCommand.request(at: line, or: [], [add])

        #expect(request.candidates == [.tags(Stem("ho", kept: "+"))])
        #expect(request.list == "other.db")
    }
}
