package import Almanac
import Entities
import Vocabulary

extension TodoResource {
    /// A Boolean value that indicates whether the due date is at other local times in other places.
    package var dependsOnPlace: Bool {
        guard item.details.due?.time != nil else { return false }
        switch dueLine.flatMap({ CalendarTime($0) }) {
        case .utc, .zoned: return true
        case .day, .floating, nil: return false
        }
    }

    /// Returns the local due date after the item was moved by days. It keeps its time of day in its own time zone; a time in
    /// UTC keeps the local one.
    package func due(movedBy days: Int) -> Due? {
        var dates = reader.dates
        guard let line = dueLine, let due = item.details.due else { return nil }
        guard line.isZoned else { return Due(day: due.day + days, time: due.time) }
        guard dates.read(line).map({ dates.due($0, of: nil) }) == due,
            let date = line.moved(by: days).flatMap({ dates.read($0) })
        else { return nil }
        return dates.due(date, of: nil)
    }

    private var dueLine: CalendarLine? {
        series.master.line(named: "DUE") ?? series.master.line(named: "DTSTART")
    }
}
