import Almanac

/// Reads times of day.
enum TimeWords {
    struct Reading {
        let time: TimeOfDay
        /// `true` if the word is a time even without a day: `5pm`, but not `12:30`.
        let isUnambiguous: Bool
    }

    /// Returns `true` if the word has the form of a time, even an invalid one.
    static func looksLikeTime(_ word: String) -> Bool {
        do {
            return try read(word) != nil
        } catch {
            return true
        }
    }

    /// Reads `5pm`, `5:30pm`, `17:00` or `noon`; returns `nil` for words without the form of a time.
    static func read(_ word: String) throws(InputError) -> Reading? {
        guard word.utf8.first?.isDigit == true else {
            return word == "noon" ? Reading(time: .noon, isUnambiguous: false) : nil
        }
        if let halfDay = ["am", "pm"].first(where: word.hasSuffix) {
            return try read(word, hour: word.dropLast(2), isAfternoon: halfDay == "pm")
        }
        guard word.utf8.contains(UInt8(ascii: ":")) else { return nil }
        let parts = word.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 2, (1...2).contains(parts[0].utf8.count), parts[1].utf8.count == 2,
            Int(digits: parts[0]) != nil, Int(digits: parts[1]) != nil
        else { return nil }
        guard let time = TimeOfDay(iso: word) else { throw .noSuchTime(word) }
        return Reading(time: time, isUnambiguous: false)
    }

    private static func read(
        _ word: String,
        hour text: Substring,
        isAfternoon: Bool
    ) throws(InputError) -> Reading? {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count <= 2, let hour = Int(digits: parts[0]) else { return nil }
        var minute = 0
        if parts.count == 2 {
            guard parts[1].utf8.count == 2, let typed = Int(digits: parts[1]) else { return nil }
            minute = typed
        }
        guard (1...12).contains(hour),
            let time = TimeOfDay(hour: hour % 12 + (isAfternoon ? 12 : 0), minute: minute)
        else { throw .noSuchTime(word) }
        return Reading(time: time, isUnambiguous: true)
    }
}
