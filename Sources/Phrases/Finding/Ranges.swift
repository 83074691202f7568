import Almanac

/// Spans of days and times, and lists of weekdays, of both languages. An item has one due date, so only hints name them.
enum Ranges {
    static let rules: [Rule] = [
        Rule([.the, .dayNumber, .dash, .the, .date]) { f in
            guard let last = f.day?.components.day, (1..<max(2, last)).contains(f.dayNumber) else { return false }
            return f.setRange(from: f.day.map { $0 - (last - f.dayNumber) })
        },
        // “Fri 11-12” has hours, although the 11th may be a Friday.
        Rule([.weekday, .dayNumber, .glued("-"), .hour.glued]) {
            $0.hasHours && $0.setHours(from: TimeOfDay(hour: Facts.hour($0.dayNumber), minute: 0))
                && $0.setRange(from: $0.calendar.nearest($0.weekday))
        },
        Rule([.day, .dash, .day, .maybe("까지|사이에")]) { $0.setRange(from: $0.firstDay) },
        // After a date, a number is another day of the month.
        Rule([.date, .dash, .dayNumber, .maybe("까지|사이에")]) { $0.setRange(from: $0.day) },
        Rule([.hours]) { $0.setRange(from: nil) },
        Rule([.hours, .preposition.optional, .day]) { $0.setRange(from: $0.day) },
        Rule([.day, .hours]) { $0.setRange(from: $0.day) },
        // Without a time, a range of weekdays is more likely a span.
        Rule([.weekdayList, .tail.optional]) { f in
            let isList = f.weekdays.count > 1 && (f.time != nil || !f.contains("- ~ to through thru 부터"))
            return isList && f.end == nil && f.start == nil && f.setWeekdays(1)
        },
    ]

    /// A span of times, as its first time.
    static let hours: [Rule] = [
        Rule([.time, .dash, .time, .maybe("까지|사이에")]) { $0.setHours(from: $0.firstTime) },
        Rule([.hour, .dash, .time, .maybe("까지|사이에")]) { f in
            // The 3 of “3-5pm” is 15:00.
            let hours = [f.hour + 12, f.hour].compactMap { TimeOfDay(hour: $0, minute: 0) }
            return f.setHours(from: hours.first { hour in f.time.map { hour < $0 } ?? false })
        },
    ]
}

extension Facts {
    fileprivate mutating func setRange(from first: Day?) -> Bool {
        (day, isSpan) = (first, true)
        return true
    }

    fileprivate mutating func setHours(from first: TimeOfDay?) -> Bool {
        (isText, isUnsupported) = (false, false)
        return set(first)
    }
}
