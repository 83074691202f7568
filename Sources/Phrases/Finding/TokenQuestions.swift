// Token properties that the phrase finder uses.

extension PhraseText {
    /// `true` for a word that speaks of a day, a time or a repetition.
    func isTelling(_ index: Int) -> Bool {
        guard case .word(let senses) = tokens[index].kind else { return false }
        return senses.contains { sense in
            switch sense {
            case .number, .article, .ordinal, .nickname, .letter, .syllable, .about: false
            case .plain where isEveOrNoon(index): true
            // “at 5”
            case .plain: isNumber(index + 1) || (isNumber(index - 1) && !isASCIIWord(index))
            default: true
            }
        }
    }

    /// `true` for the “eve” of “New Year's Eve” and the “noon” of “at noon”.
    private func isEveOrNoon(_ index: Int) -> Bool {
        index > 0 && isWord(index, in: ["eve"])
            || isWord(index, in: ["noon", "midday", "midnight"])
                && isWord(index - 1, in: ["at", "by", "before", "until", "around"])
    }

    /// `true` for numbers that look like a time or a date: `18:00`, `3/8`, `05-06-2026`.
    func isNumericDate(_ index: Int) -> Bool {
        guard isNumber(index), isNumber(index + 2) else { return false }
        if isMark(index + 1, ":") { return tokens[index].width == 2 && tokens[index + 2].width == 2 }
        return isMark(index + 1, "/") || (isMark(index + 1, "-") && isMark(index + 3, "-"))
    }

    /// `true` if the text may begin a phrase.
    package var speaks: Bool { !tokens.isEmpty && (isWord(0) || isNumber(0)) }

    var speaksOfRepetition: Bool {
        // “First and third Friday of the month”
        tokens.count { $0.classes & Slot.ordinal.bit != 0 } > 1
            || tokens.contains { token in
                guard case .word(let senses) = token.kind else { return false }
                return senses.contains { sense in
                    switch sense {
                    case .repeats, .each, .frequency, .weekdays: true
                    default: false
                    }
                }
            }
    }

    /// Returns the number of tokens of the words before this one. Tokens are in the order of their words.
    func tokenCount(before word: Int) -> Int {
        var (first, end) = (0, tokens.count)
        while first < end {
            let middle = (first + end) / 2
            if tokens[middle].word < word { first = middle + 1 } else { end = middle }
        }
        return first
    }

    func isKnown(_ index: Int) -> Bool {
        tokens.indices.contains(index) && tokens[index].isKnown
    }

    /// `true` for `3rd`.
    func isOrdinalNumber(_ index: Int) -> Bool { tokens[index].classes & Slot.ordinalNumber.bit != 0 }

    func isWord(_ index: Int) -> Bool {
        if case .word = tokens[index].kind { true } else { false }
    }

    func isNumber(_ index: Int) -> Bool {
        if tokens.indices.contains(index), case .number = tokens[index].kind { true } else { false }
    }

    /// `false` for numbers alone, which are never a phrase, and for no tokens.
    func hasMoreThanNumbers(_ range: Range<Int>) -> Bool {
        range.contains { if case .number(_, isOrdinal: false) = tokens[$0].kind { false } else { true } }
    }

    func isBareWeekday(_ index: Int) -> Bool {
        guard case .word(let senses) = tokens[index].kind else { return false }
        return senses.contains { if case .weekday = $0 { true } else { false } }
            && text(tokens[index]).first.map { $0 < 0x80 } ?? false
    }

    /// `true` for “sun” and the like.
    func isShortWeekday(_ index: Int) -> Bool {
        isBareWeekday(index) && text(tokens[index]).count == 3
    }

    /// `true` for `mondays`.
    func isPlural(_ index: Int) -> Bool { tokens[index].classes & Slot.weekdays.bit != 0 }

    /// `true` for one of the words.
    func isWord(_ index: Int, in words: [StaticString]) -> Bool {
        tokens.indices.contains(index) && words.contains { $0.isEqual(to: text(tokens[index])) }
    }

    /// `true` for a number in words.
    func isCount(_ index: Int) -> Bool { tokens[index].classes & Slot.number.bit != 0 }

    /// `true` for a day of a month without a month, as in “on the 4th”.
    func isBareDayNumber(_ range: Range<Int>) -> Bool {
        tokens[range.upperBound - 1].classes & Slot.ordinalNumber.bit != 0
            && !range.contains { tokens[$0].classes & (Slot.month.bit | Slot.weekday.bit) != 0 }
    }

    /// `true` for a clear time, even one that does not exist: `13pm`, “at 24:00”.
    func isTime(_ range: Range<Int>) -> Bool {
        range.contains { tokens[$0].classes & Slot.halfDay.bit != 0 } || (isWord(range.lowerBound) && range.count > 1)
    }

    /// `true` if the text is the name of a weekday.
    package var isWeekday: Bool { tokens.count == 1 && tokens[0].classes & Slot.weekday.bit != 0 }

    /// `true` if the words name a day or a month.
    var namesDay: Bool {
        tokens.first.map { $0.classes & (Slot.weekday.bit | Slot.month.bit | Slot.offset.bit) != 0 } ?? false
    }

    /// `true` for a word, and for what comes after a comma or an opening bracket in a word.
    func canBeginHint(_ index: Int) -> Bool {
        isKnown(index) && (tokens[index].startsWord || isMark(index - 1, ",") || isMark(index - 1, "("))
    }

    func isPunctuation(_ index: Int) -> Bool {
        guard tokens.indices.contains(index), case .mark(let byte) = tokens[index].kind else { return false }
        return ",.:;!?)".utf8.contains(byte)
    }

    /// `true` for a dash that stands alone.
    func isDash(_ index: Int) -> Bool {
        guard tokens.indices.contains(index), tokens[index].startsWord, tokens[index].endsWord else { return false }
        return ["-", "–", "—"].contains { $0.utf8.elementsEqual(text(tokens[index])) }
    }

    /// Returns the range with the words of dates and repetitions beside it, as the “and jul 1” after “every jan 1”.
    func withNeighbors(_ range: Range<Int>, from start: Int) -> Range<Int> {
        func speaks(_ index: Int) -> Bool { isTelling(index) || isNumber(index) }
        var (first, end) = (range.lowerBound, range.upperBound)
        var index = first
        while index > start, isKnown(index - 1) {
            index -= 1
            if speaks(index), tokens[index].startsWord { first = index }
        }
        index = end
        while isKnown(index) {
            if speaks(index), endsWord(index + 1) { end = index + 1 }
            index += 1
        }
        return first..<end
    }

    func endsWord(_ end: Int) -> Bool {
        var last = end - 1
        guard tokens.indices.contains(last) else { return false }
        while !tokens[last].endsWord, isPunctuation(last + 1) { last += 1 }
        return tokens[last].endsWord
    }

    /// `true` for what stands between the days of a list or a range.
    func isJoint(_ index: Int) -> Bool {
        guard tokens.indices.contains(index) else { return false }
        switch tokens[index].kind {
        case .mark(let byte): return ",-/&~".utf8.contains(byte)
        case .word, .other:
            let words = ["and", "to", "or", "와", "과", "하고", "이랑", "그리고", "및", "또는", "혹은", "아니면"]
            return isDash(index) || words.contains { $0.utf8.elementsEqual(text(tokens[index])) }
        case .number: return false
        }
    }

    func isRangeMark(_ index: Int) -> Bool {
        guard tokens.indices.contains(index) else { return false }
        return isMark(index, "-") || isMark(index, "~") || isDash(index)
            || isWord(index, in: ["to", "through", "thru", "부터", "에서"])
    }

    /// Returns the token after the particle of the end of a span, as in “3시부터 5시까지”.
    func afterParticle(_ end: Int) -> Int {
        isWord(end, in: ["까지", "사이에"]) ? end + 1 : end
    }

    func tokens(of words: Range<Int>) -> Range<Int> {
        tokenCount(before: words.lowerBound)..<tokenCount(before: words.upperBound)
    }

    func isASCIIWord(_ index: Int) -> Bool {
        isWord(index) && text(tokens[index]).allSatisfy { $0 < 0x80 }
    }

    /// The number of words from the token to the end of the text.
    func wordCount(from index: Int) -> Int {
        (tokens.last?.word ?? 0) - tokens[index].word + 1
    }

    /// Returns the letters at the end of the word to which the token belongs.
    func lastWord(_ index: Int) -> ArraySlice<UInt8> {
        var start = index
        while !tokens[start].startsWord { start -= 1 }
        return bytes[tokens[start].bytes.lowerBound..<tokens[index].bytes.upperBound]
    }
}

extension PhraseText {
    /// `true` for a text that ends with a number or with “second” and the like.
    package var endsWithOrdinal: Bool {
        switch tokens.last?.kind {
        case .number: true
        case .word(let senses): senses.contains { if case .ordinal = $0 { true } else { false } }
        default: false
        }
    }

    /// `true` for a text that begins with a unit, a weekday or a part of the day.
    package var beginsWithUnit: Bool {
        guard case .word(let senses) = tokens.first?.kind else { return false }
        return senses.contains { sense in
            switch sense {
            case .unit, .clock, .weekday, .weekdays, .part: true
            default: false
            }
        }
    }
}
