import Almanac
import Boundary

/// A time of day as people type it.
enum TimeWords {
    /// Whether the time can be nothing else, even without a day beside it: `5pm`, but not `12:30`.
    struct Reading {
        let time: TimeOfDay
        let standsAlone: Bool
    }

    /// Whether the word is written as a time is, be there such a time or not.
    static func isShaped(_ word: String) -> Bool {
        do {
            return try read(word) != nil
        } catch {
            return true
        }
    }

    /// `5pm`, `5:30pm`, `17:00`, `noon`; nil for what is no time at all.
    static func read(_ word: String) throws(Misunderstanding) -> Reading? {
        guard word.utf8.first?.isDigit == true else {
            return word == "noon" ? Reading(time: .noon, standsAlone: false) : nil
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
        return Reading(time: time, standsAlone: false)
    }

    private static func read(
        _ word: String,
        hour text: Substring,
        isAfternoon: Bool
    ) throws(Misunderstanding) -> Reading? {
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
        return Reading(time: time, standsAlone: true)
    }
}
