/// Rules of other programs in words, as far as these say them.
enum ForeignRuleSentences {
    private static let units = [
        "SECONDLY": "second", "MINUTELY": "minute", "HOURLY": "hour", "DAILY": "day", "WEEKLY": "week",
        "MONTHLY": "month",
        "YEARLY": "year",
    ]

    /// `every 6 hours`, `every month (BYDAY=MO,TU;BYSETPOS=2)`.
    static func pattern(_ rule: String) -> String {
        var (unit, interval) = ("", "1")
        var others: [Substring] = []
        for part in rule.split(separator: ";") {
            let pair = part.split(separator: "=", maxSplits: 1)
            switch pair.first {
            case "FREQ" where pair.count == 2: unit = units[String(pair[1])] ?? ""
            case "INTERVAL" where pair.count == 2: interval = String(pair[1])
            default: others.append(part)
            }
        }
        if rule.hasPrefix("RDATE") { return "on single dates" }
        if unit.isEmpty { return "by \(rule)" }
        let period = interval == "1" ? "every \(unit)" : "every \(interval) \(unit)s"
        return period + (others.isEmpty ? "" : " (\(others.joined(separator: ";")))")
    }
}
