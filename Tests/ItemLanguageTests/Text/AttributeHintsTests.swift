import CommandLine
import ItemLanguage
import Testing
import Vocabulary

/// What stays in a title although it was probably meant as an attribute is mentioned once, with what to write.
struct AttributeHintsTests {
    private let text = ItemText(dates: Saturday.dates())

    @Test(arguments: [
        // A key without a value.
        ("A note:", "note:", "note:TEXT"), ("A tag:", "tag:", "+home"), ("A project:", "project:", "project:work"),
        ("A pri:", "pri:", "pri:high"), ("A 프로젝트:", "프로젝트:", "project:work"), ("A 메모:", "메모:", "note:TEXT"),
        ("A 마감:", "마감:", "due:fri"), ("A 태그:", "태그:", "+home"),
        // A space after the colon.
        ("A due: fri", "due:", "due:fri"), ("A wait: next fri", "wait: next fri", "wait:next fri"),
        ("A due: soon", "due:", "due:fri"), ("A note: hello", "note: hello", "note:hello"),
        ("A note: hello there", "note: hello", "note:\"hello …\""),
        ("A project: work", "project: work", "project:work"),
        ("A tag: work", "tag: work", "+work"), ("A 프로젝트: 집", "프로젝트: 집", "project:집"),
        ("A 마감: 금요일", "마감: 금요일", "due:금요일"), ("A every: week", "every: week", "every:week"),
        // Keys of other programs, with their values.
        ("A until:fri", "until:fri", "due:fri"), ("A until:next fri", "until:next fri", "due:next fri"),
        ("A prj:x", "prj:x", "project:x"), ("A prio:A", "prio:A", "pri:high"),
        ("A blocked-by:1", "blocked-by:1", "needs:1"),
        ("A label:home,work", "label:home,work", "+home +work"), ("A due=fri", "due=fri", "due:fri"),
        ("A until=fri", "until=fri", "due:fri"), ("A projct:home", "projct:home", "project:home"),
        ("A due=never", "due=never", "due:fri"), ("A 마감:미정", "마감:미정", "due:fri"),
        // Without a valid value, the key means nothing.
        ("A until:done", "until:done", ""), ("A foo=1", "foo=1", ""), ("A x:y", "x:y", ""), ("A est:2h", "est:2h", ""),
        // todo.txt, and a priority in words.
        ("(A) Call mom", "(A)", "pri:high"), ("(B) 2026-11-20 Call", "(B)", "pri:medium"),
        ("x 2026-11-20 Done thing", "x 2026-11-20", "[x]"), ("Foo high priority", "high priority", "pri:high"),
        ("Foo priority high", "priority high", "pri:high"),
        // One mistake, one hint.
        ("Foo project:money until:fri", "until:fri", "due:fri"),
        ("Foo note:one +home two", "two", "note:\"one …\""), ("note:one +home two", "two", "note:\"one …\""),
    ])
    func `what stays in the title is mentioned once`(line: String, word: String, suggestion: String) throws {
        let reading = try text.read(line: line)

        #expect(reading.hints == [ReadingHint(word: word, suggestion: suggestion)])
        #expect(reading.details.due == nil)
    }

    @Test(arguments: [
        ("project:House Move", "Move", "project:\"House Move\""), ("needs:1 2", "2", "needs:1,2"),
        ("project:House Move fri", "Move", "project:\"House Move\""),
    ])
    func `a title of one word after an attribute may belong to it`(line: String, word: String, suggestion: String)
        throws
    {
        #expect(try text.read(line: line).hints == [ReadingHint(.title, word: word, suggestion: suggestion)])
    }

    @Test(arguments: [
        "project:House Move sofa", "project:House +x Move", "needs:1 Call", "due:fri Milk", "pri:high Milk", "re: rent",
        "Note: call", "List: milk", "C:x", "lol:D", "mailto:anna", "E=mc2 x==1", "priority list", "a (A)", "X 2026",
        "12=12",
    ])
    func `other words need no hint`(line: String) throws {
        #expect(try text.read(line: line).hints.isEmpty)
    }

    @Test func `an unknown key in a note is mentioned`() throws {
        #expect(
            try text.read(line: "Call note:call her until:fri").hints
                == [ReadingHint(.inNote, word: "until:fri", suggestion: "due:fri")]
        )
        #expect(
            try text.read(line: "Call note:call her est:2h").hints == [
                ReadingHint(.inNote, word: "est:2h", suggestion: "")
            ]
        )
    }

    @Test func `an invalid value is named with the key as typed`() {
        #expect(throws: InputError.item(.notADate("e", key: "d"))) { try text.read(line: "A d:e") }
        #expect(throws: InputError.item(.notADate("e", key: "DUE"))) { try text.read(line: "A DUE:e") }
    }
}
