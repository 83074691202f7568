import Almanac
import CommandLine
import ItemLanguage
import Phrases
import ProgramOutput
import Vocabulary

extension ErrorMessage {
    init(_ error: ItemTextError, _ router: any CommandRouting) {
        switch error {
        case .notADate(let text, let key):
            // Not all dates can have a time.
            self.init(.badData, "“\(keyed(text, key))” is not a date. Examples: fri, tomorrow, +3d, 1 dec, 2026-12-01.")
        case .notAPastDay(let text):
            self.init(.badData, "“\(text)” is not a date. Examples of past days: 2026-01-01, 1 jan, yesterday, 2y.")
        case .futureDay(let text):
            self.init(.badData, "“\(text)” is in the future. Name today or an earlier day.")
        case .unexpectedTime(let text, let key):
            self.init(.badData, "“\(keyed(text, key))” has a time, but only a day is allowed. Leave out the time.")
        case .titleLooksLikeDate(let text, let value):
            self.init(
                .badData,
                said:
                    "“\(text)” looks like a date, so it is not used as the title. To set it, write due:\(quoted(value)). "
                    + ErrorMessage.textAdvice
            )
        case .titleLooksMistyped(let text, let suggestion):
            let advice = didYouMean(suggestion).map { "\($0) " } ?? ""
            self.init(.badData, "“\(text)” would replace the title. \(advice)\(ErrorMessage.textAdvice)")
        case .notAPriority(let text):
            self.init(.badData, "“\(keyed(text, "pri"))” is not a priority. Use high, medium or low.")
        case .notALink(let text):
            self.init(
                .badData,
                "“\(keyed(text, "link"))” is not a link, because of a space or a backslash. Example: link:https://example.org."
            )
        case .notARepetition(let text, let key) where hasLongInterval(text):
            let limit = Repetition.intervals.upperBound
            self.init(.badData, "“\(keyed(text, key))” has too long an interval. Use at most \(limit).")
        case .notARepetition(let text, let key):
            self.init(
                .badData,
                "“\(keyed(text, key))” is not a repetition. Examples: day, weekday, 2weeks, month, mon,wed, last-fri, 15,30."
            )
        case .endsBeforeFirst(let first, let end):
            self.init(
                .badData,
                "The repetition ends on \(CalendarWords().fullDay(end)), before its first date, "
                    + "\(CalendarWords().fullDay(first)). Use a later end."
            )
        case .notAPostponement(let text):
            self.init(
                .badData,
                "“\(text)” is not a duration or a date. Examples: 1w, 3 days, 2h, fri, 1 dec, tomorrow 17:00."
            )
        case .ambiguousHour(let text, let hour):
            let time = TimeOfDay(hour: hour, minute: 0)?.description ?? text
            self.init(.badData, "“\(text)” is ambiguous: hours from now or a time. Write +\(hour)h or \(time).")
        case .tooManyDependencies(let limit):
            self.init(.badData, "needs: has more than \(limit) ids. Use at most \(limit).")
        case .tooManyTags(let limit):
            self.init(.badData, "An item can't have more than \(limit) tags. Remove some, or use a project.")
        case .notATag(let text):
            self.init(
                .badData,
                "“\(text)” is not a tag. Start it with a letter, and don't use spaces, commas, colons or quotes."
            )
        case .notAProject(let text):
            self.init(.badData, "“\(text)” can't be part of a project's name. Leave it out.")
        case .unexpectedLineBreak(let key):
            self.init(.badData, "“\(key):” contains a line break. Write it on one line.")
        case .duplicateAttribute(let name):
            self.init(.badData, "“\(name)” is given more than once. Keep one.")
        case .conflictingAttributes(let one, let other):
            self.init(.badData, "\(one) and \(other) can't be used together. Keep one.")
        case .unfinishedAttribute(let word, let example):
            self.init(.badData, "“\(word)” needs a value, such as “\(example)”.")
        case .emptyAddition(let word):
            self.init(.badData, "\(word) needs a text, for example note:+\"she called\".")
        case .unknownAttribute(let word, let suggestion):
            let advice = didYouMean(suggestion) ?? say("See \(router.command(.topic(.text))).")
            self.init(.badData, "“\(word)” is not an attribute. \(advice)")
        case .notAField(let line, let suggestion):
            self.init(
                .badData,
                "“\(line)” is not a field. \(didYouMean(suggestion) ?? say("Start the line with a field such as title:, due: or tags:."))"
            )
        case .fieldOutsideItem(let field):
            self.init(.badData, "“\(field)” belongs to no item. Put it directly below the lines of its item.")
        case .unexpectedItem(let id):
            self.init(.badData, "Item \(id) was not on this page. To edit it, open it with adder edit.")
        case .repeatedItem(let id):
            self.init(.badData, "Item \(id) is on this page twice. Delete one of its blocks.")
        }
    }

    init(_ error: PhraseError) {
        switch error {
        case .noSuchDay(let text):
            self.init(.badData, "“\(text)” is not a valid date. Check the day, month and year.")
        case .noSuchTime(let text):
            self.init(.badData, "“\(text)” is not a valid time. Examples: 17:00, 5pm, noon.")
        case .ambiguousYear(let text):
            self.init(
                .badData,
                "“\(text)” is ambiguous: it may end in a year or in a second day. "
                    + "Write all four digits of the year, or only one day."
            )
        case .ambiguousDate(let text, let first, let second, let year):
            self.init(.badData, said: ambiguousDateSentence(text, first, second, year))
        case .ambiguousLength(let text):
            let number = text.filter(\.isNumber)
            self.init(.badData, "“\(text)” is ambiguous: minutes or months. Write \(number)min or \(number)mo.")
        case .wrongWeekday(let text, let day):
            self.init(
                .badData,
                "“\(text)” has the wrong weekday: that day is \(CalendarWords().fullDay(day)). Correct the weekday or the date."
            )
        }
    }
}

/// Returns `true` for `10000`, `12345678days` and `FREQ=DAILY;INTERVAL=10000`. Eight digits alone may be a date.
private func hasLongInterval(_ text: String) -> Bool {
    let field = "INTERVAL="
    let interval = text.split(separator: ";").first { $0.uppercased().hasPrefix(field) }?.dropFirst(field.count)
    let value = (interval ?? (text.contains("=") ? "" : text[...])).drop { !$0.isNumber }
    let digits = value.prefix { $0.isNumber }.count
    return digits > 4 && (digits != 8 || digits < value.count)
}

private func quoted(_ text: String) -> String {
    text.contains(where: \.isWhitespace) ? "\"\(text)\"" : text
}

private func ambiguousDateSentence(_ text: String, _ first: Int, _ second: Int, _ year: Int?) -> String {
    let readings = CalendarWords.readings(first, second, year: year)
    return readings.count == 1
        ? say("“\(text)” is ambiguous: day/month or month/day. Write it as \(readings[0]).")
        : say("“\(text)” is ambiguous: \(readings.joined(separator: say(" or "))). Write the month as a word.")
}
