package import Boundary

extension Complaint {
    /// What to type instead.
    package init(_ misunderstanding: Misunderstanding) {
        self =
            switch misunderstanding {
            case .unknownCommand, .unknownOption, .optionTwice, .missingValue, .unwantedValue, .wrongChoice,
                .unknownKey, .optionsApart, .unexpectedWord, .missingWords,
                .missingItems, .unknownTerm, .blankTerm, .danglingOr,
                .tooManyTerms,
                .longSearchWord:
                Complaint(.wrongUsage, usageSentence(misunderstanding))
            case .inText(let reason):
                .inText(Complaint(reason))
            case .line(let number, let reason):
                .line(number, Complaint(reason))
            default:
                Complaint(.badData, dataSentence(misunderstanding))
            }
    }

    /// The same complaint about one line of many.
    package static func line(_ number: Int, _ complaint: Complaint) -> Complaint {
        Complaint(complaint.status, "Line \(number): \(complaint.sentence)")
    }

    private static func inText(_ complaint: Complaint) -> Complaint {
        Complaint(complaint.status, "\(complaint.sentence) \(ifText)")
    }
}

/// The way out for words that were meant as no more than text.
private let ifText = "If it is text, put -- before it."

private func usageSentence(_ misunderstanding: Misunderstanding) -> String {
    switch misunderstanding {
    case .unknownCommand(let word, let suggestion):
        return "There is no command “\(word)”; \(meant(suggestion) ?? "adder help lists them.")"
    case .unknownOption(let option, let command, let suggestion, let isText):
        let name = command.map { "adder \($0)" } ?? "adder"
        let way = meant(suggestion) ?? "see adder help\(command.map { " \($0)" } ?? "")."
        return "\(name) has no option \(option); \(way)" + (isText ? " \(ifText)" : "")
    case .optionTwice(let option):
        return "\(option) is there twice; leave one out."
    case .missingValue(let option, let placeholder):
        return "\(option) needs a value: \(option) \(placeholder)."
    case .unwantedValue(let option):
        return "\(option) takes no value; leave out what follows the equals sign."
    case .optionsApart(let one, let other):
        return "\(one) and \(other) are two kinds of answer; leave one out."
    case .wrongChoice(let option, let value, let choices):
        return "\(option) cannot be “\(value)”; it is one of \(choices.joined(separator: ", "))."
    case .unknownKey(let option, let key, let suggestion, let known):
        return "\(option) knows no “\(key)”; \(meant(suggestion) ?? "it knows \(known.joined(separator: ", ")).")"
    case .unexpectedWord(let word, let command):
        return "adder \(command) does not know what to do with “\(word)”; see adder help \(command)."
    case .missingWords(let command, let example):
        return "adder \(command) needs to know more, as in “\(example)”."
    case .missingItems(let example):
        return "Nothing says which items are meant; name ids, or put to behind a filter, as in “\(example)”."
    case .unknownTerm(let word, let suggestion):
        let way = meant(suggestion) ?? "adder help list tells of filters."
        return "“\(word)” is no filter; \(way) \(ifText)"
    case .blankTerm:
        return "An empty word would match everything; leave it out, or say all."
    case .danglingOr:
        return "“or” needs a filter on both sides, as in “+home or +garden”."
    case .tooManyTerms(let limit):
        return "The filter has more than \(limit) terms; use ranges, as in 3-900, or a tag."
    case .longSearchWord(let word, let limit):
        return "“\(word.prefix(20))…” is longer than \(limit) bytes; look for a part of it."
    default:
        return ""
    }
}

private func dataSentence(_ misunderstanding: Misunderstanding) -> String {
    switch misunderstanding {
    case .notText(let word, let byte):
        "\(place(word)) is not UTF-8 text from its byte \(byte) on; retype it, or convert it to UTF-8."
    case .nullByte(let word, let byte):
        "\(place(word)) has a zero byte at its byte \(byte), which no text has; take it out."
    case .longLine(let bytes, let limit):
        "It has \(bytes) bytes and may have \(limit); break it into shorter lines."
    case .notADate(let text, let key):
        "“\(keyed(text, key))” is no date; write it as fri, tomorrow, +3d, 1 dec, 2026-12-01 or fri 17:00."
    case .noSuchDay(let text):
        "There is no day “\(text)” in the calendar; check the day and the month."
    case .noSuchTime(let text):
        "There is no time “\(text)” in a day; write it as 17:00, 5pm or noon."
    case .shortYear(let text):
        "“\(text)” may end in a year or in another day; write all four digits of the year, or one of the days."
    case .twoReadings(let text, let first, let second, let year):
        "“\(text)” is \(CalendarWords.reading(day: first, month: second, year: year)) to some and "
            + "\(CalendarWords.reading(day: second, month: first, year: year)) to others; write the month as a word."
    case .wrongWeekday(let text, let day):
        "“\(text)” has the wrong weekday: that day is \(CalendarWords().fullDay(day)); correct the weekday or the date."
    case .notAPriority(let text):
        "“\(keyed(text, "pri"))” is no priority; it is high, medium or low."
    case .notARepetition(let text, let key):
        "“\(keyed(text, key))” is no repetition; write it as day, weekday, 2weeks, month, mon,wed, last-fri or 15,30."
    case .notACount(let text):
        "“\(text)” is no number of changes; write 1, 2, 3 and so on."
    case .notAnID(let text, let key):
        "“\(keyed(text, key))” names no id; ids are numbers, as in 3,5-7."
    case .notOneID(let text, let key):
        "“\(keyed(text, key))” is not one id; name one item by its number, as in \(keyed("3", key))."
    case .longRange(let text, let limit):
        "“\(text)” reaches over more than \(limit) ids; name a shorter range, or use a filter."
    case .downwardRange(let text, let upward):
        "“\(text)” runs downwards; a range of ids goes up: \(upward)."
    case .tooManyNeeds(let limit):
        "needs: names more than \(limit) ids; name \(limit) at most."
    case .notATag(let text):
        "“\(text)” is no tag; a tag begins with a letter and has no blank, comma, colon or quote."
    case .lineBreak(let key):
        "“\(key):” has a line break in it; write it on one line."
    case .attributeTwice(let name):
        "“\(name)” is there more than once; leave one."
    case .unknownAttribute(let word, let suggestion):
        "“\(word)” says nothing of an item; \(meant(suggestion))"
    case .notAField(let line, let suggestion):
        "“\(line)” is no line of an item; \(meant(suggestion) ?? "a line begins with title:, due:, tags: or the like.")"
    case .openQuote(let text):
        "The quote in \(text) is never closed; add the second one."
    default:
        ""
    }
}

/// `due:soon`, or just `soon` where no key was typed.
private func keyed(_ text: String, _ key: String?) -> String {
    (key.map { "\($0):" } ?? "") + text
}

private func place(_ word: Int?) -> String {
    word.map { "Word \($0)" } ?? "It"
}

func meant(_ suggestion: String?) -> String? {
    suggestion.map(meant)
}

func meant(_ suggestion: String) -> String {
    "did you mean “\(suggestion)”?"
}
