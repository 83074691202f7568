import Almanac
import Vocabulary

extension Due {
    /// Parses only the formats `2026-11-27` and `2026-11-27T17:00`.
    init?(iso text: String) {
        let halves = text.split(separator: "T", maxSplits: 1, omittingEmptySubsequences: false)
        guard let day = Day(iso: halves[0]) else { return nil }
        guard halves.count == 2 else {
            self.init(day: day)
            return
        }
        guard let time = TimeOfDay(iso: halves[1]) else { return nil }
        self.init(day: day, time: time)
    }
}

extension Instant {
    /// Parses only the format `2026-11-21T08:30:00Z`.
    init?(iso text: String) {
        let halves = text.split(separator: "T", maxSplits: 1, omittingEmptySubsequences: false)
        guard halves.count == 2, let day = Day(iso: halves[0]), halves[1].utf8.last == UInt8(ascii: "Z") else {
            return nil
        }
        let time = halves[1].dropLast()
        guard time.utf8.count == 8, time.utf8.dropLast(2).last == UInt8(ascii: ":"),
            let minutes = TimeOfDay(iso: time.dropLast(3)), let seconds = Int(digits: time.suffix(2)), seconds < 60
        else { return nil }
        self.init(seconds: day.number * 86_400 + minutes.minute * 60 + seconds)
    }
}

extension Priority {
    /// The name in adder's JSON.
    var jsonName: String {
        switch self {
        case .high: "high"
        case .medium: "medium"
        case .low: "low"
        }
    }

    init?(jsonName: String) {
        guard let priority = Priority.allCases.first(where: { $0.jsonName == jsonName }) else { return nil }
        self = priority
    }
}
