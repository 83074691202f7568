import Almanac
import Entities
import Vocabulary

/// A date of org-mode: `<2026-11-27 Fri 17:00 ++1w -3d>`, or `[…]` for one that is not in the agenda.
struct OrgTimestamp {
    let day: Day
    let time: TimeOfDay?
    let recurrence: Recurrence?
    /// The parts that adder has no place for: the end of a time of day, a warning, and an unknown repeater.
    let unknown: [String]

    var due: Due { Due(day: day, time: time) }

    /// Parses the timestamp at the beginning of a text, and returns the text after it.
    static func first(of text: Substring) -> (timestamp: OrgTimestamp, rest: Substring)? {
        guard let open = text.utf8.first, open == UInt8(ascii: "<") || open == UInt8(ascii: "["),
            let end = text.utf8.firstIndex(of: open == UInt8(ascii: "<") ? UInt8(ascii: ">") : UInt8(ascii: "]")),
            let timestamp = OrgTimestamp(text[..<end].withoutMark)
        else { return nil }
        return (timestamp, text[text.utf8.index(after: end)...])
    }

    private init?(_ inner: Substring) {
        let parts = inner.split(separator: " ")
        guard let first = parts.first, let day = Day(iso: first) else { return nil }
        var (time, recurrence, unknown) = (TimeOfDay?.none, Recurrence?.none, [String]())
        for part in parts.dropFirst() {
            guard let first = part.utf8.first else { continue }
            switch first {
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                let times = part.split(separator: "-")
                time = OrgTimestamp.time(times[0])
                if time == nil {
                    unknown.append(String(part))
                } else if times.count > 1 {
                    unknown.append("-\(times[1])")
                }
            case UInt8(ascii: "+"), UInt8(ascii: "."):
                // A habit says after a slash how late it may be.
                let halves = part.split(separator: "/", maxSplits: 1)
                recurrence = OrgTimestamp.recurrence(halves[0])
                if recurrence == nil {
                    unknown.append(String(part))
                } else if halves.count > 1 {
                    unknown.append("/\(halves[1])")
                }
            case UInt8(ascii: "-"): unknown.append(String(part))
            // The day of the week.
            default: break
            }
        }
        (self.day, self.time, self.recurrence, self.unknown) = (day, time, recurrence, unknown)
    }

    private static func time(_ text: Substring) -> TimeOfDay? {
        let parts = text.split(separator: ":").map { Int(digits: $0) }
        guard parts.count == 2, let hour = parts[0], let minute = parts[1] else { return nil }
        return TimeOfDay(hour: hour, minute: minute)
    }

    /// `.+` counts from the day of completion; `+` and `++` count from the date.
    private static func recurrence(_ text: Substring) -> Recurrence? {
        let isAgain = text.utf8.first == UInt8(ascii: ".")
        let amount = text.drop { $0 == "." || $0 == "+" }
        guard let count = Int(digits: amount.dropLast()), Repetition.intervals.contains(count),
            let frequency = Repetition.Frequency.allCases.first(where: { $0.unit.prefix(1) == amount.suffix(1) })
        else { return nil }
        let repetition = Repetition(frequency, interval: count)
        return isAgain ? .again(repetition) : .every(repetition)
    }
}

// MARK: - Writing

extension OrgTimestamp {
    /// Returns the inside of a timestamp, without a repeater.
    static func text(_ due: Due) -> String {
        let weekday = names[due.day.weekday.rawValue - 1]
        return "\(due.day) \(weekday)" + (due.time.map { " \($0)" } ?? "")
    }

    /// Returns ` ++1w`, or `nil` if org-mode can't repeat in this way.
    static func repeater(_ recurrence: Recurrence) -> String? {
        guard let repetition = recurrence.repetition, repetition.isPlain,
            Repetition.intervals.contains(repetition.interval)
        else { return nil }
        let mark = if case .every = recurrence { "++" } else { ".+" }
        return " \(mark)\(repetition.interval)\(repetition.frequency.unit.prefix(1))"
    }

    private static let names = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
}
