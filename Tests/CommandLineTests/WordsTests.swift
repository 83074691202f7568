import CommandLine
import Testing

struct SuggestionTests {
    private let known = ["add", "upcoming", "up", "list", "remove", "redo", "reopen"]

    @Test(arguments: [
        ("upc", "upcoming"), ("upcomign", "upcoming"), ("lsit", "list"), ("lst", "list"), ("Add", "add"),
        ("rem", "remove"), ("remvoe", "remove"), ("aadd", "add"), ("ad", "add"), ("remov", "remove"),
    ])
    func `a typo finds the similar word`(typed: String, word: String) {
        #expect(Suggestion.nearest(to: typed, among: known) == word)
    }

    @Test(arguments: ["", "a", "zebra", "lamp", "공부", "complete"])
    func `a dissimilar word finds nothing`(typed: String) {
        #expect(Suggestion.nearest(to: typed, among: known) == nil)
    }

    @Test func `an empty set of known words gives no suggestion`() {
        #expect(Suggestion.nearest(to: "add", among: []) == nil)
    }
}

struct LineSplitterTests {
    @Test(arguments: [
        ("", []),
        ("  \t ", []),
        ("add Pay rent", ["add", "Pay", "rent"]),
        (" add\tPay   rent ", ["add", "Pay", "rent"]),
        ("add\u{3000}우유\u{3000}\u{3000}\"a\u{3000}b\" c\u{A0}d", ["add", "우유", "a\u{3000}b", "c\u{A0}d"]),
        ("add \"Pay  the rent\" now", ["add", "Pay  the rent", "now"]),
        ("add 'Pay  the rent'", ["add", "Pay  the rent"]),
        ("add note:\"call first\" x", ["add", "note:call first", "x"]),
        ("add note:'call first' x", ["add", "note:call first", "x"]),
        ("don't stop", ["don't", "stop"]),
        ("the boys' room", ["the", "boys'", "room"]),
        ("\"don't stop\"", ["don't stop"]),
        ("'say \"hi\"'", ["say \"hi\""]),
        ("a\\ b", ["a b"]),
        ("\\\"a\\\"", ["\"a\""]),
        ("\"a \\\" b\"", ["a \" b"]),
        ("'a\\b'", ["a\\b"]),
        ("a\\", ["a\\"]),
        ("\\\\", ["\\"]),
        ("\"\" x ''", ["", "x", ""]),
        ("한글 👨‍👩‍👧‍👦 e\u{301}", ["한글", "👨‍👩‍👧‍👦", "e\u{301}"]),
        ("a$HOME *", ["a$HOME", "*"]),
    ])
    func `a line splits as in a shell, but an apostrophe within a word is text`(line: String, words: [String]) throws {
        #expect(try LineSplitter.words(line) == words)
    }

    @Test(arguments: [("add \"Pay", "\""), ("add 'Pay", "'"), ("\"a\\\"", "\""), ("note:\"call", "\"")])
    func `an unclosed quote is rejected`(line: String, quote: String) {
        #expect(throws: UsageError.unclosedQuote(quote)) { try LineSplitter.words(line) }
    }
}

struct InvocationTests {
    @Test func `only a single hyphen reads standard input`() {
        #expect(Invocation(command: "add", operands: [Word("-")]).readsStandardInput)
        #expect(!Invocation(command: "add", operands: [Word("-", isLiteral: true)]).readsStandardInput)
        #expect(!Invocation(command: "add", operands: [Word("-"), Word("x")]).readsStandardInput)
        #expect(!Invocation(command: "add").readsStandardInput)
    }

    @Test func `the history stores the command without options`() {
        let invocation = Invocation(
            command: "add",
            operands: [Word("Pay the"), Word("+rent", isLiteral: true)],
            choices: [Invocation.Choice(.json)]
        )

        #expect(invocation.line == "add \"Pay the\" -- +rent")
        #expect(invocation.has(.json))
        #expect(invocation.value(of: .json)?.isEmpty == true)
        #expect(!invocation.has(.plain))
    }
}
