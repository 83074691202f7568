import Almanac

// Words that look like a phrase and belong to the title.

extension PhraseText {
    /// Returns `true` if the title would be incomplete without the phrase.
    func isDangling(_ first: Int, _ range: Range<Int>, _ facts: Facts) -> Bool {
        let start = range.lowerBound
        // A bare “noon” belongs to the title.
        if facts.day == nil, !facts.isRepetition, isWord(start), range.count == 1 { return true }
        guard first > 0, tokens[first - 1].word + 1 == tokens[first].word else { return false }
        let before = lastWord(first - 1)
        // “Flight 6:45am dec 3” and “Pay invoice 14 days from now” say too much for a name.
        let isDate = facts.day != nil && (facts.time != nil || (facts.span != nil && range.count > 3))
        if !isDate || isBareHour(start, facts) || isVerse(start), isLabeled(start), !isClock(start) { return true }
        if isPartOfNumber(start) || isShortDayInText(range) || isMeasure(range, after: before) { return true }
        let isPlural = facts.isRepetition && range.count == 1 && has(start, .weekdays)
        if isPlural, EnglishWords.unfinishedBeforePlurals.hasWord(before) || isWord(0, in: "i we they you") {
            return true
        }
        // “Mix bleach 1:10”, “simplify 12/24”
        if isNumber(start), isMark(start + 1, in: ":/"), isWord(0, in: EnglishWords.ratiosFollow) { return true }
        // “Read Gita 2:47”
        if isMark(start + 1, in: ":"), facts.day == nil, !isClock(start), isWord(0, in: "read study memorize recite") {
            return true
        }
        if isMark(start + 1, in: "-"), EnglishWords.rangesFollow.hasWord(before) { return true }
        if range.count == 2, isWord(start, in: "at"), EnglishWords.temperaturesFollow.hasWord(before) { return true }
        // “Tom's 30th”
        if range.count == 1, isNumber(start), before.suffix(2).elementsEqual("'s".utf8) { return true }
        // “By Ruby Tuesday”
        let isAfterName =
            first > 1 && !isKnown(first - 1) && tokens[first - 1].startsWord
            && isWord(first - 2, in: "on by before until till")
        if isBareWeekday(start), isInName(first) || isAfterName || has(first - 1, .ordinalNumber) { return true }
        let hasTime = facts.time != nil && facts.day == nil && !isBareHour(start, facts)
        if !hasTime && isTitleOfWork(first, range) || isPartial(range, facts) { return true }
        if isCapitalizedOpening(range, facts) || isLastWordOfName(range) || isNameOfWork(range, facts) {
            return true
        }
        // “Check in tomorrow”
        if isWord(first - 1, in: "in"), isWord(first - 2, in: EnglishWords.verbsWithIn) { return false }
        let opens = isWord(start, in: EnglishWords.openings)
        let words = opens ? EnglishWords.unfinishedBeforeOpenings : EnglishWords.unfinished
        return words.hasWord(before)
    }

    /// Returns `true` if the words before the phrase belong to it although no rule reads them together, such as “from 4 to 22”
    /// before “this month” and “the third week” before “next year”.
    func isPartial(_ range: Range<Int>, _ facts: Facts) -> Bool {
        let start = range.lowerBound
        guard start > 0 else { return false }
        if language == .korean, isPartialInKorean(start) { return true }
        func hasNumber(_ index: Int) -> Bool { has(index, .count, .dayNumber) }
        func hasUnit(_ index: Int) -> Bool { has(index, .unit, .clock) }
        if hasUnit(start - 1), hasNumber(start - 2), isWord(start, in: "before after from starting beginning ending") {
            return true
        }
        if has(start - 1, .month), facts.span != nil, isWord(start, in: "in") { return true }
        if hasNumber(start - 1), isWord(start, in: "until till to"), hasNumber(start + 1) { return true }
        // “One Thursday” is any of them.
        if isWord(start - 1, in: "one"), tokens[start - 1].word == 1, isBareWeekday(start), !isLabel(start - 2) {
            return true
        }
        if hasNumber(start - 1), has(start, .weekdays) || isWord(start - 2, in: "in within after") { return true }
        if facts.time == nil || facts.day == nil, isWord(start - 1, in: "morning afternoon") { return true }
        // “Dinner evening 12/24”
        let isNumeric = isMark(start + 1, in: "/") || isMark(start + 1, in: ":") && tokens[start].value(.hour) < 13
        if isNumeric, isWord(start - 1, in: "evening") { return true }
        // “Every morning at 7 and evening at 8”
        if has(start - 1, .part), isWord(start - 2, in: "and or") { return true }
        if isAfterRange(start, facts) { return true }
        // “Dec 12/13”, “12, 13 dec” and “12/1 - 12/15”
        if isNumber(start), facts.day != nil {
            let isAfterNumber = isNumber(start - 2) || isMark(start - 2, in: ".")
            if has(start - 1, .month) || isAfterNumber && (isMark(start - 1, in: ",") || isRangeMark(start - 1)) {
                return true
            }
        }
        if facts.isRepetition ? isAfterUnknownEnd(start) : facts.day == nil && isAfterShortDays(start) { return true }
        // “10:30 PST today”
        if isZone(start - 1), isNumber(start - 2) || has(start - 2, .halfDay) { return true }
        // “From dusk till dawn”
        func opens(_ index: Int) -> Bool { isWord(index, in: "from between") }
        if facts.day == nil, isWord(start, in: "until till to through"), (0..<start).contains(where: opens) {
            return true
        }
        // “5 - 6 pm”
        if facts.time != nil, isRangeMark(start - 1), has(start - 2, .smallNumber), !isLabeled(start - 2) {
            return true
        }
        if facts.day == nil, isNumber(start - 1) && isNumericDate(start - 5) || has(start - 1, .ordinal) { return true }
        return (0..<start).reversed().prefix { isKnown($0) && !isMark($0, in: ",") && !isWord($0, in: "lunch some") }
            .contains { index in
                let next = isMark(index + 1, in: "-") ? index + 2 : index + 1
                return isWord(index, in: "within except excluding but")
                    || isWord(index, in: "early earlier late") && (has(next, .part) || isWord(next, in: "in"))
                    || isWord(index, in: "previous") && hasUnit(next) && isBareWeekday(start)
                    || opens(index) && has(index + 1, .count, .dayNumber, .month)
                    || has(index, .ordinal) && has(index + 1, .unit, .clock, .part)
                        && (!isWord(index, in: "last") || isBareWeekday(start) || isWord(start, in: "at"))
            }
    }

    /// Returns `true` for the day after “6-8”, which are hours or days of it, but not after “exercises 6-8”.
    private func isAfterRange(_ start: Int, _ facts: Facts) -> Bool {
        guard facts.time == nil, facts.day != nil, start > 2, isSpanOfNumbers(start - 3), !isLabeled(start - 3),
            !isMark(start - 4, in: ":.")
        else { return false }
        return start == 3 || lastWord(start - 4).last != UInt8(ascii: "s")
    }

    func isZone(_ index: Int) -> Bool { isWord(index, in: EnglishWords.zones) }

    /// Returns `true` if the next word belongs to the phrase at the start although no rule reads them together, such as the 1995
    /// of “fourth of july 1995”.
    func isContinued(_ range: Range<Int>, by next: Int, isMarked: Bool) -> Bool {
        let token = tokens[next]
        let word = wholeWord(next)
        if has(next, .halfDay) || isASCIIWord(next) && has(next, .part) || KoreanWords.continuing.hasWord(word) {
            return true
        }
        if language == .korean, isContinuedInKorean(range, by: next) { return true }
        let last = range.upperBound - 1
        // “Every 2nd week of the month”
        if has(last, .ordinal), has(next, .unit, .clock) { return true }
        // “1일부터 이틀”
        if isWord(last, in: "부터"), has(next, .count, .dayCount) || isConjunction(next) { return true }
        // “Tomorrow, early afternoon”
        let part = isMark(next + 1, in: "-") ? next + 2 : next + 1
        if isWord(next, in: "early late mid"), has(part, .part) { return true }
        guard isNumber(next) else {
            return has(next, .number) && has(next + 1, .number) || isWord(next, in: "coming")
        }
        // “Every jan 1 and jul 1” and “tomorrow 17.30”
        if has(last, .month) || isMark(next + 1, in: ".") && isNumber(next + 2) { return true }
        if ("부터 까지 에서 주차" as StaticString).hasEnd(of: word) { return true }
        let isDate = range.contains { isNumber($0) || has($0, .month, .dayNumber) }
        // “At 9, 17” is two times.
        if isMark(next - 1, in: ","), isNumber(last), token.endsWord { return true }
        return isDate && token.endsWord && !isWord(next + 1, in: EnglishWords.singularUnits)
            && (token.width == 4 || token.width == 2 && !isMarked && !has(last, .halfDay))
    }

    /// Returns `true` if words that begin a text and are no date by themselves more likely are part of the title.
    func isStartOfTitle(_ range: Range<Int>, _ facts: Facts, today: Day) -> Bool {
        let (start, end) = (range.lowerBound, range.upperBound)
        let word = wholeWord(end)
        func hasVerb() -> Bool { isWord(end, in: EnglishWords.verbs) || isWord(end, in: EnglishWords.clearVerbs) }
        // “Every friday Sun protection”
        let hasClearVerb = isWord(end, in: EnglishWords.clearVerbs)
        if facts.isOnlyAtEnd && (!hasClearVerb || has(end - 1, .ordinalNumber)) || isNameWithDay(end - 1)
            || isWord(end, in: EnglishWords.continuations)
            || KoreanWords.genitives.hasWord(word)
        {
            return true
        }
        // “In 3 days 20 minute pasta recipe”
        if !facts.isRepetition, isWord(end - 1, in: EnglishWords.singularUnits), has(end - 2, .count),
            isNumber(end - 2), tokens[end - 2].startsWord, tokens[end - 2].value(.count) > 1,
            (start..<(end - 2)).contains(where: { has($0, .unit, .clock) })
        {
            return true
        }
        let hasNumber = range.contains(where: isNumber)
        // “On the 4th”
        let isBareDayNumber = has(end - 1, .ordinalNumber) && !range.contains { has($0, .month, .weekday) }
        // “May the fourth party”
        let isNamed =
            isBareWeekday(start) && (!isWord(end - 1, in: "week fortnight") || has(end, .number))
            || range.count == 3 && isWord(start, in: "may") && isWord(start + 1, in: "the")
                && isWord(start + 2, in: "fourth")
        let isAlone =
            isNamed && !hasNumber || isBareDayNumber && !facts.isRepetition && facts.time == nil
            || has(start, .weekdays) && range.count == 1
        if isAlone, !hasVerb() { return true }
        // “Ten to one odds”
        let isClock = hasNumber || range.contains { has($0, .halfDay, .part) }
        if isASCIIWord(start), facts.day == nil, facts.time != nil, !isClock, !facts.isRepetition {
            let canBegin = range.count > 1 ? hasVerb() : hasClearVerb
            return !canBegin && !range.contains { isWord($0, in: "past quarter") }
        }
        // “At 9 grams”, “Tomorrow morning 10 pushups”
        if isCount(end - 1, facts), !hasVerb() { return true }
        // “Noon saloon”, “Sun check sensor”, “Yesterday call log”
        if isASCIIWord(start), range.count == 1 {
            return isWord(start, in: "sat sun") || facts.day.map { $0 < today } ?? !hasVerb()
        }
        return isStartOfKoreanTitle(range, facts, today: today)
    }

    /// Returns `true` if a word before or after the phrase changes what it means, as in “past Friday”, “January twenty five
    /// nineteen eighty” and “이번 주 후반”.
    func isModified(_ range: Range<Int>) -> Bool {
        let (before, next) = (range.lowerBound - 1, range.upperBound)
        let modifiers = EnglishWords.modifiers
        if before >= 0, modifiers.hasWord(lastWord(before)) { return true }
        if isWord(before, in: "of in"), isWord(before - 1, in: modifiers) { return true }
        if isBareWeekday(before + 1), has(before, .ordinal, .number) { return true }
        guard tokens.indices.contains(next) else { return false }
        if isZone(next) || isMark(next, in: "(") && isZone(next + 1) { return true }
        let number = isWord(next, in: "the") || isMark(next, in: ",") ? next + 1 : next
        if has(number, .number, .year) { return true }
        // “In a day and a half”
        if isWord(next, in: "and"), isWord(next + 1, in: "a half") { return true }
        let word = wholeWord(next)
        return isWord(next, in: "weekend next coming 전")
            || KoreanWords.continuing.hasStart(of: word) || KoreanWords.modifiers.hasStart(of: word)
    }

    /// Returns `true` for the last word of “read USA Today” and “buy TV Weekly”.
    private func isLastWordOfName(_ range: Range<Int>) -> Bool {
        let token = tokens[range.lowerBound]
        guard range.count == 1, token.word > 1,
            has(range.lowerBound, .offset, .frequency) || isWord(range.lowerBound, in: "nightly")
        else { return false }
        return words[(token.word - 1)...token.word].allSatisfy { $0.first?.isUppercase == true }
            && words.contains { $0.contains(where: \.isLowercase) }
    }

    /// Returns `true` for “3-4”.
    func isSpanOfNumbers(_ start: Int) -> Bool {
        isNumber(start) && isRangeMark(start + 1) && isNumber(start + 2)
    }

    /// Returns `true` for “sun” and the like after words such as “some”.
    func isShortDayInText(_ range: Range<Int>) -> Bool {
        let start = range.lowerBound
        return range.count == 1 && start > 0 && text(tokens[start]).count == 3
            && EnglishWords.unfinishedBeforeShortDays.hasWord(lastWord(start - 1))
    }

    /// Returns `true` for the weekday of “Cyber Monday”.
    func isInName(_ start: Int) -> Bool {
        guard start > 0, isBareWeekday(start) else { return false }
        let word = tokens[start - 1].word
        return EnglishWords.namesOfDays.hasWord(lastWord(start - 1))
            || EnglishWords.namesAlone.hasWord(words[word]) && word == firstWordOfWork(before: start) ?? 0
    }
}
