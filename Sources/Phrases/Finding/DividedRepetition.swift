import Almanac

// A repetition whose words stand on both sides of the title.

extension PhraseFinder {
    /// Returns the repetition at the start of the text with its end from the end of the text, as in “every Tuesday piano
    /// class until 31 Dec”, and the index of the word after the title.
    package mutating func dividedRepetition(before limit: Int) throws(PhraseError) -> (start: Phrase, end: Int)? {
        guard text.speaksOfRepetition, text.speaks else { return nil }
        let found = try phrase(startingBefore: limit)
        let alone = found == nil ? frequencyAlone : nil
        guard var start = found ?? alone, let repetition = start.repetition else {
            if let whole = try repetitionOfDaysAtStart(before: limit) { return whole }
            return try repetitionWithBoundsAtStart(before: limit)
        }
        guard repetition.isWithoutBounds else { return nil }
        let bare = endWithoutMarks(text.tokenCount(before: limit))
        for first in starts(endingAt: bare) where text.tokens[first].word > start.words.upperBound {
            if alone != nil, !(first..<bare).contains(where: { text.has($0, .each) }),
                let days = facts(.recurrence, from: first, to: bare)?.repetitionPhrase,
                let whole = days.every(repetition.pattern)
            {
                start.repetition = whole
                return (start, text.tokens[first].word)
            }
            guard text.isMark(first - 1, in: "(") == text.isMark(bare, in: ")"),
                let tail = facts(.tail, from: first, to: bare),
                alone == nil || text.isWord(first, in: "start starts starting beginning"),
                let whole = repetition.bounded(by: tail, today: matcher.today)
            else { continue }
            start.repetition = whole
            return (start, text.tokens[first].word)
        }
        return nil
    }

    /// The repetition of “quarterly” at the start of the text, which without a start or days is part of the title.
    private var frequencyAlone: Phrase? {
        mutating get {
            guard text.has(0, .frequency), text.isASCIIWord(0), words.count > 2, words[1].first?.isUppercase != true,
                let match = matches(.recurrence, at: 0).first(where: { $0.end == 1 })
            else { return nil }
            return phrase(match.facts, 0..<1)
        }
    }

    /// Returns the repetition at the end of the text on the days at its start, as in “tue and thu swim every week”.
    private mutating func repetitionOfDaysAtStart(before limit: Int) throws(PhraseError) -> (Phrase, end: Int)? {
        guard let days = dayList(at: 0), !text.isNumber(days.end), !text.has(days.end, .part),
            let end = try phrase(endingBefore: limit),
            let repetition = end.repetition,
            repetition.pattern == Repetition(.weekly, interval: repetition.pattern.interval)
        else { return nil }
        var facts = days.facts
        guard facts.setWeekdays(repetition.pattern.interval), let pattern = facts.repetition else { return nil }
        var start = phrase(days.facts, 0..<days.end)
        start.repetition = repetition
        start.repetition?.pattern = pattern
        return (start, end.words.lowerBound)
    }

    /// Returns `true` if the words begin with a list of weekdays.
    package mutating func beginsWithDays(_ words: Range<Int>) -> Bool {
        !words.isEmpty && dayList(at: text.tokenCount(before: words.lowerBound)) != nil
    }

    /// Returns a list of weekdays. Two Korean syllables without a mark are more likely a word, such as 수목.
    mutating func dayList(at start: Int) -> PhraseMatcher.Match? {
        guard text.has(start, .weekday, .syllable) else { return nil }
        return matches(.weekdayList, at: start).first { match in
            let count = match.facts.weekdays.count
            return count > 1 && text.endsWord(match.end) && !text.isNameWithDay(match.end - 1)
                && (text.has(start, .weekday) || count > 2 || match.end - start > count)
        }
    }

    /// Returns the repetition at the end of the text with its bounds from the start, as in “until Friday water the plants
    /// daily”.
    private mutating func repetitionWithBoundsAtStart(before limit: Int) throws(PhraseError) -> (Phrase, end: Int)? {
        let tails = matches(.tail, at: 0).filter { text.endsWord($0.end) }
        guard !tails.isEmpty, !text.isWord(0, in: "but"), let end = try phrase(endingBefore: limit),
            let repetition = end.repetition,
            repetition.isWithoutBounds
        else { return nil }
        for tail in tails where text.tokens[tail.end - 1].word + 1 < end.words.lowerBound {
            guard let whole = repetition.bounded(by: tail.facts, today: matcher.today) else { continue }
            var start = phrase(tail.facts, 0..<tail.end)
            start.repetition = whole
            return (start, end.words.lowerBound)
        }
        return nil
    }

    /// Returns the repetition with the count from the end of the text, such as that of “every day squats 5 times”. The
    /// count is more likely text.
    package mutating func counted(_ repetition: RepetitionPhrase, before limit: Int) -> (
        typed: String, RepetitionPhrase
    )? {
        let bare = endWithoutMarks(text.tokenCount(before: limit))
        guard repetition.isWithoutBounds else { return nil }
        for first in starts(endingAt: bare) where text.tokens[first].word > 0 {
            guard let tail = facts(.tail, from: first, to: bare), case .count? = tail.end else { continue }
            return (text.typed(first..<bare), repetition.bounded(by: tail))
        }
        return nil
    }
}

extension RepetitionPhrase {
    /// Returns the repetition on these days of the week every few weeks, as in “biweekly payroll on Thursdays”.
    fileprivate func every(_ cycle: Repetition) -> RepetitionPhrase? {
        guard cycle.frequency == .weekly, cycle.interval > 1, pattern.frequency == .weekly, pattern.interval == 1,
            !pattern.weekdays.isEmpty
        else { return nil }
        var phrase = self
        phrase.pattern = Repetition(.weekly, interval: cycle.interval, weekdays: pattern.weekdays).ending(pattern.end)
        return phrase
    }

    fileprivate var isWithoutBounds: Bool { pattern.end == nil && start == nil && length == nil }

    /// Returns the repetition with the start, the end or the length of the tail, or `nil` if there is none or if it would
    /// repeat only once: “every week finish the report until Friday” is due on Friday. A count is more likely text, as in
    /// “every day squats 5 times”.
    fileprivate func bounded(by tail: Facts, today: Day) -> RepetitionPhrase? {
        if tail.isError || tail.isText || tail.isUnsupported || tail.time != nil { return nil }
        var end: Repetition.End?
        let first = pattern.firstDay(onOrAfter: tail.start ?? today)
        switch (tail.end, tail.length) {
        case (.until(let day)?, nil): end = .until(day)
        case (nil, let length?): end = .until(length.added(to: first) - 1)
        case (nil, nil) where tail.start != nil || !tail.weekdays.isEmpty: break
        default: return nil
        }
        let second = pattern.countsHours ? first : pattern.next(after: first, anchoredAt: first) ?? first
        if case .until(let last)? = end, second > last { return nil }
        var left = self
        if !tail.weekdays.isEmpty {
            guard let pattern = pattern.leavingOut(tail.weekdays) else { return nil }
            left.pattern = pattern
        }
        return left.bounded(by: tail)
    }

    fileprivate func bounded(by tail: Facts) -> RepetitionPhrase {
        var bounded = self
        (bounded.pattern, bounded.start, bounded.length) = (pattern.ending(tail.end), tail.start, tail.length)
        return bounded
    }
}
