import Almanac
import Boundary
import Presentation
import Testing

struct GrammarSentencesTests {
    /// Every kind of misunderstanding with its status and a word that its sentence cannot do without.
    private static let misunderstandings: [(Misunderstanding, Boundary.ExitStatus, String)] = [
        (.unknownCommand("lits", suggestion: "list"), .wrongUsage, "did you mean “list”?"),
        (.unknownCommand("zebra", suggestion: nil), .wrongUsage, "adder help lists them"),
        (.unknownOption("--jsn", command: "add", suggestion: "--json", isText: true), .wrongUsage, "put -- before it"),
        (.unknownOption("--zebra", command: nil, suggestion: nil, isText: false), .wrongUsage, "see adder help."),
        (.unknownOption("--zebra", command: "up", suggestion: nil, isText: false), .wrongUsage, "see adder help up."),
        (.optionTwice("--by"), .wrongUsage, "--by is there twice"),
        (.missingValue(option: "--db", placeholder: "PATH"), .wrongUsage, "--db PATH"),
        (.unwantedValue(option: "--json"), .wrongUsage, "--json takes no value"),
        (.wrongChoice(option: "--by", value: "x", choices: ["due", "tag"]), .wrongUsage, "one of due, tag"),
        (
            .unknownKey(option: "--sort", key: "prio", suggestion: "priority", known: ["priority"]), .wrongUsage,
            "--sort knows no “prio”; did you mean “priority”?"
        ),
        (
            .unknownKey(option: "--sort", key: "x", suggestion: nil, known: ["due", "id"]), .wrongUsage,
            "--sort knows no “x”; it knows due, id."
        ),
        (.unexpectedWord("x", command: "stats"), .wrongUsage, "adder help stats"),
        (.missingWords(command: "add", example: "adder add Pay rent"), .wrongUsage, "as in “adder add Pay rent”."),
        (.missingItems(example: "adder change +a to +b"), .wrongUsage, "put to behind a filter, as in “adder change"),
        (.unknownTerm("proj:x", suggestion: "project:"), .wrongUsage, "did you mean “project:”?"),
        (.unknownTerm("zebra:x", suggestion: nil), .wrongUsage, "“zebra:x” is no filter"),
        (.blankTerm, .wrongUsage, "leave it out, or say all"),
        (.danglingOr, .wrongUsage, "both sides"),
        (.tooManyTerms(limit: 10_000), .wrongUsage, "more than 10000 terms"),
        (
            .longSearchWord(String(repeating: "a", count: 1_001), limit: 1_000), .wrongUsage,
            "“aaaaaaaaaaaaaaaaaaaa…” is longer than 1000 bytes"
        ),
        (.optionsApart("--json", "--plain"), .wrongUsage, "--json and --plain"),
        (.notText(word: 2, byte: 5), .badData, "Word 2"),
        (.nullByte(word: 2, byte: 5), .badData, "byte 5"),
        (.line(3, .longLine(bytes: 9, limit: 8)), .badData, "Line 3: It has 9 bytes and may have 8; break it"),
        (.notADate("soon", key: "due"), .badData, "“due:soon” is no date"),
        (.notADate("soon", key: nil), .badData, "“soon” is no date;"),
        (.noSuchDay("30 feb"), .badData, "“30 feb” in the calendar; check the day and the month."),
        (.shortYear("1 dec 26"), .badData, "write all four digits of the year"),
        (.noSuchTime("25:00"), .badData, "“25:00”"),
        (.twoReadings("1/2", 1, 2), .badData, "1 Feb to some and 2 Jan to others"),
        (.twoReadings("25/12", 25, 12), .badData, "25 Dec to some and day 12 of month 25 to others"),
        (.twoReadings("25/12/2026", 25, 12, year: 2026), .badData, "25 Dec 2026 to some and day 12 of month 25 to"),
        (
            .wrongWeekday("sat 25 dec", Day(number: 20_812)), .badData,
            "“sat 25 dec” has the wrong weekday: that day is Fri 25 Dec 2026"
        ),
        (.notAPriority("urgent"), .badData, "high, medium or low"),
        (.notARepetition("now", key: "again"), .badData, "“again:now” is no repetition; write it as"),
        (.notAnID("x", key: "needs"), .badData, "“needs:x” names no id"),
        (.notAnID("x", key: nil), .badData, "“x” names no id;"),
        (
            .notOneID("2-3", key: "parent"), .badData,
            "“parent:2-3” is not one id; name one item by its number, as in parent:3."
        ),
        (.longRange("1-200000", limit: 100_000), .badData, "more than 100000 ids"),
        (.downwardRange("3-1", upward: "1-3"), .badData, "“3-1” runs downwards; a range of ids goes up: 1-3."),
        (.tooManyNeeds(limit: 100), .badData, "needs: names more than 100 ids"),
        (.notATag("1"), .badData, "“1” is no tag"),
        (.unknownAttribute("prio:high", suggestion: "pri:"), .badData, "did you mean “pri:”?"),
        (.lineBreak(key: "project"), .badData, "“project:” has a line break in it; write it on one line."),
        (.attributeTwice("due:"), .badData, "“due:” is there more than once"),
        (.openQuote("note:\"x"), .badData, "never closed"),
        (.inText(.noSuchDay("30 feb")), .badData, "the month. If it is text, put -- before it."),
        (.inText(.noSuchTime("25:00")), .badData, "noon. If it is text, put -- before it."),
        (.inText(.twoReadings("1/2", 1, 2)), .badData, "as a word. If it is text, put -- before it."),
        (.inText(.wrongWeekday("sat 25 dec", Day(number: 20_812))), .badData, "date. If it is text, put -- before it."),
        (.line(3, .inText(.noSuchDay("30 feb"))), .badData, "the month. If it is text, put -- before it."),
        (.line(2, .notText(word: nil, byte: 5)), .badData, "Line 2: It is not UTF-8 text from its byte 5 on"),
        (.line(2, .nullByte(word: nil, byte: 5)), .badData, "Line 2: It has a zero byte at its byte 5"),
        (.line(3, .noSuchDay("30 feb")), .badData, "Line 3: "),
        (.line(4, .unknownCommand("lits", suggestion: "list")), .wrongUsage, "Line 4: "),
    ]

    @Test(arguments: misunderstandings)
    func `whatever is misunderstood, a sentence says what to type instead`(
        misunderstanding: Misunderstanding,
        status: Boundary.ExitStatus,
        words: String
    ) {
        let complaint = Complaint(misunderstanding)

        #expect(complaint.status == status)
        #expect(complaint.sentence.contains(words))
        // What comes behind "as in:" is to be typed, and so has no full stop.
        #expect(complaint.sentence.last.map(".?".contains) == true || complaint.sentence.contains("as in: "))
        #expect(!complaint.sentence.contains("\n"))
    }
}

struct DateAdviceTests {
    @Test(arguments: [
        Misunderstanding.noSuchDay("30 feb"), .noSuchTime("25:00"), .twoReadings("1/2", 1, 2),
        .wrongWeekday("sat 25 dec", Day(number: 20_812)), .notADate("soon", key: nil), .notADate("soon", key: "due"),
    ])
    func `a wrong date that can be nothing but a date is not advised to be text`(misunderstanding: Misunderstanding) {
        #expect(!Complaint(misunderstanding).sentence.contains("--"))
    }
}

struct StorageSentencesTests {
    @Test func `whoever interrupted it is told that nothing came of it`() {
        let complaint = Complaint(StorageTrouble(.interrupted, path: "/list"))

        #expect(complaint == Complaint(.interrupted, "Interrupted; nothing was changed."))
    }

    private static let troubles: [(StorageTrouble.Kind, Boundary.ExitStatus)] = [
        (.busy, .busy), (.diskFull, .outputFailed), (.diskFailed, .outputFailed), (.unconfirmed, .outputFailed),
        (.notPermitted, .notPermitted),
        (.readOnly, .notPermitted), (.cannotCreate, .cannotCreate), (.newer, .badSettings), (.foreign, .badData),
        (.notADatabase, .badData), (.emptiedBesideBackup("/list/backup"), .badData), (.damaged, .badData),
    ]

    @Test(arguments: troubles)
    func `whatever is wrong with the list, a sentence names the file and what can be done`(
        kind: StorageTrouble.Kind,
        status: Boundary.ExitStatus
    ) {
        let complaint = Complaint(StorageTrouble(kind, path: "/list/adder.db", detail: "as told"))

        #expect(complaint.status == status)
        #expect(complaint.sentence.contains("/list/adder.db"))
        #expect(complaint.sentence.hasSuffix("."))
    }

    @Test func `too little memory is nobody's fault, and may be gone the next time`() {
        let complaint = Complaint(StorageTrouble(.outOfMemory, path: "/list/adder.db"))

        let sentence = "There is not enough memory for it; nothing was changed. End something, and try again."
        #expect(complaint == Complaint(.busy, sentence))
    }

    @Test func `a change that is made is not said to be none`() {
        let complaint = Complaint(StorageTrouble(.unconfirmed, path: "/list/adder.db", detail: "as told"))

        #expect(complaint.sentence.hasPrefix("/list/adder.db was changed, "))
    }

    @Test func `a bug of ours says that it is one, and what the system said`() {
        let complaint = Complaint(StorageTrouble(.unexpected, path: "/list/adder.db", detail: "as told"))

        #expect(complaint.status == .bug)
        #expect(complaint.sentence.contains("bug in adder: as told."))
    }

    @Test func `an emptied list names its backup`() {
        let complaint = Complaint(StorageTrouble(.emptiedBesideBackup("/list/backup"), path: "/list/adder.db"))

        #expect(complaint.sentence.contains("/list/backup"))
    }
}
