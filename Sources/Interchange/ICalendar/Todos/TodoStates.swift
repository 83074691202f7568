import Almanac
import Entities
import Vocabulary

/// The lines of a VTODO with its status, priority and instants.
struct TodoStates {
    private var status: CalendarLine?
    private var completed: CalendarLine?
    private var percent: CalendarLine?
    private var priority: CalendarLine?
    private var created: CalendarLine?
    private var changed: CalendarLine?
    private var sequence: CalendarLine?

    /// Takes a line, or returns `false` if it is another property, or one that comes twice.
    mutating func take(_ line: CalendarLine) -> Bool {
        switch line.name {
        case "STATUS" where status == nil: status = line
        case "COMPLETED" where completed == nil: completed = line
        case "PERCENT-COMPLETE" where percent == nil: percent = line
        case "PRIORITY" where priority == nil: priority = line
        case "CREATED" where created == nil: created = line
        case "LAST-MODIFIED" where changed == nil: changed = line
        case "SEQUENCE" where sequence == nil: sequence = line
        default: return false
        }
        return true
    }

    func fill(_ item: inout ForeignItem, _ dates: inout DateLineReader) {
        item.created = created.flatMap { dates.instant($0) }
        item.changed = changed.flatMap { dates.instant($0) }
        item.revision = sequence.map { revision($0.valueBytes) } ?? 0
        item.details.priority = priority(&dates.losses)
        item.isDone = isDone(&dates)
        let end = completed.flatMap { dates.instant($0) }
        if item.isDone {
            item.completed = end
        } else if let completed, end != nil {
            dates.losses.add(.status, completed.name, completed.value)
        }
    }

    /// Returns a number that is too large as the largest one, so that the version stays the latest.
    private func revision(_ bytes: ArraySlice<UInt8>) -> Int {
        if let number = Int(digits: bytes) { return number }
        let isNumber = !bytes.isEmpty && bytes.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
        return isNumber ? .max : 0
    }

    /// The classes of RFC 5545, section 3.8.1.9.
    private func priority(_ losses: inout LossList) -> Priority? {
        guard let line = priority, !line.valueBytes.isEmpty else { return nil }
        switch Int(digits: line.valueBytes) {
        case 0?: return nil
        case (1...4)?: return .high
        case 5?: return .medium
        case (6...9)?: return .low
        default:
            losses.add(.priority, line.name, line.value)
            return nil
        }
    }

    private func isDone(_ dates: inout DateLineReader) -> Bool {
        let number = percent.flatMap { Int(digits: $0.valueBytes) }
        let isDone = isDone(percent: number, &dates)
        if let line = percent, !line.valueBytes.isEmpty, number != (isDone ? 100 : 0) {
            dates.losses.add(.status, line.name, line.value)
        }
        return isDone
    }

    private func isDone(percent: Int?, _ dates: inout DateLineReader) -> Bool {
        guard let line = status, !line.valueBytes.isEmpty else {
            return percent == 100 || completed.map { CalendarTime($0) != nil } ?? false
        }
        switch line.keyword {
        case "COMPLETED": return true
        case "NEEDS-ACTION": return false
        case "CANCELLED" where !dates.isShared:
            dates.losses.add(.status, line.name, line.value, became: "done")
            return true
        // The program that has cancelled or begun it shows that. It is not done.
        default:
            dates.losses.add(.status, line.name, line.value, became: "open")
            return false
        }
    }
}
