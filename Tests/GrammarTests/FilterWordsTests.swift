import Almanac
import Boundary
import Entities
import Grammar
import Testing

struct FilterWordsTests {
    private let filters = FilterWords(dates: Saturday.dates())
    private static let friday = Day(number: 20_784)

    private func alternatives(_ words: String...) throws -> [[Selection.Term]] {
        try filters.read(words.map { Word($0) }).selection.alternatives
    }

    @Test(arguments: ["due:1 dec", "due:dec 1", "due:in 10 days", "due:2026-12-01"])
    func `a date may be as long as anywhere else`(line: String) throws {
        let day = Day(number: 20_788)
        let words = "\(line) +home or due.after:next fri milk".split(separator: " ").map { Word(String($0)) }

        let filter = try FilterWords(dates: Saturday.dates()).read(words)

        #expect(
            filter.selection
                == Selection([
                    [.due(from: day, until: day + 1), .tag("home")],
                    [.due(from: Day(number: 20_785), until: nil), .word("milk")],
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
        ("project:", .project("")),
        ("pri:high", .priority(.high)),
        ("pri:m", .priority(.medium)),
        ("!low", .priority(.low)),
        ("pri:", .priority(nil)),
        ("due:fri", .due(from: friday, until: friday + 1)),
        ("due:next fri", .due(from: friday, until: friday + 1)),
        ("due.before:fri", .due(from: nil, until: friday)),
        ("due.after:fri", .due(from: friday + 1, until: nil)),
        ("due:", .noDue),
        ("overdue", .overdue),
        ("waiting", .waiting),
        ("blocked", .blocked),
        ("open", .open),
        ("closed", .closed), ("done", .closed),
        ("all", .any),
        ("rent", .word("rent")),
        ("12:30", .word("12:30")),
        ("https://example.org", .word("https://example.org")),
        ("re:offer", .word("re:offer")),
        ("before:", .word("before:")),
        ("after", .word("after")),
        ("www.example.org:80", .word("www.example.org:80")),
        ("+1", .word("+1")),
        ("-1w", .word("-1w")),
        ("3rd", .word("3rd")),
        ("pay rent", .word("pay rent")),
    ])
    func `a word is the term it looks like`(word: String, term: Selection.Term) throws {
        #expect(try alternatives(word) == [[term]])
    }

    @Test func `no words mean everything`() throws {
        #expect(try filters.read([]) == .everything)
    }

    @Test func `terms hold together and or parts them`() throws {
        let found = try alternatives("+home", "overdue", "or", "rent", "or", "7")

        #expect(found == [[.tag("home"), .overdue], [.word("rent")], [.ids([7...7])]])
    }

    @Test func `ids in several words are as in one`() throws {
        #expect(
            try alternatives("3", "5-7", "+home", "6-8", "or", "2", "4") == [
                [.ids([3...3, 5...8]), .tag("home")], [.ids([2...2, 4...4])],
            ]
        )
    }

    @Test func `a word that is nearly one that chooses is looked for, and remembered as a slip`() throws {
        let filter = try filters.read(["overdu", "rent", "closd"].map { Word($0) })

        #expect(filter.selection.alternatives == [[.word("overdu"), .word("rent"), .word("closd")]])
        #expect(
            filter.slips == [
                ReadingHint(word: "overdu", suggestion: "overdue"), ReadingHint(word: "closd", suggestion: "closed"),
            ]
        )
        #expect(try filters.read([Word("overdu", isLiteral: true)]).slips.isEmpty)
    }

    @Test func `words behind the two hyphens are words to look for`() throws {
        let words = ["or", "+home", "overdue", "due:fri", "3"].map { Word($0, isLiteral: true) }

        let filter = try filters.read(words)

        #expect(
            filter.selection.alternatives == [
                [.word("or"), .word("+home"), .word("overdue"), .word("due:fri"), .word("3")]
            ]
        )
    }

    @Test func `a filter has ten thousand terms at most, and every id of a list is one`() throws {
        let ids = (1...9_999).map { String(2 * $0) }.joined(separator: ",")
        #expect(try alternatives(ids, "+home").first?.count == 2)

        let trouble = Misunderstanding.tooManyTerms(limit: 10_000)
        #expect(throws: trouble) { try alternatives(ids, "+home", "or", "+garden") }
        #expect(throws: trouble) { try alternatives(ids + ",3,5") }
        #expect(throws: trouble) { try filters.read((1...10_001).map { Word("x\($0)") }) }
    }

    @Test func `a word to look for has a thousand bytes at most`() throws {
        let word = String(repeating: "é", count: 500)
        #expect(try alternatives(word) == [[.word(word)]])

        let trouble = Misunderstanding.longSearchWord(word + "x", limit: 1_000)
        #expect(throws: trouble) { try alternatives(word + "x") }
        #expect(throws: trouble) { try filters.read([Word(word + "x", isLiteral: true)]) }
    }

    @Test(arguments: [["or"], ["or", "+home"], ["+home", "or"], ["+home", "or", "or", "+work"]])
    func `an or with nothing on one side is refused`(words: [String]) {
        #expect(throws: Misunderstanding.danglingOr) { try filters.read(words.map { Word($0) }) }
    }

    @Test(arguments: [
        ("proj:home", Misunderstanding.unknownTerm("proj:home", suggestion: "project:")),
        ("tag:home", .unknownTerm("tag:home", suggestion: "+")),
        ("Due:fri", .unknownTerm("Due:fri", suggestion: "due:")),
        ("due.befor:fri", .unknownTerm("due.befor:fri", suggestion: "due.before:")),
        ("due.before :fri", .unknownTerm("due.before :fri", suggestion: "due.before:")),
        ("Due.Before:fri", .unknownTerm("Due.Before:fri", suggestion: "due.before:")),
        ("due.until:fri", .unknownTerm("due.until:fri", suggestion: "due.before:")),
        ("before:fri", .unknownTerm("before:fri", suggestion: "due.before:")),
        ("due.aftr:", .unknownTerm("due.aftr:", suggestion: "due.after:")),
        ("due.aftr:fri", .unknownTerm("due.aftr:fri", suggestion: "due.after:")),
        ("due.since:fri", .unknownTerm("due.since:fri", suggestion: "due.after:")),
        ("after:fri", .unknownTerm("after:fri", suggestion: "due.after:")),
        ("pri:urgent", .notAPriority("urgent")),
        ("due:soon", .notADate("soon", key: "due")),
        ("due.before:soon", .notADate("soon", key: "due.before")),
        ("due.after:", .notADate("", key: "due.after")),
        ("due:30 feb", .noSuchDay("30 feb")),
        ("due:25/12", .twoReadings("25/12", 25, 12)),
        ("0", .notAnID("0", key: nil)),
        ("7-5", .downwardRange("7-5", upward: "5-7")),
        ("3,,5", .notAnID("3,,5", key: nil)),
    ])
    func `a term that says nothing is refused`(word: String, trouble: Misunderstanding) {
        #expect(throws: trouble) { try alternatives(word) }
    }
}
