import CommandLine
import ItemLanguage
import Phrases
import Testing
import Vocabulary

struct ItemTextRefusalTests {
    private let text = ItemText(dates: Saturday.dates())

    @Test(arguments: [
        ("projct:home", "project:home"), ("prio:high", "pri:high"), ("duw:fri", "due:fri"), ("Prio:high", "pri:high"),
        ("repeat:week", "every:week"), ("Projct:home", "project:home"), ("need:3", "needs:3"),
        ("notes:x", "note:\"x …\""), ("parnet:3", "parent:3"),
    ])
    func `a misspelled attribute stays in the title and gives a hint`(word: String, suggestion: String) throws {
        let reading = try text.read(line: "Pay \(word) rent")

        #expect(reading.details == ItemDetails(title: "Pay \(word) rent"))
        #expect(reading.hints == [ReadingHint(word: word, suggestion: suggestion)])
    }

    @Test(arguments: [
        ("until:fri", "due:fri"), ("Deadline:fri", "due:fri"), ("defer:mon", "wait:mon"), ("t:mon", "wait:mon"),
        ("p:work", "project:work"), ("prj:work", "project:work"), ("area:home", "project:home"), ("prio:1", "pri:high"),
        ("rec:1w", "every:1w"), ("blocked-by:1", "needs:1"), ("depends_on:1", "needs:1"), ("part-of:1", "parent:1"),
        ("comment:x", "note:\"x …\""), ("context:home", "+home"), ("마감:미정", "due:fri"), ("설명:열쇠", "note:\"열쇠 …\""),
        ("중요도:상", "pri:high"),
    ])
    func `a synonym of an attribute stays in the title and gives a hint`(word: String, suggestion: String) throws {
        let reading = try text.read(line: "Pay \(word) rent")

        #expect(reading.details == ItemDetails(title: "Pay \(word) rent"))
        #expect(reading.hints == [ReadingHint(word: word, suggestion: suggestion)])
    }

    @Test(arguments: [
        "est:2h", "foo:bar", "foo-1:bar", "한글:due", "회의:예산", "created:fri", "title:Dune", "size:3", "a:b",
    ])
    func `a word that looks like an attribute and is none is mentioned`(word: String) throws {
        let reading = try text.read(line: "Pay \(word) rent")

        #expect(reading.details == ItemDetails(title: "Pay \(word) rent"))
        #expect(reading.hints == [ReadingHint(word: word, suggestion: "")])
    }

    @Test(arguments: [
        "https://example.org", "http://due", "mailto:anna@example.org", "localhost:8080", "example.org:8080",
        "re:offer",
        "Re:offer", "re:", "12:30", "3:2", "16:9", "3:16", "창세기1:1", "note", "proj:", "std::vector",
        "C:\\temp", "C:/temp", "D:data", "Q:who", "project", ":)", ":D", "lol:D", "hi:)", "x:-P", "(see:this)",
        "\"a:b\"", "git@host:path", "foo:",
    ])
    func `a word unlike any attribute gives no hint`(word: String) throws {
        #expect(try text.read(line: "Pay \(word) rent").hints.isEmpty)
    }

    @Test func `a word after a backslash or -- gives no hint`() throws {
        #expect(try text.read(line: "Pay \\p:work rent").hints.isEmpty)
        #expect(try text.read(line: "Pay -- est:2h p:work").hints.isEmpty)
    }

    @Test func `a misspelled attribute after -- gives no hint`() throws {
        #expect(try text.read([Word("Pay"), Word("proj:home", isLiteral: true)]).hints.isEmpty)
    }

    @Test(arguments: [
        ("due:fri due:mon", "due:"), ("wait:fri wait:mon", "wait:"), ("project:a project:a", "project:"),
        ("pri:high pri:low", "pri:"), ("pri:high !low", "priority"), ("!high pri:low", "priority"),
        ("!high !low", "priority"), ("every:week every:day", "every:"),
        ("parent:1 parent:2", "parent:"), ("place:a place:b", "place:"), ("url:a link:b", "link:"),
        ("note:a note:b", "note:"),
    ])
    func `a duplicate attribute is rejected`(words: String, name: String) {
        #expect(throws: InputError.item(.duplicateAttribute(name))) { try text.read(line: "Pay \(words)") }
    }

    @Test func `every: and again: can't be used together`() {
        #expect(throws: InputError.item(.conflictingAttributes("every:", "again:"))) {
            try text.read(line: "Pay every:week again:day")
        }
    }

    @Test(arguments: [
        ("due:soon", InputError.item(.notADate("soon", key: "due"))),
        ("wait:5pm", .item(.notADate("5pm", key: "wait"))),
        ("due:\"30 feb\"", .phrase(.noSuchDay("30 feb"))),
        ("due:25:00", .phrase(.noSuchTime("25:00"))),
        ("due:1/2", .phrase(.ambiguousDate("1/2", 1, 2))),
        ("link:\"a b\"", .item(.notALink("a b"))),
        ("url:C:\\new", .item(.notALink("C:\\new"))),
        ("pri:urgent", .item(.notAPriority("urgent"))),
        ("pri:5", .item(.notAPriority("5"))),
        ("every:now", .item(.notARepetition("now", key: "every"))),
        ("again:0d", .item(.notARepetition("0d", key: "again"))),
        ("needs:x", .command(.notAnID("x", key: "needs"))),
        ("needs:0", .command(.notAnID("0", key: "needs"))),
        ("needs:5-3", .command(.reversedRange("5-3", corrected: "3-5"))),
        ((1...101).map { "+t\($0)" }.joined(separator: " "), .item(.tooManyTags(limit: 100))),
        ("needs:1-101", .item(.tooManyDependencies(limit: 100))),
        ("needs:1-60 needs:61-101", .item(.tooManyDependencies(limit: 100))),
        ("needs:1-999999", .command(.rangeTooLong("1-999999", limit: 100_000))),
        ("parent:1,2", .command(.notASingleID("1,2", key: "parent"))),
        ("parent:-1", .command(.notASingleID("-1", key: "parent"))),
        ("note:\"call first", .unclosedQuote("note:\"call")),
    ])
    func `an invalid value is rejected with its attribute`(word: String, error: InputError) {
        #expect(throws: error) { try text.read(line: "Pay \(word)") }
    }
}
