import Almanac

// The half of the day that the title tells.

extension PhraseFinder {
    /// Returns the time, which for “dinner at 7” is in the evening, and for “breakfast at 6” in the morning.
    /// - Parameter own: the words of the phrase.
    func usualTime(_ facts: Facts, _ own: Range<Int>) -> TimeOfDay? {
        guard let hour = facts.openHour, (4...9).contains(hour), facts.part == nil, let time = facts.time else {
            return facts.time
        }
        let others = hour < 7 ? EnglishWords.ofMornings : EnglishWords.ofEvenings
        let isOther = words.indices.contains { !own.contains($0) && others.hasWord(words[$0]) && isSubject($0, own) }
        return isOther ? TimeOfDay(minute: (time.minute + 720) % 1_440) : time
    }

    /// Returns `true` unless the word belongs to another one, as in “dinner venue” and “fish for dinner”.
    private func isSubject(_ index: Int, _ own: Range<Int>) -> Bool {
        if index > 0, words[index - 1] == "for" { return false }
        guard words.indices.contains(index + 1), !own.contains(index + 1), !own.contains(index - 1) else { return true }
        return words[index].utf8.contains { $0 >= 0x80 } || EnglishWords.unfinished.hasWord(words[index + 1])
            || EnglishWords.afterEvenings.hasWord(words[index + 1])
    }
}
