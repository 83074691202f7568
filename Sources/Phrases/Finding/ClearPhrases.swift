import Almanac

// Phrases left in a title, for hints.

extension PhraseFinder {
    /// Returns the first phrase that clearly is a date, a time or a repetition and begins with one of the words.
    package mutating func firstClearPhrase(in words: Range<Int>) -> Phrase? {
        let places = text.tokenCount(before: words.lowerBound)..<text.tokenCount(before: words.upperBound)
        guard places.contains(where: { text.isTelling($0) || text.isNumericDate($0) }) else { return nil }
        for start in places where text.canBeginHint(start) {
            if var span = weekdays(from: start) ?? daySpan(from: start) ?? timeSpan(from: start) {
                span.isUnsupported = isModified(text.tokens(of: span.words))
                return span
            }
            if let phrase = unsupported(from: start) { return phrase }
            for slot in symbols {
                let longest = matches(slot, at: start).filter { match in
                    let end = endWithoutMarks(match.end)
                    return (!match.facts.isError || text.isTime(start..<end) || text.isNumericDate(start))
                        && (!match.facts.isText || match.facts.isError)
                        && text.endsWord(end) && isClear(match.facts, start..<end) && !isInName(start)
                }.max { $0.end < $1.end }
                guard let longest else { continue }
                let own = start..<longest.end
                let whole = text.withNeighbors(own, from: places.lowerBound)
                var found = phrase(longest.facts, whole)
                // A meaning of some of the words would be wrong.
                found.isUnsupported =
                    whole != own || isPartial(own, longest.facts) || isPartOfList(own) || isModified(own)
                if case .ambiguousDate(_, let first, let second, let year)? = longest.facts.error {
                    found.readings = matcher.calendar.days(first, second, year)
                }
                return found
            }
        }
        return nil
    }

    /// Returns `true` if a word before or after the phrase changes what it means, as in “past Friday”, “January twenty five
    /// nineteen eighty” and “이번 주 후반”.
    private func isModified(_ range: Range<Int>) -> Bool {
        let (before, next) = (range.lowerBound - 1, range.upperBound)
        let modifiers = EnglishWords.modifiers
        if before >= 0, modifiers.contains(where: { $0.isEqual(to: text.lastWord(before)) }) { return true }
        if text.isWord(before, in: ["of", "in"]), text.isWord(before - 1, in: modifiers) { return true }
        if text.isKnown(before), text.isBareWeekday(before + 1),
            text.tokens[before].classes & (Slot.ordinal.bit | Slot.number.bit) != 0
        {
            return true
        }
        guard text.tokens.indices.contains(next) else { return false }
        if isZone(next) || text.isMark(next, "(") && isZone(next + 1) { return true }
        let number = text.isWord(next, in: ["the"]) || text.isMark(next, ",") ? next + 1 : next
        if text.isKnown(number), text.isCount(number) { return true }
        // “In a day and a half”
        if text.isWord(next, in: ["and"]), text.isWord(next + 1, in: ["a", "half"]) { return true }
        let word = words[text.tokens[next].word].utf8
        return text.isWord(next, in: ["weekend", "전"])
            || (KoreanWords.continuing + KoreanWords.modifiers).contains { $0.begins(word) }
    }

    /// Returns `true` if another phrase follows after a comma, “or” and the like.
    private mutating func isPartOfList(_ range: Range<Int>) -> Bool {
        let next = range.upperBound + 1
        // “April ninth through seventeenth”
        if text.isRangeMark(next - 1), text.isKnown(next), text.tokens[next].classes & Slot.dayNumber.bit != 0 {
            return true
        }
        // “In a day or two”
        if text.isWord(range.upperBound, in: ["or"]), text.isNumber(next) || text.isKnown(next) && text.isCount(next) {
            return true
        }
        return text.isJoint(range.upperBound) && isFollowedByPhrase(range.upperBound)
    }

    /// Returns `true` if the first clear phrase in the words is a day that has not passed.
    package mutating func namesDay(in words: Range<Int>) -> Bool {
        guard let phrase = firstClearPhrase(in: words), phrase.isOnlyDay, let day = phrase.day else { return false }
        return day >= matcher.today
    }

    /// Returns several weekdays, which repeat only after “every”, with their time.
    private mutating func weekdays(from start: Int) -> Phrase? {
        guard let list = matches(.weekdayList, at: start).first, list.facts.weekdays.count > 1,
            text.endsWord(list.end)
        else { return nil }
        let tail = matches(.tail, at: list.end).first { $0.facts.time != nil && text.endsWord($0.end) }
        // Without a time, a range of days is more likely a span.
        guard tail != nil || !(start..<list.end).contains(where: text.isRangeMark) else { return nil }
        var facts = list.facts
        if let tail { facts.adopt(tail.facts) }
        return facts.setWeekdays(1) ? phrase(facts, start..<(tail?.end ?? list.end)) : nil
    }

    /// Returns a date or a repetition that adder understands and can't keep.
    private mutating func unsupported(from start: Int) -> Phrase? {
        for slot in symbols {
            guard let match = matches(slot, at: start).first(where: { $0.facts.isUnsupported && text.endsWord($0.end) })
            else { continue }
            var phrase = phrase(match.facts, start..<match.end)
            (phrase.isUnsupported, phrase.isOfRepetition) = (true, slot == .recurrence)
            return phrase
        }
        return nil
    }

    /// Returns a span of days, such as “fri-sun”, “dec 1-5” and “1 dec to 5 dec”.
    private mutating func daySpan(from start: Int) -> Phrase? {
        if let span = daySpanInMonth(from: start) { return span }
        for match in matches(.day, at: start) {
            let second = match.end + 1
            guard match.facts.day != nil, !match.facts.isError, text.isRangeMark(match.end),
                text.tokens.indices.contains(second)
            else { continue }
            // After a date, a number is another day of the month.
            let isNumber =
                text.isNumber(second) && text.tokens[second].width <= 2
                && (start..<match.end).contains(where: text.isNumber)
            let ends = matches(.day, at: second).map { text.afterParticle($0.end) } + (isNumber ? [second + 1] : [])
            guard let end = ends.filter(text.endsWord).max() else { continue }
            var phrase = phrase(match.facts, start..<end)
            phrase.isSpan = true
            return phrase
        }
        return nil
    }

    /// Returns a span such as “1-5 dec” and “the 1st to the 5th of december”.
    private mutating func daySpanInMonth(from start: Int) -> Phrase? {
        let own = text.isWord(start, in: ["the"]) ? start + 1 : start
        guard text.tokens.indices.contains(own), case .number(let first, _) = text.tokens[own].kind,
            text.isRangeMark(own + 1)
        else { return nil }
        let second = text.isWord(own + 2, in: ["the"]) ? own + 3 : own + 2
        guard text.isNumber(second) else { return nil }
        let dates = matches(.date, at: second).filter { text.endsWord($0.end) }
        guard let last = dates.max(by: { $0.end < $1.end }), !last.facts.isError, let day = last.facts.day,
            (1..<max(2, day.components.day)).contains(first)
        else { return nil }
        var facts = last.facts
        facts.day = day - (day.components.day - first)
        var phrase = phrase(facts, start..<last.end)
        phrase.isSpan = true
        return phrase
    }

    /// Returns a span of times with its day, such as “tomorrow 10am-11am”, “3-4pm on Friday” and “3~5시”.
    private mutating func timeSpan(from start: Int) -> Phrase? {
        var facts = Facts()
        var end = start
        if let span = spanOfTimes(from: start) {
            (facts.time, end) = (span.first, span.end)
            let day = matches(.when, at: end).first { $0.facts.day != nil && $0.facts.time == nil && !$0.facts.isError }
            if let day { (facts.day, end) = (day.facts.day, day.end) }
        } else {
            for day in matches(.day, at: start) where day.facts.day != nil && !day.facts.isError {
                guard let span = spanOfTimes(from: day.end) else { continue }
                (facts.day, facts.time, end) = (day.facts.day, span.first, span.end)
                break
            }
        }
        guard end > start, text.endsWord(end) else { return nil }
        var phrase = phrase(facts, start..<end)
        phrase.isSpan = true
        return phrase
    }

    mutating func spanOfTimes(from start: Int) -> (first: TimeOfDay, end: Int)? {
        var firsts = matches(.time, at: start).map { (time: $0.facts.time, end: $0.end) }
        if text.isNumber(start) { firsts.append((nil, start + 1)) }
        for first in firsts where text.isRangeMark(first.end) {
            guard let last = matches(.time, at: first.end + 1).first, !last.facts.isError, let time = last.facts.time
            else { continue }
            if let first = first.time ?? hour(start, before: time) { return (first, text.afterParticle(last.end)) }
        }
        return nil
    }

    /// Returns the last time before another one with the number as its hour: 15:00 for the 3 of “3-5pm”.
    private func hour(_ index: Int, before last: TimeOfDay) -> TimeOfDay? {
        guard case .number(let hour, isOrdinal: false) = text.tokens[index].kind, text.tokens[index].width <= 2 else {
            return nil
        }
        return [hour + 12, hour].lazy.compactMap { TimeOfDay(hour: $0, minute: 0) }.first { $0 < last }
    }

    /// Returns `true` for several words, for `5pm`, and for the full name of a day.
    private func isClear(_ facts: Facts, _ range: Range<Int>) -> Bool {
        if facts.isRepetition { return text.wordCount(from: range.lowerBound) > 1 || range.count > 1 }
        if text.isNumericDate(range.lowerBound) { return !isDangling(range.lowerBound, range, facts) }
        if range.count == 1 {
            let token = text.tokens[range.lowerBound]
            return text.text(token).count > 5 || token.classes & Slot.offset.bit != 0
        }
        return range.contains { text.isWord($0) }
    }
}
