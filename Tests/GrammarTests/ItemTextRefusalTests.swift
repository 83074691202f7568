import Boundary
import Grammar
import Testing

struct ItemTextRefusalTests {
    private let text = ItemText(dates: Saturday.dates())

    @Test(arguments: [
        ("proj:home", "project:"), ("priority:high", "pri:"), ("duw:fri", "due:"), ("tag:home", "+"),
        ("tags:home", "+"), ("repeat:week", "every:"), ("recur:week", "every:"), ("need:3", "needs:"),
        ("Due:fri", "due:"), ("notes:x", "note:"), ("parnet:3", "parent:"),
    ])
    func `a near miss stays in the title and is pointed out`(word: String, suggestion: String) throws {
        let reading = try text.read(line: "Pay \(word) rent")

        #expect(reading.facts == ItemFacts(title: "Pay \(word) rent"))
        #expect(reading.hints == [ReadingHint(word: word, suggestion: suggestion)])
    }

    @Test(arguments: [
        "https://example.org", "http://due", "re:offer", "12:30", "note", "due:", "proj:", "foo:bar", "std::vector",
        "C:\\temp", "a:b", "한글:due", "project",
    ])
    func `what is no near miss is not pointed out`(word: String) throws {
        #expect(try text.read(line: "Pay \(word) rent").hints.isEmpty)
    }

    @Test func `a near miss behind the two hyphens is not pointed out`() throws {
        #expect(try text.read([Word("Pay"), Word("proj:home", isLiteral: true)]).hints.isEmpty)
    }

    @Test(arguments: [
        ("due:fri due:mon", "due:"), ("wait:fri wait:mon", "wait:"), ("project:a project:a", "project:"),
        ("pri:high pri:low", "pri:"), ("pri:high !low", "priority"), ("!high pri:low", "priority"),
        ("!high !low", "priority"), ("every:week every:day", "every:"), ("every:week again:day", "every: or again:"),
        ("parent:1 parent:2", "parent:"), ("note:a note:b", "note:"),
    ])
    func `an attribute that is there twice is refused`(words: String, name: String) {
        #expect(throws: Misunderstanding.attributeTwice(name)) { try text.read(line: "Pay \(words)") }
    }

    @Test(arguments: [
        ("due:soon", Misunderstanding.notADate("soon", key: "due")),
        ("wait:5pm", .notADate("5pm", key: "wait")),
        ("due:\"30 feb\"", .noSuchDay("30 feb")),
        ("due:25:00", .noSuchTime("25:00")),
        ("due:1/2", .twoReadings("1/2", 1, 2)),
        ("pri:urgent", .notAPriority("urgent")),
        ("pri:1", .notAPriority("1")),
        ("every:now", .notARepetition("now", key: "every")),
        ("again:0d", .notARepetition("0d", key: "again")),
        ("needs:x", .notAnID("x", key: "needs")),
        ("needs:0", .notAnID("0", key: "needs")),
        ("needs:5-3", .downwardRange("5-3", upward: "3-5")),
        ("needs:1-101", .tooManyNeeds(limit: 100)),
        ("needs:1-60 needs:61-101", .tooManyNeeds(limit: 100)),
        ("needs:1-999999", .longRange("1-999999", limit: 100_000)),
        ("parent:1,2", .notOneID("1,2", key: "parent")),
        ("parent:-1", .notOneID("-1", key: "parent")),
        ("note:\"call first", .openQuote("note:\"call")),
    ])
    func `an attribute with a wrong value is refused and says which`(word: String, trouble: Misunderstanding) {
        #expect(throws: trouble) { try text.read(line: "Pay \(word)") }
    }
}
