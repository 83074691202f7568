package import Grammar

extension ErrorMessage {
    package init(_ inputError: InputError) {
        self =
            switch inputError {
            case .unknownCommand, .unknownOption, .duplicateOption, .missingValue, .unexpectedValue, .wrongChoice,
                .unknownKey, .conflictingOptions, .unexpectedArgument, .missingArgument,
                .nestedShell, .missingItems, .unknownTerm, .emptyTerm, .danglingOr,
                .tooManyTerms,
                .searchWordTooLong:
                ErrorMessage(.wrongUsage, usageSentence(inputError))
            case .inText(let reason):
                .inText(ErrorMessage(reason))
            case .line(let number, let reason):
                .line(number, ErrorMessage(reason))
            default:
                ErrorMessage(.badData, dataSentence(inputError))
            }
    }

    /// Returns `errorMessage` prefixed with its line number.
    package static func line(_ number: Int, _ errorMessage: ErrorMessage) -> ErrorMessage {
        ErrorMessage(errorMessage.status, "Line \(number): \(errorMessage.sentence)")
    }

    private static func inText(_ errorMessage: ErrorMessage) -> ErrorMessage {
        ErrorMessage(errorMessage.status, "\(errorMessage.sentence) \(ifText)")
    }
}

private let ifText = "To use it as text, put -- before it."

private func usageSentence(_ inputError: InputError) -> String {
    switch inputError {
    case .unknownCommand(let word, let suggestion):
        return "“\(word)” is not a command. \(didYouMean(suggestion) ?? "Run adder help for a list.")"
    case .unknownOption(let option, let command, let suggestion, let isText):
        let name = command.map { "adder \($0)" } ?? "adder"
        let advice = didYouMean(suggestion) ?? "See adder help\(command.map { " \($0)" } ?? "")."
        return "\(name) has no option \(option). \(advice)" + (isText ? " \(ifText)" : "")
    case .duplicateOption(let option):
        return "\(option) is given twice. Use it once."
    case .missingValue(let option, let placeholder):
        return "\(option) needs a value. Write \(option) \(placeholder)."
    case .unexpectedValue(let option):
        return "\(option) takes no value. Write it without the equals sign."
    case .conflictingOptions(let one, let other):
        return "\(one) and \(other) can't be used together. Leave one out."
    case .wrongChoice(let option, let value, let choices):
        return "\(option) can't be “\(value)”. Use \(alternatives(choices))."
    case .unknownKey(let option, let key, let suggestion, let known):
        return "\(option) has no key “\(key)”. \(didYouMean(suggestion) ?? "Use \(alternatives(known)).")"
    case .unexpectedArgument(let word, let command):
        return "Unexpected argument “\(word)”. See adder help \(command)."
    case .missingArgument(_, let example):
        return "Missing argument. Example: \(example)"
    case .nestedShell:
        return "The shell is already open. Type a command, or quit."
    case .missingItems(let example):
        return "No items given. Give ids, or put “to” after a filter. Example: \(example)"
    case .unknownTerm(let word, let suggestion):
        let advice = didYouMean(suggestion) ?? "See adder help list."
        return "“\(word)” is not a filter. \(advice) \(ifText)"
    case .emptyTerm:
        return "An empty word matches everything. Leave it out or use “all”."
    case .danglingOr:
        return "“or” needs a filter on both sides, as in “+home or +garden”."
    case .tooManyTerms(let limit):
        return "The filter has more than \(limit) terms. Use a range such as 3-900, or a tag."
    case .searchWordTooLong(let word, let limit):
        return "“\(word.prefix(20))…” is longer than \(limit) bytes. Search for a part of it."
    default:
        return ""
    }
}

private func dataSentence(_ inputError: InputError) -> String {
    switch inputError {
    case .notText(let word, let byte):
        "\(subject(word)) is not valid UTF-8 (byte \(byte)). Retype it or convert it to UTF-8."
    case .nullByte(let word, let byte):
        "\(subject(word)) contains a NUL character (byte \(byte)). Remove it."
    case .lineTooLong(let bytes, let limit):
        "The line has \(bytes) bytes; the limit is \(limit). Split it into shorter lines."
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
        "“\(text)” is not a tag. Start it with a letter, without spaces, commas, colons or quotes."
    case .unexpectedLineBreak(let key):
        "“\(key):” contains a line break. Write it on one line."
    case .duplicateAttribute(let name):
        "“\(name)” is given more than once. Keep one."
    case .unknownAttribute(let word, let suggestion):
        "“\(word)” is not an attribute. \(didYouMean(suggestion))"
    case .notAField(let line, let suggestion):
        "“\(line)” is not a field. \(didYouMean(suggestion) ?? "Start the line with a field such as title:, due: or tags:.")"
    case .unclosedQuote(let text):
        "The quote in \(text) is not closed. Add the closing quote."
    default:
        ""
    }
}

/// `due:soon`, or `soon` if there is no key.
private func keyed(_ text: String, _ key: String?) -> String {
    (key.map { "\($0):" } ?? "") + text
}

private func subject(_ word: Int?) -> String {
    word.map { "Argument \($0)" } ?? "The text"
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

/// `due, tag or priority`.
func alternatives(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return "\(words.dropLast().joined(separator: ", ")) or \(last)"
}

func didYouMean(_ suggestion: String?) -> String? {
    suggestion.map(didYouMean)
}

func didYouMean(_ suggestion: String) -> String {
    "Did you mean “\(suggestion)”?"
}
