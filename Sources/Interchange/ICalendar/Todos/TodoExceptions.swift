import Almanac
import Entities
import Vocabulary

/// The occurrences of a repeating VTODO that are done or left out. Such a series is one item, which is due on the first
/// occurrence that is left.
struct TodoExceptions {
    /// The closed occurrences by due day, with the name and the value that say so.
    private var closed: [Day: (name: String, value: String)] = [:]
    private var completed: Instant?

    init(_ series: TodoDates, _ exceptions: [CalendarComponent], _ dates: inout DateLineReader) {
        guard !exceptions.isEmpty || !series.excluded.isEmpty else { return }
        // Occurrences are named after the start, which can be before the due day.
        let start = series.start.flatMap { CalendarTime($0) }.map { dates.local($0).wall.day }
        let due = series.due.flatMap { CalendarTime($0) }.map { dates.local($0).wall.day }
        let distance = start.flatMap { start in due.map { $0 - start } } ?? 0
        for line in series.excluded {
            let zone = line.parameter("TZID")
            for value in line.valueBytes.split(separator: UInt8(ascii: ",")) {
                guard let time = CalendarTime(value, zone: zone) else { continue }
                let text = String(decoding: value, as: UTF8.self)
                closed[dates.local(time).wall.day + distance] = (line.name, text)
            }
        }
        for exception in exceptions {
            guard let line = exception.line(named: "RECURRENCE-ID"), let time = CalendarTime(line) else { continue }
            let status = exception.line(named: "STATUS")?.keyword
            let end = exception.line(named: "COMPLETED")
            guard status == "COMPLETED" || status == "CANCELLED" || status == nil && end != nil else {
                // A single occurrence that was moved or renamed.
                dates.losses.add(.repetition, line.name, line.value)
                continue
            }
            closed[dates.local(time).wall.day + distance] = (line.name, line.value)
            if let instant = end.flatMap({ dates.instant($0) }) { completed = max(instant, completed ?? instant) }
        }
    }

    /// Moves the item to its first open occurrence. Completes it if there is none.
    func apply(to item: inout ForeignItem, _ dates: inout DateLineReader) {
        guard !closed.isEmpty, item.details.recurrence?.isForeign != true else { return }
        var left = closed
        var (due, recurrence) = (item.details.due?.day, item.details.recurrence)
        while !item.isDone, let day = due, let rule = recurrence, let line = left.removeValue(forKey: day) {
            recurrence = rule.afterOccurrence
            due = recurrence == nil ? nil : rule.next(due: day, done: day)
            dates.losses.add(.repetition, line.name, line.value, became: due.map { "\($0)" } ?? "done")
        }
        for (day, line) in left.sorted(by: { $0.key < $1.key }) where item.details.due.map({ $0.day < day }) ?? true {
            dates.losses.add(.repetition, line.name, line.value)
        }
        guard let before = item.details.due, due != before.day else { return }
        guard let due, let recurrence else {
            item.isDone = true
            item.completed = completed
            item.details.recurrence = nil
            return
        }
        item.details.recurrence = recurrence
        item.details.due = Due(day: due, time: before.time)
        item.details.wait = item.details.wait.map { $0 + (due - before.day) }
    }
}
