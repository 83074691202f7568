import Almanac
import ProgramOutput

/// Rules of other programs in words, as far as these say them.
enum ForeignRuleSentences {
    private static func every(_ count: String, _ frequency: String) -> String? {
        switch (frequency, count) {
        case ("SECONDLY", "1"): say("every second")
        case ("SECONDLY", _): say("every \(count) seconds")
        case ("MINUTELY", "1"): say("every minute")
        case ("MINUTELY", _): say("every \(count) minutes")
        case ("HOURLY", "1"): say("every hour")
        case ("HOURLY", _): say("every \(count) hours")
        case ("DAILY", "1"): say("every day")
        case ("DAILY", _): say("every \(count) days")
        case ("WEEKLY", "1"): say("every week")
        case ("WEEKLY", _): say("every \(count) weeks")
        case ("MONTHLY", "1"): say("every month")
        case ("MONTHLY", _): say("every \(count) months")
        case ("YEARLY", "1"): say("every year")
        case ("YEARLY", _): say("every \(count) years")
        default: nil
        }
    }

    /// `every 6 hours`, `every month on Mon, Tue, only the 2nd of these`.
    static func pattern(_ rule: String) -> String {
        var values: [String: [Substring]] = [:]
        var others: [Substring] = []
        for part in rule.split(separator: ";") {
            let pair = part.split(separator: "=", maxSplits: 1)
            if pair.count == 2 { values[String(pair[0])] = pair[1].split(separator: ",") } else { others.append(part) }
        }
        if rule.hasPrefix("RDATE") { return say("on single dates") }
        let interval = values.removeValue(forKey: "INTERVAL")?.first ?? "1"
        guard let frequency = values.removeValue(forKey: "FREQ")?.first,
            var text = every(String(interval), String(frequency))
        else { return say("by \(rule)") }
        // It only decides how weeks are counted.
        values["WKST"] = nil
        for name in parts {
            guard let found = values[name], let phrase = phrase(name, found) else { continue }
            text += phrase
            values[name] = nil
        }
        others += values.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value.joined(separator: ","))" }
        return text + (others.isEmpty ? "" : " (\(others.joined(separator: ";")))")
    }

    /// The parts in the order in which they are said.
    private static let parts = ["BYMONTH", "BYWEEKNO", "BYYEARDAY", "BYMONTHDAY", "BYDAY", "BYSETPOS", "BYHOUR"]

    /// Returns `nil` if there are no words for the values.
    private static func phrase(_ name: String, _ values: [Substring]) -> String? {
        let isOne = values.count == 1
        switch name {
        case "BYMONTH": return list(values, in: 1...12, CalendarWords.month).map { say(" in \($0)") }
        case "BYWEEKNO": return list(values) { "\($0)" }.map { isOne ? say(" in week \($0)") : say(" in weeks \($0)") }
        case "BYYEARDAY":
            return list(values) { "\($0)" }.map {
                isOne ? say(" on day \($0) of the year") : say(" on days \($0) of the year")
            }
        case "BYMONTHDAY":
            return list(values) { RepeatSentences.place($0, of: say("day")) }.map { say(" on the \($0)") }
        case "BYDAY":
            let days = values.compactMap(weekday)
            return days.count == values.count ? say(" on \(days.joined(separator: ", "))") : nil
        case "BYSETPOS": return list(values) { RepeatSentences.place($0) }.map { say(", only the \($0) of these") }
        case "BYHOUR": return list(values) { "\($0):00" }.map { say(" at \($0)") }
        default: return nil
        }
    }

    private static func list(
        _ values: [Substring],
        in range: ClosedRange<Int> = -366...366,
        _ word: (Int) -> String
    ) -> String? {
        let numbers = values.compactMap { Int($0) }.filter(range.contains)
        return numbers.count == values.count ? numbers.map(word).joined(separator: ", ") : nil
    }

    /// `Mon`, `2nd Mon`, `last Mon`.
    private static func weekday(_ text: Substring) -> String? {
        let codes = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]
        guard let index = codes.firstIndex(where: { $0 == text.suffix(2) }) else { return nil }
        let name = CalendarWords.weekday(Weekday.allCases[index])
        if text.utf8.count == 2 { return name }
        return Int(text.dropLast(2)).map { RepeatSentences.place($0, of: name) }
    }
}
