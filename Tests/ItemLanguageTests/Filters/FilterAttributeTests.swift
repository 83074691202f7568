import Almanac
import CommandLine
import ItemLanguage
import Phrases
import Testing
import Vocabulary

/// Today is Saturday, 21 November 2026.
struct FilterAttributeTests {
    private static let today = Day(number: 20_778)

    private func read(_ line: String) throws -> ItemFilter {
        try FilterWords(dates: Saturday.dates()).read(LineSplitter.words(line).map { Word($0) })
    }

    private func terms(_ line: String) throws -> [Selection.Term] {
        try read(line).selection.alternatives.flatMap(\.self)
    }

    private static func days(_ field: Selection.DateField, _ first: Int?, _ last: Int?) -> Selection.Term {
        .date(field, from: first.map { today + $0 }, until: last.map { today + $0 + 1 })
    }

    @Test(arguments: [
        ("due:today..+7d", days(.due, 0, 7)),
        ("due:today..", days(.due, 0, nil)),
        ("due:..tomorrow", days(.due, nil, 1)),
        ("due:1 dec..5 dec", days(.due, 10, 14)),
        ("due:1 dec .. 5 dec", days(.due, 10, 14)),
        ("wait.after:fri", days(.wait, 7, nil)),
        ("wait.before:fri", days(.wait, nil, 5)),
        ("completed:mon..today", days(.completed, -5, 0)),
        ("completed:sat", days(.completed, 0, 0)),
        ("completed:yesterday", days(.completed, -1, -1)),
        ("created.after:mon", days(.created, -4, nil)),
        ("changed:1 nov", days(.changed, -20, -20)),
        ("changed:25 nov", days(.changed, -361, -361)),
        ("completed:-1w..", days(.completed, -7, nil)),
        ("completed:7d..", days(.completed, -7, nil)),
        ("completed:1w..", days(.completed, -7, nil)),
        ("completed:15th", days(.completed, -6, -6)),
        ("completed:15일", days(.completed, -6, -6)),
        ("completed:25일", days(.completed, -27, -27)),
        ("completed:11월 18일", days(.completed, -3, -3)),
        ("completed:12월 18일", days(.completed, -338, -338)),
        ("completed:mon..sun", days(.completed, -5, 1)),
        ("completed:fri..mon", days(.completed, -1, 2)),
        ("completed:sat..", days(.completed, 0, nil)),
        ("due:fri..mon", days(.due, 6, 9)), ("due:2026-12", days(.due, 10, 40)),
        ("created:2026-10..2026-11", days(.created, -51, 9)),
        ("created.before:2026-11-20", days(.created, nil, -2)),
    ])
    func `dates have ranges, and past dates look back`(line: String, term: Selection.Term) throws {
        #expect(try terms(line) == [term])
    }

    @Test(arguments: [
        ("due:before fri", "due.before:fri"), ("due:after next fri", "due.after:next fri"),
        ("due:by fri", "due.by:fri"),
        ("due:until 1 dec", "due.by:1 dec"), ("completed:since mon", "completed.since:mon"),
        ("due:within 3 days", "due:next 3 days"), ("due:mon to fri", "due:mon..fri"), ("due:mon-fri", "due:mon..fri"),
        ("due: fri", "due:fri"), ("due.by: fri", "due.by:fri"),
    ])
    func `a date with a preposition or a range in other words is read, and said`(line: String, spelling: String) throws
    {
        let filter = try read("\(line) +home")

        #expect(filter.selection.alternatives == [try terms(spelling) + [.tag("home")]])
        #expect(filter.readings == [FilterReading(.spelling, word: line, filter: spelling)])
    }

    @Test(arguments: [
        ("due.before:mon", days(.due, nil, 1)), ("due.by:mon", days(.due, nil, 2)),
        ("due.until:mon", days(.due, nil, 2)),
        ("due.by:eom", days(.due, nil, 9)), ("due.before:eom", days(.due, nil, 8)),
        ("due.after:mon", days(.due, 3, nil)), ("due.since:mon", days(.due, 2, nil)),
        ("completed.from:mon", days(.completed, -5, nil)), ("due.by:next week", days(.due, nil, 8)),
    ])
    func `by and since include the day, before and after don't`(line: String, term: Selection.Term) throws {
        #expect(try terms(line) == [term])
        #expect(try read(line).readings.isEmpty)
    }

    /// This week begins on Monday, 16 November.
    @Test(arguments: [
        ("due:this week", days(.due, -5, 1)), ("due:next week", days(.due, 2, 8)), ("due:week", days(.due, -5, 1)),
        ("due:Next-Week", days(.due, 2, 8)), ("due:this weekend", days(.due, 0, 1)),
        ("due:weekend", days(.due, 0, 1)), ("due:next weekend", days(.due, 7, 8)),
        ("due:this month", days(.due, -20, 9)), ("due:next month", days(.due, 10, 40)),
        ("due:next quarter", days(.due, 41, 130)), ("due:next year", days(.due, 41, 405)),
        ("due:이번 주", days(.due, -5, 1)), ("due:다음 달", days(.due, 10, 40)), ("due:이번 주말", days(.due, 0, 1)),
        ("completed:this week", days(.completed, -5, 1)), ("completed:last week", days(.completed, -12, -6)),
        ("completed:지난주", days(.completed, -12, -6)), ("created:this month", days(.created, -20, 9)),
        ("created:last month", days(.created, -51, -21)), ("changed:작년", days(.changed, -689, -325)),
        ("completed:last 7 days", days(.completed, -6, 0)), ("due:next 2 weeks", days(.due, 0, 13)),
        ("due:next-7-days", days(.due, 0, 6)), ("completed:지난 7일", days(.completed, -6, 0)),
        ("completed:최근 일주일", days(.completed, -6, 0)),
        ("due.before:next week", days(.due, nil, 1)), ("due.after:this week", days(.due, 2, nil)),
        ("due:this week..next week", days(.due, -5, 8)), ("due:next month..", days(.due, 10, nil)),
        ("completed:..last week", days(.completed, nil, -6)),
        ("due:December", days(.due, 10, 40)), ("due:november", days(.due, -20, 9)),
        ("due:jan", days(.due, 41, 71)), ("due:2026", days(.due, -324, 40)), ("due:Dec 2026", days(.due, 10, 40)),
        ("due:next december", days(.due, 10, 40)), ("completed:october", days(.completed, -51, -21)),
        ("completed:december", days(.completed, -355, -325)), ("due.before:december", days(.due, nil, 9)),
        ("completed:last october", days(.completed, -51, -21)), ("due:december..", days(.due, 10, nil)),
        ("due:q2", days(.due, 131, 221)), ("completed:q3", days(.completed, -143, -52)),
        ("due:q4 2026", days(.due, -51, 40)), ("due:2분기", days(.due, 131, 221)),
        ("due:이번주", days(.due, -5, 1)), ("due:다음주", days(.due, 2, 8)), ("due:담주", days(.due, 2, 8)),
        ("due:다다음 주", days(.due, 9, 15)), ("due:이달", days(.due, -20, 9)), ("due:내달", days(.due, 10, 40)),
        ("completed:지난달", days(.completed, -51, -21)), ("completed:저번 달", days(.completed, -51, -21)),
        ("due:이번 달", days(.due, -20, 9)), ("due:올해", days(.due, -324, 40)), ("due:내년", days(.due, 41, 405)),
        ("due:다음 해", days(.due, 41, 405)), ("due:다음 분기", days(.due, 41, 130)),
        ("completed:지난해", days(.completed, -689, -325)), ("due:다음 주말", days(.due, 7, 8)),
        ("due:12월", days(.due, 10, 40)), ("due:2026년", days(.due, -324, 40)), ("due:2026년 12월", days(.due, 10, 40)),
    ])
    func `a week, a weekend, a month, a quarter or a year is the whole period`(
        line: String,
        term: Selection.Term
    ) throws {
        #expect(try terms(line) == [term])
        #expect(try terms("\(line) +home") == [term, .tag("home")])
    }

    @Test func `on a Sunday, this weekend has begun on Saturday`() throws {
        let sunday = DateReader(Moment(utc: Instant(seconds: 1_795_253_400 + 86_400)), weeksStartOn: .sunday)

        let filter = try FilterWords(dates: sunday).read([Word("completed:this weekend")])

        #expect(filter.selection.alternatives == [[Self.days(.completed, 0, 1)]])
    }

    @Test(arguments: ["-hom not project:x", "(-hom or !project:x) +home", "not (+hom or project:x)"])
    func `the tags and projects that a filter excludes are known`(line: String) throws {
        let selection = try FilterWords(dates: Saturday.dates()).read(LineSplitter.words(line).map { Word($0) })
            .selection

        #expect(selection.uncheckedNames == Selection([[.tag("hom")], [.project("x")]]))
    }

    @Test func `a word such as low is text if it is joined to a search word`() throws {
        #expect(try terms("low or milk") == [.word("low"), .word("milk")])
        #expect(try terms("milk or low") == [.word("milk"), .word("low")])
        #expect(try terms("(milk and low) +home") == [.word("milk"), .word("low"), .tag("home")])
    }

    @Test(arguments: ["low", "+home or low", "low or high", "low or 3", "low or +home", "milk +home low"])
    func `a word such as low alone is the filter`(line: String) throws {
        #expect(try terms(line).contains(.priority(.low)))
        #expect(try read(line).readings.contains(FilterReading(.filter, word: "low", filter: "pri:low")))
    }

    @Test(arguments: [
        ("due:31 Nov", InputError.phrase(.noSuchDay("31 Nov"))),
        ("due:Fri 5 Dec 2026", .inText(.phrase(.wrongWeekday("Fri 5 Dec 2026", today + 14)))),
        ("due:Foo", .item(.notADate("Foo", key: "due"))),
    ])
    func `errors quote the text as typed`(line: String, error: InputError) {
        #expect(throws: error) { try terms(line) }
    }

    @Test(arguments: [
        ("project", Selection.Field.project), ("tag", .tag), ("pri", .priority), ("due", .due), ("wait", .wait),
        ("completed", .completed), ("note", .note), ("every", .recurrence), ("parent", .parent), ("needs", .needs),
    ])
    func `none and any ask whether a field has a value`(key: String, field: Selection.Field) throws {
        #expect(try terms("\(key):none") == [.lacks(field)])
        #expect(try terms("\(key):") == [.lacks(field)])
        #expect(try terms("\(key):any") == [.has(field)])
    }

    @Test(arguments: ["created", "changed", "title", "id"])
    func `an attribute of every item is never missing`(key: String) throws {
        let all = Selection.Term.date(.created, from: nil, until: nil)

        #expect(try terms("\(key):any") == [all])
        #expect(try terms("\(key):none") == [all.negated])
    }

    @Test func `a range whose end is before its start is refused`() {
        #expect(throws: InputError.command(.reversedRange("5 dec..1 dec", corrected: "1 dec..5 dec"))) {
            try terms("due:5 dec..1 dec")
        }
    }

    @Test(arguments: [
        ("tag:home", Selection.Term.tag("home")), ("tag:@bank", .tag("@bank")), ("tag:+home", .tag("home")),
        ("tag:OVERDUE", .tag("OVERDUE")), ("title:rent", .text(.title, "rent")),
        ("note:\"call first\"", .text(.note, "call first")),
        ("id:3,5-7", .ids([3...3, 5...7])), ("parent:3", .parent([3...3])), ("needs:3-5", .needs([3...5])),
        ("status:open", .open), ("status:done", .closed), ("status:waiting", .waiting),
    ])
    func `every attribute is a filter`(line: String, term: Selection.Term) throws {
        #expect(try terms(line) == [term])
    }

    @Test(arguments: [
        ("proj:x", "project:x"), ("pro:x", "project:x"), ("priority:high", "pri:high"), ("tags:x", "tag:x"),
        ("d:fri", "due:fri"),
        ("end:fri", "completed:fri"), ("entry.after:fri", "created.after:fri"), ("depends:3", "needs:3"),
        ("dep:3", "needs:3"),
        ("recur:any", "every:any"), ("scheduled:fri", "wait:fri"), ("start:fri", "wait:fri"),
        ("modified:fri", "changed:fri"), ("DUE:fri", "due:fri"), ("Due.Before:fri", "due.before:fri"),
        ("Project:home", "project:home"), ("is:waiting", "status:waiting"), ("state:done", "status:done"),
        ("마감:내일", "due:tomorrow"), ("우선순위:높음", "pri:high"), ("프로젝트:집", "project:집"),
        ("status:completed", "status:done"), ("status:Complete", "status:done"), ("status:pending", "status:open"),
    ])
    func `keys have the names of other programs, too`(alias: String, line: String) throws {
        #expect(try terms(alias) == terms(line))
    }

    @Test(arguments: [
        ("due<fri", "due.before:fri"), ("due<=fri", "due.by:fri"), ("due>fri", "due.after:fri"),
        ("due>=fri", "due.since:fri"), ("due!=fri", "not due:fri"), ("due.before=fri", "due.before:fri"),
        ("due.none", "due:none"), ("project.any", "project:any"), ("project=home", "project:home"),
        ("project.not:home", "not project:home"), ("project.is:home", "project:home"), ("due.on:fri", "due:fri"),
        ("pri>low", "pri:high or pri:medium"), ("pri.above:low", "pri:high or pri:medium"),
        ("pri<=medium", "pri:medium or pri:low"), ("+OVERDUE", "overdue"), ("-BLOCKED", "not blocked"),
        ("-UNBLOCKED", "blocked"), ("+READY", "not blocked"), ("-overdue", "not overdue"), ("-done", "not done"),
        ("+WEEK", "due:week"), ("-MONTH", "not due:month"), ("-TAGGED", "tag:none"), ("+ANNOTATED", "note:any"),
        ("-project:home", "not project:home"), ("+project:home", "project:home"),
    ])
    func `the spelling of other programs is read, and said`(word: String, spelling: String) throws {
        let expected = try read(spelling).selection.alternatives
        let found = try read(word).selection.alternatives

        #expect(found == expected || found == [[.group(Selection(expected))]])
        #expect(try read(word).readings == [FilterReading(.spelling, word: word, filter: spelling)])
    }

    @Test(arguments: [
        ("+a & @b", "+a and @b"), ("+a && @b", "+a and @b"), ("+a | @b", "+a or @b"), ("+a || @b", "+a or @b"),
    ])
    func `the operators of other programs are read, and said`(line: String, spelling: String) throws {
        let expected = try read(spelling).selection

        #expect(try read(line).selection == expected)
        #expect(try FilterWords(dates: Saturday.dates()).read([Word(line)]).selection == expected)
        #expect(try read(line).readings.map(\.kind) == [.spelling])
    }

    @Test(arguments: [
        ("due.before", "due.before:fri"), ("id>3", nil), ("foo-bar:baz", nil), ("회의:내일", nil), ("+C++", nil),
        ("project: home", "project:home"), ("due: rent", "due:none rent"), ("+BLOCKING", nil),
    ])
    func `a word that looks like an attribute and is none is refused`(line: String, suggestion: String?) {
        #expect(throws: InputError.filter(.unknownTerm(line, suggestion: suggestion))) { try terms(line) }
    }

    @Test(arguments: [
        ("+home,work", "+home +work"), ("+a+b", "+a +b"), ("tag:home,work", "+home +work"), ("@a,@b", "@a @b"),
    ])
    func `several tags in one word are refused`(word: String, suggestion: String) {
        #expect(throws: InputError.filter(.severalTags(suggestion: suggestion))) { try terms(word) }
    }

    @Test(arguments: ["std::vector", "https://a.org", "12:30", "notes.txt", "end!", "note.md", "start-up", "C++"])
    func `other words are searched for`(word: String) throws {
        #expect(try terms(word) == [.word(word)])
    }

    @Test func `a key without a value may stand before other filters`() throws {
        #expect(try terms("due: +home") == [.lacks(.due), .tag("home")])
        #expect(try terms("due: overdue").first == .lacks(.due))
    }

    @Test(arguments: ["due:fri 17:00", "due:fri 17:00 +home", "completed:mon..fri 5pm"])
    func `a time after a day is refused`(line: String) {
        #expect {
            try terms(line)
        } throws: { error in
            switch error as? InputError {
            case .item(.unexpectedTime), .inText(.item(.unexpectedTime)): true
            default: false
            }
        }
    }

    @Test(arguments: [
        ("due:..", InputError.item(.notADate("..", key: "due"))),
        ("due:today..soon", .item(.notADate("soon", key: "due"))),
        ("due:fri..today", .command(.reversedRange("fri..today", corrected: "today..fri"))),
        ("due.before:none", .item(.notADate("none", key: "due.before"))),
        ("created:soon", .item(.notADate("soon", key: "created"))),
        ("id:", .command(.notAnID("", key: "id"))), ("parent:x", .command(.notAnID("x", key: "parent"))),
    ])
    func `an invalid value is rejected`(line: String, error: InputError) {
        #expect(throws: error) { try terms(line) }
    }
}
