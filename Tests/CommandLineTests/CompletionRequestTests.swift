import CommandLine
import Testing

struct CompletionRequestTests {
    @Test(arguments: [nil, .zsh, .fish] as [CompletionShell?])
    func `the last word is the one at the cursor`(shell: CompletionShell?) {
        let request = CompletionRequest(["add", "Pay rent", "+mo"], from: shell)

        #expect(request.words == ["add", "Pay rent"])
        #expect(request.beginning == "+mo")
        #expect(request.bashWord == nil)
    }

    @Test(arguments: [nil, .zsh, .fish] as [CompletionShell?])
    func `a request without words completes an empty line`(shell: CompletionShell?) {
        let request = CompletionRequest([], from: shell)

        #expect(request.words.isEmpty)
        #expect(request.beginning.isEmpty)
        #expect(request.bashWord == nil)
    }

    @Test(arguments: [(CompletionShell.fish, "project:home g"), (.zsh, "project:\"home g")])
    func `quotation marks at the cursor are removed for fish only`(shell: CompletionShell, beginning: String) {
        #expect(CompletionRequest(["add", "project:\"home g"], from: shell).beginning == beginning)
    }

    @Test func `a bash line is split, and starts with the name of the program`() {
        let request = CompletionRequest(["~/bin/adder --db=x add \"Pay rent\" due:to", "to"], from: .bash)

        #expect(request.words == ["--db=x", "add", "Pay rent"])
        #expect(request.beginning == "due:to")
        #expect(request.bashWord == .init(kept: "due:", openQuote: nil))
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
    func `the part of the word that bash doesn't replace is kept`(
        line: String,
        replaced: String,
        kept: String,
        quote: Character?
    ) {
        #expect(CompletionRequest([line, replaced], from: .bash).bashWord == .init(kept: kept, openQuote: quote))
    }

    @Test func `a bash request without words completes an empty line`() {
        let request = CompletionRequest([], from: .bash)

        #expect(request.words.isEmpty)
        #expect(request.beginning.isEmpty)
        #expect(request.bashWord == .init(kept: "", openQuote: nil))
    }
}
