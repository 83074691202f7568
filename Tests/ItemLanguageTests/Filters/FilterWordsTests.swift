import Almanac
import CommandLine
import Entities
import ItemLanguage
import Testing
import Vocabulary

struct FilterWordsTests {
    private let filters = FilterWords(dates: Saturday.dates())
    private static let friday = Day(number: 20_784)

    private func alternatives(_ words: String...) throws -> [[Selection.Term]] {
        try filters.read(words.map { Word($0) }).selection.alternatives
    }

    @Test(arguments: ["due:1 dec", "due:dec 1", "due:in 10 days", "due:2026-12-01"])
    func `a date may have several words`(line: String) throws {
        let day = Day(number: 20_788)
        let words = "\(line) +home or due.after:next fri milk".split(separator: " ").map { Word(String($0)) }

        let filter = try FilterWords(dates: Saturday.dates()).read(words)

        #expect(
            filter.selection
                == Selection([
                    [.date(.due, from: day, until: day + 1), .tag("home")],
                    [.date(.due, from: Day(number: 20_785), until: nil), .word("milk")],
                ])
        )
    }

    @Test(arguments: [
        ("3", Selection.Term.ids([3...3])),
        ("3,5-7", .ids([3...3, 5...7])),
        ("3,5-7,4", .ids([3...3, 4...4, 5...7])),
        ("+money", .tag("money")),
        ("#money", .tag("money")),
        ("@bank", .tag("@bank")),
        ("-money", .noTag("money")),
        ("-@bank", .noTag("@bank")),
        ("project:home.flat", .project("home.flat")),
        ("project:", .lacks(.project)),
        ("pri:high", .priority(.high)),
        ("pri:m", .priority(.medium)),
        ("!low", .priority(.low)),
        ("pri:", .lacks(.priority)),
        ("due:fri", .date(.due, from: friday, until: friday + 1)),
        ("due:next fri", .date(.due, from: friday, until: friday + 1)),
        ("due.before:fri", .date(.due, from: nil, until: friday)),
        ("due.after:fri", .date(.due, from: friday + 1, until: nil)),
        ("due:", .lacks(.due)),
        ("overdue", .overdue(at: Saturday.time)),
        ("waiting", .waiting),
        ("blocked", .blocked),
        ("open", .open),
        ("closed", .closed), ("done", .closed),
        ("all", .any),
        ("rent", .word("rent")),
        ("12:30", .word("12:30")),
        ("https://example.org", .word("https://example.org")),
        ("after", .word("after")),
        ("www.example.org:80", .word("www.example.org:80")),
        ("+1", .word("+1")),
        ("3rd", .word("3rd")),
        ("pay rent", .word("pay rent")),
    ])
    func `a word is read as the matching term`(word: String, term: Selection.Term) throws {
        #expect(try alternatives(word) == [[term]])
    }

    @Test func `an empty filter matches everything`() throws {
        #expect(try filters.read([]) == .everything)
    }

    @Test func `all terms must match, and “or” separates alternatives`() throws {
        let found = try alternatives("+home", "overdue", "or", "rent", "or", "7")

        #expect(found == [[.tag("home"), .overdue(at: Saturday.time)], [.word("rent")], [.ids([7...7])]])
    }

    @Test func `ids in several words are merged`() throws {
        #expect(
            try alternatives("3", "5-7", "+home", "6-8", "or", "2", "4") == [
                [.ids([3...3, 5...8]), .tag("home")], [.ids([2...2, 4...4])],
            ]
        )
    }

    @Test func `a misspelled state is a search word with a hint`() throws {
        let filter = try filters.read(["overdu", "rent", "closd"].map { Word($0) })

        #expect(filter.selection.alternatives == [[.word("overdu"), .word("rent"), .word("closd")]])
        #expect(
            filter.hints == [
                ReadingHint(word: "overdu", suggestion: "overdue"), ReadingHint(word: "closd", suggestion: "closed"),
            ]
        )
        #expect(try filters.read([Word("overdu", isLiteral: true)]).hints.isEmpty)
    }

    @Test func `words after -- are search words`() throws {
        let words = ["or", "+home", "overdue", "due:fri", "3"].map { Word($0, isLiteral: true) }

        let filter = try filters.read(words)

        #expect(
            filter.selection.alternatives == [
                [.word("or"), .word("+home"), .word("overdue"), .word("due:fri"), .word("3")]
            ]
        )
    }

    @Test func `a filter has at most 10000 terms, counting each id`() throws {
        let ids = (1...9_999).map { String(2 * $0) }.joined(separator: ",")
        #expect(try alternatives(ids, "+home").first?.count == 2)

        let error = InputError.tooManyTerms(limit: 10_000)
        #expect(throws: error) { try alternatives(ids, "+home", "or", "+garden") }
        #expect(throws: error) { try alternatives(ids + ",3,5") }
        #expect(throws: error) { try filters.read((1...10_001).map { Word("x\($0)") }) }
    }

    @Test func `a search word has at most 1000 bytes`() throws {
        let word = String(repeating: "é", count: 500)
        #expect(try alternatives(word) == [[.word(word)]])

        let error = InputError.searchWordTooLong(word + "x", limit: 1_000)
        #expect(throws: error) { try alternatives(word + "x") }
        #expect(throws: error) { try filters.read([Word(word + "x", isLiteral: true)]) }
    }

    @Test(arguments: [
        ("Due:fri", InputError.unknownTerm("Due:fri", suggestion: "due:")),
        ("due.befor:fri", .unknownTerm("due.befor:fri", suggestion: "due.before:")),
        ("Due.Before:fri", .unknownTerm("Due.Before:fri", suggestion: "due.before:")),
        ("due.until:fri", .unknownTerm("due.until:fri", suggestion: "due.before:")),
        ("complted.by:fri", .unknownTerm("complted.by:fri", suggestion: "completed.before:")),
        ("before:fri", .unknownTerm("before:fri", suggestion: "due.before:")),
        ("before:", .unknownTerm("before:", suggestion: "due.before:")),
        ("due.aftr:", .unknownTerm("due.aftr:", suggestion: "due.after:")),
        ("due.since:fri", .unknownTerm("due.since:fri", suggestion: "due.after:")),
        ("after:fri", .unknownTerm("after:fri", suggestion: "due.after:")),
        ("projct:home", .unknownTerm("projct:home", suggestion: "project:")),
        ("project=home", .unknownTerm("project=home", suggestion: "project:home")),
        ("foo:bar", .unknownTerm("foo:bar", suggestion: nil)),
        ("re:offer", .unknownTerm("re:offer", suggestion: nil)),
        ("sort:due", .unknownTerm("sort:due", suggestion: "--sort")),
        ("-1w", .unknownTerm("-1w", suggestion: nil)),
        ("-", .unknownTerm("-", suggestion: nil)),
        ("+OVERDUE", .unknownTerm("+OVERDUE", suggestion: "overdue")),
        ("-BLOCKED", .unknownTerm("-BLOCKED", suggestion: "not blocked")),
        ("-UNBLOCKED", .unknownTerm("-UNBLOCKED", suggestion: "blocked")),
        ("status:don", .unknownTerm("status:don", suggestion: "status:done")),
        ("every:week", .unknownTerm("every:week", suggestion: "every:any")),
        ("tag:a,b", .notATag("a,b")),
        ("title:", .emptyTerm),
        ("pri:urgent", .notAPriority("urgent")),
        ("due:soon", .notADate("soon", key: "due")),
        ("due.before:soon", .notADate("soon", key: "due.before")),
        ("due.after:", .notADate("", key: "due.after")),
        ("due:30 feb", .noSuchDay("30 feb")),
        ("due:3/12", .ambiguousDate("3/12", 3, 12)),
        ("0", .notAnID("0", key: nil)),
        ("7-5", .reversedRange("7-5", corrected: "5-7")),
        ("3,,5", .notAnID("3,,5", key: nil)),
    ])
    func `an invalid term is rejected`(word: String, error: InputError) {
        #expect(throws: error) { try alternatives(word) }
    }
}
