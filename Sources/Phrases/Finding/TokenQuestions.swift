// Token properties that the phrase finder uses.

extension PhraseText {
    /// `true` for a word that speaks of a day, a time or a repetition.
    func isTelling(_ index: Int) -> Bool {
        guard tokens[index].isWord else { return false }
        if tokens[index].classes & ~PhraseText.silentBits != 0 { return true }
        // “At 5”
        return tokens[index].classes == 0
            && (isNumber(index + 1) || isNumber(index - 1) && !isASCIIWord(index)
                || isWord(index, in: "eve") && index > 0
                || isWord(index, in: "noon midday midnight") && isWord(index - 1, in: "at by before until around"))
    }

    /// The classes of words that are often text.
    private static let silentBits =
        Slot.number.bit | Slot.count.bit | Slot.hour.bit | Slot.ordinal.bit | Slot.dayNumber.bit | Slot.nickname.bit
        | Slot.letter.bit | Slot.syllable.bit | Slot.about.bit

    /// `true` for the start of `+30m`, in minutes or months.
    func isAmbiguousLength(_ index: Int) -> Bool {
        isMark(index, in: "+") && isNumber(index + 1) && isWord(index + 2, in: "m")
    }

    /// `true` for numbers that look like a time or a date: `18:00`, `3/8`, `05-06-2026`, and for `+30m`.
    func isNumericDate(_ index: Int) -> Bool {
        if isAmbiguousLength(index) { return true }
        guard isNumber(index), isNumber(index + 2) else { return false }
        if isMark(index + 1, in: ":") { return tokens[index].width == 2 && tokens[index + 2].width == 2 }
        if isMark(index + 1, in: "/"), words.indices.contains(tokens[index].word + 1),
            EnglishWords.measures.hasWord(words[tokens[index].word + 1])
        {
            return false
        }
        return isMark(index + 1, in: "/") || (isMark(index + 1, in: "-") && isMark(index + 3, in: "-"))
    }

    /// `true` for a word of phrases. The letter of `\d+` is more likely part of a pattern.
    package var isWordOfPhrases: Bool { speaks && isKnown && !has(0, .letter) }

    /// `true` if the text may begin a phrase.
    package var speaks: Bool { !tokens.isEmpty && (isWord(0) || isNumber(0)) }

    var speaksOfRepetition: Bool {
        // “First and third Friday of the month”
        tokens.count { $0.classes & Slot.ordinal.bit != 0 } > 1
            || tokens.contains {
                $0.classes & (Slot.repeats.bit | Slot.each.bit | Slot.frequency.bit | Slot.weekdays.bit) != 0
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

    func isKnown(_ index: Int) -> Bool { tokens.indices.contains(index) && tokens[index].isKnown }

    func isWord(_ index: Int) -> Bool { tokens[index].isWord }

    func has(_ index: Int, _ one: Slot, _ two: Slot? = nil, _ three: Slot? = nil, _ four: Slot? = nil) -> Bool {
        let bits = one.bit | (two?.bit ?? 0) | (three?.bit ?? 0) | (four?.bit ?? 0)
        return tokens.indices.contains(index) && tokens[index].classes & bits != 0
    }

    func isNumber(_ index: Int) -> Bool {
        if tokens.indices.contains(index), case .number = tokens[index].kind { true } else { false }
    }

    /// `false` for numbers alone, which are never a phrase, and for no tokens.
    func hasMoreThanNumbers(_ range: Range<Int>) -> Bool {
        range.contains { if case .number(_, isOrdinal: false) = tokens[$0].kind { false } else { true } }
    }

    func isBareWeekday(_ index: Int) -> Bool { has(index, .weekday) && tokens[index].isASCII }

    /// `true` for “sun” and the like.
    func isShortWeekday(_ index: Int) -> Bool { isBareWeekday(index) && text(tokens[index]).count == 3 }

    /// `true` for the `Sat` of “Sat nav”.
    func isNameWithDay(_ index: Int) -> Bool {
        isWord(index, in: "sat sun") && index + 1 < tokens.count
            && EnglishWords.afterSatAndSun.hasWord(wholeWord(index + 1))
    }

    func isWord(_ index: Int, in words: StaticString) -> Bool {
        tokens.indices.contains(index) && words.hasWord(text(tokens[index]))
    }

    /// `true` for a clear time, even one that does not exist: `13pm`, “at 24:00”.
    func isTime(_ range: Range<Int>) -> Bool {
        range.contains { has($0, .halfDay) } || (isWord(range.lowerBound) && range.count > 1)
    }

    /// `true` if the text is the name of a weekday.
    package var isWeekday: Bool { tokens.count == 1 && has(0, .weekday) }

    /// `true` for a weekday, 주말 and 평일.
    var namesDays: Bool { has(0, .weekday, .syllable) || isWord(0, in: "주말 평일 공휴일") }

    /// `true` if the words name a day or a month.
    var namesDay: Bool { has(0, .weekday, .weekdays, .month, .offset) }

    /// `true` for a word, and for what comes after a comma or an opening bracket in a word.
    func canBeginHint(_ index: Int) -> Bool {
        isKnown(index) && (tokens[index].startsWord || isMark(index - 1, in: ",("))
    }

    func isPunctuation(_ index: Int) -> Bool { isMark(index, in: ",.:;!?)") }

    /// Returns `true` for a number at the end of a phrase, which may be an hour, before things or units that it may count.
    func isCount(_ index: Int, _ facts: Facts) -> Bool {
        isNumber(index) && (facts.openHour != nil || facts.part != nil && !isWord(index - 1, in: "at"))
            && (wholeWord(index + 1).last == UInt8(ascii: "s") || has(index + 1, .clock, .unit))
    }

    /// Returns `true` after “every Tu Th”.
    func isAfterShortDays(_ index: Int) -> Bool {
        let last = tokens[index].word - 1
        guard last >= 0 else { return false }
        let first = words[...last].lastIndex { $0.utf8.count { $0 != UInt8(ascii: ",") } > 2 }
        return first.map { $0 < last && ["every", "each"].contains(words[$0].lowercased()) } ?? false
    }

    /// Returns `true` after “until vacation” and 방학까지, and after 여름 내내.
    func isAfterUnknownEnd(_ index: Int) -> Bool {
        let before = lastWord(index - 1)
        return !isKnown(index - 1) && (isWord(index - 2, in: "until till") || ("까지" as StaticString).hasEnd(of: before))
            || ("내내" as StaticString).hasEnd(of: before)
    }

    /// `true` for a dash that stands alone.
    func isDash(_ index: Int) -> Bool { isMark(index, in: "-") && tokens[index].startsWord && tokens[index].endsWord }

    /// Returns the range with the words of dates and repetitions beside it, as the “and jul 1” after “every jan 1”.
    func withNeighbors(_ range: Range<Int>, from start: Int) -> Range<Int> {
        func speaks(_ index: Int) -> Bool { isTelling(index) || isNumber(index) }
        func connects(_ index: Int) -> Bool {
            isKnown(index)
                && (speaks(index) || !isASCIIWord(index) || has(index, .number, .ordinal)
                    || isWord(index, in: EnglishWords.connectors))
        }
        var (first, end) = (range.lowerBound, range.upperBound)
        var index = first
        while index > start, connects(index - 1) {
            index -= 1
            // A unit without a number more likely is a word of the title.
            let isNumbered = !has(index, .unit, .clock, .halfDay) || connects(index - 1) && !isMark(index - 1, in: ",")
            if speaks(index), tokens[index].startsWord, isNumbered { first = index }
        }
        if first > start, has(first, .unit, .clock), has(first - 1, .number, .ordinal) { first -= 1 }
        if first == 0, end == tokens.count { first = range.lowerBound }
        index = end
        while connects(index) {
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
    func isJoint(_ index: Int) -> Bool { isMark(index, in: ",-/&~") || isConjunction(index) }

    func isConjunction(_ index: Int) -> Bool { isWord(index, in: "and to or then 와 과 하고 이랑 이나 나 그리고 및 또는 혹은 아니면") }

    func isRangeMark(_ index: Int) -> Bool { isMark(index, in: "-~") || isWord(index, in: "to through thru 부터 에서") }

    func isASCIIWord(_ index: Int) -> Bool { isWord(index) && text(tokens[index]).allSatisfy { $0 < 0x80 } }

    func wholeWord(_ index: Int) -> ArraySlice<UInt8> { ArraySlice(words[tokens[index].word].utf8) }

    /// Returns the letters at the end of the word to which the token belongs.
    func lastWord(_ index: Int) -> ArraySlice<UInt8> {
        var start = index
        while !tokens[start].startsWord { start -= 1 }
        return bytes[tokens[start].bytes.lowerBound..<tokens[index].bytes.upperBound]
    }
}

extension PhraseText {
    /// `true` for a text that ends with a number or with “second” and the like.
    package var endsWithOrdinal: Bool { has(tokens.count - 1, .ordinal) || isNumber(tokens.count - 1) }

    /// `true` for a text that begins with a unit, a weekday or a part of the day.
    package var beginsWithUnit: Bool { has(0, .unit, .clock, .part) || has(0, .weekday, .weekdays) }
}
