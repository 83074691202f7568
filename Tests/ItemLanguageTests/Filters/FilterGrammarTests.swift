import CommandLine
import ItemLanguage
import Testing
import Vocabulary

struct FilterGrammarTests {
    private func selection(_ words: [String]) throws -> Selection {
        try FilterWords(dates: Saturday.dates()).read(words.map { Word($0) }).selection
    }

    private func selection(_ line: String) throws -> Selection {
        try selection(LineSplitter.words(line))
    }

    private static let a = Selection.Term.tag("a")
    private static let b = Selection.Term.tag("b")
    private static let c = Selection.Term.tag("c")

    @Test(
        arguments: [
            ("+a and +b", [[a, b]]),
            ("+a AND +b OR +c", [[a, b], [c]]),
            ("+a +b or +c", [[a, b], [c]]),
            ("not +a +b", [[.noTag("a"), b]]),
            ("NOT -a or +b", [[a], [b]]),
            ("! overdue", [[.not(Selection([[.overdue(at: Saturday.time)]]))]]),
            (
                "!overdue !project:x",
                [[.not(Selection([[.overdue(at: Saturday.time)]])), .not(Selection([[.project("x")]]))]]
            ),
            ("!high !rent", [[.priority(.high), .not(Selection([[.word("rent")]]))]]),
            ("not not +a", [[a]]),
            ("not due:", [[.has(.due)]]),
            ("(+a or +b) +c", [[.group(Selection([[a], [b]])), c]]),
            ("+c ( +a or +b )", [[c, .group(Selection([[a], [b]]))]]),
            ("(+a +b) +c", [[a, b, c]]),
            ("((+a or (+b)))", [[a], [b]]),
            ("(3 or 5)", [[.ids([3...3, 5...5])]]),
            ("(3) 5", [[.ids([3...3, 5...5])]]),
            ("3 and 5", [[.ids([3...3, 5...5])]]),
            ("(3) (5) +a", [[.ids([3...3, 5...5]), a]]),
            ("!!+a", [[a]]),
            ("!!!overdue", [[.not(Selection([[.overdue(at: Saturday.time)]]))]]),
            ("!!(+a or +b)", [[a], [b]]),
            ("not (+a or +b)", [[.not(Selection([[a], [b]]))]]),
            ("!(+a or +b) +c", [[.not(Selection([[a], [b]])), c]]),
            ("not (not (+a or +b))", [[a], [b]]),
            ("(!high or rent(2))", [[.priority(.high)], [.word("rent(2)")]]),
        ] as [(String, [[Selection.Term]])]
    )
    func `“not” binds closer than “and”, and “and” closer than “or”`(line: String, expected: [[Selection.Term]]) throws
    {
        #expect(try selection(line).alternatives == expected)
    }

    @Test(arguments: [
        "+home project:garden", "(+home or +work) due:today..+7d", "overdue +home", "project:work or +office",
        "not +home", "rent project:home", "3 5", "3 and 5", "3,5-7 9", "!!+home rent", "project:\"big house\" +x",
        "due:1 dec +home", "!+home rent",
    ])
    func `a filter in one argument means the same as its words`(text: String) throws {
        #expect(try selection([text]) == selection(text))
    }

    @Test(arguments: ["pay rent", "do not disturb", "salt and pepper", "route 66", "re: offer", "a - b", "3 eggs"])
    func `a phrase in one argument is searched for as a whole`(text: String) throws {
        #expect(try selection([text]).alternatives == [[.word(text)]])
    }

    @Test func `a phrase with and in one argument has a hint`() throws {
        let filter = try FilterWords(dates: Saturday.dates()).read([Word("rent and bank")])

        #expect(filter.hints == [ReadingHint(word: "rent and bank", suggestion: "(rent and bank)")])
        #expect(try selection(["(rent and bank)"]).alternatives == [[.word("rent"), .word("bank")]])
    }

    @Test func `a value may have spaces`() throws {
        #expect(try selection(["project:big house"]).alternatives == [[.project("big house")]])
        #expect(try selection(["title:pay rent", "+a"]).alternatives == [[.text(.title, "pay rent"), Self.a]])
        #expect(try selection(["project:open house"]).alternatives == [[.project("open house")]])
    }

    @Test(
        arguments: [
            ("or", .filter(.danglingOperator("or"))), ("or +a", .filter(.danglingOperator("or"))),
            ("+a or", .filter(.danglingOperator("or"))),
            ("+a or or +b", .filter(.danglingOperator("or"))), ("and", .filter(.danglingOperator("and"))),
            ("+a and", .filter(.danglingOperator("and"))),
            ("+a and or +b", .filter(.danglingOperator("and"))), ("not", .filter(.danglingOperator("not"))),
            ("+a not", .filter(.danglingOperator("not"))),
            ("not or +a", .filter(.danglingOperator("not"))), ("(+a or) +b", .filter(.danglingOperator("or"))),
            ("(+a", .filter(.unbalancedParenthesis("("))), ("+a)", .filter(.unbalancedParenthesis(")"))),
            ("(+a))", .filter(.unbalancedParenthesis(")"))),
            ("()", .filter(.emptyTerm)), ("+a ( )", .filter(.emptyTerm)),
            (
                "\(String(repeating: "(", count: 21))x\(String(repeating: ")", count: 21))",
                .filter(.filterTooDeep(limit: 20))
            ),
            ("\(String(repeating: "not ", count: 21))x", .filter(.filterTooDeep(limit: 20))),
        ] as [(String, InputError)]
    )
    func `an incomplete filter is rejected`(line: String, error: InputError) {
        #expect(throws: error) { try selection(line) }
    }

    @Test func `operators and parentheses after -- are search words`() throws {
        let words = ["not", "(x", ")", ":x"].map { Word($0, isLiteral: true) }

        let found = try FilterWords(dates: Saturday.dates()).read(words).selection

        #expect(found.alternatives == [[.word("not"), .word("(x"), .word(")"), .word(":x")]])
    }
}
