import Almanac
import CommandLine
import ItemLanguage
import Phrases
import Presentation
import ProgramOutput
import Testing
import Vocabulary

import enum ProgramOutput.ExitStatus

struct InputSentencesTests {
    /// Every kind of input error with its status and a part of its message.
    private static let inputErrors: [(InputError, ExitStatus, String)] = [
        (
            .command(.missingItems(example: "adder change +a to +b")), .wrongUsage,
            "put “to” after a filter. Example: adder"
        ),
        (.filter(.unknownTerm("proj:x", suggestion: "project:")), .wrongUsage, "Did you mean “project:”?"),
        (.filter(.unknownTerm("zebra:x", suggestion: nil)), .wrongUsage, "“zebra:x” is not a filter"),
        (.filter(.emptyTerm), .wrongUsage, "Leave it out or use “all”."),
        (
            .filter(.danglingOperator("and")), .wrongUsage,
            "“and” needs a filter on both sides, as in “+home and +garden”."
        ),
        (.filter(.danglingOperator("not")), .wrongUsage, "“not” needs a filter after it"),
        (.filter(.unbalancedParenthesis("(")), .wrongUsage, "“(” has no matching “)”. Example: adder list \"(+home"),
        (.filter(.unbalancedParenthesis(")")), .wrongUsage, "“)” has no matching “(”."),
        (.filter(.filterTooDeep(limit: 20)), .wrongUsage, "more than 20 nested"),
        (
            .filter(.unknownSavedFilter("offce", suggestion: ":office")), .wrongUsage,
            "There is no saved filter “:offce”. Did you mean “:office”?"
        ),
        (
            .filter(.unknownSavedFilter("x", suggestion: nil)), .wrongUsage,
            "To save it, run adder config filter.x FILTER."
        ),
        (.filter(.savedFilterRing([":a", ":b", ":a"])), .wrongUsage, "“:a” refers to itself: :a, :b, :a."),
        (
            .filter(.savedFilter("a", .item(.notADate("soon", key: "due")))), .badData,
            "In the saved filter “:a”: “due:soon” is not"
        ),
        (.filter(.tooManyTerms(limit: 10_000)), .wrongUsage, "more than 10000 terms"),
        (
            .filter(.searchWordTooLong(String(repeating: "a", count: 1_001), limit: 1_000)), .wrongUsage,
            "“aaaaaaaaaaaaaaaaaaaa…” is longer than 1000 bytes"
        ),
        (.item(.notADate("soon", key: "due")), .badData, "“due:soon” is not a date"),
        (.item(.notADate("soon", key: nil)), .badData, "“soon” is not a date."),
        (
            .item(.unexpectedTime("tomorrow at 5", key: "wait")), .badData,
            "“wait:tomorrow at 5” has a time, but only a day is allowed. Leave out the time."
        ),
        (
            .item(.titleLooksLikeDate("fri 5", value: "fri at 5")), .badData,
            "“fri 5” looks like a date, so it is not used as the title. To set it, write due:\"fri at 5\". To use it as text"
        ),
        (.item(.titleLooksLikeDate("noon", value: "noon")), .badData, "write due:noon."),
        (.phrase(.noSuchDay("30 feb")), .badData, "“30 feb” is not a valid date. Check the day, month and year."),
        (.phrase(.ambiguousYear("1 dec 26")), .badData, "Write all four digits of the year"),
        (.phrase(.noSuchTime("25:00")), .badData, "“25:00”"),
        (.phrase(.ambiguousDate("1/2", 1, 2)), .badData, "ambiguous: 1 Feb or 2 Jan. Write the month as a word."),
        (.phrase(.ambiguousDate("25/12", 25, 12)), .badData, "ambiguous: day/month or month/day. Write it as 25 Dec."),
        (.phrase(.ambiguousDate("25/12/2026", 25, 12, year: 2026)), .badData, "Write it as 25 Dec 2026."),
        (
            .phrase(.wrongWeekday("sat 25 dec", Day(number: 20_812))), .badData,
            "“sat 25 dec” has the wrong weekday: that day is Fri 25 Dec 2026"
        ),
        (.phrase(.ambiguousLength("30m")), .badData, "minutes or months. Write 30min or 30mo."),
        (.item(.ambiguousHour("18h", hour: 18)), .badData, "hours from now or a time. Write +18h or 18:00."),
        (.item(.notAPriority("urgent")), .badData, "high, medium or low"),
        (
            .item(.notARepetition("10000", key: "every")), .badData,
            "“every:10000” has too long an interval. Use at most 9999."
        ),
        (.item(.notARepetition("12345678days", key: "every")), .badData, "has too long an interval."),
        (.item(.notARepetition("FREQ=DAILY;INTERVAL=10000", key: "every")), .badData, "has too long an interval."),
        (.item(.notARepetition("FREQ=DAILY;UNTIL=20261231T120000Z", key: "every")), .badData, "is not a repetition."),
        (.item(.notARepetition("now", key: "again")), .badData, "“again:now” is not a repetition. Examples:"),
        (.command(.notAnID("x", key: "needs")), .badData, "“needs:x” is not an id"),
        (.command(.notAnID("x", key: nil)), .badData, "“x” is not an id."),
        (
            .command(.notASingleID("2-3", key: "parent")), .badData,
            "“parent:2-3” is not a single id. Use one number, such as parent:3."
        ),
        (.command(.rangeTooLong("1-200000", limit: 100_000)), .badData, "more than 100000 ids"),
        (.command(.reversedRange("3-1", corrected: "1-3")), .badData, "Range 3-1 is reversed. Write 1-3."),
        (.item(.tooManyDependencies(limit: 100)), .badData, "needs: has more than 100 ids"),
        (.item(.tooManyTags(limit: 100)), .badData, "An item can't have more than 100 tags"),
        (.item(.notATag("1")), .badData, "“1” is not a tag"),
        (.item(.notAProject("+x")), .badData, "“+x” can't be part of a project's name"),
        (
            .item(.unknownAttribute("foo:bar", suggestion: nil)), .badData,
            "“foo:bar” is not an attribute. See adder help text."
        ),
        (.item(.unknownAttribute("prio:high", suggestion: "pri:")), .badData, "Did you mean “pri:”?"),
        (
            .item(.unexpectedLineBreak(key: "project")), .badData,
            "“project:” contains a line break. Write it on one line."
        ),
        (.item(.duplicateAttribute("due:")), .badData, "“due:” is given more than once"),
        (.item(.conflictingAttributes("every:", "again:")), .badData, "every: and again: can't be used together"),
        (.inText(.phrase(.noSuchDay("30 feb"))), .badData, "month and year. To use it as text, put -- before it."),
        (.inText(.phrase(.noSuchTime("25:00"))), .badData, "noon. To use it as text, put -- before it."),
        (
            .inText(.phrase(.ambiguousDate("1/2", 1, 2))), .badData,
            "the month as a word. To use it as text, put -- before it."
        ),
        (
            .inText(.phrase(.wrongWeekday("sat 25 dec", Day(number: 20_812)))), .badData,
            "date. To use it as text, put --"
        ),
        (
            .line(3, .inText(.phrase(.noSuchDay("30 feb")))), .badData,
            "month and year. To use it as text, put -- before it."
        ),
        (.line(3, .phrase(.noSuchDay("30 feb"))), .badData, "Line 3: "),
        (
            .usage(.missingArgument(command: "up", example: "adder up x")), .wrongUsage,
            "Missing argument. Example: adder"
        ),
        (.unclosedQuote("note:\"x"), .badData, "is not closed"),
        (.line(2, .usage(.notText(word: nil, byte: 5))), .badData, "Line 2: The text is not valid UTF-8 (byte 5)"),
    ]

    @Test(arguments: inputErrors)
    func `every input error has a message that says what to type`(
        inputError: InputError,
        status: ExitStatus,
        words: String
    ) {
        let errorMessage = ErrorMessage(inputError, CommandRouter.oneShot)

        #expect(errorMessage.status == status)
        #expect(errorMessage.sentence.contains(words))
        // An example at the end is to be typed, so it has no full stop.
        #expect(errorMessage.sentence.last.map(".?".contains) == true || errorMessage.sentence.contains("Example: "))
        #expect(!errorMessage.sentence.contains("\n"))
    }
}

struct DateAdviceTests {
    @Test(arguments: [
        InputError.phrase(.noSuchDay("30 feb")), .phrase(.noSuchTime("25:00")), .phrase(.ambiguousDate("1/2", 1, 2)),
        .phrase(.wrongWeekday("sat 25 dec", Day(number: 20_812))), .item(.notADate("soon", key: nil)),
        .item(.notADate("soon", key: "due")),
    ])
    func `an invalid date that cannot be text gets no advice to use --`(inputError: InputError) {
        #expect(!ErrorMessage(inputError, CommandRouter.oneShot).sentence.contains("--"))
    }
}

struct StorageSentencesTests {
    @Test func `an interruption says that nothing was changed`() {
        let errorMessage = ErrorMessage(ListError(.interrupted, path: "/list"), CommandRouter.oneShot)

        #expect(errorMessage == ErrorMessage(.interrupted, "Interrupted; nothing was changed."))
    }

    private static let problems: [(ListError.Kind, ExitStatus)] = [
        (.busy, .busy), (.diskFull, .outputFailed), (.diskFailed, .outputFailed), (.notDurable, .outputFailed),
        (.notPermitted, .notPermitted),
        (.readOnly, .notPermitted), (.cannotCreate, .cannotCreate), (.newer, .badSettings),
        (.unreleased, .badSettings), (.foreign, .badData),
        (.notADatabase, .badData), (.emptyWithBackup("/list/backup"), .badData), (.forgotten, .notFound),
        (.damaged, .badData),
        (.foreignPart("trigger log"), .badData), (.tooManyFiles, .cannotCreate),
        (.refusedJournal("-journal", .foreign), .notPermitted),
        (.refusedJournal("-journal", .namesFile), .badData), (.refusedJournal("-wal", .notAFile), .notPermitted),
        (.refusedJournal("-shm", .linked), .notPermitted), (.refusedJournal("-journal", .notPermitted), .notPermitted),
    ]

    @Test(arguments: problems)
    func `every storage error names the file and says what to do`(
        kind: ListError.Kind,
        status: ExitStatus
    ) {
        let errorMessage = ErrorMessage(
            ListError(kind, path: "/list/adder.db", detail: .message("as told")),
            CommandRouter.oneShot
        )

        #expect(errorMessage.status == status)
        #expect(errorMessage.sentence.contains("/list/adder.db"))
        #expect(errorMessage.sentence.hasSuffix("."))
    }

    @Test func `running out of memory suggests trying again`() {
        let errorMessage = ErrorMessage(ListError(.outOfMemory, path: "/list/adder.db"), CommandRouter.oneShot)

        let sentence = "Out of memory; nothing was changed. Close other programs and try again."
        #expect(errorMessage == ErrorMessage(.busy, said: sentence))
    }

    @Test func `an unsynced change is not reported as missing`() {
        let errorMessage = ErrorMessage(
            ListError(.notDurable, path: "/list/adder.db", detail: .message("as told")),
            CommandRouter.oneShot
        )

        #expect(errorMessage.sentence.hasPrefix("/list/adder.db was changed, "))
    }

    @Test func `a bug is reported as such, with the system's message`() {
        let errorMessage = ErrorMessage(
            ListError(.unexpected, path: "/list/adder.db", detail: .message("as told")),
            CommandRouter.oneShot
        )

        #expect(errorMessage.status == .bug)
        #expect(errorMessage.sentence.contains("bug in adder: as told."))
    }

    @Test func `an error about an emptied list names its backup`() {
        let errorMessage = ErrorMessage(
            ListError(.emptyWithBackup("/list/backup"), path: "/list/adder.db"),
            CommandRouter.oneShot
        )

        #expect(errorMessage.sentence.contains("/list/backup"))
    }
}
