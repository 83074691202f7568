import Almanac

// Numbers that belong to the title: after a label, in a ratio, a size or a phone number.

extension PhraseFinder {
    /// Returns `true` for the start of “9:17”, “3.12” and “12-24”, which are no date after a label such as “Psalm”.
    func isVerse(_ start: Int) -> Bool {
        text.isMark(start + 1, in: "./-")
            || text.isMark(start + 1, in: ":") && !EnglishWords.travels.hasWord(text.lastWord(start - 1))
    }

    /// Returns `true` for the last digits of a phone number, but not for those of “iPhone 15 2026-12-01” and “room 12 100 days”.
    func isPartOfNumber(_ start: Int) -> Bool {
        guard text.isNumber(start), text.tokens[start].width > 2, text.tokens[start].startsWord,
            text.isNumber(start - 1)
        else { return false }
        return start + 1 == text.tokens.count
            || text.tokens[start + 1].startsWord && !text.has(start + 1, .unit, .clock, .halfDay)
    }

    /// Returns `true` for the number of “chapter 5” and “pages 10-20”.
    func isLabeled(_ start: Int) -> Bool {
        guard start > 0, text.isNumber(start), text.tokens[start].startsWord else { return false }
        return isLabel(start - 1)
    }

    func isLabel(_ index: Int) -> Bool { index >= 0 && EnglishWords.labels.hasWord(text.lastWord(index)) }

    /// Returns `true` for numbers with a slash that are more likely a size, a fraction or a name than a date.
    func isSize(_ first: Int, _ second: Int, _ year: Int?) -> Bool {
        if let year { return year > matcher.today.year + 20 || max(first, second) <= 12 }
        return max(first, second) <= 12 || second == 16
    }
}
