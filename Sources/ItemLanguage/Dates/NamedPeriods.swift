import Almanac

/// Reads the names of weeks, weekends, months, quarters and years, such as “this week” and “지난달”, and lengths that
/// end or begin today, such as “last 7 days”.
struct NamedPeriods {
    private enum Unit {
        case calendar(CalendarUnit)
        case weekend
    }

    private static let relations: [(name: String, count: Int)] = [
        ("this", 0), ("current", 0), ("next", 1), ("last", -1), ("past", -1), ("previous", -1), ("", 0),
        ("이번", 0), ("다음", 1), ("지난", -1), ("저번", -1),
    ]

    private static let units: [String: Unit] = [
        "week": .calendar(.week), "month": .calendar(.month), "quarter": .calendar(.quarter), "year": .calendar(.year),
        "weekend": .weekend, "주": .calendar(.week), "달": .calendar(.month), "분기": .calendar(.quarter),
        "해": .calendar(.year), "주말": .weekend,
    ]

    private static let years = ["올해": 0, "작년": -1, "내년": 1]

    let calendar: PhraseCalendar

    /// Returns the first and the last day of the period, or `nil` if the text names none.
    func days(_ text: String) -> ClosedRange<Day>? {
        let name = String(text.lowercased().filter { !$0.isWhitespace && $0 != "-" })
        if let count = NamedPeriods.years[name] { return days(.calendar(.year), count) }
        for relation in NamedPeriods.relations where name.hasPrefix(relation.name) {
            let rest = String(name.dropFirst(relation.name.count))
            if let unit = NamedPeriods.units[rest] { return days(unit, relation.count) }
            guard relation.count != 0, let length = Period(typed: rest) else { continue }
            let end = relation.count < 0 ? length.before(calendar.today) : length.after(calendar.today)
            return min(end, calendar.today)...max(end, calendar.today)
        }
        return nil
    }

    private func days(_ unit: Unit, _ count: Int) -> ClosedRange<Day> {
        switch unit {
        case .calendar(let unit): return calendar.start(of: unit, count)...calendar.end(of: unit, count)
        case .weekend:
            let saturday = Week(containing: calendar.today, startingOn: .monday).firstDay + (7 * count + 5)
            return saturday...saturday + 1
        }
    }
}
