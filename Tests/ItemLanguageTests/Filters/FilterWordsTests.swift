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

    @Test(
        arguments: [
            ("high tide", [ReadingHint(word: "high", suggestion: "pri:high")]),
            ("milk today", [ReadingHint(word: "today", suggestion: "due:today")]),
            ("next week", [ReadingHint(word: "next week", suggestion: "due:next week")]),
            ("due this week", [ReadingHint(word: "due this week", suggestion: "due:this week")]),
            ("due 7d", [ReadingHint(word: "due 7d", suggestion: "due:7d")]),
            ("completed today", [ReadingHint(word: "completed today", suggestion: "completed:today")]),
            ("priority high", [ReadingHint(word: "priority high", suggestion: "pri:high")]),
            ("tag home", [ReadingHint(word: "tag home", suggestion: "+home")]),
            ("project home", [ReadingHint(word: "project home", suggestion: "project:home")]),
            ("friday", [ReadingHint(word: "friday", suggestion: "due:friday")]),
            ("today +home milk", nil), ("pay rent", []), ("pay 3 rent", []), ("due", []),
        ] as [(String, [ReadingHint]?)]
    )
    func `words that name a date or a priority are searched for with a hint, but not alone`(
        line: String,
        hints: [ReadingHint]?
    ) throws {
        let words = line.split(separator: " ").map { Word(String($0)) }

        if let hints {
            #expect(try filters.read(words).hints == hints)
        } else {
            #expect(throws: InputError.unknownTerm("today", suggestion: "due:today")) { try filters.read(words) }
        }
        #expect(try filters.read(words.map { Word($0.text, isLiteral: true) }).hints.isEmpty)
    }

    @Test(arguments: ["today", "high", "completed"])
    func `such a word is searched for after --`(word: String) throws {
        #expect(try filters.read([Word(word, isLiteral: true)]).selection.alternatives == [[.word(word)]])
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

    @Test func `a filter has at most 10000 ids and 1000 other terms`() throws {
        let ids = (1...10_000).map { String(2 * $0) }.joined(separator: ",")
        #expect(try alternatives(ids, "+home").first?.count == 2)
        #expect(throws: InputError.tooManyTerms(limit: 10_000)) { try alternatives(ids + ",3") }

        let words = (1...1_000).map { Word("x\($0)") }
        #expect(try filters.read(words).selection.alternatives.first?.count == 1_000)
        #expect(throws: InputError.tooManyTerms(limit: 1_000)) { try filters.read(words + [Word("y")]) }
    }

    @Test func `a search word has at most 1000 bytes`() throws {
        let word = String(repeating: "é", count: 500)
        #expect(try alternatives(word) == [[.word(word)]])

        let error = InputError.searchWordTooLong(word + "x", limit: 1_000)
        #expect(throws: error) { try alternatives(word + "x") }
        #expect(throws: error) { try filters.read([Word(word + "x", isLiteral: true)]) }
    }

    @Test(arguments: [
        ("due.befor:fri", InputError.unknownTerm("due.befor:fri", suggestion: "due.before:")),
        ("Due.Befor:fri", .unknownTerm("Due.Befor:fri", suggestion: "due.before:")),
        ("due.until:fri", .unknownTerm("due.until:fri", suggestion: "due.before:")),
        ("complted.by:fri", .unknownTerm("complted.by:fri", suggestion: "completed.before:")),
        ("before:fri", .unknownTerm("before:fri", suggestion: "due.before:")),
        ("before:", .unknownTerm("before:", suggestion: "due.before:")),
        ("due.aftr:", .unknownTerm("due.aftr:", suggestion: "due.after:")),
        ("due.since:fri", .unknownTerm("due.since:fri", suggestion: "due.after:")),
        ("after:fri", .unknownTerm("after:fri", suggestion: "due.after:")),
        ("projct:home", .unknownTerm("projct:home", suggestion: "project:")),
        ("p:home", .unknownTerm("p:home", suggestion: "project:")),
        ("deadline:fri", .unknownTerm("deadline:fri", suggestion: "due:")),
        ("project=home", .unknownTerm("project=home", suggestion: "project:home")),
        ("foo:bar", .unknownTerm("foo:bar", suggestion: nil)),
        ("re:offer", .unknownTerm("re:offer", suggestion: nil)),
        ("sort:due", .unknownTerm("sort:due", suggestion: "--sort")),
        ("-1w", .unknownTerm("-1w", suggestion: nil)),
        ("-", .unknownTerm("-", suggestion: nil)),
        ("+OVERDUE", .unknownTerm("+OVERDUE", suggestion: "overdue")),
        ("-BLOCKED", .unknownTerm("-BLOCKED", suggestion: "not blocked")),
        ("-UNBLOCKED", .unknownTerm("-UNBLOCKED", suggestion: "blocked")),
        ("-overdue", .unknownTerm("-overdue", suggestion: "not overdue")),
        ("-done", .unknownTerm("-done", suggestion: "not done")),
        ("+WEEK", .unknownTerm("+WEEK", suggestion: "due:week")),
        ("-MONTH", .unknownTerm("-MONTH", suggestion: "not due:month")),
        ("+BLOCKING", .unknownTerm("+BLOCKING", suggestion: nil)),
        ("-project:home", .unknownTerm("-project:home", suggestion: "not project:home")),
        ("+project:home", .unknownTerm("+project:home", suggestion: "project:home")),
        ("|", .unknownTerm("|", suggestion: "or")), ("||", .unknownTerm("||", suggestion: "or")),
        ("&&", .unknownTerm("&&", suggestion: "and")),
        ("status:don", .unknownTerm("status:don", suggestion: "status:done")),
        ("every:week", .unknownTerm("every:week", suggestion: "every:any")),
        ("tag:a,b", .severalTags(suggestion: "+a +b")),
        ("tag:+a,@b", .severalTags(suggestion: "+a @b")),
        ("tag:a+b", .severalTags(suggestion: "+a +b")),
        ("tag:a,3", .notATag("a,3")),
        ("-5", .unknownTerm("-5", suggestion: "--limit 5")),
        ("today", .unknownTerm("today", suggestion: "due:today")),
        ("Tomorrow", .unknownTerm("Tomorrow", suggestion: "due:tomorrow")),
        ("오늘", .unknownTerm("오늘", suggestion: "due:오늘")),
        ("high", .unknownTerm("high", suggestion: "pri:high")),
        ("completed", .unknownTerm("completed", suggestion: "done")),
        ("pending", .unknownTerm("pending", suggestion: "open")),
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
