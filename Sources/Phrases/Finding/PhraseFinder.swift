import Almanac

/// Finds the phrases of a title: those at its end and at its start, and, for hints, those that stay in it.
package struct PhraseFinder {
    private static let maximumLength = 28

    let text: PhraseText
    package var words: [Substring] { text.words }
    private(set) var matcher: PhraseMatcher
    let symbols: Slots

    init(_ words: [Substring], _ grammar: Grammar, _ calendar: PhraseCalendar) {
        text = PhraseText(words)
        matcher = PhraseMatcher(text, grammar, calendar, isValue: false)
        symbols = Slots(Slot.phrase.bit | (text.speaksOfRepetition ? Slot.recurrence.bit : 0))
    }

    /// Returns the phrases of a symbol that begin at a token. The limit is the same for neighbors, because what is found
    /// from one is kept for the next.
    mutating func matches(_ symbol: Slot, at start: Int) -> [PhraseMatcher.Match] {
        setLimit(start)
        return matcher.matches(symbol, at: start)
    }

    mutating func facts(_ symbol: Slot, from start: Int, to end: Int) -> Facts? {
        setLimit(start)
        return matcher.facts(symbol, from: start, to: end)
    }

    private mutating func setLimit(_ start: Int) {
        let length = PhraseFinder.maximumLength
        matcher.limit = min(text.tokens.count, (start / length + 2) * length)
    }

    // MARK: At the end

    /// Returns the longest phrase that ends before the word at `limit`, or `nil` if there is none that can be taken.
    package mutating func phrase(endingBefore limit: Int) throws(PhraseError) -> Phrase? {
        let stop = text.tokenCount(before: limit)
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
            let isOpen = text.isMark(start - 1, in: "(")
            let first = isOpen ? start - 1 : start
            guard isOpen == text.isMark(end, in: ")"), text.tokens[first].startsWord else { return nil }
            if text.isDangling(first, start..<end, facts) || text.isMealWithOthers(end - 1, start..<end) {
                // In “Watch episode 4 tonight”, only the number belongs to the title.
                if text.isBareHour(start, facts) || text.isLabeled(start) || text.isPartOfNumber(start) { continue }
                return nil
            }
            if let error = facts.error {
                switch error {
                // A time that does not exist may be text, such as a score, and `3/8` may be a size.
                case .noSuchTime where facts.day == nil: return nil
                case .ambiguousLength: return nil
                case .ambiguousDate(_, let first, let second, let year)
                where text.isNumber(start) && isSize(first, second, year): return nil
                default: throw error
                }
            }
            let own = text.isMealWithOthers(start, start..<end) ? start + 1 : start
            return phrase(facts, own..<end, words: text.tokens[own].word..<limit)
        }
        return nil
    }

    /// Returns `true` if a phrase ends directly before the word at `limit`, as in “mon, wed, fri” and “3pm - 4pm”. Such a
    /// list or range is left whole.
    package mutating func hasPhrase(endingBefore limit: Int) -> Bool {
        var end = text.tokenCount(before: limit)
        // “아침이나” before a time
        if text.isConjunction(end - 1), text.has(end - 2, .part, .unit, .clock, .offset) { return true }
        while end > 0,
            text.isJoint(end - 1) || text.isPunctuation(end - 1) || text.isWord(end - 1, in: EnglishWords.connectors)
        {
            end -= 1
        }
        for start in starts(endingAt: end, insideWords: true)
        where !text.isShortDayInText(start..<end) && !text.isLabeled(start) {
            if let list = facts(.weekdayList, from: start, to: end), list.weekdays.count > 1 { return true }
            if let facts = facts(from: start, to: end), facts.isDated || facts.isUnsupported { return true }
        }
        return false
    }

    /// Returns the end of the text without the punctuation after its last word.
    func endWithoutMarks(_ stop: Int) -> Int {
        var end = stop
        while end > 0, !text.tokens[end - 1].startsWord, text.isPunctuation(end - 1) { end -= 1 }
        return end
    }

    /// Returns the tokens from which a phrase may reach to `end`, the farthest first.
    /// - Parameter insideWords: `true` if it may begin in the middle of a word, as the second time of “10am-11am”.
    func starts(endingAt end: Int, insideWords: Bool = false) -> [Int] {
        var first = end
        while first > 0, end - first < PhraseFinder.maximumLength, text.isKnown(first - 1) { first -= 1 }
        return (first..<end).filter { start in
            text.hasMoreThanNumbers(start..<end)
                && (text.tokens[start].startsWord || text.isMark(start - 1, in: "(")
                    || (insideWords && text.isRangeMark(start - 1)))
        }
    }

    /// Returns `true` for numbers with a slash that are more likely a size, a fraction or a name than a date.
    private func isSize(_ first: Int, _ second: Int, _ year: Int?) -> Bool {
        if let year { return year > matcher.today.year + 20 || max(first, second) <= 12 }
        return max(first, second) <= 12 || second == 16
    }

    private mutating func facts(from start: Int, to end: Int) -> Facts? {
        for slot in symbols {
            if let facts = facts(slot, from: start, to: end) { return facts }
        }
        return nil
    }

    // MARK: At the start

    /// Returns the longest phrase at the start of the text that ends before the word at `limit`.
    package mutating func phrase(startingBefore limit: Int) throws(PhraseError) -> Phrase? {
        let start = text.isMark(0, in: "(") ? 1 : 0
        let end = text.tokens[start...].firstIndex { !$0.isKnown } ?? text.tokens.count
        guard text.hasMoreThanNumbers(start..<end) else { return nil }
        for slot in symbols {
            for match in matches(slot, at: start) {
                // “내년 여름 여행” is not a trip on 1 January.
                if match.facts.isUnsupported, text.endsWord(match.end) { return nil }
                guard let title = titleStart(after: match, from: start, limit) else { continue }
                let isMarked = title > match.end || text.isDash(title)
                if text.isContinued(start..<match.end, by: title, isMarked: isMarked) { return nil }
                if !isMarked, text.isStartOfTitle(start..<match.end, match.facts, today: matcher.today) { continue }
                if match.facts.holiday == nil, text.isName(start..<match.end) { continue }
                if isFollowedByPhrase(title) { return nil }
                if text.isMeal(start..<match.end, before: title) { continue }
                if let error = match.facts.error {
                    guard case .wrongWeekday = error else { continue }
                    throw error
                }
                let count = text.tokens[title - 1].word + (text.isDash(title) ? 2 : 1)
                return phrase(match.facts, start..<match.end, words: 0..<count)
            }
        }
        return nil
    }

    /// Returns the token after the phrase and its punctuation, or `nil` if the phrase can't be taken.
    private func titleStart(after match: PhraseMatcher.Match, from start: Int, _ limit: Int) -> Int? {
        var end = match.end
        if match.facts.isText { return nil }
        guard (start == 1) == text.isMark(end, in: ")") else { return nil }
        while end < text.tokens.count, !text.tokens[end].startsWord, text.isPunctuation(end) { end += 1 }
        let last = text.tokens[end - 1]
        return last.endsWord && last.word + 1 < limit && text.tokens.indices.contains(end) ? end : nil
    }

    /// Returns `true` if another phrase begins at the token, as in “mon, wed, fri” and “3pm - 4pm”.
    mutating func isFollowedByPhrase(_ end: Int) -> Bool {
        let next = text.isJoint(end) ? end + 1 : end
        guard next < text.tokens.count else { return false }
        if text.isNameWithDay(next) { return false }
        if next == end, !matches(.hours, at: next).isEmpty || text.isSpanOfNumbers(next) { return true }
        // “내일까지 월말 보고서”
        let isNoun = text.isWord(next, in: "월초 월말 연초 연말 주말")
        if isNoun, !text.isJoint(end), !text.has(next - 1, .frequency) { return false }
        // “Dec 12 - Christmas party”
        if !matches(.holiday, at: next).isEmpty { return false }
        let list = matches(.weekdayList, at: next).first { text.endsWord($0.end) }
        if let list, list.facts.weekdays.count > 1 { return true }
        return Slots(Slot.day.bit | Slot.time.bit | symbols.bits).contains { slot in
            // “내일까지 연말정산 서류 내기” and “3일 뒤 3일치 약”, but not “금요일 5시즈음”
            matches(slot, at: next).contains {
                $0.facts.isDated && ($0.facts.time != nil || text.endsWord($0.end) || text.isKnown($0.end))
            }
        }
    }

    /// - Parameter words: the words of the phrase, if they are more than those of the tokens.
    func phrase(_ facts: Facts, _ tokens: Range<Int>, words: Range<Int>? = nil) -> Phrase {
        let own = text.tokens[tokens.lowerBound].word..<(text.tokens[tokens.upperBound - 1].word + 1)
        var facts = facts
        facts.time = usualTime(facts, own)
        return Phrase(
            words: words ?? own,
            typed: text.typed(tokens),
            day: !facts.isRepetition && !facts.isError ? facts.day : nil,
            time: !facts.isRepetition && !facts.isError ? facts.time : nil,
            repetition: facts.repetitionPhrase,
            passed: facts.passed,
            isSpan: facts.isSpan
        )
    }
}
