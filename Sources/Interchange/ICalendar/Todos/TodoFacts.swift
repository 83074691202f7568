package import Almanac
import Entities
package import Vocabulary

extension TodoResource {
    /// Returns the properties for which adder has no field.
    /// - Parameter due: The due date of the item. If that has changed since the last sync, so have the dates of the server.
    package func facts(due: Due?) -> ForeignFacts {
        var dates = reader.dates
        let todo = series.master
        var facts = ForeignFacts()
        if !item.isDone {
            switch todo.line(named: "STATUS")?.keyword {
            case "CANCELLED": facts.state = .cancelled
            case "IN-PROCESS": facts.state = .inProgress
            default: break
            }
            let percent = todo.line(named: "PERCENT-COMPLETE").flatMap { Int(digits: $0.valueBytes) }
            facts.percent = percent.flatMap { 1..<100 ~= $0 ? $0 : nil }
        }
        let isCurrent = due == item.details.due
        // The lines name the first occurrence, which can be closed.
        let distance = item.details.due.flatMap { due in ownDue.map { due.day - $0.day } } ?? 0
        facts.due = isCurrent ? zonedDue(movedBy: distance, &dates) : nil
        if isCurrent, let date = todo.line(named: "DTSTART")?.moved(by: distance).flatMap({ dates.read($0) }) {
            let start = dates.due(date, of: nil)
            if start != item.details.due, start.day != item.details.wait { facts.start = start }
        }
        facts.place = text(of: "LOCATION")
        facts.link = text(of: "URL")
        facts.alarms = todo.components.count { $0.name == "VALARM" }
        facts.attachments = todo.lines(named: "ATTACH").count
        facts.comments = todo.lines(named: "COMMENT").count
        facts.occurrences = series.exceptions.count { !$0.isClosed }
        return facts
    }

    private func text(of name: String) -> String? {
        guard let text = series.master.line(named: name)?.textValue, !text.isBlank else { return nil }
        return ForeignText.cleaned(text) ?? text
    }

    private func zonedDue(movedBy days: Int, _ dates: inout DateLineReader) -> ForeignFacts.ZonedDue? {
        guard let line = series.master.line(named: "DUE")?.moved(by: days),
            case .zoned(let wall, let zone)? = CalendarTime(line),
            let local = dates.zones.localTime(.zoned(wall, zone: zone)), local != wall
        else { return nil }
        return ForeignFacts.ZonedDue(due: Due(day: wall.day, time: wall.time), zone: zone)
    }
}
