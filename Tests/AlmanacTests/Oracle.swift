import Almanac
import FoundationEssentials

/// The days of an RRULE according to `Calendar.RecurrenceRule` of swift-foundation.
struct Oracle {
    private var recurrence: Calendar.RecurrenceRule

    init?(rule: String) {
        var calendar = Calendar(identifier: .gregorian)
        guard let zone = TimeZone(secondsFromGMT: 0) else { return nil }
        calendar.timeZone = zone
        let parts = Dictionary(
            rule.split(separator: ";").map { $0.split(separator: "=") }.map { (String($0[0]), String($0[1])) },
            uniquingKeysWith: { $1 }
        )
        let numbers = parts.mapValues { $0.split(separator: ",").compactMap { Int($0) } }
        let frequencies: [String: Calendar.RecurrenceRule.Frequency] = [
            "DAILY": .daily, "WEEKLY": .weekly, "MONTHLY": .monthly, "YEARLY": .yearly,
        ]
        guard let name = parts["FREQ"], let frequency = frequencies[name] else { return nil }
        // Weekdays of a month are correct only if weeks start on Sunday: swift-foundation issue 1387.
        if frequency == .weekly {
            calendar.firstWeekday = (Oracle.codes.firstIndex(of: parts["WKST"] ?? "MO") ?? 0) + 1
        }
        let isPlain = parts.keys.allSatisfy { ["FREQ", "INTERVAL", "WKST"].contains($0) }
        recurrence = Calendar.RecurrenceRule(
            calendar: calendar,
            frequency: frequency,
            interval: numbers["INTERVAL"]?.first ?? 1,
            matchingPolicy: isPlain ? .previousTimePreservingSmallerComponents : .strict,
            months: (numbers["BYMONTH"] ?? []).map { Calendar.RecurrenceRule.Month($0) },
            daysOfTheMonth: numbers["BYMONTHDAY"] ?? [],
            weekdays: (parts["BYDAY"] ?? "").split(separator: ",").compactMap { Oracle.weekday($0) },
            setPositions: numbers["BYSETPOS"] ?? []
        )
    }

    /// Returns the days, sorted and without duplicates.
    func days(from begin: Day, through end: Day) -> [Day] {
        let days = recurrence.recurrences(of: Oracle.date(begin), in: Oracle.date(begin)..<Oracle.date(end + 1))
            .map { Day(number: Int(($0.timeIntervalSince1970 / 86_400).rounded(.down))) }
        return Set(days).sorted()
    }

    private static let codes = ["SU", "MO", "TU", "WE", "TH", "FR", "SA"]

    private static func weekday(_ code: Substring) -> Calendar.RecurrenceRule.Weekday? {
        let weekdays: [Locale.Weekday] = [.sunday, .monday, .tuesday, .wednesday, .thursday, .friday, .saturday]
        guard let index = codes.firstIndex(of: String(code.suffix(2))) else { return nil }
        return Int(code.dropLast(2)).map { .nth($0, weekdays[index]) } ?? .every(weekdays[index])
    }

    private static func date(_ day: Day) -> Date {
        Date(timeIntervalSince1970: Double(day.number) * 86_400)
    }
}
