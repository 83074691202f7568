package import Almanac

// Phrases left in a title, for hints.

extension PhraseFinder {
    /// Returns the first phrase that clearly is a date, a time or a repetition and begins with one of the words.
    package mutating func firstClearPhrase(in words: Range<Int>) -> Phrase? {
        let places = text.tokenCount(before: words.lowerBound)..<text.tokenCount(before: words.upperBound)
        guard places.contains(where: { text.isTelling($0) || text.isNumericDate($0) }) else { return nil }
        for start in places where text.canBeginHint(start) {
            let (range, whole) = (range(from: start), unsupported(from: start))
            if let range, range.words.upperBound >= whole?.words.upperBound ?? 0 { return range }
            if let whole { return whole }
            for slot in symbols {
                let longest = matches(slot, at: start).filter { match in
                    let end = endWithoutMarks(match.end)
                    return (!match.facts.isError || text.isTime(start..<end) || text.isNumericDate(start))
                        && (!match.facts.isText || match.facts.isError)
                        && text.endsWord(end) && isClear(match.facts, start..<end) && !text.isInName(start)
                }.max { $0.end < $1.end }
                guard let longest else { continue }
                let own = start..<longest.end
                let whole = text.withNeighbors(own, from: places.lowerBound)
                var found = phrase(longest.facts, whole)
                // A meaning of some of the words would be wrong.
                found.isUnsupported =
                    whole != own || text.isPartial(own, longest.facts) || isPartOfList(own) || text.isModified(own)
                switch longest.facts.error {
                case .ambiguousDate(_, let first, let second, let year)?:
                    found.readings = matcher.calendar.days(first, second, year).map(\.description)
                case .ambiguousLength(let typed)?:
                    found.readings = ["in", "o"].map { typed.lowercased() + $0 }
                default: break
                }
                return found
            }
        }
        return nil
    }

    /// Returns `true` if another phrase follows after a comma, “or” and the like.
    private mutating func isPartOfList(_ range: Range<Int>) -> Bool {
        let next = range.upperBound + 1
        // “In a day or two”
        if text.isWord(range.upperBound, in: "or"), text.isNumber(next) || text.has(next, .number) { return true }
        return text.isJoint(range.upperBound) && isFollowedByPhrase(range.upperBound)
    }

    /// Returns a number at the end of the words and the hour that it may mean, such as the 5 of “Call Ann 5 today”.
    package func possibleHour(endingBefore limit: Int) -> (typed: String, time: TimeOfDay)? {
        let next = text.tokenCount(before: limit)
        let index = next - 1
        guard text.isWord(0, in: EnglishWords.hoursFollow), next < text.tokens.count, text.isNumber(index),
            text.tokens[index].startsWord, text.tokens[index].endsWord, text.has(index, .hour),
            !text.isKnown(index - 1), text.isASCIIWord(next), !text.isWord(next, in: EnglishWords.openings),
            !text.isLabeled(index),
            let time = TimeOfDay(hour: Facts.hour(text.tokens[index].value(.hour)), minute: 0)
        else { return nil }
        return (text.typed(index..<next), time)
    }

    /// Returns `true` if the words have a date that contradicts the one before or after them.
    package mutating func hasOtherDate(in words: Range<Int>, beside day: Day?, _ time: TimeOfDay?) -> Bool {
        var first = words.lowerBound
        // “월수금 수영 6시”
        if day == nil, beginsWithDays(words) { return true }
        while first < words.upperBound, let phrase = firstClearPhrase(in: first..<words.upperBound) {
            first = phrase.words.upperBound
            if phrase.day == day, phrase.time == time { continue }
            if let other = phrase.day, other < matcher.today { continue }
            if phrase.day == nil, phrase.time == nil { continue }
            // Without the day of “Dinner Friday with Anna at 7pm”, the time would be today.
            if day == nil, phrase.isOnlyDay { return true }
            if isOfOtherTask(phrase, in: words) { return true }
        }
        return false
    }

    /// Returns `true` for the “at 5” of “Meet Ann at 5, Bob at 6”, but not for the “sunday” of “today: shop, sunday roast”.
    private func isOfOtherTask(_ phrase: Phrase, in words: Range<Int>) -> Bool {
        let start = text.tokenCount(before: phrase.words.lowerBound)
        // “월요일 회의 자료 오늘 만들기”, “금요일 발표 자료 수요일까지 완성”
        let last = text.tokenCount(before: phrase.words.upperBound) - 1
        if phrase.words.lowerBound > words.lowerBound, phrase.words.upperBound + 1 == words.upperBound,
            !text.isASCIIWord(last), text.has(last, .weekday, .offset) || text.isWord(last, in: "까지 에")
        {
            return true
        }
        if words.upperBound < self.words.count, isInList(phrase) || start == 0 && isWholeDue(phrase) { return true }
        let first = text.tokenCount(before: words.lowerBound)
        guard first > 0, !text.isMark(first - 1, in: ":-") else { return false }
        return isJoint(before: start) || isAfterVerb(phrase, in: words)
    }

    /// Returns `true` for “at 5” and “tomorrow 5pm”, but not for “Friday night”.
    private func isWholeDue(_ phrase: Phrase) -> Bool {
        text.isWord(0, in: "at on")
            || phrase.day != nil && phrase.time != nil && phrase.typed.contains(where: \.isNumber)
    }

    /// Returns `true` if the phrase begins another task in Korean, as in “월요일에 우유 사고 화요일에 빵 사기”.
    private func isAfterVerb(_ phrase: Phrase, in words: Range<Int>) -> Bool {
        let verb = phrase.words.lowerBound - 1
        guard verb >= words.lowerBound else { return false }
        let (word, last) = (ArraySlice(self.words[verb].utf8), ArraySlice(self.words[words.upperBound - 1].utf8))
        return ("고" as StaticString).hasEnd(of: word) && !KoreanWords.nounsLikeVerbs.hasEnd(of: word)
            && ("기" as StaticString).hasEnd(of: last)
    }

    /// Returns `true` if a comma or a conjunction follows the phrase.
    package func isInList(_ phrase: Phrase) -> Bool {
        let next = text.tokenCount(before: phrase.words.upperBound)
        return isJoint(before: next) || isJoint(before: next + 1)
    }

    private func isJoint(before next: Int) -> Bool {
        text.isMark(next - 1, in: ",&") || text.isWord(next - 1, in: "and or 그리고")
    }

    /// Returns a span or a list.
    private mutating func range(from start: Int) -> Phrase? {
        let found = matches(.range, at: start).first { (!$0.facts.isText || $0.facts.isError) && text.endsWord($0.end) }
        guard let found else { return nil }
        var phrase = phrase(found.facts, start..<found.end)
        phrase.isUnsupported = found.facts.isError || text.isModified(start..<found.end)
        return phrase
    }

    /// Returns a date or a repetition that adder understands and can't keep.
    private mutating func unsupported(from start: Int) -> Phrase? {
        for slot in symbols {
            guard let match = matches(slot, at: start).first(where: { $0.facts.isUnsupported && text.endsWord($0.end) })
            else { continue }
            var phrase = phrase(match.facts, text.withNeighbors(start..<match.end, from: start))
            (phrase.isUnsupported, phrase.isOfRepetition) = (true, slot == .recurrence)
            return phrase
        }
        return nil
    }

    /// Returns `true` for several words, for `5pm`, and for the full name of a day.
    private func isClear(_ facts: Facts, _ range: Range<Int>) -> Bool {
        if facts.isRepetition { return text.tokens[range.lowerBound].word != text.tokens.last?.word || range.count > 1 }
        // “At 22 Mill Lane”
        if range.count == 2, text.isWord(range.lowerBound, in: "at"), text.isNumber(range.upperBound - 1) {
            let place = words[(text.tokens[range.upperBound - 1].word + 1)...].prefix(2)
            if place.count == 2, place.allSatisfy({ $0.first?.isUppercase == true }) { return false }
        }
        if text.isNumericDate(range.lowerBound) {
            return text.has(range.lowerBound - 1, .part) || !text.isDangling(range.lowerBound, range, facts)
        }
        if range.count == 1 {
            let token = text.tokens[range.lowerBound]
            return text.text(token).count > 5 || token.classes & Slot.offset.bit != 0
        }
        return range.contains { text.isWord($0) }
    }
}
