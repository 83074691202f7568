import Almanac
import Entities
import Vocabulary

/// The lines of a VTODO that say when it is due, when it begins and how it repeats.
struct TodoDates {
    private(set) var start: CalendarLine?
    private(set) var due: CalendarLine?
    private var duration: CalendarLine?
    private var wait: CalendarLine?
    private(set) var rule: CalendarLine?
    /// The occurrences beside those of a rule.
    private(set) var added: [CalendarLine] = []
    private var repeatsFromDone = false
    /// `true` if there is more than one rule.
    private var hasOtherRules = false
    private(set) var excluded: [CalendarLine] = []

    /// Takes a line, or returns `false` if it is another property, or one that comes twice.
    mutating func take(_ line: CalendarLine) -> Bool {
        switch line.name {
        case "DTSTART" where start == nil: start = line
        case "DUE" where due == nil: due = line
        case "DURATION" where duration == nil: duration = line
        case "RRULE" where rule == nil: rule = line
        case "RRULE", "EXRULE":
            hasOtherRules = true
            return false
        case "RDATE": added.append(line)
        case "EXDATE": excluded.append(line)
        case "X-ADDER-WAIT" where wait == nil: wait = line
        case "X-ADDER-REPEATS-FROM": repeatsFromDone = line.keyword == "DONE"
        default: return false
        }
        return true
    }

    /// The dates of an item.
    struct Resolved {
        var due: Due?
        var wait: Day?
        var recurrence: Recurrence?
    }

    func resolved(_ reader: inout DateLineReader) -> Resolved {
        var resolved = Resolved()
        let startTime = start.flatMap { reader.read($0) }
        let dueTime = due.flatMap { reader.read($0) } ?? dueFromStart(startTime, &reader)
        if due != nil, let duration { reader.losses.add(.attribute, duration.name, duration.value) }
        resolved.due = dueTime.map { reader.due($0, of: due ?? duration ?? start) }
        resolved.wait = waitDay(startTime, dueTime, &reader)
        if let rule { resolved.recurrence = recurrence(rule, startTime ?? dueTime, dueTime, &reader) }
        if let rule, hasOtherRules, reader.isShared, resolved.due != nil {
            resolved.recurrence = CalendarRule.foreign(rule.value).map { .foreign($0) }
        }
        guard rule == nil, let first = added.first else { return resolved }
        if reader.isShared, resolved.due != nil {
            resolved.recurrence = .foreign(first.content)
        } else {
            for line in added { reader.losses.add(.repetition, line.name, line.value) }
        }
        return resolved
    }

    /// Returns the start with the duration, or the start of a repeating item, which repeats from there.
    private func dueFromStart(_ start: LocalDate?, _ reader: inout DateLineReader) -> LocalDate? {
        guard let start else {
            if let duration { reader.losses.add(.date, duration.name, duration.value) }
            return nil
        }
        guard let duration else { return rule == nil && (added.isEmpty || !reader.isShared) ? nil : start }
        if let length = CalendarDuration(duration.valueBytes) {
            let end = WallTime(seconds: start.wall.seconds + length.days * 86_400 + length.seconds)
            if end.day.isValid { return LocalDate(wall: end, isDay: start.isDay && length.seconds == 0) }
        }
        reader.losses.add(.date, duration.name, duration.value)
        return nil
    }

    private func waitDay(_ start: LocalDate?, _ due: LocalDate?, _ reader: inout DateLineReader) -> Day? {
        if let wait {
            if let day = TodoDates.day(of: wait, due: due), day.isValid { return day }
            reader.losses.add(.date, wait.name, wait.value)
        }
        guard let start, let line = self.start, start != due else { return nil }
        guard due.map({ start.wall.day < $0.wall.day }) ?? true, wait == nil else {
            let isSameDay = start.wall.day == due?.wall.day
            reader.losses.add(isSameDay ? .time : .date, line.name, line.value)
            return nil
        }
        if start.wall.second != 0 { reader.losses.add(.time, line.name, line.value, became: "\(start.wall.day)") }
        return start.wall.day
    }

    /// Parses a date, or the distance from the due day.
    private static func day(of wait: CalendarLine, due: LocalDate?) -> Day? {
        if let duration = CalendarDuration(wait.valueBytes) { return due.map { $0.wall.day + duration.days } }
        if case .day(let day) = CalendarTime(wait) { return day }
        return Day(iso: wait.value)
    }

    private func recurrence(
        _ line: CalendarLine,
        _ start: LocalDate?,
        _ due: LocalDate?,
        _ reader: inout DateLineReader
    ) -> Recurrence? {
        let written = (self.start ?? self.due).flatMap { CalendarTime($0) }?.writtenSecond ?? 0
        guard let due, let start, let rule = CalendarRule(line.value, start: start.wall, written: written),
            var repetition = rule.repetition({ reader.local($0).wall })?.moved(by: distance(to: due)),
            !repetition.countsHours || (!due.isDay || !reader.isShared) && (rule.until == nil || due.wall == start.wall)
        else {
            if let due, let start, distance(to: due) == 0, !repeatsFromDone,
                let rule = CalendarRule.days(line.value, start: start.wall, written: written, { reader.local($0).wall })
            {
                return .rule(rule)
            }
            if reader.isShared, due != nil, let rule = CalendarRule.foreign(line.value) { return .foreign(rule) }
            reader.losses.add(.repetition, line.name, line.value)
            return nil
        }
        // The rule ends with a start.
        if case .until(let last) = repetition.end {
            repetition = repetition.ending(.until(last + (due.wall.day - start.wall.day)))
        }
        let pinned = repeatsFromDone ? repetition : repetition.pinned(to: due.wall.day)
        // adder takes the last day of a shorter month, where other programs skip the month.
        if pinned != repetition || rule.namesLateDays && repetition.usesLastDays {
            reader.losses.add(.repetition, line.name, line.value, became: pinned.rule)
        }
        return repeatsFromDone ? .again(pinned) : .every(pinned)
    }

    /// Returns the number of days from the first day of the rule, as the file writes it, to the due day. The rule counts
    /// from the start, and in the zone of the file.
    private func distance(to due: LocalDate) -> Int {
        guard let time = (start ?? self.due).flatMap({ CalendarTime($0) }) else { return 0 }
        return due.wall.day - time.writtenDay
    }
}

extension Repetition {
    /// Returns the pattern for dates that are a number of days later than its own, or `nil` if that can't be said.
    func moved(by distance: Int) -> Repetition? {
        guard distance != 0, hasExplicitDays else { return self }
        guard frequency == .weekly, monthDays.isEmpty, interval == 1 || weekdays.count == 1 else { return nil }
        let moved = weekdays.compactMap { day in
            Weekday(rawValue: ((day.weekday.rawValue - 1 + distance) % 7 + 7) % 7 + 1).map { NthWeekday($0) }
        }
        let sorted = moved.sorted { $0.weekday.rawValue < $1.weekday.rawValue }
        return Repetition(.weekly, interval: interval, weekdays: sorted, end: end)
    }

    fileprivate var usesLastDays: Bool {
        rule.split(separator: ";").contains { $0.hasPrefix("BYSETPOS=") || $0.hasPrefix("BYMONTHDAY=-1") }
    }
}

/// A local day, or a local time.
struct LocalDate: Equatable {
    let wall: WallTime
    let isDay: Bool
}

/// Turns the dates of a calendar into local dates and notes the losses.
struct DateLineReader {
    var zones: CalendarZones
    /// `true` if the calendar stays where it is, so that rules that adder can't follow are left to the program that can.
    var isShared = false
    var losses = LossList()

    /// Returns `nil` if the line has no valid date.
    mutating func read(_ line: CalendarLine) -> LocalDate? {
        if let time = CalendarTime(line) {
            let date = local(time)
            if date.wall.day.isValid { return date }
        }
        if !line.valueBytes.isEmpty { losses.add(.date, line.name, line.value) }
        return nil
    }

    mutating func local(_ time: CalendarTime) -> LocalDate {
        if case .day(let day) = time { return LocalDate(wall: WallTime(day: day), isDay: true) }
        if let wall = zones.localTime(time) { return LocalDate(wall: wall, isDay: false) }
        guard case .zoned(let wall, let zone) = time else { return LocalDate(wall: WallTime(seconds: 0), isDay: true) }
        losses.add(.zone, "TZID", zone)
        return LocalDate(wall: wall, isDay: false)
    }

    /// Returns the instant of a line, or `nil` if it has no valid date.
    mutating func instant(_ line: CalendarLine) -> Instant? {
        guard let time = CalendarTime(line) else {
            if !line.valueBytes.isEmpty { losses.add(.date, line.name, line.value) }
            return nil
        }
        if case .zoned(_, let zone) = time, zones.zone(named: zone) == nil { losses.add(.zone, "TZID", zone) }
        let instant = zones.instant(time)
        guard Instant.validSeconds.contains(instant.seconds) else {
            losses.add(.date, line.name, line.value)
            return nil
        }
        return instant
    }

    /// Returns a due date, which has no seconds.
    mutating func due(_ date: LocalDate, of line: CalendarLine?) -> Due {
        guard !date.isDay else { return Due(day: date.wall.day) }
        let due = Due(day: date.wall.day, time: date.wall.time)
        if date.wall.second % 60 != 0, let line {
            losses.add(.time, line.name, line.value, became: "\(due)")
        }
        return due
    }
}
