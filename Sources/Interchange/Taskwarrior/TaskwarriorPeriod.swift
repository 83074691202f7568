import Almanac

/// The values of `recur`: words, `3d`, `2weeks`, `P1M` and `PT6H`.
enum TaskwarriorPeriod {
    static func repetition(_ text: String) -> Repetition? {
        let word = text.lowercased()
        if let repetition = words[word] { return repetition }
        let isISO = word.utf8.first == UInt8(ascii: "p")
        // After a T, the M of months means minutes.
        let countsHours = word.hasPrefix("pt") && word.hasSuffix("h")
        let amount = isISO ? word.dropFirst(countsHours ? 2 : 1) : word[...]
        let digits = amount.prefix { ("0"..."9").contains($0) }
        let count = digits.isEmpty && !isISO ? 1 : Int(digits: digits) ?? 0
        guard Repetition.intervals.contains(count), let unit = units[String(amount.dropFirst(digits.count))] else {
            return nil
        }
        return Repetition(unit.frequency, interval: unit.interval * count)
    }

    /// Returns `nil` for a repetition that Taskwarrior can't follow.
    static func text(_ repetition: Repetition) -> String? {
        if repetition == .workdays { return "weekdays" }
        guard repetition.isPlain else { return nil }
        // It has no word for every hour.
        guard repetition.interval > 1 || repetition.countsHours else {
            return repetition.frequency.rawValue.lowercased()
        }
        return "\(repetition.interval)\(repetition.frequency.unit)s"
    }

    private static let words: [String: Repetition] = [
        "daily": Repetition(.daily), "weekdays": .workdays, "weekly": Repetition(.weekly),
        "sennight": Repetition(.weekly), "biweekly": Repetition(.weekly, interval: 2),
        "fortnight": Repetition(.weekly, interval: 2), "monthly": Repetition(.monthly),
        "bimonthly": Repetition(.monthly, interval: 2), "quarterly": Repetition(.monthly, interval: 3),
        "semiannual": Repetition(.monthly, interval: 6), "annual": Repetition(.yearly), "yearly": Repetition(.yearly),
        "biannual": Repetition(.yearly, interval: 2), "biyearly": Repetition(.yearly, interval: 2),
    ]

    private static let units: [String: (frequency: Repetition.Frequency, interval: Int)] = {
        var units: [String: (Repetition.Frequency, Int)] = [:]
        for name in ["h", "hr", "hrs", "hour", "hours"] { units[name] = (.hourly, 1) }
        for name in ["d", "day", "days"] { units[name] = (.daily, 1) }
        for name in ["w", "wk", "wks", "week", "weeks"] { units[name] = (.weekly, 1) }
        for name in ["m", "mo", "mos", "mth", "mths", "mnths", "month", "months"] { units[name] = (.monthly, 1) }
        for name in ["q", "qtr", "qtrs", "qrtrs", "quarter", "quarters"] { units[name] = (.monthly, 3) }
        for name in ["y", "yr", "yrs", "year", "years"] { units[name] = (.yearly, 1) }
        return units
    }()
}
