import Almanac

/// The text of a phrase and the moment in which it is read.
final class PhraseContext: Sendable {
    let calendar: PhraseCalendar
    let text: PhraseText
    /// `true` for the value of an attribute, which allows more forms than a title.
    let isValue: Bool

    init(_ calendar: PhraseCalendar, _ text: PhraseText, isValue: Bool) {
        (self.calendar, self.text, self.isValue) = (calendar, text, isValue)
    }
}

// The words of the phrase

extension Facts {
    var calendar: PhraseCalendar { context.calendar }
    var today: Day { calendar.today }
    var isValue: Bool { context.isValue }

    /// A Boolean value that indicates whether the text has Korean words. In Korean, the month comes before the day.
    var isKorean: Bool { context.text.language == .korean }

    var typed: String { context.text.typed(tokens) }

    func begins(with words: StaticString) -> Bool { context.text.isWord(tokens.lowerBound, in: words) }

    func contains(_ words: StaticString) -> Bool { tokens.contains { context.text.isWord($0, in: words) } }

    func ends(with words: StaticString) -> Bool { context.text.isWord(tokens.upperBound - 1, in: words) }

    var startsWord: Bool { context.text.tokens[tokens.lowerBound].startsWord }

    var beginsWithNumber: Bool { context.text.isNumber(tokens.lowerBound) }

    var endsInFourDigits: Bool { context.text.tokens[tokens.upperBound - 1].width == 4 }

    var endsInNumber: Bool { context.text.isNumber(tokens.upperBound - 1) }

    /// `true` for `24.12` and `3.04`, but not for `3.4`.
    var hasWideMonth: Bool {
        tokens.first { context.text.isMark($0, in: ".") }.map { context.text.tokens[$0 + 1].width == 2 } ?? false
    }

    /// `true` for `12A`, which is more likely a seat than midnight.
    var isSeat: Bool { typed.last.map { "AP".contains($0) } ?? false && typed.dropLast().last?.isNumber == true }

    /// `true` for `thu 10-12pm` and `dec 10-12pm`.
    var hasHoursAfterName: Bool { hasDash { $0.has($1 - 2, .weekday, .month) } }

    /// `true` for `10-12`, which beside a weekday are more likely hours than a date.
    var hasHours: Bool {
        hasDash {
            let (first, last) = ($0.tokens[$1 - 1].value(.hour), $0.tokens[$1 + 1].value(.hour))
            return !$0.isMark($1 - 2, in: "-") && !$0.isMark($1 + 2, in: "-") && first < last && last < 25
        }
    }

    /// Returns `true` if two numbers have a dash between them that fits.
    private func hasDash(where fits: (PhraseText, Int) -> Bool) -> Bool {
        let text = context.text
        return tokens.contains { index in
            text.isMark(index, in: "-") && !text.tokens[index].startsWord && text.isNumber(index - 1)
                && text.isNumber(index + 1) && fits(text, index)
        }
    }

    /// `true` for the “+30m” of a title, in minutes or months.
    var isAmbiguousLength: Bool { !isValue && context.text.isAmbiguousLength(tokens.lowerBound) && tokens.count == 3 }

    var isAfterWeekdays: Bool { context.text.has(tokens.lowerBound - 1, .weekday, .weekdays, .frequency) }

    /// `true` after “at 5”, “17:00”, “5pm” and 17시.
    var isAfterClock: Bool {
        let before = tokens.lowerBound - 1
        return context.text.isNumber(before) || context.text.has(before, .halfDay) || isAfter("시 분 반 정각")
    }

    func isAfter(_ words: StaticString) -> Bool { context.text.isWord(tokens.lowerBound - 1, in: words) }

    /// `true` at the start of a text, after a preposition and in a sentence that begins with a verb.
    var canBeginWithAdjective: Bool {
        isValue || tokens.lowerBound == 0 || isAfter("on by before until till due for at")
            || context.text.isWord(0, in: EnglishWords.verbs) || context.text.isWord(0, in: EnglishWords.clearVerbs)
    }

    /// `true` for 점심 before 매주.
    var beginsWithBarePart: Bool {
        context.text.has(tokens.lowerBound, .part) && context.text.has(tokens.lowerBound + 1, .frequency, .repeats)
    }

    var endsInPart: Bool { context.text.has(tokens.upperBound - 1, .part) }

    /// `true` for “weeks”.
    var endsInPlural: Bool { context.text.text(context.text.tokens[tokens.upperBound - 1]).last == UInt8(ascii: "s") }
}
