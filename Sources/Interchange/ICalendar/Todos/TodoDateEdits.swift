import Almanac
import Entities
import Vocabulary

/// The ways to write new dates into a VTODO, those that change least first. Lines keep the form of those that they
/// replace: a day, a local time, UTC, or a time zone. Because other programs can mean a start in several ways, the caller
/// takes the first way that reads back as wanted.
struct TodoDateEdits {
    private enum Start {
        case kept, moved, written
    }

    let series: TodoSeries
    /// The series, in which the new due date is open.
    private var open: TodoSeries
    private let written: CalendarComponent
    let old: TodoMeaning.Dates
    /// The new dates. A due date that has moved by days keeps its time of day in its own zone, which can be another one here.
    let new: TodoMeaning.Dates
    private(set) var reader: DateLineReader
    let lines: TodoDates
    private let oldStart: LocalDate?
    /// The due date of the component itself, without its exceptions.
    let oldDue: Due?
    private let dueLine: CalendarLine?
    /// A Boolean value that indicates whether only the day has changed.
    let keepsTime: Bool
    /// The days by which the due date has moved in another time zone.
    private let movedDays: Int?

    /// - Parameter written: The component that adder would write.
    init(
        _ series: TodoSeries,
        old: TodoMeaning.Dates,
        written: CalendarComponent,
        new: TodoMeaning.Dates,
        _ reader: DateLineReader
    ) {
        self.series = series
        open = series
        self.written = written
        self.old = old
        keepsTime = new.due?.time == old.due?.time
        var reader = reader
        var lines = TodoDates()
        for line in series.master.lines { _ = lines.take(line) }
        self.lines = lines
        oldStart = lines.start.flatMap { reader.read($0) }
        let oldDue = lines.resolved(&reader).due
        self.oldDue = oldDue
        if let moved = lines.zonedDue(moved: new.due, from: oldDue, time: old.due?.time, &reader) {
            dueLine = moved.line
            movedDays = oldDue.map { moved.due.day - $0.day }
            self.new = new.due(moved.due)
        } else {
            let isKept = lines.due.flatMap { reader.read($0) }.map { reader.due($0, of: nil) } == new.due
            let due = new.due.map {
                reader.line("DUE", LocalDate($0), like: lines.due ?? lines.start, in: series.master)
            }
            dueLine = isKept ? lines.due : due
            movedDays = nil
            self.new = new.waitingAgain(for: oldStart, old, oldDue)
        }
        self.reader = reader
        if let day = new.due?.day, day != old.due?.day { open = reopened(day..<day + 1) }
    }

    mutating func candidates() -> [TodoSeries] {
        var candidates = [closedOccurrences(), reopenedOccurrences()].compactMap { $0 }
        // Without a date, a rule says nothing here, but it does elsewhere and as soon as there is one.
        let isStopped = new.recurrence == nil && old.recurrence != nil
        for keepsWait in [true, false] {
            for start in starts(keepsWait: keepsWait) {
                for keepsRule in isStopped ? [false] : [true, false] {
                    candidates += candidate(start, keepsWait: keepsWait, keepsRule: keepsRule).map { [$0] } ?? []
                }
            }
        }
        var plain = series
        plain.master.removeLines(named: "DURATION")
        for name in ["DTSTART", "DUE", "RRULE", "X-ADDER-REPEATS-FROM", "X-ADDER-WAIT"] {
            plain.master.replaceLines(named: name, with: written.lines(named: name))
        }
        // The last resort is a series without exceptions.
        let whole = candidate(.written, keepsWait: false, keepsRule: false)
        return candidates + [plain] + [whole, plain].compactMap { $0?.withoutExceptions }
    }

    private mutating func starts(keepsWait: Bool) -> [Start] {
        guard let oldStart else { return series.master.line(named: "RRULE") == nil ? [.written] : [.kept, .written] }
        // A start on the due date moves along, and so does the start of a series.
        if reader.due(oldStart, of: nil) == oldDue || new.recurrence != nil { return [.moved, .kept, .written] }
        // A start that was the wait day says nothing if a line of its own says that day.
        return !keepsWait && oldStart.wall.day == old.wait ? [.written, .kept, .moved] : [.kept, .moved, .written]
    }

    /// Returns `nil` if the start doesn't fit the due date, or the rule can't be said.
    private mutating func candidate(_ start: Start, keepsWait: Bool, keepsRule: Bool) -> TodoSeries? {
        var edited = open
        let startLine = startLine(start)
        guard fits(startLine) else { return nil }
        edited.master.replaceLines(named: "DTSTART", with: [startLine].compactMap { $0 })
        edited.master.replaceLines(named: "DUE", with: [dueLine].compactMap { $0 })
        edited.master.removeLines(named: "DURATION")
        if !keepsRule {
            var rule: [CalendarLine] = []
            if let recurrence = new.recurrence {
                guard let line = ruleLine(recurrence, startLine) else { return nil }
                rule = [line]
            }
            edited.master.replaceLines(named: "RRULE", with: rule)
            if old.recurrence?.isForeign == true, old.recurrence != new.recurrence {
                edited.master.removeLines(named: "RDATE")
            }
        }
        if !keepsTime {
            edited.moveOccurrences(days: occurrenceDays, to: new.due?.day, startLine ?? dueLine)
        }
        if !keepsRule || !keepsTime {
            edited.master.takeSingleDays(from: old, to: new, like: startLine ?? dueLine, keepsTime: keepsTime)
        }
        for name in ["X-ADDER-REPEATS-FROM"] + (keepsWait ? [] : ["X-ADDER-WAIT"]) {
            edited.master.replaceLines(named: name, with: written.lines(named: name))
        }
        return edited
    }
}

// MARK: - Lines

extension TodoDateEdits {
    private mutating func startLine(_ start: Start) -> CalendarLine? {
        let date: LocalDate
        switch start {
        case .kept: return lines.start
        case .moved:
            guard let oldStart else { return lines.start }
            if let movedDays, lines.start?.isZoned == true { return lines.start?.moved(by: movedDays) }
            date = moved(oldStart)
        case .written:
            guard let line = written.line(named: "DTSTART"), let start = reader.read(line) else { return nil }
            date = start
        }
        if date == oldStart { return lines.start }
        return reader.line("DTSTART", date, like: lines.start ?? lines.due, in: series.master)
    }

    /// Returns the start on the wait day, or as many days before the due date as it was. It has a time if the due date has
    /// one.
    private mutating func moved(_ start: LocalDate) -> LocalDate {
        if let due = new.due, reader.due(start, of: nil) == oldDue { return LocalDate(due) }
        if let due = new.due, let oldDue, new.recurrence?.countsHours == true {
            let distance = LocalDate(due).wall.seconds - LocalDate(oldDue).wall.seconds
            return LocalDate(wall: WallTime(seconds: start.wall.seconds + distance), isDay: start.isDay)
        }
        let distance = new.due.flatMap { due in oldDue.map { due.day - $0.day } } ?? 0
        var day = start.wall.day + distance
        if let wait = new.wait, new.recurrence == nil, new.due.map({ wait < $0.day }) ?? true { day = wait }
        let isDay = new.due.map { $0.time == nil } ?? start.isDay
        let second = isDay || start.isDay ? 0 : start.wall.second
        return LocalDate(wall: WallTime(seconds: day.number * 86_400 + second), isDay: isDay)
    }

    /// Servers refuse a start after the due date, or of another type.
    private mutating func fits(_ start: CalendarLine?) -> Bool {
        guard let start, let dueLine, start != lines.start || dueLine != lines.due else { return true }
        // The program that wrote a start after the due date means something by it.
        if start == lines.start, let oldStart, let oldDue, oldStart.wall.seconds > LocalDate(oldDue).wall.seconds {
            return true
        }
        guard let first = reader.read(start), let last = reader.read(dueLine) else { return false }
        // Its server has accepted a time beside a day.
        let isMixed = start == lines.start && lines.due.flatMap { reader.read($0) }?.isDay == last.isDay
        return first.wall.day.isValid && (first.isDay == last.isDay || isMixed)
            && first.wall.seconds <= last.wall.seconds
    }

    /// Returns the rule for the start, which has other days than the due date if the due date is later, or if the time
    /// zone has another day.
    private mutating func ruleLine(_ recurrence: Recurrence, _ start: CalendarLine?) -> CalendarLine? {
        let recurrence = recurrence.with(RuleDays.SingleDays()).ending(recurrence.endWithSingleDays)
        if case .rule(let rule) = recurrence {
            return self.rule(rule, recurrence.end, start)
        }
        guard let repetition = recurrence.repetition else {
            return CalendarLine("RRULE", value: recurrence.rule).ended(like: series.master.begin)
        }
        guard let due = new.due, let line = start ?? dueLine, let time = CalendarTime(line),
            let moved = repetition.moved(by: time.writtenDay - due.day), let first = reader.read(line)
        else { return nil }
        let distance = first.wall.day - due.day
        let rule = moved.rule { day in
            guard !first.isDay else { return .day(day + distance) }
            let second = moved.endTime.map { 60 * $0.minute } ?? first.wall.second
            let last = WallTime(seconds: (day + distance).number * 86_400 + second)
            // Rules in a time zone end in UTC.
            if case .floating = time { return .floating(last) }
            return .utc(reader.zones.instant(.floating(last)))
        }
        if let old = series.master.line(named: "RRULE"), old.value == rule { return old }
        return CalendarLine("RRULE", value: rule).ended(like: series.master.begin)
    }
}

extension TodoDateEdits {
    /// Returns the line of a rule that another program made, unless its days are not those of the due date.
    private mutating func rule(_ rule: String, _ end: Repetition.End?, _ start: CalendarLine?) -> CalendarLine? {
        guard let due = new.due, let line = start ?? dueLine, let time = CalendarTime(line), time.writtenDay == due.day,
            let first = reader.read(line)
        else { return nil }
        let zones = reader.zones
        let text = RuleDays.text(rule, ending: end) { day in
            guard !first.isDay else { return CalendarTime.day(day).text }
            let last = WallTime(seconds: day.number * 86_400 + first.wall.second)
            // Rules in a time zone end in UTC.
            if case .floating = time { return CalendarTime.floating(last).text }
            var zones = zones
            return CalendarTime.utc(zones.instant(.floating(last))).text
        }
        if let old = series.master.line(named: "RRULE"), CalendarRule.foreign(old.value) == CalendarRule.foreign(text) {
            return old
        }
        return CalendarLine("RRULE", value: text).ended(like: series.master.begin)
    }
}

// MARK: - Other time zones

extension TodoDates {
    /// Returns the due line moved by whole days in its time zone if only the day has changed, and the due date that it then has
    /// here.
    /// - Parameter time: The time that the item had, which the new one must have.
    fileprivate func zonedDue(
        moved new: Due?,
        from old: Due?,
        time: TimeOfDay?,
        _ reader: inout DateLineReader
    ) -> (line: CalendarLine, due: Due)? {
        guard let new, let old, new.time == time, new != old, let line = due ?? start,
            line.isZoned,
            reader.read(line).map({ reader.due($0, of: nil) }) == old,
            let moved = line.moved(by: new.day - old.day, name: "DUE"), let date = reader.read(moved)
        else { return nil }
        let due = reader.due(date, of: nil)
        return due.day == new.day ? (moved, due) : nil
    }
}

extension TodoMeaning.Dates {
    fileprivate func due(_ due: Due) -> TodoMeaning.Dates {
        TodoMeaning.Dates(due: due, wait: wait, recurrence: recurrence, isDone: isDone, completed: completed)
    }

    /// Returns the dates with the wait day that a start after the due date becomes when the due date moves behind it, or goes.
    fileprivate func waitingAgain(for start: LocalDate?, _ old: TodoMeaning.Dates, _ oldDue: Due?) -> TodoMeaning.Dates
    {
        guard let start, let oldDue, !isDone, recurrence == nil, old.recurrence == nil, wait == nil, old.wait == nil,
            start.wall.day > oldDue.day, due.map({ start.wall.day < $0.day }) ?? true
        else { return self }
        return TodoMeaning.Dates(
            due: due,
            wait: start.wall.day,
            recurrence: nil,
            isDone: isDone,
            completed: completed
        )
    }
}

extension LocalDate {
    fileprivate init(_ due: Due) {
        self.init(wall: WallTime(day: due.day, time: due.time ?? .midnight), isDay: due.time == nil)
    }
}

extension DateLineReader {
    /// Returns a line with a local date in the form of another line, or the plain form if that has another type.
    fileprivate mutating func line(
        _ name: String,
        _ date: LocalDate,
        like other: CalendarLine?,
        in todo: CalendarComponent
    ) -> CalendarLine {
        let time = other.flatMap { CalendarTime($0) }
        let isDay = if case .day? = time { true } else { false }
        guard let other, let time, isDay == date.isDay else {
            let value = CalendarTime(date.wall.day, date.isDay ? nil : date.wall.time).text
            return CalendarLine(name, date.isDay ? [CalendarLine.Parameter("VALUE", "DATE")] : [], value: value)
                .ended(like: todo.begin)
        }
        let new: CalendarTime = isDay ? .day(date.wall.day) : zones.time(date.wall, like: time)
        return other.with(name: name, value: new.text.utf8)
    }
}
