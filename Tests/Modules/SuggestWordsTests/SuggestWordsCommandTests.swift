import Boundary
import Grammar
import Testing

@testable import SuggestWords

struct SuggestWordsCommandTests {
    private let add = Command("add", summary: "put on the list", operands: .text, examples: [])

    private func wish(_ words: String...) throws -> SuggestWordsCommand.Wish {
        let invocation = try CommandLineParser([SuggestWordsCommand.command]).parse(["suggest"] + words)
        return SuggestWordsCommand.wish(from: invocation, [add, SuggestWordsCommand.command])
    }

    @Test(arguments: [["--"], ["--", ""], []])
    func `the first word is a command, and not one that is for programs`(words: [String]) throws {
        let invocation = try CommandLineParser([SuggestWordsCommand.command]).parse(["suggest"] + words)

        let wish = SuggestWordsCommand.wish(from: invocation, [add, SuggestWordsCommand.command])

        #expect(wish.request.candidates == [.word("add", meaning: "put on the list")])
        #expect(wish.bashLine == nil)
    }

    @Test func `the last word is the one at the cursor, and options in front of it are not ours`() throws {
        let wish = try wish("--shell", "fish", "--", "--db", "other.db", "add", "--json", "+ho")

        #expect(wish.request.candidates == [.tags(Stem("ho", kept: "+"))])
        #expect(wish.list == "other.db")
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
    func `of a line of bash, what it does not replace is kept`(
        line: String,
        replaced: String,
        kept: String,
        quote: Character?
    ) throws {
        let wish = try wish("--shell", "bash", "--", line, replaced)

        #expect(wish.bashLine == SuggestWordsBashLine(kept: kept, openQuote: quote))
        #expect(!wish.request.candidates.isEmpty)
    }

    @Test(arguments: [("fish", "project:home g"), ("zsh", "project:\"home g")])
    func `fish tells the word at the cursor as it is typed, quotes and all`(shell: String, word: String) throws {
        let wish = try wish("--shell", shell, "--", "add", "project:\"home g")

        #expect(wish.request.candidates == [.projects(Stem(String(word.dropFirst(8)), kept: "project:"))])
    }

    @Test func `a line of bash begins with the name of the program`() throws {
        let wish = try wish("--shell", "bash", "--", "~/bin/adder --db=x add due:to", "to")

        #expect(wish.request.candidates == ["due:today", "due:tomorrow"].map { .word($0, meaning: "") })
        #expect(wish.list == "x")
    }

    @Test func `in the shell one can leave, and the name of the program stands for nothing`() {
        func candidates(_ typed: String) -> [Candidate] {
            SuggestWordsCommand.wish(after: typed, [add]).request.candidates
        }

        #expect(candidates("") == [.word("add", meaning: "put on the list"), .word("quit", meaning: "leave")])
        #expect(candidates("adder ") == candidates(""))
        #expect(candidates("adder add +ho") == [.tags(Stem("ho", kept: "+"))])
    }
}
