package import CommandLine
package import ItemLanguage
package import ProgramOutput
import Vocabulary

extension ErrorMessage {
    package init(_ usageError: UsageError, _ router: any CommandRouting) {
        self.init(usageError, Program.adder.name) { router.command(.example("\(Program.adder.name) \($0)")) }
    }

    package init(_ inputError: InputError, _ router: any CommandRouting) {
        switch inputError {
        case .usage(let reason):
            self.init(reason, router)
        case .inText(let reason):
            let errorMessage = ErrorMessage(reason, router)
            self.init(errorMessage.status, "\(errorMessage.sentence) \(ErrorMessage.textAdvice)")
        case .line(let number, let reason):
            self = .line(number, ErrorMessage(reason, router))

        case .nestedShell:
            self.init(.wrongUsage, "The shell is already open. Type a command, or quit.")
        case .severalFiles(let together):
            let way = together.map { ", or together: \($0)" } ?? "."
            self.init(.wrongUsage, "Only one file at a time is possible. Run the command once for each file\(way)")
        case .missingItems(let example):
            self.init(
                .wrongUsage,
                "No items given. Give ids, or put “to” after a filter. Example: \(router.command(.example(example)))"
            )
        case .unknownTerm(let word, let suggestion):
            let advice = didYouMean(suggestion) ?? "See \(router.command(.topic(.filters)))."
            self.init(.wrongUsage, "“\(word)” is not a filter. \(advice) \(ErrorMessage.textAdvice)")
        case .severalTags(let suggestion):
            let either = suggestion.split(separator: " ").map(String.init).joined(by: " or ")
            self.init(
                .wrongUsage,
                "A filter takes one tag per word. Write “\(suggestion)” for items with all of them, or “\(either)” for items "
                    + "with any."
            )
        case .emptyTerm:
            self.init(.wrongUsage, "An empty word matches everything. Leave it out or use “all”.")
        case .danglingOperator("not"):
            self.init(.wrongUsage, "“not” needs a filter after it, as in “not +home”.")
        case .danglingOperator(let word):
            self.init(.wrongUsage, "“\(word)” needs a filter on both sides, as in “+home \(word) +garden”.")
        case .unbalancedParenthesis(let mark):
            self.init(
                .wrongUsage,
                "“\(mark)” has no matching “\(mark == "(" ? ")" : "(")”. Example: \(router.command(.example("adder list \"(+home or +garden) overdue\"")))"
            )
        case .filterTooDeep(let limit):
            self.init(.wrongUsage, "The filter has more than \(limit) nested parentheses. Use fewer.")
        case .unknownSavedFilter(let name, let suggestion):
            let advice =
                didYouMean(suggestion)
                ?? "To save it, run \(router.command(.settings(.newFilter(name: name))))."
            self.init(.wrongUsage, "There is no saved filter “:\(name)”. \(advice)")
        case .savedFilterRing(let names):
            self.init(
                .wrongUsage,
                "The saved filter “\(names[0])” refers to itself: \(names.joined(by: ", ")). Change one of them."
            )
        case .savedFilter(let name, let reason):
            let errorMessage = ErrorMessage(reason, router)
            self.init(errorMessage.status, "In the saved filter “:\(name)”: \(errorMessage.sentence)")
        case .tooManyTerms(let limit):
            self.init(.wrongUsage, "The filter has more than \(limit) terms. Use a range such as 3-900, or a tag.")
        case .missingSearchWord(let conditions):
            self.init(
                .wrongUsage,
                "There is no word to search for. To list items by other conditions, run \(router.command(.list(.matching(conditions))))."
            )
        case .searchWordTooLong(let word, let limit):
            self.init(.wrongUsage, "“\(word.prefix(20))…” is longer than \(limit) bytes. Search for part of it.")

        case .notADate(let text, let key):
            self.init(
                .badData,
                "“\(keyed(text, key))” is not a date. Examples: fri, tomorrow, +3d, 1 dec, 2026-12-01, fri 17:00."
            )
        case .notAPastDay(let text):
            self.init(.badData, "“\(text)” is not a date. Examples of past days: 2026-01-01, 1 jan, yesterday, 2y.")
        case .futureDay(let text):
            self.init(.badData, "“\(text)” is in the future. Name today or an earlier day.")
        case .unexpectedTime(let text, let key):
            self.init(.badData, "“\(keyed(text, key))” has a time, but only a day is allowed. Leave out the time.")
        case .titleLooksLikeDate(let text, let value):
            self.init(
                .badData,
                "“\(text)” looks like a date, so it is not used as the title. To set it, write due:\(quoted(value)). "
                    + ErrorMessage.textAdvice
            )
        case .titleLooksMistyped(let text, let suggestion):
            let advice = didYouMean(suggestion).map { "\($0) " } ?? ""
            self.init(.badData, "“\(text)” would replace the title. \(advice)\(ErrorMessage.textAdvice)")
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
            self.init(.badData, ambiguousDateSentence(text, first, second, year))
        case .wrongWeekday(let text, let day):
            self.init(
                .badData,
                "“\(text)” has the wrong weekday: that day is \(CalendarWords().fullDay(day)). Correct the weekday or the date."
            )
        case .notAPriority(let text):
            self.init(.badData, "“\(keyed(text, "pri"))” is not a priority. Use high, medium or low.")
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
        case .ambiguousLength(let text):
            let number = text.filter(\.isNumber)
            self.init(.badData, "“\(text)” is ambiguous: minutes or months. Write \(number)min or \(number)mo.")
        case .notACount(let text):
            self.init(.badData, "“\(text)” is not a valid count. Use a whole number, 1 or more.")
        case .tooManyDays(let text, let limit):
            self.init(.badData, "“\(text)” is too many days. Use at most \(limit).")
        case .rangeOrFilter(let start, let end):
            self.init(
                .badData,
                "“\(start) \(end)” is ambiguous. Write “\(start) to \(end)” for all days from one to the other, or "
                    + "“\(start) due:\(end)” for a filter."
            )
        case .notAnID(let text, let key):
            self.init(.badData, "“\(keyed(text, key))” is not an id. Use numbers such as 3,5-7.")
        case .notASingleID(let text, let key):
            self.init(
                .badData,
                "“\(keyed(text, key))” is not a single id. Use one number, such as \(keyed("3", key))."
            )
        case .rangeTooLong(let text, let limit):
            self.init(.badData, "Range \(text) has more than \(limit) ids. Use a shorter range or a filter.")
        case .reversedRange(let text, let corrected):
            self.init(.badData, "Range \(text) is reversed. Write \(corrected).")
        case .tooManyDependencies(let limit):
            self.init(.badData, "needs: has more than \(limit) ids. Use at most \(limit).")
        case .tooManyTags(let limit):
            self.init(.badData, "An item can't have more than \(limit) tags. Remove some, or use a project.")
        case .notATag(let text):
            self.init(
                .badData,
                "“\(text)” is not a tag. Start it with a letter, and don't use spaces, commas, colons or quotes."
            )
        case .unexpectedLineBreak(let key):
            self.init(.badData, "“\(key):” contains a line break. Write it on one line.")
        case .duplicateAttribute(let name):
            self.init(.badData, "“\(name)” is given more than once. Keep one.")
        case .conflictingAttributes(let one, let other):
            self.init(.badData, "\(one) and \(other) can't be used together. Keep one.")
        case .emptyAddition(let word):
            self.init(.badData, "\(word) needs a text, for example note:+\"she called\".")
        case .unknownAttribute(let word, let suggestion):
            let advice = didYouMean(suggestion) ?? "See \(router.command(.topic(.text)))."
            self.init(.badData, "“\(word)” is not an attribute. \(advice)")
        case .notAField(let line, let suggestion):
            self.init(
                .badData,
                "“\(line)” is not a field. \(didYouMean(suggestion) ?? "Start the line with a field such as title:, due: or tags:.")"
            )
        case .fieldOutsideItem(let field):
            self.init(.badData, "“\(field)” belongs to no item. Put it directly below the lines of its item.")
        case .unexpectedItem(let id):
            self.init(.badData, "Item \(id) was not on this page. To edit it, open it with adder edit.")
        case .repeatedItem(let id):
            self.init(.badData, "Item \(id) is on this page twice. Delete one of its blocks.")
        }
    }
}

/// `due:soon`, or `soon` if there is no key.
private func keyed(_ text: String, _ key: String?) -> String {
    (key.map { "\($0):" } ?? "") + text
}

private func quoted(_ text: String) -> String {
    text.contains(where: \.isWhitespace) ? "\"\(text)\"" : text
}

private func ambiguousDateSentence(_ text: String, _ first: Int, _ second: Int, _ year: Int?) -> String {
    let readings = CalendarWords.readings(first, second, year: year)
    return readings.count == 1
        ? "“\(text)” is ambiguous: day/month or month/day. Write it as \(readings[0])."
        : "“\(text)” is ambiguous: \(readings.joined(separator: " or ")). Write the month as a word."
}
