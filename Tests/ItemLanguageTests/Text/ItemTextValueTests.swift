import Almanac
import CommandLine
import ItemLanguage
import Phrases
import Testing
import Vocabulary

/// Tests of values that continue in the following words.
struct ItemTextValueTests {
    private let text = ItemText(dates: Saturday.dates())

    /// Reads the line as a line, as separate words, and as one quoted word.
    private func readings(of line: String) throws -> [ItemDetails] {
        let words = line.split(separator: " ").map { Word(String($0)) }
        return [try text.read(line: line).details, try text.read(words).details, try text.read([Word(line)]).details]
    }

    @Test(arguments: [
        ("Pay due:fri 17:00", "Pay", "2026-11-27T17:00"),
        ("Pay due:fri 17:00 rent", "Pay rent", "2026-11-27T17:00"),
        ("Pay due:fri rent", "Pay rent", "2026-11-27"),
        ("due:fri Call mum", "Call mum", "2026-11-27"),
        ("due:1 dec sales report", "sales report", "2026-12-01"),
        ("due:1 dec 2027 sales report", "sales report", "2027-12-01"),
        ("Pay due:dec 1 rent", "Pay rent", "2026-12-01"),
        ("Pay due:next fri rent", "Pay rent", "2026-11-27"),
        ("Pay due:in 3 days", "Pay", "2026-11-24"),
        ("Pay due:in 3 days at noon", "Pay", "2026-11-24T12:00"),
        ("Pay due:tomorrow 5 pm", "Pay", "2026-11-22T17:00"),
        ("Pay due:5 pm fri", "Pay", "2026-11-27T17:00"),
        ("Pay due:fri at noon", "Pay", "2026-11-27T12:00"),
        ("Pay due:at noon", "Pay", "2026-11-21T12:00"),
        ("Pay due:Fri, 25 Dec 2026 at 5 pm rent", "Pay rent", "2026-12-25T17:00"),
        ("Pay due:on fri, 25 dec 2026 at 5 pm rent", "Pay rent", "2026-12-25T17:00"),
        ("Pay due:fri 17:00 +money rent", "Pay rent", "2026-11-27T17:00"),
        ("Pay due:fri +money 17:00", "Pay", "2026-11-27T17:00"),
        ("Pay due:fri !high rent 17:00", "Pay rent", "2026-11-27T17:00"),
        ("Pay due:fri note:x 17:00 today", "Pay", "2026-11-27"),
        ("Pay due:fri sat down", "Pay sat down", "2026-11-27"),
        ("Buy due:fri 1/2 cup", "Buy 1/2 cup", "2026-11-27"),
        ("Print due:fri 30 feb flyers", "Print 30 feb flyers", "2026-11-27"),
        ("Look into due:fri 25:00 bug", "Look into 25:00 bug", "2026-11-27"),
        ("Pay  due:fri   17:00   rent", "Pay   rent", "2026-11-27T17:00"),
    ])
    func `a due date takes the longest possible run of words`(line: String, title: String, due: String) throws {
        for details in try readings(of: line) {
            #expect(details.due?.description == due)
            #expect(details.title.split(separator: " ") == title.split(separator: " "))
        }
    }

    @Test(arguments: [
        ("Pay wait:next week rent", "2026-11-23"), ("Pay wait:1 dec rent", "2026-12-01"),
        ("Pay wait:in a week rent", "2026-11-28"), ("Pay wait:fri rent", "2026-11-27"),
    ])
    func `a wait date takes the longest possible run of words`(line: String, wait: String) throws {
        for details in try readings(of: line) {
            #expect(details.wait?.description == wait)
            #expect(details.title == "Pay rent")
        }
    }

    @Test func `a wait date takes no time`() throws {
        #expect(throws: InputError.item(.unexpectedTime("mon 17:00", key: "wait"))) {
            try readings(of: "Pay wait:mon 17:00 rent")
        }
    }

    @Test(arguments: [
        ("Pay every:2 weeks rent", "FREQ=WEEKLY;INTERVAL=2"), ("Pay every:last fri rent", "FREQ=MONTHLY;BYDAY=-1FR"),
        ("Pay every:other week rent", "FREQ=WEEKLY;INTERVAL=2"), ("Pay every:15 days rent", "FREQ=DAILY;INTERVAL=15"),
        ("Pay every:15 rent", "FREQ=MONTHLY;BYMONTHDAY=15"), ("Pay every:month rent", "FREQ=MONTHLY"),
    ])
    func `a repetition takes the longest possible run of words`(line: String, rule: String) throws {
        for details in try readings(of: line) {
            guard case .every(let repetition) = details.recurrence else {
                Issue.record("\(String(describing: details.recurrence))")
                continue
            }
            #expect(repetition.rule == rule)
            #expect(details.title == "Pay rent")
        }
        for details in try readings(of: "Pay again:3 days rent") {
            #expect(details.recurrence == .again(Repetition(.daily, interval: 3)))
            #expect(details.title == "Pay rent")
        }
    }

    @Test func `several values with several words can follow each other`() throws {
        for details in try readings(of: "Pay due:1 dec 17:00 wait:next week every:2 weeks rent") {
            #expect(details.due?.description == "2026-12-01T17:00")
            #expect(details.wait?.description == "2026-11-23")
            #expect(details.recurrence == .every(Repetition(.weekly, interval: 2)))
            #expect(details.title == "Pay rent")
        }
    }

    @Test func `a value ends at its closing quote or at --`() throws {
        let quoted = try text.read(line: "Pay due:\"next fri\" 8 dec").details
        #expect(quoted.title == "Pay 8 dec")
        #expect(quoted.due?.description == "2026-11-27")

        let behind = try text.read([Word("Pay"), Word("due:fri"), Word("17:00", isLiteral: true)]).details
        #expect(behind.title == "Pay 17:00")
        #expect(behind.due?.description == "2026-11-27")
    }

    @Test(arguments: [
        ("due:soon", InputError.item(.notADate("soon", key: "due"))),
        ("due:soon fri", .item(.notADate("soon", key: "due"))),
        ("due:in the mood", .item(.notADate("in", key: "due"))),
        ("due:30 feb", .phrase(.noSuchDay("30 feb"))),
        ("due:30 feb flyers", .phrase(.noSuchDay("30 feb"))),
        ("due:0 dec", .phrase(.noSuchDay("0 dec"))),
        ("due:3/12 cup", .phrase(.ambiguousDate("3/12", 3, 12))),
        ("due:sat 25 dec", .inText(.phrase(.wrongWeekday("sat 25 dec", Day(number: 20_812))))),
        ("due:sat 25 dec dinner", .inText(.phrase(.wrongWeekday("sat 25 dec", Day(number: 20_812))))),
        ("due:sat, 25 dec dinner", .phrase(.wrongWeekday("sat, 25 dec", Day(number: 20_812)))),
        ("due:fri 25:00", .inText(.phrase(.noSuchTime("25:00")))),
        ("due:fri on 3/12", .inText(.phrase(.ambiguousDate("3/12", 3, 12)))),
        ("wait:next", .item(.notADate("next", key: "wait"))),
        ("wait:sat 25 dec", .inText(.phrase(.wrongWeekday("sat 25 dec", Day(number: 20_812))))),
        ("every:0 weeks", .item(.notARepetition("0", key: "every"))),
        ("again:last soon", .item(.notARepetition("last", key: "again"))),
    ])
    func `an invalid value is rejected, and words after a valid one may be text`(
        words: String,
        error: InputError
    ) {
        #expect(throws: error) { try readings(of: "Pay \(words)") }
    }

    @Test(arguments: ["note:\" \"", "project:\"  \"", "due:\" \"", "every:\" \"", "needs:\"\t\"", "pri:\" \""])
    func `a value of only spaces makes the word text`(word: String) throws {
        let details = try text.read(line: "Pay \(word) rent").details

        #expect(details == ItemDetails(title: "Pay \(word) rent"))
    }

    @Test func `a project quoted in the shell keeps its space beside other words`() throws {
        let details = try text.read([Word("Paint"), Word("project:My House")]).details
        #expect(details.project == "My House")
        #expect(details.title == "Paint")

        let alone = try text.read([Word("project:home Pay rent")]).details
        #expect(alone.project == "home")
        #expect(alone.title == "Pay rent")
    }

    @Test func `a note quoted in the shell keeps its spaces`() throws {
        let details = try text.read([Word("Pay"), Word("note:call  first +now")]).details
        #expect(details.note == "call  first +now")
        #expect(details.title == "Pay")
        #expect(details.tags.isEmpty)
    }

    @Test(arguments: [
        ("Call Anna note:she knows a plumber", "Call Anna", "she knows a plumber"),
        ("Call Anna note:she knows a plumber +calls", "Call Anna", "she knows a plumber"),
        ("Call note:she  knows +calls Anna", "Call Anna", "she  knows"),
        ("Call Anna note:none of these", "Call Anna", "none of these"),
        ("Call Anna note:ask \\+tag", "Call Anna", "ask +tag"),
        ("Call Anna note:\"she knows\" today", "Call Anna", "she knows"),
        ("+calls note:she Call Anna", "Call Anna", "she"),
    ])
    func `a note takes the words up to the next attribute, if a title is before it`(
        line: String,
        title: String,
        note: String
    ) throws {
        let details = try text.read(line: line).details

        #expect(details.title == title)
        #expect(details.note == note)
    }

    @Test func `words after -- are not in a note`() throws {
        let details = try text.read(line: "Call note:she knows -- Anna").details

        #expect(details.title == "Call Anna")
        #expect(details.note == "she knows")
    }

    @Test(arguments: [
        ("Call note:ask Bob fri", "fri", "due:2026-11-27"), ("Call note:ask Bob at 5", "at 5", "due:17:00"),
        ("Call note:ask Bob every week", "every week", "every:week"),
    ])
    func `a date at the end of a note without quotes is pointed out`(
        line: String,
        word: String,
        suggestion: String
    ) throws {
        let reading = try text.read(line: line)

        #expect(reading.details.due == nil)
        #expect(reading.hints == [ReadingHint(.inNote, word: word, suggestion: suggestion)])
    }

    @Test(arguments: [
        "Call due:mon note:ask Bob fri", "Call note:\"ask Bob fri\"", "Call note:fri", "Call note:ask Bob",
        "tomorrow Call note:ask Bob fri",
    ])
    func `no date is pointed out in a quoted note, or beside a due date`(line: String) throws {
        #expect(try text.read(line: line).hints.isEmpty)
    }

    @Test(arguments: [
        ("Clean project:House Move", "Clean Move", "Move", "project:\"House Move\""),
        ("Clean project:House Move fri", "Clean Move", "Move", "project:\"House Move\""),
        ("fri Clean project:House Move", "Clean Move", "Move", "project:\"House Move\""),
        ("Clean project:My House Move +x", "Clean House Move", "House Move", "project:\"My House Move\""),
        ("note:she Call Anna", "Call Anna", "Call Anna", "note:\"she …\""),
    ])
    func `words after a value of one word are pointed out`(
        line: String,
        title: String,
        word: String,
        suggestion: String
    ) throws {
        let reading = try text.read(line: line)

        #expect(reading.details.title == title)
        #expect(reading.hints == [ReadingHint(word: word, suggestion: suggestion)])
    }

    @Test(arguments: [
        "project:home Pay rent", "Pay project:home", "Pay project:home fri", "Pay project:home +x rent",
        "Pay project:\"My Home\" rent", "Pay project:none rent", "Pay project:home – rent", "Pay project:home -- rent",
        "Write project:work the long letter to Anna",
    ])
    func `no words are pointed out after a quoted project, a long text or another attribute`(line: String) throws {
        #expect(try text.read(line: line).hints.isEmpty)
    }
}
