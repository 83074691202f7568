package import Almanac
import ProgramOutput
package import Vocabulary

/// Repetitions in words: `every 2 weeks`, `every last Fri of the month`.
package enum RepeatSentences {
    package static func phrase(_ recurrence: Recurrence) -> String {
        if let (day, interval) = recurrence.movableDay {
            let excluded = RuleDays.SingleDays(excluded: recurrence.singleDays.excluded)
            return say("every \(interval == 1 ? "year" : "\(interval) years") on \(name(day))") + end(recurrence.end)
                + single(excluded)
        }
        let pattern =
            switch recurrence {
            case .every(let repetition): say("every \(words(repetition.ending(nil)))")
            case .again(let repetition):
                say("again \(interval(repetition.ending(nil), after: words(repetition.ending(nil))))")
            case .rule: self.pattern(recurrence.pattern)
            case .foreign(let rule): ForeignRuleSentences.pattern(rule) + say(", in another program")
            }
        return pattern + end(recurrence.end) + single(recurrence.singleDays)
    }

    private static func name(_ day: MovableDay) -> String {
        switch day {
        case .lunar(let number, let month): say("lunar \(month)/\(number)")
        case .easter(-47): say("Shrove Tuesday")
        case .easter(-2): say("Good Friday")
        case .easter(0): say("Easter Sunday")
        case .easter(1): say("Easter Monday")
        case .easter(let days): say("\(days) days after Easter Sunday")
        }
    }

    private static func pattern(_ recurrence: Recurrence) -> String {
        if case .rule(let rule) = recurrence { return ForeignRuleSentences.pattern(rule) }
        return phrase(recurrence)
    }

    /// ` except 24 Dec 2026`, ` and on 1 Jan 2027`.
    private static func single(_ days: RuleDays.SingleDays) -> String {
        (days.added.isEmpty ? "" : say(" and on \(dates(days.added))"))
            + (days.excluded.isEmpty ? "" : say(" except \(dates(days.excluded))"))
    }

    private static func dates(_ days: [Day]) -> String {
        let shown = days.prefix(days.count > 4 ? 3 : 4).map(date).joined(separator: ", ")
        return shown + (days.count > 4 ? say(" and \(days.count - 3) more") : "")
    }

    private static func date(_ day: Day) -> String {
        "\(day.components.day) \(CalendarWords.month(day.components.month)) \(day.year)"
    }

    /// `then Tue 24 Nov, Fri 27 Nov, Mon 30 Nov`, or `nil` if there are no occurrences.
    package static func following(_ occurrences: [Due], from today: Day, in calendar: CalendarWords) -> String? {
        guard !occurrences.isEmpty else { return nil }
        return say("then \(calendar.occurrences(occurrences, from: today))")
    }

    /// ` until 1 Jun 2027`, ` (5 times)`.
    private static func end(_ end: Repetition.End?) -> String {
        switch end {
        case .until(let day):
            say(" until \(date(day))")
        case .count(1): say(" (once more)")
        case .count(let count): say(" (\(count) times)")
        case nil: ""
        }
    }

    private static func interval(_ repetition: Repetition, after words: String) -> String {
        guard repetition.hasExplicitDays else {
            let article = repetition.interval > 1 ? "" : repetition.countsHours ? say("an ") : say("a ")
            return say("\(article)\(words) after it is done")
        }
        let isSimple = repetition.interval == 1 && repetition != .workdays
        return say("on the next \(isSimple ? days(repetition) : words) after it is done")
    }

    private static func words(_ repetition: Repetition) -> String {
        if repetition == .workdays { return say("weekday") }
        let count = units(repetition.frequency, repetition.interval)
        guard repetition.hasExplicitDays else { return count }
        return switch (repetition.frequency, repetition.interval) {
        case (.hourly, _): count
        case (.daily, 1), (.weekly, 1): days(repetition)
        case (.daily, _), (.weekly, _): say("\(count) on \(days(repetition))")
        case (.monthly, 1) where repetition.monthDays.isEmpty: days(repetition)
        case (.monthly, _), (.yearly, _): say("\(count) on \(article(repetition))\(days(repetition))")
        }
    }

    /// `Mon, Wed`, `last Fri of the month`, `15th, 30th`, `29 Feb`, `Fri that is the 13th`.
    private static func days(_ repetition: Repetition) -> String {
        let month = repetition.month.map(CalendarWords.month)
        let weekdays = repetition.weekdays.map(weekday)
        let isOfEachMonth = month == nil && weekdays.isEmpty
        // Shorter months have it on their last day.
        let dates = repetition.monthDays.map { $0 == 31 && isOfEachMonth ? say("last day") : ordinal($0) }
        if dates.isEmpty {
            let isOfTheMonth = repetition.frequency == .monthly && repetition.interval == 1
            let ofMonth = month.map { say(" of \($0)") } ?? (isOfTheMonth ? say(" of the month") : "")
            return "\(weekdays.joined(separator: ", "))\(ofMonth)"
        }
        if weekdays.isEmpty {
            guard let month else { return dates.joined(separator: ", ") }
            return "\(repetition.monthDays.map(String.init).joined(separator: ", ")) \(month)"
        }
        let date = dates.joined(separator: say(" or "))
        return say(
            "\(weekdays.joined(separator: say(" or "))) that is the \(date)\(month.map { say(" of \($0)") } ?? "")"
        )
    }

    private static func article(_ repetition: Repetition) -> String {
        switch (repetition.weekdays.isEmpty, repetition.monthDays.isEmpty) {
        case (true, _): repetition.month == nil ? say("the ") : ""
        case (false, true): repetition.weekdays.contains { $0.nth != nil } ? say("the ") : say("each ")
        case (false, false): say("a ")
        }
    }

    private static func units(_ frequency: Repetition.Frequency, _ count: Int) -> String {
        switch (frequency, count) {
        case (.hourly, 1): say("hour")
        case (.hourly, _): say("\(count) hours")
        case (.daily, 1): say("day")
        case (.daily, _): say("\(count) days")
        case (.weekly, 1): say("week")
        case (.weekly, _): say("\(count) weeks")
        case (.monthly, 1): say("month")
        case (.monthly, _): say("\(count) months")
        case (.yearly, 1): say("year")
        case (.yearly, _): say("\(count) years")
        }
    }

    private static func weekday(_ weekday: Repetition.NthWeekday) -> String {
        let name = CalendarWords.weekday(weekday.weekday)
        return weekday.nth.map { place($0, of: name) } ?? name
    }

    /// `2nd`, `last day`, `2nd-to-last Fri`. Days counted from the beginning of a month need no name.
    static func place(_ number: Int, of name: String = "") -> String {
        let place = number == -1 ? say("last") : number < 0 ? say("\(ordinal(-number))-to-last") : ordinal(number)
        return name.isEmpty || name == "day" && number > 0 ? place : "\(place) \(name)"
    }

    private static func ordinal(_ number: Int) -> String {
        switch (number % 10, number / 10) {
        case (_, 1): say("\(number)th")
        case (1, _): say("\(number)st")
        case (2, _): say("\(number)nd")
        case (3, _): say("\(number)rd")
        default: say("\(number)th")
        }
    }
}
