import CommandLine
import ItemLanguage
import Testing
import Vocabulary

struct ItemTextRefusalTests {
    private let text = ItemText(dates: Saturday.dates())

    @Test(arguments: [
        ("projct:home", "project:"), ("prio:high", "pri:"), ("duw:fri", "due:"), ("Prio:high", "pri:"),
        ("repeat:week", "every:"), ("Projct:home", "project:"), ("need:3", "needs:"),
        ("notes:x", "note:"), ("parnet:3", "parent:"),
    ])
    func `a misspelled attribute stays in the title and gives a hint`(word: String, suggestion: String) throws {
        let reading = try text.read(line: "Pay \(word) rent")

        #expect(reading.details == ItemDetails(title: "Pay \(word) rent"))
        #expect(reading.hints == [ReadingHint(word: word, suggestion: suggestion)])
    }

    @Test(arguments: [
        "https://example.org", "http://due", "re:offer", "12:30", "note", "proj:", "foo:bar", "std::vector",
        "C:\\temp", "a:b", "한글:due", "project",
    ])
    func `a word unlike any attribute gives no hint`(word: String) throws {
        #expect(try text.read(line: "Pay \(word) rent").hints.isEmpty)
    }

    @Test func `a misspelled attribute after -- gives no hint`() throws {
        #expect(try text.read([Word("Pay"), Word("proj:home", isLiteral: true)]).hints.isEmpty)
    }

    @Test(arguments: [
        ("due:fri due:mon", "due:"), ("wait:fri wait:mon", "wait:"), ("project:a project:a", "project:"),
        ("pri:high pri:low", "pri:"), ("pri:high !low", "priority"), ("!high pri:low", "priority"),
        ("!high !low", "priority"), ("every:week every:day", "every:"),
        ("parent:1 parent:2", "parent:"), ("note:a note:b", "note:"),
    ])
    func `a duplicate attribute is rejected`(words: String, name: String) {
        #expect(throws: InputError.duplicateAttribute(name)) { try text.read(line: "Pay \(words)") }
    }

    @Test func `every: and again: can't be used together`() {
        #expect(throws: InputError.conflictingAttributes("every:", "again:")) {
            try text.read(line: "Pay every:week again:day")
        }
    }

    @Test(arguments: [
        ("due:soon", InputError.notADate("soon", key: "due")),
        ("wait:5pm", .notADate("5pm", key: "wait")),
        ("due:\"30 feb\"", .noSuchDay("30 feb")),
        ("due:25:00", .noSuchTime("25:00")),
        ("due:1/2", .ambiguousDate("1/2", 1, 2)),
        ("pri:urgent", .notAPriority("urgent")),
        ("pri:5", .notAPriority("5")),
        ("every:now", .notARepetition("now", key: "every")),
        ("again:0d", .notARepetition("0d", key: "again")),
        ("needs:x", .notAnID("x", key: "needs")),
        ("needs:0", .notAnID("0", key: "needs")),
        ("needs:5-3", .reversedRange("5-3", corrected: "3-5")),
        ((1...101).map { "+t\($0)" }.joined(separator: " "), .tooManyTags(limit: 100)),
        ("needs:1-101", .tooManyDependencies(limit: 100)),
        ("needs:1-60 needs:61-101", .tooManyDependencies(limit: 100)),
        ("needs:1-999999", .rangeTooLong("1-999999", limit: 100_000)),
        ("parent:1,2", .notASingleID("1,2", key: "parent")),
        ("parent:-1", .notASingleID("-1", key: "parent")),
        ("note:\"call first", .unclosedQuote("note:\"call")),
    ])
    func `an invalid value is rejected with its attribute`(word: String, error: InputError) {
        #expect(throws: error) { try text.read(line: "Pay \(word)") }
    }
}
