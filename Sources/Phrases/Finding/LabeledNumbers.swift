// Numbers that belong to the title: after a label, in a ratio, a size or a phone number.

extension PhraseText {
    /// Returns `true` for the start of “9:17”, “3.12” and “12-24”, which are no date after a label such as “Psalm”.
    func isVerse(_ start: Int) -> Bool { isMark(start + 1, in: "./-:") }

    /// Returns `true` for the start of “4pm” and, after a label such as “lesson”, of “4:15”.
    func isClock(_ start: Int) -> Bool {
        has(start + 1, .halfDay)
            || isMark(start + 1, in: ":")
                && (has(start + 3, .halfDay) || EnglishWords.travels.hasWord(lastWord(start - 1)))
    }

    /// Returns `true` for the last digits of a phone number, but not for those of “iPhone 15 2026-12-01” and “room 12 100 days”.
    func isPartOfNumber(_ start: Int) -> Bool {
        guard isNumber(start), tokens[start].width > 2, tokens[start].startsWord,
            isNumber(start - 1)
        else { return false }
        return start + 1 == tokens.count || tokens[start + 1].startsWord && !has(start + 1, .unit, .clock, .halfDay)
    }

    /// Returns `true` for the number of “chapter 5” and “pages 10-20”.
    func isLabeled(_ start: Int) -> Bool {
        guard start > 0, isNumber(start), tokens[start].startsWord else { return false }
        return isLabel(start - 1)
    }

    func isLabel(_ index: Int) -> Bool {
        index >= 0 && (EnglishWords.labels.hasWord(lastWord(index)) || KoreanWords.labels.hasWord(lastWord(index)))
    }

    /// Returns `true` if the time is a number alone, directly before a day.
    func isBareHour(_ start: Int, _ facts: Facts) -> Bool {
        let token = tokens[start]
        return isNumber(start) && token.startsWord && (token.endsWord || isWord(start + 1, in: "a p"))
            && facts.day != nil && facts.time != nil
            && !has(start + 1, .halfDay)
    }

    /// Returns `true` for `5W` and “in 3D”, and for `5w` after a word such as “bulb” and “in 3d” after a word such as “print”.
    func isMeasure(_ range: Range<Int>, after before: ArraySlice<UInt8>) -> Bool {
        let isLength = range.count == 2 && isNumber(range.lowerBound)
        let last = range.upperBound - 1
        guard isWord(last, in: "d w"), isLength || range.count == 3 && isWord(range.lowerBound, in: "in")
        else { return false }
        return words[tokens[last].word].contains(where: \.isUppercase)
            || (isLength
                ? EnglishWords.labels.hasWord(before) || EnglishWords.devices.hasWord(before)
                : (0..<range.lowerBound).contains { isWord($0, in: EnglishWords.dimensionsFollow) })
    }
}
