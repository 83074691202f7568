import Almanac
import CommandLine
import ItemLanguage
import Presentation
import ProgramOutput
import Testing
import Vocabulary

import enum ProgramOutput.ExitStatus

struct InputSentencesTests {
    /// Every kind of input error with its status and a part of its message.
    private static let inputErrors: [(InputError, ExitStatus, String)] = [
        (.missingItems(example: "adder change +a to +b"), .wrongUsage, "put “to” after a filter. Example: adder"),
        (.unknownTerm("proj:x", suggestion: "project:"), .wrongUsage, "Did you mean “project:”?"),
        (.unknownTerm("zebra:x", suggestion: nil), .wrongUsage, "“zebra:x” is not a filter"),
        (.emptyTerm, .wrongUsage, "Leave it out or use “all”."),
        (.danglingOperator("and"), .wrongUsage, "“and” needs a filter on both sides, as in “+home and +garden”."),
        (.danglingOperator("not"), .wrongUsage, "“not” needs a filter after it"),
        (.unbalancedParenthesis("("), .wrongUsage, "“(” has no matching “)”. Example: adder list \"(+home"),
        (.unbalancedParenthesis(")"), .wrongUsage, "“)” has no matching “(”."),
        (.filterTooDeep(limit: 20), .wrongUsage, "more than 20 nested"),
        (
            .unknownSavedFilter("offce", suggestion: ":office"), .wrongUsage,
            "There is no saved filter “:offce”. Did you mean “:office”?"
        ),
        (.unknownSavedFilter("x", suggestion: nil), .wrongUsage, "To save it, run adder config filter.x FILTER."),
        (.savedFilterRing([":a", ":b", ":a"]), .wrongUsage, "“:a” refers to itself: :a, :b, :a."),
        (.savedFilter("a", .notADate("soon", key: "due")), .badData, "In the saved filter “:a”: “due:soon” is not"),
        (.tooManyTerms(limit: 10_000), .wrongUsage, "more than 10000 terms"),
        (
            .searchWordTooLong(String(repeating: "a", count: 1_001), limit: 1_000), .wrongUsage,
            "“aaaaaaaaaaaaaaaaaaaa…” is longer than 1000 bytes"
        ),
        (.notADate("soon", key: "due"), .badData, "“due:soon” is not a date"),
        (.notADate("soon", key: nil), .badData, "“soon” is not a date."),
        (
            .unexpectedTime("tomorrow at 5", key: "wait"), .badData,
            "“wait:tomorrow at 5” has a time, but only a day is allowed. Leave out the time."
        ),
        (
            .titleLooksLikeDate("fri 5", value: "fri at 5"), .badData,
            "“fri 5” looks like a date, so it is not used as the title. To set it, write due:\"fri at 5\". To use it as text"
        ),
        (.titleLooksLikeDate("noon", value: "noon"), .badData, "write due:noon."),
        (.noSuchDay("30 feb"), .badData, "“30 feb” is not a valid date. Check the day, month and year."),
        (.ambiguousYear("1 dec 26"), .badData, "Write all four digits of the year"),
        (.noSuchTime("25:00"), .badData, "“25:00”"),
        (.ambiguousDate("1/2", 1, 2), .badData, "ambiguous: 1 Feb or 2 Jan. Write the month as a word."),
        (.ambiguousDate("25/12", 25, 12), .badData, "ambiguous: day/month or month/day. Write it as 25 Dec."),
        (.ambiguousDate("25/12/2026", 25, 12, year: 2026), .badData, "Write it as 25 Dec 2026."),
        (
            .wrongWeekday("sat 25 dec", Day(number: 20_812)), .badData,
            "“sat 25 dec” has the wrong weekday: that day is Fri 25 Dec 2026"
        ),
        (.ambiguousLength("30m"), .badData, "minutes or months. Write 30min or 30mo."),
        (.notAPriority("urgent"), .badData, "high, medium or low"),
        (.notARepetition("now", key: "again"), .badData, "“again:now” is not a repetition. Examples:"),
        (.notAnID("x", key: "needs"), .badData, "“needs:x” is not an id"),
        (.notAnID("x", key: nil), .badData, "“x” is not an id."),
        (
            .notASingleID("2-3", key: "parent"), .badData,
            "“parent:2-3” is not a single id. Use one number, such as parent:3."
        ),
        (.rangeTooLong("1-200000", limit: 100_000), .badData, "more than 100000 ids"),
        (.reversedRange("3-1", corrected: "1-3"), .badData, "Range 3-1 is reversed. Write 1-3."),
        (.tooManyDependencies(limit: 100), .badData, "needs: has more than 100 ids"),
        (.tooManyTags(limit: 100), .badData, "An item can't have more than 100 tags"),
        (.notATag("1"), .badData, "“1” is not a tag"),
        (
            .unknownAttribute("foo:bar", suggestion: nil), .badData,
            "“foo:bar” is not an attribute. See adder help text."
        ),
        (.unknownAttribute("prio:high", suggestion: "pri:"), .badData, "Did you mean “pri:”?"),
        (.unexpectedLineBreak(key: "project"), .badData, "“project:” contains a line break. Write it on one line."),
        (.duplicateAttribute("due:"), .badData, "“due:” is given more than once"),
        (.conflictingAttributes("every:", "again:"), .badData, "every: and again: can't be used together"),
        (.inText(.noSuchDay("30 feb")), .badData, "month and year. To use it as text, put -- before it."),
        (.inText(.noSuchTime("25:00")), .badData, "noon. To use it as text, put -- before it."),
        (.inText(.ambiguousDate("1/2", 1, 2)), .badData, "the month as a word. To use it as text, put -- before it."),
        (.inText(.wrongWeekday("sat 25 dec", Day(number: 20_812))), .badData, "date. To use it as text, put --"),
        (.line(3, .inText(.noSuchDay("30 feb"))), .badData, "month and year. To use it as text, put -- before it."),
        (.line(3, .noSuchDay("30 feb")), .badData, "Line 3: "),
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
        InputError.noSuchDay("30 feb"), .noSuchTime("25:00"), .ambiguousDate("1/2", 1, 2),
        .wrongWeekday("sat 25 dec", Day(number: 20_812)), .notADate("soon", key: nil), .notADate("soon", key: "due"),
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
            ListError(kind, path: "/list/adder.db", detail: "as told"),
            CommandRouter.oneShot
        )

        #expect(errorMessage.status == status)
        #expect(errorMessage.sentence.contains("/list/adder.db"))
        #expect(errorMessage.sentence.hasSuffix("."))
    }

    @Test func `running out of memory suggests trying again`() {
        let errorMessage = ErrorMessage(ListError(.outOfMemory, path: "/list/adder.db"), CommandRouter.oneShot)

        let sentence = "Out of memory; nothing was changed. Close other programs and try again."
        #expect(errorMessage == ErrorMessage(.busy, sentence))
    }

    @Test func `an unsynced change is not reported as missing`() {
        let errorMessage = ErrorMessage(
            ListError(.notDurable, path: "/list/adder.db", detail: "as told"),
            CommandRouter.oneShot
        )

        #expect(errorMessage.sentence.hasPrefix("/list/adder.db was changed, "))
    }

    @Test func `a bug is reported as such, with the system's message`() {
        let errorMessage = ErrorMessage(
            ListError(.unexpected, path: "/list/adder.db", detail: "as told"),
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
