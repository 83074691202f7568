import Almanac
import CommandLine
import Entities
import ItemLanguage
import Phrases
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

    @Test(arguments: [
        ("high tide", ["high=pri:high"]), ("milk today", ["today=due:today"]), ("someday", ["someday=due:none"]),
        ("sun", ["sun=due:sun"]), ("inbox", ["inbox=project:none"]), ("soon", ["soon=due:next 7 days"]),
        ("recent", ["recent=created:last 7 days"]), ("deleted", ["deleted=history"]), ("parts", ["parts=parent:any"]),
        ("by project", ["by project=--by project"]), ("sorted by pri", ["sorted by pri=--sort priority"]),
        ("grouped by tags", ["grouped by tags=--by tag"]), ("milk back", ["back=status:back"]),
        ("bread project home", ["project home=project:home"]), ("work today", ["today=due:today"]),
        ("pay rent", []), ("due", []),
    ])
    func `a word with two meanings, or beside a search word, is searched for with a hint`(
        line: String,
        hints: [String]
    ) throws {
        let words = line.split(separator: " ").map { Word(String($0)) }

        let filter = try filters.read(words)

        #expect(filter.selection.alternatives == [words.map { .word($0.text) }])
        #expect(filter.hints.map { "\($0.word)=\($0.suggestion)" } == hints)
        #expect(filter.readings.map(\.kind) == hints.map { _ in .text })
        #expect(try filters.read(words.map { Word($0.text, isLiteral: true) }).hints.isEmpty)
    }

    @Test(arguments: ["Dune", "money", "over", "blok", "opne"])
    func `a word that resembles a state only a little has no hint`(word: String) throws {
        #expect(try filters.read([Word(word), Word("pots")]).hints.isEmpty)
    }

    @Test func `Back is a state`() throws {
        #expect(try alternatives("is:back") == [[.back]])
        #expect(try alternatives("not", "back") == [[.not(Selection([[.back]]))]])
        #expect(try alternatives("call back") == [[.word("call back")]])
    }

    @Test(arguments: [
        ("@a&@b", "@a & @b"), ("@a|@b", "@a | @b"), ("+a||+b", "+a || +b"),
        ("(@a|@b)&due:fri", "( @a | @b ) & due:fri"),
        ("!@a&&-b", "!@a && -b"),
    ])
    func `operators without spaces mean the same as with them`(word: String, words: String) throws {
        let spaced = try filters.read(words.split(separator: " ").map { Word(String($0)) })

        #expect(try filters.read([Word(word)]).selection == spaced.selection)
        #expect(try filters.read([Word(word)]).readings == spaced.readings)
    }

    @Test(arguments: ["+r&d", "@a&b", "a|b", "R&D"])
    func `such a sign inside a name belongs to it`(word: String) throws {
        #expect(try filters.read([Word(word)]).readings.isEmpty)
    }

    @Test(arguments: ["@a;@b", "@a,@b"])
    func `a list of tags is refused`(word: String) throws {
        #expect(throws: InputError.filter(.severalTags(suggestion: "@a @b"))) { try alternatives(word) }
    }

    @Test(arguments: [
        (["+a"], "+a due:none"), (["due:none"], "due:none"), (["+a", "or", "+b"], "\"(+a or +b) due:none\""),
        (["+a", "OR", "+b"], "\"(+a OR +b) due:none\""), (["+a", "|", "+b"], "\"(+a | +b) due:none\""),
        (["+a|+b"], "\"(+a|+b) due:none\""), (["+a", "&", "+b"], "\"+a & +b due:none\""),
        (["(+a", "or", "+b)"], "\"(+a or +b) due:none\""), (["(+a or +b)"], "\"(+a or +b) due:none\""),
        (["overdue or milk"], "\"(overdue or milk) due:none\""), (["not", "+a"], "\"not +a due:none\""),
    ])
    func `a term is added to all alternatives of a filter as it is typed`(words: [String], line: String) {
        #expect(FilterWords.line(words.map { Word($0) }, and: "due:none") == line)
    }

    @Test(arguments: [
        ("today", "due:today"), ("Tomorrow", "due:Tomorrow"), ("오늘", "due:오늘"), ("friday", "due:friday"),
        ("next week", "due:next week"), ("this month", "due:this month"), ("december", "due:december"),
        ("2026-12-01", "due:2026-12-01"), ("high", "pri:high"), ("high priority", "pri:high"),
        ("priority low", "pri:low"), ("completed", "done"), ("pending", "open"), ("late", "overdue"),
        ("undated", "due:none"), ("no date", "due:none"), ("without project", "project:none"),
        ("untagged", "tag:none"), ("recurring", "every:any"), ("unblocked", "not blocked"),
        ("due this week", "due:this week"), ("due 7d", "due:7d"), ("due before fri", "due.before:fri"),
        ("mon to fri", "due:mon..fri"), ("from today to next fri", "due:today..next fri"),
        ("today..fri", "due:today..fri"),
        ("mon-fri", "due:mon-fri"), ("within 3 days", "due:next 3 days"), ("dec 12", "due:dec 12"),
        ("before fri", "due.before:fri"), ("by friday", "due.by:friday"), ("since mon", "due.since:mon"),
        ("done today", "completed:today"), ("completed last week", "completed:last week"),
        ("added yesterday", "created:yesterday"), ("changed since mon", "changed.since:mon"),
        ("project work", "project:work"), ("project Work", "project:Work"), ("tag money", "+money"),
        ("back", "status:back"), ("everything", "all"), ("subtasks", "parent:any"), ("with notes", "note:any"),
        ("has tags", "tag:any"), ("높음", "pri:high"), ("완료", "done"), ("대기", "waiting"), ("늦은", "overdue"),
        ("모두", "all"),
    ])
    func `words with one meaning are read as a filter, and said`(line: String, spelling: String) throws {
        let words = line.split(separator: " ").map { Word(String($0)) }
        let expected = try filters.read(LineSplitter.words(spelling).map { Word($0) }).selection

        let filter = try filters.read(words + [Word("+home")])

        #expect(filter.selection.alternatives == expected.alternatives.map { $0 + [.tag("home")] })
        #expect(filter.readings == [FilterReading(.filter, word: line, filter: spelling)])
        #expect(filter.hints.isEmpty)
    }

    @Test func `several such words are several filters, also in one argument`() throws {
        let friday = Selection.Term.date(.due, from: Self.friday, until: Self.friday + 1)

        #expect(try alternatives("high", "fri") == [[.priority(.high), friday]])
        #expect(try alternatives("high fri") == [[.priority(.high), friday]])
        #expect(try alternatives("not", "high") == [[.not(Selection([[.priority(.high)]]))]])
        #expect(try alternatives("done", "3") == [[.closed, .ids([3...3])]])
    }

    @Test func `a period at the start or the end ends the days to show`() throws {
        func read(_ line: String) throws -> (Day?, [String]) {
            let words = line.split(separator: " ").map { Word(String($0)) }
            let found = try filters.readPeriod(Invocation(command: "upcoming", operands: words))
            return (found.lastDay, found.others.map(\.text))
        }

        #expect(try read("this week") == (Self.friday - 5, []))
        #expect(try read("today +home") == (Self.friday - 6, ["+home"]))
        #expect(try read("+home fri") == (Self.friday, ["+home"]))
        #expect(try read("december").0 == Day(year: 2026, month: 12, day: 31))
        for line in ["fri milk", "+home or fri", "not fri", "sun", "3", "yesterday", "high"] {
            #expect(try read(line) == (nil, line.split(separator: " ").map(String.init)))
        }
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
        #expect(throws: InputError.filter(.tooManyTerms(limit: 10_000))) { try alternatives(ids + ",3") }

        let words = (1...1_000).map { Word("x\($0)") }
        #expect(try filters.read(words).selection.alternatives.first?.count == 1_000)
        #expect(throws: InputError.filter(.tooManyTerms(limit: 1_000))) { try filters.read(words + [Word("y")]) }
    }

    @Test func `a search word has at most 1000 bytes`() throws {
        let word = String(repeating: "é", count: 500)
        #expect(try alternatives(word) == [[.word(word)]])

        let error = InputError.filter(.searchWordTooLong(word + "x", limit: 1_000))
        #expect(throws: error) { try alternatives(word + "x") }
        #expect(throws: error) { try filters.read([Word(word + "x", isLiteral: true)]) }
    }

    @Test(arguments: [
        ("due.befor:fri", InputError.filter(.unknownTerm("due.befor:fri", suggestion: "due.before:fri"))),
        ("Due.Befor:fri", .filter(.unknownTerm("Due.Befor:fri", suggestion: "due.before:fri"))),
        ("complted.by:fri", .filter(.unknownTerm("complted.by:fri", suggestion: "completed.by:fri"))),
        ("before:fri", .filter(.unknownTerm("before:fri", suggestion: "due.before:fri"))),
        ("before:", .filter(.unknownTerm("before:", suggestion: "due.before:"))),
        ("due.aftr:", .filter(.unknownTerm("due.aftr:", suggestion: "due.after:"))),
        ("after:fri", .filter(.unknownTerm("after:fri", suggestion: "due.after:fri"))),
        ("projct:home", .filter(.unknownTerm("projct:home", suggestion: "project:home"))),
        ("p:home", .filter(.unknownTerm("p:home", suggestion: "project:home"))),
        ("foo:bar", .filter(.unknownTerm("foo:bar", suggestion: nil))),
        ("re:offer", .filter(.unknownTerm("re:offer", suggestion: nil))),
        ("sort:due", .filter(.unknownTerm("sort:due", suggestion: "--sort"))),
        ("-1w", .filter(.unknownTerm("-1w", suggestion: nil))),
        ("-", .filter(.unknownTerm("-", suggestion: nil))),
        ("+BLOCKING", .filter(.unknownTerm("+BLOCKING", suggestion: nil))), ("|", .filter(.danglingOperator("or"))),
        ("status:don", .filter(.unknownTerm("status:don", suggestion: "status:done"))),
        ("every:week", .filter(.unknownTerm("every:week", suggestion: "every:any"))),
        ("tag:a,b", .filter(.severalTags(suggestion: "+a +b"))),
        ("tag:+a,@b", .filter(.severalTags(suggestion: "+a @b"))),
        ("tag:a+b", .filter(.severalTags(suggestion: "+a +b"))),
        ("tag:a,3", .item(.notATag("a,3"))),
        ("-5", .filter(.unknownTerm("-5", suggestion: "--limit 5"))),
        ("title:", .filter(.emptyTerm)),
        ("pri:urgent", .item(.notAPriority("urgent"))),
        ("due:soon", .item(.notADate("soon", key: "due"))),
        ("due.before:soon", .item(.notADate("soon", key: "due.before"))),
        ("due.after:", .item(.notADate("", key: "due.after"))),
        ("due:30 feb", .phrase(.noSuchDay("30 feb"))),
        ("due:3/12", .phrase(.ambiguousDate("3/12", 3, 12))),
        ("0", .command(.notAnID("0", key: nil))),
        ("7-5", .command(.reversedRange("7-5", corrected: "5-7"))),
        ("3,,5", .command(.notAnID("3,,5", key: nil))),
    ])
    func `an invalid term is rejected`(word: String, error: InputError) {
        #expect(throws: error) { try alternatives(word) }
    }
}
