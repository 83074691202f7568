import Almanac

/// A recurrence rule of another program, which may be spelled in many ways.
struct CalendarRule {
    private let repetition: Repetition
    private let start: WallTime
    private let parts: [String]
    /// The end of the series, unless that is a number of occurrences.
    let until: CalendarTime?

    /// Returns `nil` if adder can't repeat in this way.
    /// - Parameters:
    ///   - start: The first occurrence.
    ///   - written: Its time of day in the file, in seconds.
    init?(_ text: String, start: WallTime, written: Int) {
        var parts: [String] = []
        var until: CalendarTime?
        let allParts = text.uppercased().split(separator: ";")
        for part in allParts {
            let pair = part.split(separator: "=", maxSplits: 1)
            guard pair.count == 2 else { return nil }
            switch pair[0] {
            case "UNTIL":
                guard until == nil, let time = CalendarTime(Array(pair[1].utf8)[...]) else { return nil }
                until = time
            case "BYHOUR" where allParts.contains("FREQ=HOURLY"): return nil
            case "BYHOUR", "BYMINUTE", "BYSECOND":
                guard CalendarRule.time(pair[0], written) == pair[1].drop(while: { $0 == "0" }) else { return nil }
            default: parts.append(String(part))
            }
        }
        let rule = parts.joined(separator: ";")
        // A yearly rule may name only the month of its start.
        let whole = CalendarRule.hasBareMonth(parts) ? "\(rule);BYMONTHDAY=\(start.day.components.day)" : rule
        guard let repetition = Repetition(rule: whole), Repetition.intervals.contains(repetition.interval),
            until == nil || repetition.end == nil
        else { return nil }
        self.repetition = repetition
        self.until = until
        self.start = start
        self.parts = parts
    }

    /// Returns a rule that a `Repetition` can't represent but that adder can follow, with the local day on which it ends.
    /// `nil` if there is none, or if it is about times of day.
    static func days(_ text: String, start: WallTime, written: Int, _ wallTime: (CalendarTime) -> WallTime) -> String? {
        guard var rule = foreign(text) else { return nil }
        var kept: [Substring] = []
        var end: Repetition.End?
        for part in rule.split(separator: ";") {
            let pair = part.split(separator: "=", maxSplits: 1)
            guard pair.count == 2 else { return nil }
            switch pair[0] {
            case "UNTIL":
                guard end == nil, let time = CalendarTime(Array(pair[1].utf8)[...]) else { return nil }
                end = .until(lastDay(time, start: start, wallTime))
            case "BYHOUR", "BYMINUTE", "BYSECOND":
                guard CalendarRule.time(pair[0], written) == pair[1].drop(while: { $0 == "0" }) else { return nil }
            default: kept.append(part)
            }
        }
        rule = kept.joined(separator: ";")
        guard let days = RuleDays(rule), end == nil || days.end == nil else { return nil }
        // The end stands last, as it does after an occurrence was completed.
        return RuleDays.text(rule, ending: end ?? days.end)
    }

    private static func lastDay(
        _ until: CalendarTime,
        start: WallTime,
        _ wallTime: (CalendarTime) -> WallTime
    ) -> Day {
        let end = wallTime(until)
        if case .day = until { return end.day }
        return end.second < start.second ? end.day - 1 : end.day
    }

    /// `true` for a line of single dates in place of a rule.
    static func isSingleDates(_ text: String) -> Bool {
        (text.hasPrefix("RDATE:") || text.hasPrefix("RDATE;")) && text.utf8.allSatisfy { 0x20...0x7E ~= $0 }
    }

    /// Returns the spelling of a rule that adder can't follow, in an order of the parts that doesn't depend on the program.
    /// `nil` if it isn't a rule at all.
    static func foreign(_ text: String) -> String? {
        let isPlain = text.utf8.allSatisfy { 0x20...0x7E ~= $0 }
        let parts = text.uppercased().split(separator: ";").map { String($0).trimmed }.filter { !$0.isEmpty }
        guard isPlain, let frequency = parts.first(where: { $0.hasPrefix("FREQ=") }) else { return nil }
        return ([frequency] + parts.filter { !$0.hasPrefix("FREQ=") }.sorted()).joined(separator: ";")
    }

    /// `true` if the rule names days that some months lack, and nothing that chooses among them.
    var namesLateDays: Bool {
        parts.contains { part in
            let values = part.dropFirst("BYMONTHDAY=".count).split(separator: ",")
            return part.hasPrefix("BYMONTHDAY=") && values.contains { ["29", "30", "31"].contains($0) }
        } && !parts.contains { $0.hasPrefix("BYSETPOS=") || $0.hasPrefix("BYDAY=") }
    }

    private static func hasBareMonth(_ parts: [String]) -> Bool {
        parts.contains { $0.hasPrefix("BYMONTH=") }
            && !parts.contains { $0.hasPrefix("BYDAY=") || $0.hasPrefix("BYMONTHDAY=") }
    }

    private static func time(_ name: Substring, _ second: Int) -> String {
        let number =
            switch name {
            case "BYHOUR": second / 3_600
            case "BYMINUTE": second / 60 % 60
            default: second % 60
            }
        return number == 0 ? "" : String(number)
    }

    /// Returns the repetition with the local day on which it ends, or `nil` if it ends between two times of a day.
    func repetition(_ wallTime: (CalendarTime) -> WallTime) -> Repetition? {
        guard let until else { return repetition }
        guard repetition.countsHours else {
            return repetition.ending(.until(CalendarRule.lastDay(until, start: start, wallTime)))
        }
        let end = wallTime(until)
        if case .day = until { return repetition.ending(.until(end.day)) }
        let first = Due(day: start.day, time: start.time)
        func next(after due: Due) -> Day? { repetition.next(after: due, anchoredAt: first)?.day }
        let last = Due(day: end.day, time: end.time)
        if next(after: last) != end.day { return repetition.ending(.until(end.day)) }
        let beforeMidnight = Due(day: end.day - 1)
        return repetition.next(after: beforeMidnight, anchoredAt: first)
            == repetition.next(after: last, anchoredAt: first)
            ? repetition.ending(.until(end.day - 1)) : nil
    }
}

extension Repetition {
    /// The time at which the last day ends, if its occurrences have times of their own.
    var endTime: TimeOfDay? { countsHours ? TimeOfDay(hour: 23, minute: 59) : nil }
}
