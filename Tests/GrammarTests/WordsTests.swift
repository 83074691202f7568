import Testing

@testable import Grammar

struct IDWordsTests {
    @Test(arguments: [
        ("3", [3...3]), ("3,5-7", [3...3, 5...7]), ("7,3", [3...3, 7...7]), ("5-5", [5...5]),
        ("3,5-7,4,6", [3...3, 4...4, 5...7]), ("3,3,3", [3...3]), ("1-9,2-4,8-12", [1...12]),
        ("5-6,1-2,4", [1...2, 4...4, 5...6]),
        ("1-100000", [1...100_000]), ("999999999999999", [999_999_999_999_999...999_999_999_999_999]), ("007", [7...7]),
    ])
    func `ids and ranges are read, merged and sorted`(text: String, ranges: [ClosedRange<Int>]) throws {
        #expect(try IDWords.ranges(text, key: nil) == ranges)
    }

    @Test(arguments: [
        "", ",", "3,", ",3", "-", "3-", "-3", "1-2-3", "0", "0-3", "a", "3a", "+3", "٣",
        "9999999999999999", "99999999999999999999999",
    ])
    func `an invalid id is refused`(text: String) {
        #expect(throws: InputError.notAnID(text, key: "needs")) { try IDWords.ranges(text, key: "needs") }
        #expect(IDWords.id(text) == nil)
    }

    @Test func `a range over the limit is refused`() {
        #expect(throws: InputError.rangeTooLong("1-100001", limit: 100_000)) {
            try IDWords.ranges("7,1-100001", key: nil)
        }
    }

    @Test(arguments: [("3-1", "3-1", "1-3"), ("2,7-5", "7-5", "5-7"), ("007-5", "007-5", "5-007")])
    func `a reversed range is refused with the corrected one`(
        text: String,
        range: String,
        corrected: String
    ) {
        #expect(throws: InputError.reversedRange(range, corrected: corrected)) {
            try IDWords.ranges(text, key: "needs")
        }
    }
}

struct TagWordsTests {
    @Test(arguments: [
        ("", []), ("money", ["money"]), ("+money, #home @bank", ["money", "home", "@bank"]),
        ("a,b c", ["a", "b", "c"]),
        ("  한글 ", ["한글"]),
    ])
    func `marks are optional in a list of tags`(text: String, tags: [String]) throws {
        #expect(try TagWords.read(text) == tags)
    }

    @Test(arguments: ["1", "a:b", "+", "a\"b", "a;b", "-x", "+1"])
    func `an invalid tag is refused by name`(word: String) {
        #expect(throws: InputError.notATag(word)) { try TagWords.read("money \(word)") }
    }
}

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

    @Test func `no known words give no suggestion`() {
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
    func `an unclosed quote is refused`(line: String, quote: String) {
        #expect(throws: InputError.unclosedQuote(quote)) { try LineSplitter.words(line) }
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
