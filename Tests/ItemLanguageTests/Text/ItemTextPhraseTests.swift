import Almanac
import CommandLine
import Phrases
import TestKit
import Testing
import Vocabulary

@testable import ItemLanguage

/// Tests of phrases at the start and at the end of a text, and of what is said about those that stay.
struct ItemTextPhraseTests {
    private let text = ItemText(dates: Saturday.dates())

    @Test(arguments: [
        ("Gym mon wed fri", "mon wed fri", "every:mon,wed,fri"), ("Gym tue and thu", "tue and thu", "every:tue,thu"),
        ("mon, wed, fri gym", "mon, wed, fri", "every:mon,wed,fri"),
    ])
    func `a list of days is left whole and named`(typed: String, phrase: String, suggestion: String) throws {
        let reading = try text.read(line: typed)

        #expect(reading.details.title == typed && reading.details.due == nil && reading.details.recurrence == nil)
        #expect(reading.hints == [ReadingHint(.phrase, word: phrase, suggestion: suggestion)])
    }

    @Test(arguments: [
        ("Trip dec 1-5", "dec 1-5", "due:2026-12-01"), ("Trip dec 1 - dec 5", "dec 1 - dec 5", "due:2026-12-01"),
        ("Camp fri-sun", "fri-sun", "due:2026-11-27"), ("Camp fri to sun", "fri to sun", "due:2026-11-27"),
        ("Camp 1-5 dec", "1-5 dec", "due:2026-12-01"), ("Camp dec 1 to 5", "dec 1 to 5", "due:2026-12-01"),
    ])
    func `a span of days is left whole and named`(typed: String, phrase: String, suggestion: String) throws {
        let reading = try text.read(line: typed)

        #expect(reading.details.title == typed && reading.details.due == nil && reading.details.recurrence == nil)
        #expect(reading.hints == [ReadingHint(.span, word: phrase, suggestion: suggestion)])
    }

    @Test(arguments: ["Score 3-5", "Read pages 1-5", "Paint A-B", "Buy sun-dried tomatoes"])
    func `other pairs are no spans of days`(typed: String) throws {
        #expect(try text.read(line: typed).hints.isEmpty)
    }

    @Test(arguments: [
        "3pm - 4pm", "3pm until 4pm", "6pm, 8pm", "every monday, every thursday", "every friday at 5pm every month",
        "mon-fri at 9", "tue/thu 18:00", "월수금 7시", "8am and 8pm daily", "10:05 - 12:30", "every hour on weekdays",
        "tomorrow friday",
    ])
    func `phrases side by side are left whole, with one hint`(phrases: String) throws {
        let reading = try text.read(line: "Gym \(phrases)")

        #expect(reading.details == ItemDetails(title: "Gym \(phrases)"))
        #expect(reading.hints.count == 1)
    }

    @Test(arguments: [
        ("Gym Mon Wed Fri", "Mon Wed Fri"), ("Trip Dec 1-5", "Dec 1-5"), ("Call AT 5 the plumber", "AT 5"),
        ("Gym (Mon, Wed)", "Mon, Wed"), ("Pay on New Year’s Day the rent", nil),
        ("call mom Tomorrow due:friday", "Tomorrow"),
    ])
    func `a phrase that stays is quoted as typed`(typed: String, phrase: String?) throws {
        let hints = try text.read(line: typed).hints

        #expect(hints.count == 1)
        for hint in hints { #expect(typed.contains(hint.word)) }
        if let phrase { #expect(hints.map(\.word) == [phrase]) }
    }

    @Test func `a date that has passed is quoted as typed`() throws {
        #expect(try text.read(line: "Pay Yesterday").hints.map(\.word) == ["Yesterday"])
        #expect(try text.read(line: "Pay 20 Nov").hints.map(\.word) == ["20 Nov"])
    }

    @Test func `what stays beside an attribute is named without a suggestion`() throws {
        #expect(
            try text.read(line: "call mom tomorrow due:friday").hints
                == [ReadingHint(.phrase, word: "tomorrow", suggestion: "")]
        )
        #expect(
            try text.read(line: "clean every week every:day").hints
                == [ReadingHint(.phrase, word: "every week", suggestion: "")]
        )
        #expect(try text.read(line: "Move the friday meeting tomorrow").hints.isEmpty)
    }

    @Test(arguments: [
        ("Call Bob monday and Anna tuesday", ["monday", "tuesday"]), ("Meet Ann at 5, Bob at 6", ["at 5", "at 6"]),
        ("Call Ann at 5 & Bob at 6", ["at 5", "at 6"]),
        ("Call Ann tomorrow, Bob on friday", ["tomorrow", "on friday"]),
        ("on monday buy milk and on tuesday bread", ["on monday", "on tuesday"]),
        ("at 5 meet Ann, at 6 Bob", ["at 5", "at 6"]), ("우유 월요일, 빵 화요일", ["월요일", "화요일"]),
        ("Call Ann friday at 5, Bob at 6", ["friday at 5", "at 6"]),
        ("Call Ann at 5, Bob tomorrow", ["at 5", "tomorrow"]),
        ("today at 5 call Ann, at 6 Bob", ["today at 5", "at 6"]),
        ("tomorrow at 5 call Ann, Bob at 6", ["tomorrow at 5", "at 6"]), ("at 5 call Ann, Bob at 6", ["at 5", "at 6"]),
    ])
    func `a list of tasks with dates of their own is left whole`(typed: String, phrases: [String]) throws {
        let reading = try text.read(line: typed)

        #expect(reading.details == ItemDetails(title: typed))
        #expect(reading.hints.map(\.word) == phrases)
    }

    @Test(arguments: [
        ("Call Ann 5 today", "5", "due:2026-11-21T17:00"), ("Call Ann 17 friday", "17", "due:2026-11-27T17:00"),
    ])
    func `a number before a day stays, and the hour that it may mean is named`(
        typed: String,
        word: String,
        suggestion: String
    ) throws {
        let reading = try text.read(line: typed)

        #expect(reading.details.title == typed.split(separator: " ").dropLast().joined(separator: " "))
        #expect(reading.hints == [ReadingHint(.phrase, word: word, suggestion: suggestion)])
    }

    @Test func `a length in minutes or months stays, and both readings are named`() throws {
        let reading = try text.read(line: "Pay rent +1m")

        #expect(reading.details == ItemDetails(title: "Pay rent +1m"))
        #expect(reading.hints == [ReadingHint(.ambiguousDate, word: "+1m", suggestion: "due:+1min due:+1mo")])
        #expect(try text.read(line: "Give +5m to Bob").hints.isEmpty)
    }

    @Test(arguments: [
        "Watch episode 5 today", "Watch Rocky 5 today", "Day 2 on friday", "Pay 50 today", "Buy iPhone 15 friday",
        "Formula 1 sunday", "Call Ann 9 today", "Call Ann 6 yesterday",
    ])
    func `a number that is not a future hour gives no hint`(typed: String) throws {
        #expect(try text.read(line: typed).hints.allSatisfy { $0.kind == .pastDate })
    }

    @Test func `hints are about words that are still in the title`() throws {
        let reading = try text.read(line: "call mom DUE:fri")

        #expect(reading.details.title == "call mom" && reading.details.due?.description == "2026-11-27")
        #expect(reading.hints.isEmpty)
        #expect(try text.read(line: "Call at 5:3").hints.isEmpty)
    }

    @Test(arguments: [
        ("Gym friday this week", "friday this week"), ("Call today at 8", "today at 8"),
        ("Call this morning", "this morning"),
        ("보고 이번 주 금요일까지", "이번 주 금요일까지"), ("Pay on the 15th of this month", "on the 15th of this month"),
    ])
    func `a date that has passed is taken and pointed out`(typed: String, phrase: String) throws {
        let reading = try text.read(line: typed)

        #expect(reading.details.due != nil)
        #expect(reading.hints == [ReadingHint(.pastDate, word: phrase, suggestion: "")])
    }

    @Test func `an error names only the date`() {
        #expect(throws: InputError.phrase(.noSuchDay("in 10000 years"))) {
            try text.read(line: "pay rent in 10000 years")
        }
    }

    @Test(arguments: [
        ("Fix p2 bug", nil), ("Summarize p3 of essay", nil), ("compare p1 and p2", nil), ("Fix bug p2", nil),
        ("p1 call mom", Priority.high), ("call mom p1 tomorrow", .high), ("call mom p3 +home", .low),
    ])
    func `a bare priority counts as the first or the last word`(typed: String, level: Priority?) throws {
        #expect(try text.read(line: typed).details.priority == level)
    }

    @Test(arguments: [
        "every 90 minutes", "every half hour", "every minute", "twice a day", "every 2 days but sunday",
        "every few days",
        "every last weekday of the month",
    ])
    func `a repetition that adder can't keep is named`(phrase: String) throws {
        let reading = try text.read(line: "Water \(phrase)")

        #expect(reading.details.title == "Water \(phrase)")
        #expect(reading.hints == [ReadingHint(.unsupportedRepetition, word: phrase, suggestion: "")])
    }

    @Test(arguments: [
        ("매년 음력 윤6월 1일", "due:2036-07-23"), ("every 4 minutes", ""), ("daily except tomorrow", ""),
    ])
    func `a repetition that adder can't keep is named with the next date of a holiday`(
        phrase: String,
        suggestion: String
    ) throws {
        let reading = try text.read(line: "Water \(phrase)")

        #expect(reading.details.title == "Water \(phrase)")
        #expect(reading.hints == [ReadingHint(.unsupportedRepetition, word: phrase, suggestion: suggestion)])
    }

    @Test func `a single word is the title even if it could be a date`() throws {
        for word in ["tomorrow", "daily", "2026-13-45", "31.4."] {
            #expect(try text.read(line: word).details.title == word)
        }
    }

    @Test(arguments: [("Pay due:", "due:", "due:fri"), ("every: week pay", "every: week", "every:week")])
    func `a key without a value is named`(typed: String, word: String, suggestion: String) throws {
        #expect(try text.read(line: typed).hints.contains(ReadingHint(word: word, suggestion: suggestion)))
        #expect(try text.read(line: "Note: call Anna").hints.isEmpty)
    }

    @Test func `keys that are read as wait are named`() throws {
        let reading = try text.read(line: "Call scheduled:fri")

        #expect(reading.details.wait == Day(number: 20_784))
        #expect(reading.hints == [ReadingHint(.readAsWait, word: "scheduled:fri", suggestion: "wait:fri")])
        #expect(try text.read(line: "Call wait:fri").hints.isEmpty)
    }

    @Test(arguments: [
        ("Pills every fri until tomorrow", 20_784, 20_779),
        ("Pills due:1 dec every:\"day until 30 nov\"", 20_788, 20_787),
        ("Pills every day until yesterday", 20_778, 20_777),
    ])
    func `a series that ends before it begins is refused`(typed: String, first: Int, end: Int) {
        #expect(throws: InputError.item(.endsBeforeFirst(first: Day(number: first), end: Day(number: end)))) {
            try text.read(line: typed)
        }
        #expect(throws: Never.self) { try text.read(line: "Pills every fri until 27 nov") }
    }

    @Test func `decomposed Korean is read like composed Korean`() throws {
        // 내일, and 화요일 with final consonants, in letters.
        let tomorrow = "\u{1102}\u{1162}\u{110B}\u{1175}\u{11AF}"
        let tuesday = "\u{1112}\u{116A}\u{110B}\u{116D}\u{110B}\u{1175}\u{11AF}"

        #expect(
            try text.read(line: "Buy \(tomorrow)").details
                == ItemDetails(title: "Buy", due: Due(day: Day(number: 20_779)))
        )
        #expect(try text.read(line: "Buy \(tuesday)").details.due == Due(day: Day(number: 20_781)))
    }

    @Test(arguments: [
        ("Call at 5 the plumber", "at 5", "due:17:00"),
        ("Move the meeting to friday", "friday", "due:2026-11-27"),
        ("Ask on Monday about the keys", "on Monday", "due:2026-11-23"),
        ("Water every 3 days the plants", "every 3 days", "every:3 days"),
        ("Meet tomorrow at 5pm in the park", "tomorrow at 5pm", "due:2026-11-22T17:00"),
    ])
    func `a phrase that stays in the title is named with its attribute`(
        typed: String,
        phrase: String,
        suggestion: String
    ) throws {
        let reading = try text.read(line: typed)

        #expect(reading.details == ItemDetails(title: typed))
        #expect(reading.hints == [ReadingHint(.phrase, word: phrase, suggestion: suggestion)])
    }

    @Test(arguments: [
        "Buy milk", "sun cream", "rat 6", "may the force", "second draft", "call mom 555-1234", "Read 1984", "tomorrow",
        "buy 2 sun hats",
    ])
    func `text that is not a date gives no hint`(typed: String) throws {
        #expect(try text.read(line: typed).hints.isEmpty)
    }

    @Test func `a suggested attribute sets what the hint says`() throws {
        let hint = try #require(try text.read(line: "Meet tomorrow at 5pm in the park").hints.first)

        let details = try text.read(line: "Meet in the park \(hint.suggestion)").details

        #expect(details.due?.description == "2026-11-22T17:00")
    }

    @Test func `a date that has just passed is pointed out`() throws {
        let reading = try text.read(line: "Pay rent 20 nov")

        #expect(reading.details.due?.description == "2027-11-20")
        #expect(reading.hints == [ReadingHint(.passedDate, word: "20 nov", suggestion: "due:2026-11-20")])
        #expect(try text.read(line: "Pay rent 20 feb").hints.isEmpty)
    }

    @Test(arguments: [
        (#"Watch \friday"#, "Watch friday"), (#"Tag \+1st and \+home"#, #"Tag \+1st and +home"#),
        (#"Write \due:fri"#, "Write due:fri"), (#"Path C:\temp \temp \"#, #"Path C:\temp \temp \"#),
        (#"Watch "next friday""#, #"Watch "next friday""#), (#"Buy "5pm" tea"#, #"Buy "5pm" tea"#),
    ])
    func `a backslash or quotes protect a word`(typed: String, title: String) throws {
        #expect(try text.read(line: typed).details == ItemDetails(title: title))
    }

    @Test func `a word after a protected one is still read`() throws {
        let details = try text.read(line: #"Watch \friday tomorrow"#).details

        #expect(details.title == "Watch friday")
        #expect(details.due?.description == "2026-11-22")
    }

    @Test(arguments: [
        ("mon 28 nov 2026", "2026-11-28"), ("friday 1 jan 2028", "2028-01-01"), ("1 dec 2026, mon", "2026-12-01"),
    ])
    func `a weekday that contradicts the date is refused`(phrase: String, day: String) throws {
        let error = InputError.inText(.phrase(.wrongWeekday(phrase, try #require(Day(iso: day)))))

        #expect(throws: error) { try text.read(line: "Pay rent \(phrase)") }
    }

    @Test(arguments: ["2 minutes", "2nd minute", "3 minutes"])
    func `a repetition is not torn from the words after it`(value: String) {
        #expect(throws: InputError.item(.notARepetition(value, key: "every"))) {
            try text.read(line: "Pay every:\(value)")
        }
    }

    @Test(arguments: [
        "every 2 weeks on fri until 1 jun", "mon,thu", "first and third fri of the month", "3 days after completion",
        "day at 8am", "매주 월요일", "weekday", "every! 3 days", "month on the 15th for 5 times",
    ])
    func `every: accepts the words of the text`(words: String) throws {
        let value = words.hasPrefix("every") ? words : "every \(words)"
        let isKorean = !words.utf8.allSatisfy { $0 < 0x80 }
        let isComplete = words.contains("after") || isKorean

        let fromKey = try text.read(line: "Pay rent every:\"\(words)\"").details
        let fromText = try text.read(line: "Pay rent \(isComplete ? words : value)").details

        #expect(fromKey.recurrence != nil)
        #expect(fromKey.recurrence == fromText.recurrence)
        #expect(fromKey.due == fromText.due)
    }

    /// Phrases and other words in any order: what is left is the text without some words at its ends.
    @Test(arguments: 0..<10)
    func `words are taken as a whole from the ends, and all others stay byte for byte`(seed: UInt64) throws {
        var random = SeededGenerator(state: seed)
        let words = [
            "Pay", "rent", "the", "every", "fri", "on", "5pm", "at", "5", "tomorrow", "next", "week", "24th", "of",
            "may",
            "until", "3", "days", "내일", "3시", "매주", "월요일까지", "x", "e\u{301}", "12:30", "in", "and", "(fri)", "fri,",
        ]
        for _ in 0..<40 {
            let typed = (0..<Int.random(in: 1...7, using: &random)).map { _ in
                words.randomElement(using: &random) ?? ""
            }
            guard let title = try? text.read(line: typed.joined(separator: " ")).details.title else { continue }
            let left = title.split(separator: " ").map(String.init)

            let isMiddle = (0...(typed.count - left.count)).contains { start in
                let middle = Array(typed[start..<(start + left.count)])
                // A comma before a phrase that is taken goes with it.
                return middle == left
                    || (middle.dropLast() == left.dropLast() && middle.last == left.last.map { $0 + "," })
            }
            #expect(isMiddle, "\(typed) → \(left)")
        }
    }
}
