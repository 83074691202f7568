import Almanac
import Entities
import ItemLanguage
import Vocabulary

/// The repetitions of the Tasks plugin: `every month on the 15th when done`.
enum ObsidianRepetition {
    private static let whenDone = " when done"

    /// Returns `nil` if the text contains what a repetition never does.
    static func field(_ text: String, name: String, _ context: ForeignContext) -> MarkdownField? {
        guard
            text.utf8.count <= ForeignContext.maximumWordLength,
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
        if let index = words.firstIndex(of: "until") {
            let date = words[(index + 1)...].joined(separator: " ").filter { $0 != "," }
            guard let end = try? context.dates.due(date), end.time == nil else { return nil }
            return repetition(Array(words[..<index]), context)?.ending(.until(end.day))
        }
        return repetition(words, context)
    }

    private static func repetition(_ words: [Substring], _ context: ForeignContext) -> Repetition? {
        // For speed, simple repetitions bypass the date grammar.
        if words.count == 2, let plain = RepetitionCode.repetition(words[1]) { return plain }
        if words.count == 3, let plain = RepetitionCode.repetition("\(words[1])-\(words[2])") { return plain }
        return inMonth(words) ?? context.repetition(words.joined(separator: " ")[...])
    }

    private static let months = [
        "january", "february", "march", "april", "may", "june", "july", "august", "september", "october", "november",
        "december",
    ]

    /// Reads `every 6 months on the 2nd last friday` and `every january on the 15th`, which adder says in another way.
    private static func inMonth(_ words: [Substring]) -> Repetition? {
        guard let on = words.firstIndex(of: "on"), words.count > on + 2, words[on + 1] == "the" else { return nil }
        let period = words[1..<on].joined(separator: "-")
        let days = words[(on + 2)...]
        if let month = months.firstIndex(where: { period.count > 2 && $0.hasPrefix(period) }) {
            guard let day = day(days) else { return nil }
            return Repetition(.yearly, month: month + 1, monthDays: [day])
        }
        guard let plain = RepetitionCode.repetition(period[...]), plain.isPlain, plain.frequency == .monthly else {
            return nil
        }
        if let day = day(days) { return Repetition(.monthly, interval: plain.interval, monthDays: [day]) }
        let names = Weekday.allCases.map { name(of: $0).lowercased() }
        guard let index = names.firstIndex(where: { $0 == days.last ?? "" }),
            let nth = nth(days.dropLast())
        else { return nil }
        return Repetition(.monthly, interval: plain.interval, weekdays: [.init(Weekday.allCases[index], nth: nth)])
    }

    /// Reads `15th`, `last` and `2nd last`.
    private static func nth(_ words: ArraySlice<Substring>) -> Int? {
        let isFromEnd = words.last == "last"
        let numbers = isFromEnd ? words.dropLast() : words
        guard let word = numbers.first else { return isFromEnd ? -1 : nil }
        guard numbers.count == 1, let number = Int(digits: word.prefix { ("0"..."9").contains($0) }),
            (1...5).contains(number), ["st", "nd", "rd", "th"].contains(word.suffix(2))
        else { return nil }
        return isFromEnd ? -number : number
    }

    private static func day(_ words: ArraySlice<Substring>) -> Int? {
        guard words.count == 1, let word = words.first else { return nil }
        if word == "last" { return 31 }
        let day = Int(digits: word.prefix { ("0"..."9").contains($0) }) ?? 0
        return (1...31).contains(day) ? day : nil
    }

    /// Returns `nil` for a repetition that the plugin doesn't support or interprets differently.
    static func text(_ recurrence: Recurrence) -> String? {
        guard let text = recurrence.repetition.flatMap(text) else { return nil }
        if case .again = recurrence { return text + whenDone }
        return text
    }

    private static func text(_ repetition: Repetition) -> String? {
        guard let text = endless(repetition.ending(nil)) else { return nil }
        switch repetition.end {
        case nil: return text
        case .until(let day):
            let parts = day.components
            return "\(text) until \(months[parts.month - 1].withCapital) \(parts.day), \(parts.year)"
        // The plugin doesn't count down.
        case .count: return nil
        }
    }

    private static func endless(_ repetition: Repetition) -> String? {
        if repetition == .workdays { return "every weekday" }
        // The plugin has no times of day.
        if repetition.countsHours { return nil }
        let unit = repetition.frequency.unit
        let plain = repetition.interval == 1 ? "every \(unit)" : "every \(repetition.interval) \(unit)s"
        if repetition.isPlain { return plain }
        let (weekdays, days) = (repetition.weekdays, repetition.monthDays)
        if repetition.frequency == .weekly, repetition.interval == 1, weekdays.allSatisfy({ $0.nth == nil }) {
            return "\(plain) on \(weekdays.map { name(of: $0.weekday) }.joined(separator: ", "))"
        }
        // The plugin skips months without the day.
        let day = weekdays.isEmpty && days.count == 1 ? days.first.flatMap { $0 <= 28 ? ordinal($0) : nil } : nil
        if repetition.frequency == .yearly, repetition.interval == 1, let month = repetition.month, let day {
            return "every \(months[month - 1].withCapital) on the \(day)"
        }
        guard repetition.frequency == .monthly else { return nil }
        if let day { return "\(plain) on the \(day)" }
        guard days.isEmpty, weekdays.count == 1, let weekday = weekdays.first, let nth = weekday.nth,
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

extension String {
    fileprivate var withCapital: String { prefix(1).uppercased() + dropFirst() }
}
