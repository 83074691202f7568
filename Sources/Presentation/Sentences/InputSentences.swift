package import CommandLine
package import ItemLanguage

extension ErrorMessage {
    package init(_ usageError: UsageError, _ router: any CommandRouting = CommandRouter.oneShot) {
        self.init(usageError, Program.adder.name, typing: router.command)
    }

    package init(_ inputError: InputError, _ router: any CommandRouting = CommandRouter.oneShot) {
        self =
            switch inputError {
            case .usage(let reason):
                ErrorMessage(reason, router)
            case .nestedShell, .missingItems, .unknownTerm, .emptyTerm, .danglingOr, .tooManyTerms, .searchWordTooLong:
                ErrorMessage(.wrongUsage, usageSentence(inputError, router))
            case .inText(let reason):
                .inText(ErrorMessage(reason, router))
            case .line(let number, let reason):
                .line(number, ErrorMessage(reason, router))
            default:
                ErrorMessage(.badData, dataSentence(inputError))
            }
    }

    private static func inText(_ errorMessage: ErrorMessage) -> ErrorMessage {
        ErrorMessage(errorMessage.status, "\(errorMessage.sentence) \(textAdvice)")
    }
}

private func usageSentence(_ inputError: InputError, _ router: any CommandRouting) -> String {
    switch inputError {
    case .nestedShell:
        return "The shell is already open. Type a command, or quit."
    case .missingItems(let example):
        return "No items given. Give ids, or put “to” after a filter. Example: \(router.example(example))"
    case .unknownTerm(let word, let suggestion):
        let advice = didYouMean(suggestion) ?? "See \(router.command("help list"))."
        return "“\(word)” is not a filter. \(advice) \(ErrorMessage.textAdvice)"
    case .emptyTerm:
        return "An empty word matches everything. Leave it out or use “all”."
    case .danglingOr:
        return "“or” needs a filter on both sides, as in “+home or +garden”."
    case .tooManyTerms(let limit):
        return "The filter has more than \(limit) terms. Use a range such as 3-900, or a tag."
    case .searchWordTooLong(let word, let limit):
        return "“\(word.prefix(20))…” is longer than \(limit) bytes. Search for part of it."
    default:
        return ""
    }
}

private func dataSentence(_ inputError: InputError) -> String {
    switch inputError {
    case .notADate(let text, let key):
        "“\(keyed(text, key))” is not a date. Examples: fri, tomorrow, +3d, 1 dec, 2026-12-01, fri 17:00."
    case .noSuchDay(let text):
        "“\(text)” is not a valid date. Check the day, month and year."
    case .noSuchTime(let text):
        "“\(text)” is not a valid time. Examples: 17:00, 5pm, noon."
    case .ambiguousYear(let text):
        "“\(text)” is ambiguous: it may end in a year or in a second day. "
            + "Write all four digits of the year, or only one day."
    case .ambiguousDate(let text, let first, let second, let year):
        ambiguousDateSentence(text, first, second, year)
    case .wrongWeekday(let text, let day):
        "“\(text)” has the wrong weekday: that day is \(CalendarWords().fullDay(day)). Correct the weekday or the date."
    case .notAPriority(let text):
        "“\(keyed(text, "pri"))” is not a priority. Use high, medium or low."
    case .notARepetition(let text, let key):
        "“\(keyed(text, key))” is not a repetition. Examples: day, weekday, 2weeks, month, mon,wed, last-fri, 15,30."
    case .notACount(let text):
        "“\(text)” is not a number of changes. Use a whole number, 1 or more."
    case .notAnID(let text, let key):
        "“\(keyed(text, key))” is not an id. Use numbers such as 3,5-7."
    case .notASingleID(let text, let key):
        "“\(keyed(text, key))” is not a single id. Use one number, such as \(keyed("3", key))."
    case .rangeTooLong(let text, let limit):
        "Range \(text) has more than \(limit) ids. Use a shorter range or a filter."
    case .reversedRange(let text, let corrected):
        "Range \(text) is reversed. Write \(corrected)."
    case .tooManyDependencies(let limit):
        "needs: has more than \(limit) ids. Use at most \(limit)."
    case .notATag(let text):
        "“\(text)” is not a tag. Start it with a letter, and don't use spaces, commas, colons or quotes."
    case .unexpectedLineBreak(let key):
        "“\(key):” contains a line break. Write it on one line."
    case .duplicateAttribute(let name):
        "“\(name)” is given more than once. Keep one."
    case .unknownAttribute(let word, let suggestion):
        "“\(word)” is not an attribute. \(didYouMean(suggestion))"
    case .notAField(let line, let suggestion):
        "“\(line)” is not a field. \(didYouMean(suggestion) ?? "Start the line with a field such as title:, due: or tags:.")"
    default:
        ""
    }
}

/// `due:soon`, or `soon` if there is no key.
private func keyed(_ text: String, _ key: String?) -> String {
    (key.map { "\($0):" } ?? "") + text
}

private func ambiguousDateSentence(_ text: String, _ first: Int, _ second: Int, _ year: Int?) -> String {
    let readings = [
        CalendarWords.reading(day: first, month: second, year: year),
        CalendarWords.reading(day: second, month: first, year: year),
    ].compactMap { $0 }
    return readings.count == 1
        ? "“\(text)” is ambiguous: day/month or month/day. Write it as \(readings[0])."
        : "“\(text)” is ambiguous: \(readings.joined(separator: " or ")). Write the month as a word."
}
