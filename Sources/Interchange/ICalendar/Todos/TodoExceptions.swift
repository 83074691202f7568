import Almanac
import Entities
import Vocabulary

/// The occurrences of a repeating VTODO that are done, left out or added. Such a series is one item, which is due on the first
/// occurrence that is left.
struct TodoExceptions {
    private let rule: CalendarLine?
    /// The closed occurrences by due day, with the name and the value that say so.
    private var closed: [Day: (name: String, value: String)] = [:]
    private var completed: Instant?
    private var added: [Day] = []
    private let addedLines: [CalendarLine]
    private let due: CalendarLine?
    /// `true` if other programs have changed nothing but the whole series.
    private let isEmpty: Bool
    /// `true` if all added occurrences have the time of the others.
    private var haveSameTime = true

    init(
        _ series: TodoDates,
        of todo: CalendarComponent,
        _ exceptions: [CalendarComponent],
        _ dates: inout DateLineReader
    ) {
        rule = series.rule
        due = series.due ?? series.start
        addedLines = rule == nil ? [] : series.added
        isEmpty = exceptions.isEmpty && series.excluded.isEmpty && addedLines.isEmpty
        guard !isEmpty else { return }
        let distance = series.distanceToDue(dates)
        for line in series.excluded {
            for (time, value) in line.times {
                closed[dates.local(time).wall.day + distance] = (line.name, value)
            }
        }
        let start = (series.start ?? series.due).flatMap { CalendarTime($0) }.map { dates.local($0) }
        for line in addedLines {
            let values = line.times
            if values.count != line.valueBytes.count(where: { $0 == UInt8(ascii: ",") }) + 1 { haveSameTime = false }
            for (time, _) in values {
                let date = dates.local(time)
                if date.isDay != start?.isDay || date.wall.second != start?.wall.second { haveSameTime = false }
                added.append(date.wall.day + distance)
            }
        }
        for exception in exceptions {
            guard let line = exception.line(named: "RECURRENCE-ID"), let time = CalendarTime(line) else { continue }
            guard exception.isClosed else {
                // A single occurrence that was moved or renamed.
                dates.losses.add(.repetition, line.name, line.value)
                continue
            }
            let day = dates.local(time).wall.day + distance
            closed[day] = (line.name, line.value)
            if exception.hasOwnValues(of: todo, day, &dates) { dates.losses.add(.repetition, line.name, line.value) }
            if let instant = exception.line(named: "COMPLETED").flatMap({ dates.instant($0) }) {
                completed = max(instant, completed ?? instant)
            }
        }
    }

    /// Moves the item to its first open occurrence, and lets its rule leave out those that are closed later. Completes it if
    /// there is none.
    func apply(to item: inout ForeignItem, _ dates: inout DateLineReader) {
        if isEmpty { return }
        if item.details.recurrence?.countsHours == true {
            // Days don't tell its occurrences apart.
            leaveToOthers(&item, &dates)
            return
        }
        if dates.isShared, let day = item.details.due?.day, let rule, !item.isDone,
            closed.keys.count(where: { $0 > day }) > RuleDays.SingleDays.maximumExcluded
        {
            item.details.recurrence = CalendarRule.foreign(rule.value).map { .foreign($0) }
        }
        guard !closed.isEmpty || !added.isEmpty || !haveSameTime, item.details.recurrence?.isForeign != true else {
            return
        }
        var left = closed
        var (due, recurrence) = (item.details.due?.day, item.details.recurrence)
        if !added.isEmpty || !haveSameTime {
            if let day = due, let whole = recurrence?.adding(added, to: day), haveSameTime {
                recurrence = whole
            } else if dates.isShared, let rule, let foreign = CalendarRule.foreign(rule.value) {
                if due != nil, !item.isDone { item.details.recurrence = .foreign(foreign) }
                return
            } else {
                for line in addedLines { dates.losses.add(.repetition, line.name, line.value) }
            }
        }
        while !item.isDone, let day = due, let rule = recurrence, let line = left.removeValue(forKey: day) {
            recurrence = rule.afterOccurrence
            due = recurrence == nil ? nil : rule.next(due: Due(day: day), done: Due(day: day))?.day
            dates.losses.add(.repetition, line.name, line.value, became: due.map { "\($0)" } ?? "done")
        }
        if !item.isDone, let day = due { recurrence = recurrence?.excluding(&left, from: day) }
        for (day, line) in left.sorted(by: { $0.key < $1.key }) where item.details.due.map({ $0.day < day }) ?? true {
            dates.losses.add(.repetition, line.name, line.value)
        }
        if dates.isShared, item.isDone, let day = item.details.due?.day {
            // The program that has completed it leaves it to others to move it to its next occurrence.
            item.details.recurrence = recurrence?.excluding(&left, from: day)
        }
        guard let before = item.details.due, !item.isDone else { return }
        guard let due, let recurrence else {
            guard item.details.recurrence != nil else { return }
            item.isDone = true
            item.completed = completed
            item.details.recurrence = nil
            return
        }
        item.details.recurrence = recurrence
        item.details.due = moved(before, to: due, &dates)
        item.details.wait = item.details.wait.map { $0 + (due - before.day) }
    }
}

extension TodoExceptions {
    /// Lets only other programs complete the item if its calendar stays where it is.
    private func leaveToOthers(_ item: inout ForeignItem, _ dates: inout DateLineReader) {
        if dates.isShared, let rule, let foreign = CalendarRule.foreign(rule.value) {
            item.details.recurrence = .foreign(foreign)
        } else {
            for (name, value) in closed.values.sorted(by: <) { dates.losses.add(.repetition, name, value) }
            for line in addedLines { dates.losses.add(.repetition, line.name, line.value) }
        }
    }

    /// Returns the due date of a later occurrence, which has the same time as the first one in the time zone of the series.
    private func moved(_ old: Due, to day: Day, _ dates: inout DateLineReader) -> Due {
        let plain = Due(day: day, time: old.time)
        guard day != old.day, let due, due.isZoned, dates.read(due).map({ dates.due($0, of: nil) }) == old,
            let moved = due.moved(by: day - old.day), let date = dates.read(moved), date.wall.day == day
        else { return plain }
        return dates.due(date, of: nil)
    }
}

extension TodoDates {
    /// Returns the number of days from the start, after which occurrences are named, to the due date.
    func distanceToDue(_ dates: DateLineReader) -> Int {
        var dates = dates
        let start = start.flatMap { CalendarTime($0) }.map { dates.local($0).wall.day }
        let due = resolved(&dates).due?.day
        return start.flatMap { start in due.map { $0 - start } } ?? 0
    }
}

extension CalendarLine {
    /// The dates of an EXDATE or RDATE line, without those that can't be read.
    var times: [(time: CalendarTime, text: String)] {
        let zone = parameter("TZID")
        return valueBytes.split(separator: UInt8(ascii: ",")).compactMap { value in
            CalendarTime(value, zone: zone).map { ($0, String(decoding: value, as: UTF8.self)) }
        }
    }
}

extension CalendarComponent {
    /// `true` if a single occurrence has another title, note or due date than its series says for the day.
    fileprivate func hasOwnValues(of series: CalendarComponent, _ day: Day, _ dates: inout DateLineReader) -> Bool {
        for name in ["SUMMARY", "DESCRIPTION"] {
            if let line = line(named: name), line.value != series.line(named: name)?.value { return true }
        }
        guard let due = line(named: "DUE"), let time = CalendarTime(due), let usual = series.line(named: "DUE") else {
            return false
        }
        let isMoved =
            due.parameter("TZID") == usual.parameter("TZID") && due.valueBytes.count == usual.valueBytes.count
            && !due.valueBytes.dropFirst(8).elementsEqual(usual.valueBytes.dropFirst(8))
        return isMoved || dates.local(time).wall.day != day
    }

    /// `true` if a single occurrence is not to be done any more.
    var isClosed: Bool {
        let status = line(named: "STATUS")?.keyword
        return status == "COMPLETED" || status == "CANCELLED" || status == nil && line(named: "COMPLETED") != nil
    }
}

extension Recurrence {
    /// Returns the recurrence with more occurrences. `nil` if its rule counts from a day, which an added one must not change.
    fileprivate func adding(_ days: [Day], to due: Day) -> Recurrence? {
        guard days.count <= RuleDays.SingleDays.maximumAdded else { return nil }
        if case .count = end { return nil }
        let whole: Recurrence
        switch self {
        case .every(let repetition) where repetition.ending(nil) == Recurrence.far: whole = self
        case .every(let repetition) where repetition.interval == 1: whole = .every(repetition.naming(due))
        case .rule(let rule) where RuleDays(rule)?.countsFromStart == false: whole = self
        case .every, .again, .rule, .foreign: return nil
        }
        let later = Array(Set(days.filter { $0 > due && !includes(Due(day: $0), anchoredAt: Due(day: due)) })).sorted()
        if later.isEmpty { return self }
        return whole.with(RuleDays.SingleDays(added: later))
    }

    /// Returns the recurrence without closed occurrences after the due day, and removes these from the dictionary.
    fileprivate func excluding<Reason>(_ closed: inout [Day: Reason], from due: Day) -> Recurrence {
        if case .again = self { return self }
        // The rule is parsed for each day.
        let (added, pattern) = (singleDays.added, with(RuleDays.SingleDays()))
        var last = Day.validNumbers.upperBound
        if case .count(let count) = end {
            var occurrence: Due? = Due(day: due)
            for _ in 1..<min(count, RuleDays.SingleDays.maximumExcluded) {
                occurrence = occurrence.flatMap { self.occurrence(after: $0, anchoredAt: Due(day: due)) }
            }
            last = occurrence?.day.number ?? last
        }
        let days = closed.keys.sorted().filter { $0 > due && $0.number <= last }.prefix(
            RuleDays.SingleDays.maximumExcluded
        )
        .filter { added.contains($0) || pattern.includes(Due(day: $0), anchoredAt: Due(day: due)) }
        for day in days { closed[day] = nil }
        if days.isEmpty { return self }
        let rest = with(RuleDays.SingleDays(excluded: days, added: added))
        // Only those that are left are counted.
        guard case .count(let count) = end else { return rest }
        return rest.ending(.count(count - days.count))
    }

    /// The end as calendars say it, which count the occurrences that are left out.
    var endWithSingleDays: Repetition.End? {
        guard case .count(let count)? = end else { return end }
        return .count(count + singleDays.excluded.count)
    }
}

extension Repetition {
    /// Returns the pattern with the days that its first day says.
    fileprivate func naming(_ first: Day) -> Repetition {
        guard !hasExplicitDays else { return self }
        let parts = first.components
        return switch frequency {
        case .hourly, .daily: self
        case .weekly: Repetition(.weekly, interval: interval, weekdays: [NthWeekday(first.weekday)], end: end)
        case .monthly: Repetition(.monthly, interval: interval, monthDays: [parts.day], end: end)
        case .yearly: Repetition(.yearly, interval: interval, month: parts.month, monthDays: [parts.day], end: end)
        }
    }
}
