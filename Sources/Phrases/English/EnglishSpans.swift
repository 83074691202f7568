import Almanac

/// English lengths of days, weeks and longer units.
enum EnglishSpans {
    static let workdays: [Rule] = [
        Rule(["workday|workdays|weekday|weekdays"]), Rule(["business|working|work", "day|days"]),
    ]

    static let rules: [Rule] = [
        Rule([.amount, .maybe("more"), .maybe("of"), .unit]) { $0.setSpan($0.unit) },
        Rule([.amount, .maybe("of"), "a|an", .unit]) { $0.amount < 4 && $0.setSpan($0.unit) },
        Rule([.amount, .maybe("more"), .unit, .maybe("and"), .span]) { $0.addSpan() },
        Rule([.amount, .unit, "and", "a", "half"]) { $0.amount <- $0.amount + 2 && $0.setSpan($0.unit) },
        Rule([.count, .letter.glued]) { $0.setSpan($0.number, $0.unit) },
        Rule([.count, .letter.glued, .maybe("and"), .span]) { $0.amount <- 4 * $0.number && $0.addSpan() },
        Rule([.amount.optional, "fortnight|fortnights"]) {
            $0.amount <- ($0.amount == 0 ? 8 : 2 * $0.amount) && $0.setSpan(.week)
        },
    ]

    /// Amounts of units, in quarters.
    static let amounts: [Rule] = [
        Rule([.count]) { $0.amount <- 4 * $0.number },
        Rule([.number, .maybe("-"), .number]) { $0.number > 20 && $0.amount <- 4 * $0.number },
        Rule([.count, "and", "a|an", "half"]) { $0.amount <- 4 * $0.number + 2 },
        Rule(["another"]) { $0.amount <- 4 },
        Rule(["another", .count]) { $0.amount <- 4 * $0.number },
        Rule(["a|one", "hundred"]) { $0.amount <- 400 },
        Rule([.maybe("a"), "half"]) { $0.amount <- 2 },
        Rule([.maybe("a"), "quarter"]) { $0.amount <- 1 },
        Rule([.count, .maybe("-"), "quarters"]) { $0.amount <- $0.number },
        Rule([.maybe("a"), "couple|pair"]) { $0.amount <- 8 },
        Rule([.maybe("a"), "few"]) { $0.amount <- 12 },
        Rule([.smallNumber.optional, .dayNumber, .glued("/"), .count.glued]) {
            [2, 4].contains($0.number) && $0.dayNumber < $0.number
                && $0.amount <- 4 * $0.month + $0.dayNumber * 4 / $0.number
        },
        Rule([.dayNumber, .glued("."), .count.glued]) { f in
            guard let quarters = [5: 2, 25: 1, 50: 2, 75: 3][f.number] else { return false }
            return f.amount <- 4 * f.dayNumber + quarters
        },
    ]
}

extension Facts {
    /// Adds the amount to the span after it, which has smaller units: “1 year 2 months”, “2 weeks and 3 days”.
    fileprivate mutating func addSpan() -> Bool {
        guard let rest = span, amount % 4 == 0 else { return false }
        let count = amount / 4
        amount = 0
        switch (unit, rest.unit) {
        case (.year, .month): return span <- CalendarSpan(count: 12 * count + rest.count, unit: .month, days: rest.days)
        case (.year, .day), (.month, .day): return span <- CalendarSpan(count: count, unit: unit, days: rest.count)
        case (.year, .week), (.month, .week):
            return span <- CalendarSpan(count: count, unit: unit, days: 7 * rest.count)
        case (.week, .day): return span <- CalendarSpan(count: 7 * count + rest.count, unit: .day)
        default: return false
        }
    }

    /// Sets a span of the amount, which for half a day would be a time.
    mutating func setSpan(_ unit: CalendarUnit) -> Bool {
        defer { amount = 0 }
        guard amount < 400_000 else { return false }
        switch (unit, amount % 4) {
        case (_, 0): return span <- CalendarSpan(count: amount / 4, unit: unit)
        case (.year, _): return span <- CalendarSpan(count: 3 * amount, unit: .month)
        case (.month, _): return span <- CalendarSpan(count: amount / 4, unit: .month, days: amount % 4 * 15 / 2)
        case (.week, _): return span <- CalendarSpan(count: (7 * amount + 3) / 4, unit: .day)
        case (.day, _), (.quarter, _): return false
        }
    }
}
