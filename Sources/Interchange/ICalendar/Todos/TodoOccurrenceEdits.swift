import Almanac
import Entities
import Vocabulary

// Edits of a series that other programs complete by saying which of its occurrences are closed.

extension TodoDateEdits {
    /// Returns the series of a program that completes single occurrences, with the ones before the due date left out. A completed
    /// one would be there twice, as its copy is an item of its own.
    func closedOccurrences() -> TodoSeries? {
        guard !series.exceptions.isEmpty, !old.isDone, !new.isDone, keepsTime, let due = new.due,
            old.recurrence?.isForeign != true, var day = old.due?.day, var rule = old.recurrence,
            let first = oldDue?.day
        else { return nil }
        var days: [Day] = []
        while day < due.day, days.count < RuleDays.SingleDays.maximumExcluded {
            days.append(day)
            guard let next = rule.next(due: Due(day: day), done: Due(day: day))?.day, let rest = rule.afterOccurrence
            else { return nil }
            (day, rule) = (next, rest)
        }
        guard day == due.day, let start = lines.start ?? lines.due else { return nil }
        var edited = series
        let changed = Dictionary(zip(occurrenceDays, edited.exceptions.indices)) { first, _ in first }
        let excluded = Set(lines.excluded.flatMap { CalendarText.rawList($0.valueBytes) })
        for day in days {
            if let index = changed[day] {
                edited.exceptions[index].close()
                continue
            }
            guard let line = start.moved(by: day - first, name: "EXDATE") else { return nil }
            if !excluded.contains(line.valueBytes) { edited.master.add(line) }
        }
        return edited
    }

    /// Returns the series with the occurrences since an earlier due date open again.
    func reopenedOccurrences() -> TodoSeries? {
        guard let due = new.due?.day, let before = old.due?.day, due < before else { return nil }
        let edited = reopened(due..<before)
        return edited == series ? nil : edited
    }

    /// Returns the series in which the occurrences of some days are open.
    func reopened(_ days: Range<Day>) -> TodoSeries {
        var dates = reader
        let distance = lines.distanceToDue(dates)
        var edited = series
        let excluded = new.recurrence?.singleDays.excluded ?? []
        edited.master.changeLines(named: "EXDATE") { line in
            let values = CalendarText.rawList(line.valueBytes)
            let kept = values.filter { value in
                guard let time = CalendarTime(value, zone: line.parameter("TZID")) else { return true }
                let day = dates.local(time).wall.day + distance
                return !days.contains(day) || excluded.contains(day)
            }
            if kept.count == values.count { return line }
            return kept.isEmpty ? nil : line.with(value: Array(kept.joined(separator: [UInt8(ascii: ",")])))
        }
        for (index, day) in zip(edited.exceptions.indices, occurrenceDays) {
            if let day, days.contains(day), edited.exceptions[index].isClosed { edited.exceptions[index].reopen() }
        }
        return edited
    }

    /// The days on which the single occurrences are due without what other programs have changed.
    var occurrenceDays: [Day?] {
        var dates = reader
        let distance = lines.distanceToDue(dates)
        return series.exceptions.map { exception in
            exception.line(named: "RECURRENCE-ID").flatMap { CalendarTime($0) }.map {
                dates.local($0).wall.day + distance
            }
        }
    }
}

extension CalendarComponent {
    /// Says that a single occurrence, which other programs have changed, is not to be done any more. It stays as it is because
    /// the occurrence can be taken back.
    fileprivate mutating func close() {
        set("STATUS", "CANCELLED")
    }

    fileprivate mutating func reopen() {
        set("STATUS", "NEEDS-ACTION")
        for name in ["COMPLETED", "PERCENT-COMPLETE"] { removeLines(named: name) }
    }

    private mutating func set(_ name: String, _ value: String) {
        let line = CalendarLine(name, value: value).ended(like: begin)
        replaceLines(named: name, with: [line])
    }

    /// Writes the single days of the new rule, unless they are those that the old one leaves.
    mutating func takeSingleDays(
        from old: TodoMeaning.Dates,
        to new: TodoMeaning.Dates,
        like line: CalendarLine?,
        keepsTime: Bool
    ) {
        // Without a rule, the days mean nothing.
        guard let days = new.recurrence?.singleDays else { return }
        let left = new.due.flatMap { old.recurrence?.singleDays.after($0.day) } ?? RuleDays.SingleDays()
        guard days != left || !keepsTime, let due = new.due?.day, let line else { return }
        for (name, days) in [("EXDATE", days.excluded), ("RDATE", days.added)] {
            replaceLines(named: name, with: days.compactMap { line.moved(by: $0 - due, name: name) })
        }
    }
}

extension TodoSeries {
    /// Names the occurrences that other programs have changed by the new time of the series.
    mutating func moveOccurrences(days: [Day?], to due: Day?, _ line: CalendarLine?) {
        guard let due, let line else { return }
        for (index, day) in days.enumerated() {
            // One that changes all later occurrences stays.
            guard exceptions[index].line(named: "RECURRENCE-ID")?.parameter("RANGE") == nil,
                let name = day.flatMap({ line.moved(by: $0 - due, name: "RECURRENCE-ID") })
            else { continue }
            exceptions[index].replaceLines(named: "RECURRENCE-ID", with: [name])
        }
    }

    var withoutExceptions: TodoSeries {
        var series = self
        series.exceptions = []
        series.master.removeLines(named: "EXDATE")
        return series
    }
}

extension CalendarLine {
    var isZoned: Bool { if case .zoned? = CalendarTime(self) { true } else { false } }

    /// Returns a date line with another day, at the same time in the same time zone.
    func moved(by days: Int, name: String? = nil) -> CalendarLine? {
        guard let day = CalendarTime(self).map({ $0.writtenDay + days }), day.isValid else { return nil }
        let rest = valueBytes.drop { $0 <= 0x20 }.dropFirst(8)
        return with(name: name, value: Array(CalendarTime.day(day).text.utf8) + rest)
    }
}
