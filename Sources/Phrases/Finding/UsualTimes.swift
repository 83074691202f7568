import Almanac

// The half of the day that the subject of the title tells.

extension PhraseFinder {
    /// Returns the time, which for “dinner at 7” is in the evening, and for “breakfast at 6” in the morning.
    /// - Parameter own: the words of the phrase, at one end of the title.
    func usualTime(_ facts: Facts, _ own: Range<Int>) -> TimeOfDay? {
        guard let hour = facts.openHour, (4...9).contains(hour), facts.part == nil, let time = facts.time else {
            return facts.time
        }
        let title = own.lowerBound > 0 ? words[..<own.lowerBound] : words[own.upperBound...]
        return title.isOfOtherHalf(hour) ? TimeOfDay(minute: (time.minute + 720) % 1_440) : time
    }
}

extension ArraySlice<Substring> {
    /// Returns `true` for a title of the evening beside an hour from 7 on, and for one of the morning beside an earlier one.
    fileprivate func isOfOtherHalf(_ hour: Int) -> Bool {
        let isEarly = hour < 7
        guard let first, let last else { return false }
        if (isEarly ? KoreanWords.ofMornings : KoreanWords.ofEvenings).hasWord(last) { return true }
        let second = dropFirst().first ?? ""
        if count == 2, KoreanWords.afterMeals.hasWord(second) { return first == (isEarly ? "아침" : "저녁") }
        if isEarly { return ("breakfast" as StaticString).hasWord(first) && isSubject }
        if EnglishWords.ofEvenings.hasWord(first), isSubject { return true }
        if first.lowercased() == "watch" { return EnglishWords.ofEvenings.hasWord(last) }
        let hasVerb = EnglishWords.verbs.hasWord(first) || EnglishWords.clearVerbs.hasWord(first)
        return EnglishWords.lastOfEvenings.hasWord(last) && !hasVerb
            && !contains { EnglishWords.beforeOthers.hasWord($0) }
    }

    /// Returns `true` if the second word doesn't make another thing of the first, as in “party supplies”.
    private var isSubject: Bool {
        dropFirst().first.map { EnglishWords.unfinished.hasWord($0) || EnglishWords.afterEvenings.hasWord($0) } ?? true
    }
}
