import Almanac
import ItemLanguage

/// A time of day at the end of a date, as spreadsheets and programs write it: `11/27/2026 12:00 AM`, `27 Nov, 17:00:30`. In
/// what people type, midnight is the end of a day, but here it is the start.
struct FieldTime {
    /// The text before the time.
    let date: String
    let time: TimeOfDay
    let second: Int

    init?(_ text: String) {
        guard text.utf8.count < 60, text.utf8.contains(UInt8(ascii: ":")) else { return nil }
        var words = text.split(separator: " ")[...]
        if words.last?.lowercased() == "uhr" { words.removeLast() }
        guard var last = words.popLast()?.lowercased() else { return nil }
        var half = FieldTime.halves[last.filter { $0 != "." }]
        if half != nil {
            guard let word = words.popLast() else { return nil }
            last = String(word)
        } else if let suffix = FieldTime.halves[String(last.suffix(2))] {
            (half, last) = (suffix, String(last.dropLast(2)))
        } else if let prefix = FieldTime.halves[String(last.prefix(2))] {
            (half, last) = (prefix, String(last.dropFirst(2)))
        }
        let numbers = last.split(separator: ":", omittingEmptySubsequences: false).map { Int(digits: $0) ?? 99 }
        guard numbers.count == 2 || numbers.count == 3, numbers[0] < (half == nil ? 24 : 13),
            numbers[0] > 0 || half == nil,
            numbers.allSatisfy({ $0 < 60 }),
            let time = TimeOfDay(hour: half.map { numbers[0] % 12 + $0 } ?? numbers[0], minute: numbers[1])
        else { return nil }
        if let word = words.last, FieldTime.links.contains(word.lowercased()) { words.removeLast() }
        var date = words.joined(separator: " ")
        if date.utf8.last == UInt8(ascii: ",") { date.removeLast() }
        guard !date.isEmpty else { return nil }
        (self.date, self.time, second) = (date, time, numbers.count == 3 ? numbers[2] : 0)
    }

    /// The hour at which the halves of a day begin.
    private static let halves = ["am": 0, "pm": 12, "上午": 0, "午前": 0, "下午": 12, "午後": 12]
    private static let links = ["at", "um", "à", "a", "alle", "às", "om", "o", "@"]
}

/// A date of Notion with a zone at its end: `November 27, 2026 5:00 PM (GMT+1)`.
struct FieldZone {
    /// The text before the zone.
    let text: String
    /// In seconds.
    let offset: Int

    init?(_ text: String) {
        guard text.utf8.last == UInt8(ascii: ")"), let open = text.utf8.lastIndex(of: UInt8(ascii: "(")) else {
            return nil
        }
        let zone = text[open...].dropFirst().dropLast()
        guard zone.hasPrefix("GMT") || zone.hasPrefix("UTC") else { return nil }
        let amount = zone.dropFirst(3)
        var seconds = 0
        if let sign = amount.first {
            let numbers = amount.dropFirst().split(separator: ":").map { Int(digits: $0) ?? 99 }
            guard sign == "+" || sign == "-", let hours = numbers.first, hours < 15, numbers.count < 3,
                numbers.dropFirst().allSatisfy({ $0 < 60 })
            else { return nil }
            seconds = (hours * 3_600 + (numbers.dropFirst().first ?? 0) * 60) * (sign == "-" ? -1 : 1)
        }
        (self.text, offset) = (String(text[..<open]).trimmed, seconds)
    }
}
