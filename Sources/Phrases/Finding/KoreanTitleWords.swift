import Almanac

// Korean words that look like a phrase and belong to the title.

extension PhraseText {
    /// Returns `true` if the next word belongs to the phrase at the start.
    func isContinuedInKorean(_ range: Range<Int>, by next: Int) -> Bool {
        let word = tokens[next].word + 1
        // “매주 토요일 공휴일 빼고 점검”
        if range.contains(where: { has($0, .frequency, .repeats) }), words.indices.contains(word),
            KoreanWords.exceptions.hasWord(words[word])
        {
            return true
        }
        // “매월 말일 하루 전 이체”
        if isWord(next, in: "하루"), isWord(next + 1, in: "전") { return true }
        // “금요일에 할 발표 준비”, “내일 수술할 환자”, but not “내일 할 일 정리” and “내일 역할 분담”
        if ("할" as StaticString).hasEnd(of: wholeWord(next)), !isWord(next + 1, in: "일"),
            !("역할 분할 관할" as StaticString).hasEnd(of: wholeWord(next))
        {
            return true
        }
        // “7시 퇴근 후 운동”
        return ("퇴근 출근" as StaticString).hasWord(wholeWord(next)) && isWord(next + 1, in: "후 뒤 전")
    }

    /// Returns `true` for “어제 회의록”, “3일 전 메일” and “1일 1팩”.
    func isStartOfKoreanTitle(_ range: Range<Int>, _ facts: Facts, today: Day) -> Bool {
        let end = range.upperBound
        if range.count == 1 { return facts.day.map { $0 < today } ?? !facts.isRepetition }
        guard range.count == 2, has(range.lowerBound, .count), !isASCIIWord(end - 1) else { return false }
        return isNumber(end) && (!isWord(end - 1, in: "시") || has(end + 1, .clock))
            || KoreanWords.continuations.hasWord(wholeWord(end))
            || words[tokens[end].word...].contains { KoreanWords.plans.hasStart(of: ArraySlice($0.utf8)) }
    }

    /// Returns `true` after words such as “이른” and “2027년에서”, which begin a longer phrase.
    func isPartialInKorean(_ first: Int) -> Bool {
        let before = lastWord(first - 1)
        if KoreanWords.unfinished.hasWord(before) { return true }
        // “주말이랑 일요일 빼고 매일” and “완료하고 2주 뒤”, but not “우유 빼고 매일” and “완료하고 내일”
        let word = tokens[first - 1].word
        if KoreanWords.exceptions.hasWord(before), word > 0, PhraseText([words[word - 1]]).namesDays { return true }
        if ("완료하고 끝내고" as StaticString).hasWord(before), has(first + 1, .unit) { return true }
        // “26. 12. 25.(금)” and “~ 12.25.”
        if isMark(first - 1, in: "~") || isMark(first - 1, in: ".") && isNumber(first - 2) { return true }
        // “수술 후 3일”
        if ("뒤 후" as StaticString).hasEnd(of: before), isNumber(first), isWord(first + 1, in: "일") { return true }
        // “봉천동 11-25”
        if ("동 리 로 길" as StaticString).hasEnd(of: before), isMark(first + 1, in: "-") { return true }
        // “8월의 크리스마스”, but not “팀 회의 금요일”
        if ("의" as StaticString).hasEnd(of: before), before.first.map(\.isDigit) ?? false { return true }
        guard let start = tokens[..<first].lastIndex(where: \.startsWord), isKnown(start) else { return false }
        if isNumber(first - 2), ("년 와" as StaticString).hasEnd(of: before) { return true }
        // “화 3시” and “(화) 3시”, but not “할 일 3시”, which is work
        let day = isMark(first - 1, in: ")") ? first - 2 : first - 1
        if has(day, .syllable), tokens[day].startsWord || isMark(day - 1, in: "("),
            day < first - 1 || !isWork(day) || has(first, .unit)
        {
            return true
        }
        return KoreanWords.unfinishedEnds.hasEnd(of: before)
    }

    /// Returns `true` for the 일 of “회사 일”, but not for the Sunday of “토, 일” and “다음 주 일”.
    private func isWork(_ index: Int) -> Bool {
        guard index > 0, isWord(index, in: "일") else { return false }
        let before = tokens[index - 1]
        return !before.isKnown || before.isWord && !before.startsWord && !has(index - 1, .unit)
    }

    /// Returns `true` if the token of the phrase is a meal with others, as in “안나랑 저녁 7시” and “엄마랑 내일 점심”.
    func isMealWithOthers(_ index: Int, _ range: Range<Int>) -> Bool {
        range.count > 1 && range.lowerBound > 0 && isMeal(index) && isAfterOthers(range.lowerBound)
    }

    /// Returns `true` after a word such as “안나랑”, but not after “9시와”.
    private func isAfterOthers(_ start: Int) -> Bool {
        let before = lastWord(start - 1)
        return ("와 과 랑 하고" as StaticString).hasEnd(of: before)
            && !(isKnown(start - 2) && (isWord(start - 2, in: "시 반 정오 자정") || has(start - 2, .clock, .part)))
    }

    /// Returns `true` if the phrase ends with a part of the day that is a meal because of the next word, as in “내일 점심
    /// 약속”.
    func isMeal(_ range: Range<Int>, before next: Int) -> Bool {
        range.count > 1 && isMeal(range.upperBound - 1)
            && KoreanWords.mealContinuations.hasStart(of: wholeWord(next))
    }

    private func isMeal(_ index: Int) -> Bool {
        tokens[index].endsWord && isWord(index, in: KoreanWords.meals)
    }
}
