import Almanac

/// Finds phrases at the end, at the start and in the middle of a title.
struct PhraseFinder {
    /// The number of tokens in the longest phrase.
    private static let maximumLength = 28

    private let words: [Substring]
    private let text: PhraseText
    private var matcher: PhraseMatcher
    /// The symbols to look for.
    private let symbols: [Slot]

    init(_ words: [Substring], _ grammar: Grammar, _ calendar: PhraseCalendar) {
        self.words = words
        text = PhraseText(words)
        matcher = PhraseMatcher(text, grammar, calendar, isValue: false)
        symbols = text.speaksOfRepetition ? [.recurrence, .phrase] : [.phrase]
    }

    /// Returns the phrases of a symbol that begin at a token. The limit is the same for neighbors, because what is found
    /// from one is kept for the next.
    private mutating func matches(_ symbol: Slot, at start: Int) -> [PhraseMatcher.Match] {
        let length = PhraseFinder.maximumLength
        matcher.limit = min(text.tokens.count, (start / length + 2) * length)
        return matcher.matches(symbol, at: start)
    }

    // MARK: At the end

    /// Returns the longest phrase that ends before the word at `limit`, or `nil` if there is none that can be taken.
    mutating func phrase(endingBefore limit: Int) throws(InputError) -> Phrase? {
        let stop = text.tokens.lastIndex { $0.word < limit }.map { $0 + 1 } ?? 0
        let bare = endWithoutMarks(stop)
        for start in starts(endingAt: bare) {
            // The full stop of `25.12.` belongs to the date.
            var end = bare
            var found = facts(from: start, to: end)
            if found == nil, bare < stop {
                end = bare + 1
                found = facts(from: start, to: end)
            }
            guard let facts = found else { continue }
            if facts.isText { return nil }
            let isOpen = text.isMark(start - 1, "(")
            let first = isOpen ? start - 1 : start
            guard isOpen == text.isMark(end, ")"), text.tokens[first].startsWord,
                !isDangling(first, start..<end, facts)
            else { return nil }
            if let error = facts.error {
                switch error {
                // A time that does not exist may be text, such as a score, and `3/8` may be a size.
                case .noSuchTime where facts.day == nil: return nil
                case .ambiguousDate(_, let first, let second, let year)
                where text.isNumber(start) && isSize(first, second, year): return nil
                default: throw .inText(error)
                }
            }
            return phrase(facts, start..<end, words: text.tokens[start].word..<limit)
        }
        return nil
    }

    /// Returns `true` if a phrase ends directly before the word at `limit`, as in “mon, wed, fri” and “3pm - 4pm”. Such a
    /// list or range is left whole.
    mutating func hasPhrase(endingBefore limit: Int) -> Bool {
        var end = text.tokens.lastIndex { $0.word < limit }.map { $0 + 1 } ?? 0
        while end > 0, text.isJoint(end - 1) || text.isPunctuation(end - 1) { end -= 1 }
        for start in starts(endingAt: end) where !isShortDayInText(start..<end) {
            if matches(.weekdayList, at: start).contains(where: { $0.end == end && $0.facts.weekdays.count > 1 }) {
                return true
            }
            if let facts = facts(from: start, to: end),
                facts.day != nil || facts.time != nil || facts.isRepetition || facts.isUnsupported
            {
                return true
            }
        }
        return false
    }

    /// Returns the end of the text without the punctuation after its last word.
    private func endWithoutMarks(_ stop: Int) -> Int {
        var end = stop
        while end > 0, !text.tokens[end - 1].startsWord, text.isPunctuation(end - 1) { end -= 1 }
        return end
    }

    /// Returns the tokens from which a phrase may reach to `end`, the farthest first.
    private func starts(endingAt end: Int) -> [Int] {
        var first = end
        while first > 0, end - first < PhraseFinder.maximumLength, text.isKnown(first - 1) { first -= 1 }
        return (first..<end).filter { start in
            (text.tokens[start].startsWord || text.isMark(start - 1, "(")) && text.hasMoreThanNumbers(start..<end)
        }
    }

    private mutating func facts(from start: Int, to end: Int) -> Facts? {
        for slot in symbols {
            let match = matches(slot, at: start).first { $0.end == end }
            if let facts = match?.facts { return facts }
        }
        return nil
    }

    /// Returns `true` if the title would be incomplete without the phrase.
    private func isDangling(_ first: Int, _ range: Range<Int>, _ facts: Facts) -> Bool {
        let start = range.lowerBound
        // A bare “noon” belongs to the title.
        if facts.day == nil, !facts.isRepetition, text.isWord(start), range.count == 1 { return true }
        guard first > 0, text.tokens[first - 1].word + 1 == text.tokens[first].word else { return false }
        let before = text.lastWord(first - 1)
        if text.isNumber(start), EnglishWords.labels.contains(where: { $0.isEqual(to: before) }) { return true }
        if isShortDayInText(range) || isLength(range, after: before) { return true }
        // “Tom's 30th”
        if range.count == 1, text.isNumber(start), before.suffix(2).elementsEqual("'s".utf8) { return true }
        if text.isBareWeekday(start), isNameOfDay(first, after: before) { return true }
        if isTitleOfWork(first, range) { return true }
        let opens = EnglishWords.openings.contains { $0.isEqual(to: text.text(text.tokens[start])) }
        let words = opens ? EnglishWords.unfinishedBeforeOpenings : EnglishWords.unfinished
        return words.contains { $0.isEqual(to: before) }
    }

    /// Returns `true` for numbers with a slash that are more likely a size, a fraction or a name than a date.
    private func isSize(_ first: Int, _ second: Int, _ year: Int?) -> Bool {
        if let year { return year > matcher.thisYear + 20 || max(first, second) <= 12 }
        return max(first, second) <= 12 || second == 16
    }

    /// Returns `true` for “sun” and the like after words such as “some”.
    private func isShortDayInText(_ range: Range<Int>) -> Bool {
        let start = range.lowerBound
        guard range.count == 1, start > 0, text.text(text.tokens[start]).count == 3 else { return false }
        let before = text.lastWord(start - 1)
        return EnglishWords.unfinishedBeforeShortDays.contains { $0.isEqual(to: before) }
    }

    /// Returns `true` for `5W` and for `5w` after a word such as “bulb”.
    private func isLength(_ range: Range<Int>, after before: ArraySlice<UInt8>) -> Bool {
        guard range.count == 2, text.isNumber(range.lowerBound), text.isDayOrWeekLetter(range.upperBound - 1) else {
            return false
        }
        return words[text.tokens[range.lowerBound].word].contains(where: \.isUppercase)
            || EnglishWords.labels.contains { $0.isEqual(to: before) }
            || EnglishWords.devices.contains { $0.isEqual(to: before) }
    }

    /// Returns `true` for the weekday of “Cyber Monday” and of “by Ruby Tuesday”.
    private func isNameOfDay(_ first: Int, after before: ArraySlice<UInt8>) -> Bool {
        if EnglishWords.namesOfDays.contains(where: { $0.isEqual(to: before) }) { return true }
        guard first > 1, !text.tokens[first - 1].isKnown, text.tokens[first - 1].startsWord else { return false }
        let preposition = text.text(text.tokens[first - 2])
        return ["on", "by", "before", "until", "till"].contains { $0.utf8.elementsEqual(preposition) }
    }

    /// Returns `true` if the phrase belongs to the name of a book or a film, as in “Watch 28 Days Later”.
    private func isTitleOfWork(_ first: Int, _ range: Range<Int>) -> Bool {
        let start = range.lowerBound
        guard EnglishWords.worksFollow.contains(where: { $0.isEqual(to: text.text(text.tokens[0])) }),
            text.isNumber(start) || text.isCount(start) || text.isShortWeekday(start)
                || text.text(text.tokens[start]).elementsEqual("in".utf8)
        else { return false }
        let word = text.tokens[first].word
        let hasName = words[max(word - 1, 1)...text.tokens[range.upperBound - 1].word].contains { word in
            word.first?.isUppercase == true && !PhraseText([word]).namesDay
        }
        return hasName || (word == 1 && text.isNumber(start))
    }

    // MARK: At the start

    /// Returns the longest phrase at the start of the text that ends before the word at `limit`.
    mutating func phrase(startingBefore limit: Int) throws(InputError) -> Phrase? {
        let start = text.isMark(0, "(") ? 1 : 0
        let end = text.tokens[start...].firstIndex { !$0.isKnown } ?? text.tokens.count
        guard text.hasMoreThanNumbers(start..<end) else { return nil }
        for slot in symbols {
            for match in matches(slot, at: start) {
                if let phrase = try leading(match, from: start, limit) { return phrase }
            }
        }
        return nil
    }

    private mutating func leading(
        _ match: PhraseMatcher.Match,
        from start: Int,
        _ limit: Int
    ) throws(InputError) -> Phrase? {
        var end = match.end
        if match.facts.isText { return nil }
        guard (start == 1) == text.isMark(end, ")") else { return nil }
        while end < text.tokens.count, !text.tokens[end].startsWord, text.isPunctuation(end) { end += 1 }
        let last = text.tokens[end - 1]
        guard last.endsWord, last.word + 1 < limit, text.tokens.indices.contains(end) else { return nil }
        let isMarked = end > match.end || text.isDash(end)
        let next = text.text(text.tokens[end])
        if !isMarked {
            guard !match.facts.isOnlyAtEnd, !EnglishWords.continuations.contains(where: { $0.isEqual(to: next) }) else {
                return nil
            }
            // “Noon saloon” is a name.
            if match.facts.day == nil, match.end == start + 1, text.isASCIIWord(start) { return nil }
            let hasNumber = (start..<match.end).contains(where: text.isNumber)
            let needsVerb = text.isBareWeekday(start) && !hasNumber || text.isBareDayNumber(start..<match.end)
            if needsVerb, !EnglishWords.verbs.contains(where: { $0.isEqual(to: next) }) { return nil }
            // “Sun check sensor”
            if match.end == start + 1, text.isShortWeekend(start) { return nil }
        }
        if isFollowedByPhrase(end) { return nil }
        if let error = match.facts.error {
            guard case .wrongWeekday = error else { return nil }
            throw .inText(error)
        }
        let count = text.isDash(end) ? last.word + 2 : last.word + 1
        return phrase(match.facts, start..<match.end, words: 0..<count)
    }

    /// Returns `true` if another phrase begins at the token, as in “mon, wed, fri” and “3pm - 4pm”.
    private mutating func isFollowedByPhrase(_ end: Int) -> Bool {
        let next = text.isJoint(end) ? end + 1 : end
        guard next < text.tokens.count else { return false }
        return ([.day, .time] + symbols).contains { slot in
            matches(slot, at: next).contains { match in
                match.facts.day != nil || match.facts.time != nil || match.facts.isRepetition
            }
        }
    }

    // MARK: In the middle

    /// Returns the first phrase that clearly is a date, a time or a repetition, wherever it is.
    ///
    /// - Parameter first: the first word to look at.
    mutating func firstClearPhrase(from first: Int = 0) -> Phrase? {
        guard text.tokens.indices.contains(where: { text.isTelling($0) || text.isNumericDate($0) }) else { return nil }
        for start in text.tokens.indices where text.tokens[start].word >= first && text.canBeginHint(start) {
            if let phrase = daySpan(from: start) ?? weekdays(from: start) ?? unsupported(from: start) {
                return phrase
            }
            for slot in symbols {
                let longest = matches(slot, at: start).filter { match in
                    let end = endWithoutMarks(match.end)
                    return (!match.facts.isError || text.isTime(start..<end) || text.isNumericDate(start))
                        && !match.facts.isText
                        && text.endsWord(end) && isClear(match.facts, start..<end)
                }.max { $0.end < $1.end }
                guard let longest else { continue }
                let end = text.tokens[longest.end - 1].word + 1
                return phrase(longest.facts, start..<longest.end, words: text.tokens[start].word..<end)
            }
        }
        return nil
    }

    /// Returns several weekdays, which repeat only after “every”.
    private mutating func weekdays(from start: Int) -> Phrase? {
        guard let list = matches(.weekdayList, at: start).first, list.facts.weekdays.count > 1,
            text.endsWord(list.end)
        else { return nil }
        var facts = list.facts
        // A range of days is not a repetition.
        guard !(start..<list.end).contains(where: text.isRangeMark), facts.setWeekdays(1) else { return nil }
        return phrase(facts, start..<list.end, words: text.tokens[start].word..<(text.tokens[list.end - 1].word + 1))
    }

    /// Returns a date or a repetition that adder understands and can't keep.
    private mutating func unsupported(from start: Int) -> Phrase? {
        for slot in symbols {
            guard let match = matches(slot, at: start).first(where: { $0.facts.isUnsupported && text.endsWord($0.end) })
            else { continue }
            let words = text.tokens[start].word..<(text.tokens[match.end - 1].word + 1)
            var phrase = phrase(match.facts, start..<match.end, words: words)
            (phrase.isUnsupported, phrase.isOfRepetition) = (true, slot == .recurrence)
            return phrase
        }
        return nil
    }

    /// Returns a span of days, such as “fri-sun”, “dec 1-5” and “1 dec to 5 dec”.
    private mutating func daySpan(from start: Int) -> Phrase? {
        for match in matcher.matches(.day, at: start) {
            let second = match.end + 1
            guard match.facts.day != nil, !match.facts.isError, text.isRangeMark(match.end),
                text.tokens.indices.contains(second)
            else { continue }
            // After a date, a number is another day of the month.
            let isNumber =
                text.isNumber(second) && text.tokens[second].width <= 2
                && (start..<match.end).contains(where: text.isNumber)
            let ends = matcher.matches(.day, at: second).map(\.end) + (isNumber ? [second + 1] : [])
            guard let end = ends.filter(text.endsWord).max() else { continue }
            let words = text.tokens[start].word..<(text.tokens[end - 1].word + 1)
            var phrase = phrase(match.facts, start..<end, words: words)
            phrase.isDaySpan = true
            return phrase
        }
        return daySpanInMonth(from: start)
    }

    /// Returns a span such as “1-5 dec”.
    private mutating func daySpanInMonth(from start: Int) -> Phrase? {
        guard case .number(let first, _) = text.tokens[start].kind, text.isRangeMark(start + 1),
            text.isNumber(start + 2)
        else { return nil }
        let dates = matcher.matches(.date, at: start + 2).filter { text.endsWord($0.end) }
        guard let last = dates.max(by: { $0.end < $1.end }), !last.facts.isError, let day = last.facts.day,
            (1..<max(2, day.components.day)).contains(first)
        else { return nil }
        var facts = last.facts
        facts.day = day - (day.components.day - first)
        let words = text.tokens[start].word..<(text.tokens[last.end - 1].word + 1)
        var phrase = phrase(facts, start..<last.end, words: words)
        phrase.isDaySpan = true
        return phrase
    }

    /// Returns `true` for several words, for `5pm`, and for the full name of a day.
    private func isClear(_ facts: Facts, _ range: Range<Int>) -> Bool {
        if facts.isRepetition { return text.wordCount(from: range.lowerBound) > 1 || range.count > 1 }
        if text.isNumericDate(range.lowerBound) { return !isDangling(range.lowerBound, range, facts) }
        if range.count == 1 { return text.text(text.tokens[range.lowerBound]).count > 5 }
        return range.contains { text.isWord($0) }
    }

    private func phrase(_ facts: Facts, _ tokens: Range<Int>, words: Range<Int>) -> Phrase {
        Phrase(
            words: words,
            typed: text.typed(tokens),
            day: !facts.isRepetition && !facts.isError ? facts.day : nil,
            time: !facts.isRepetition && !facts.isError ? facts.time : nil,
            repetition: facts.repetitionPhrase,
            passed: facts.passed
        )
    }
}

// MARK: - Questions about tokens

extension PhraseText {
    /// `true` for a word that speaks of a day, a time or a repetition.
    fileprivate func isTelling(_ index: Int) -> Bool {
        guard case .word(let senses, _) = tokens[index].kind else { return false }
        return senses.contains { sense in
            switch sense {
            case .number, .article, .ordinal, .nickname, .letter, .syllable: false
            // “at 5”
            case .plain: isNumber(index + 1) || (isNumber(index - 1) && !isASCIIWord(index))
            default: true
            }
        }
    }

    /// `true` for numbers that look like a time or a date: `18:00`, `3/8`, `05-06-2026`.
    fileprivate func isNumericDate(_ index: Int) -> Bool {
        guard isNumber(index), isNumber(index + 2) else { return false }
        if isMark(index + 1, ":") { return tokens[index].width == 2 && tokens[index + 2].width == 2 }
        return isMark(index + 1, "/") || (isMark(index + 1, "-") && isMark(index + 3, "-"))
    }

    /// `true` if the text may begin a phrase.
    var speaks: Bool { !tokens.isEmpty && (isWord(0) || isNumber(0)) }

    fileprivate var speaksOfRepetition: Bool {
        tokens.contains { token in
            guard case .word(let senses, _) = token.kind else { return false }
            return senses.contains { sense in
                switch sense {
                case .repeats, .frequency, .weekdays: true
                default: false
                }
            }
        }
    }

    /// `true` if the token can be part of a phrase.
    fileprivate func isKnown(_ index: Int) -> Bool {
        tokens.indices.contains(index) && tokens[index].isKnown
    }

    fileprivate func isWord(_ index: Int) -> Bool {
        if case .word = tokens[index].kind { true } else { false }
    }

    fileprivate func isNumber(_ index: Int) -> Bool {
        if tokens.indices.contains(index), case .number = tokens[index].kind { true } else { false }
    }

    /// `false` for numbers alone, which are never a phrase, and for no tokens.
    fileprivate func hasMoreThanNumbers(_ range: Range<Int>) -> Bool {
        range.contains { if case .number(_, isOrdinal: false) = tokens[$0].kind { false } else { true } }
    }

    fileprivate func isBareWeekday(_ index: Int) -> Bool {
        guard case .word(let senses, _) = tokens[index].kind else { return false }
        return senses.contains { if case .weekday = $0 { true } else { false } }
            && text(tokens[index]).first.map { $0 < 0x80 } ?? false
    }

    /// `true` for “sun” and the like.
    fileprivate func isShortWeekday(_ index: Int) -> Bool {
        isBareWeekday(index) && text(tokens[index]).count == 3
    }

    fileprivate func isDayOrWeekLetter(_ index: Int) -> Bool {
        ["d", "w"].contains { $0.utf8.elementsEqual(text(tokens[index])) }
    }

    /// `true` for `sat` and `sun`, which are words too.
    fileprivate func isShortWeekend(_ index: Int) -> Bool {
        ["sat", "sun"].contains { $0.utf8.elementsEqual(text(tokens[index])) }
    }

    /// `true` for a number in words.
    fileprivate func isCount(_ index: Int) -> Bool { tokens[index].classes & Slot.number.bit != 0 }

    /// `true` for a day of a month without a month, as in “on the 4th”.
    fileprivate func isBareDayNumber(_ range: Range<Int>) -> Bool {
        tokens[range.upperBound - 1].classes & Slot.ordinalNumber.bit != 0
            && !range.contains { tokens[$0].classes & (Slot.month.bit | Slot.weekday.bit) != 0 }
    }

    /// `true` for what clearly is a time, although there may be no such time: `13pm`, “at 24:00”.
    fileprivate func isTime(_ range: Range<Int>) -> Bool {
        range.contains { tokens[$0].classes & Slot.halfDay.bit != 0 } || (isWord(range.lowerBound) && range.count > 1)
    }

    /// `true` if the words name a day or a month.
    fileprivate var namesDay: Bool {
        tokens.first.map { $0.classes & (Slot.weekday.bit | Slot.month.bit | Slot.offset.bit) != 0 } ?? false
    }

    /// `true` for a word, and for what comes after a comma or an opening bracket in a word.
    fileprivate func canBeginHint(_ index: Int) -> Bool {
        isKnown(index) && (tokens[index].startsWord || isMark(index - 1, ",") || isMark(index - 1, "("))
    }

    fileprivate func isPunctuation(_ index: Int) -> Bool {
        guard tokens.indices.contains(index), case .mark(let byte) = tokens[index].kind else { return false }
        return ",.:;!?)".utf8.contains(byte)
    }

    /// `true` for a dash that stands alone.
    fileprivate func isDash(_ index: Int) -> Bool {
        guard tokens.indices.contains(index), tokens[index].startsWord, tokens[index].endsWord else { return false }
        return ["-", "–", "—"].contains { $0.utf8.elementsEqual(text(tokens[index])) }
    }

    fileprivate func endsWord(_ end: Int) -> Bool {
        var last = end - 1
        guard tokens.indices.contains(last) else { return false }
        while !tokens[last].endsWord, isPunctuation(last + 1) { last += 1 }
        return tokens[last].endsWord
    }

    /// `true` for what stands between the days of a list or a range.
    fileprivate func isJoint(_ index: Int) -> Bool {
        guard tokens.indices.contains(index) else { return false }
        switch tokens[index].kind {
        case .mark(let byte): return ",-/&".utf8.contains(byte)
        case .word:
            return ["and", "to", "or", "와", "과", "하고", "이랑"].contains { $0.utf8.elementsEqual(text(tokens[index])) }
        case .number, .other: return isDash(index)
        }
    }

    fileprivate func isRangeMark(_ index: Int) -> Bool {
        guard tokens.indices.contains(index) else { return false }
        return isMark(index, "-") || isDash(index)
            || ["to", "through", "thru"].contains { $0.utf8.elementsEqual(text(tokens[index])) }
    }

    fileprivate func isASCIIWord(_ index: Int) -> Bool {
        isWord(index) && text(tokens[index]).allSatisfy { $0 < 0x80 }
    }

    /// The number of words from the token to the end of the text.
    fileprivate func wordCount(from index: Int) -> Int {
        (tokens.last?.word ?? 0) - tokens[index].word + 1
    }

    /// Returns the letters at the end of the word to which the token belongs.
    fileprivate func lastWord(_ index: Int) -> ArraySlice<UInt8> {
        var start = index
        while !tokens[start].startsWord { start -= 1 }
        return bytes[tokens[start].bytes.lowerBound..<tokens[index].bytes.upperBound]
    }
}
