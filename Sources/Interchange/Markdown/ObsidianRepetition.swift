import Almanac
import Entities
import Vocabulary

/// The repetitions of the Tasks plugin: `every month on the 15th when done`.
enum ObsidianRepetition {
    private static let whenDone = " when done"

    /// Returns `nil` if the text contains what a repetition never does.
    static func field(_ text: String, name: String, _ context: ForeignContext) -> MarkdownField? {
        guard
            text.utf8.allSatisfy({
                $0 == 0x20 || $0 == 0x2C || $0 == 0x21 || (0x30...0x39).contains($0)
                    || (0x61...0x7A).contains($0 | 0x20)
            })
        else { return nil }
        let isAgain = text.hasSuffix(whenDone)
        let words = isAgain ? text.dropLast(whenDone.count) : text[...]
        guard let repetition = repetition(words, context) else {
            return .lost(.repetition, name: name, value: text, became: nil)
        }
        return .recurrence(isAgain ? .again(repetition) : .every(repetition))
    }

    private static func repetition(_ text: Substring, _ context: ForeignContext) -> Repetition? {
        let words = text.lowercased().split(separator: " ")
        guard words.first == "every" else { return nil }
        // The plain ones without the language of dates, for speed.
        if words.count == 2, let plain = RepetitionCode.repetition(words[1]) { return plain }
        if words.count == 3, let plain = RepetitionCode.repetition("\(words[1])-\(words[2])") { return plain }
        return inMonth(words) ?? context.repetition(text.lowercased()[...])
    }

    private static let months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"]

    /// Reads `every month on the last` and `every january on the 15th`, which adder says in another way.
    private static func inMonth(_ words: [Substring]) -> Repetition? {
        guard words.count == 5, words[2] == "on", words[3] == "the" else { return nil }
        if words[1] == "month" { return words[4] == "last" ? Repetition(.monthly, monthDays: [31]) : nil }
        guard let month = months.firstIndex(of: String(words[1].prefix(3))),
            let day = Int(digits: words[4].prefix { ("0"..."9").contains($0) }), (1...31).contains(day)
        else { return nil }
        return Repetition(.yearly, month: month + 1, monthDays: [day])
    }

    /// Returns `nil` for a repetition that the plugin can't follow, or follows otherwise.
    static func text(_ recurrence: Recurrence) -> String? {
        guard let text = text(recurrence.repetition) else { return nil }
        if case .again = recurrence { return text + whenDone }
        return text
    }

    private static func text(_ repetition: Repetition) -> String? {
        if repetition == .workdays { return "every weekday" }
        let unit = repetition.frequency.unit
        let plain = repetition.interval == 1 ? "every \(unit)" : "every \(repetition.interval) \(unit)s"
        if repetition.isPlain { return plain }
        guard repetition.interval == 1, repetition.end == nil, repetition.month == nil else { return nil }
        let weekdays = repetition.weekdays
        if repetition.frequency == .weekly, weekdays.allSatisfy({ $0.nth == nil }) {
            return "\(plain) on \(weekdays.map { name(of: $0.weekday) }.joined(separator: ", "))"
        }
        guard repetition.frequency == .monthly else { return nil }
        // The plugin skips months without the day.
        if weekdays.isEmpty, repetition.monthDays.count == 1, let day = repetition.monthDays.first, day <= 28 {
            return "\(plain) on the \(ordinal(day))"
        }
        guard repetition.monthDays.isEmpty, weekdays.count == 1, let weekday = weekdays.first, let nth = weekday.nth,
            nth == -1 || (1...4).contains(nth)
        else { return nil }
        return "\(plain) on the \(nth == -1 ? "last" : ordinal(nth)) \(name(of: weekday.weekday))"
    }

    private static func name(of weekday: Weekday) -> String {
        switch weekday {
        case .monday: "Monday"
        case .tuesday: "Tuesday"
        case .wednesday: "Wednesday"
        case .thursday: "Thursday"
        case .friday: "Friday"
        case .saturday: "Saturday"
        case .sunday: "Sunday"
        }
    }

    private static func ordinal(_ number: Int) -> String {
        switch number {
        case 1, 21: "\(number)st"
        case 2, 22: "\(number)nd"
        case 3, 23: "\(number)rd"
        default: "\(number)th"
        }
    }
}
