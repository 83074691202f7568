import Almanac
import Entities
import Vocabulary

/// The lines of a VTODO with its status, priority and instants.
struct TodoStates {
    private var lines: [String: CalendarLine] = [:]
    private static let names: Set<String> = [
        "COMPLETED", "CREATED", "LAST-MODIFIED", "PERCENT-COMPLETE", "PRIORITY", "STATUS",
    ]

    /// Takes a line, or returns `false` if it is another property, or one that comes twice.
    mutating func take(_ line: CalendarLine) -> Bool {
        guard TodoStates.names.contains(line.name), lines[line.name] == nil else { return false }
        lines[line.name] = line
        return true
    }

    func fill(_ item: inout ForeignItem, _ dates: inout DateLineReader) {
        item.created = lines["CREATED"].flatMap { dates.instant($0) }
        item.changed = lines["LAST-MODIFIED"].flatMap { dates.instant($0) }
        item.details.priority = priority(&dates.losses)
        item.isDone = isDone(&dates.losses)
        let completed = lines["COMPLETED"].flatMap { dates.instant($0) }
        if item.isDone {
            item.completed = completed
        } else if let line = lines["COMPLETED"], completed != nil {
            dates.losses.add(.status, line.name, line.value)
        }
    }

    /// The classes of RFC 5545, section 3.8.1.9.
    private func priority(_ losses: inout LossList) -> Priority? {
        guard let line = lines["PRIORITY"], !line.valueBytes.isEmpty else { return nil }
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

    private func isDone(_ losses: inout LossList) -> Bool {
        let percent = lines["PERCENT-COMPLETE"].flatMap { Int(digits: $0.valueBytes) }
        let isDone = isDone(percent: percent, &losses)
        if let line = lines["PERCENT-COMPLETE"], !line.valueBytes.isEmpty, percent != (isDone ? 100 : 0) {
            losses.add(.status, line.name, line.value)
        }
        return isDone
    }

    private func isDone(percent: Int?, _ losses: inout LossList) -> Bool {
        guard let line = lines["STATUS"], !line.valueBytes.isEmpty else {
            return percent == 100 || lines["COMPLETED"].map { CalendarTime($0) != nil } ?? false
        }
        switch line.value.uppercased() {
        case "COMPLETED": return true
        case "NEEDS-ACTION": return false
        case "CANCELLED":
            losses.add(.status, line.name, line.value, became: "done")
            return true
        default:
            losses.add(.status, line.name, line.value, became: "open")
            return false
        }
    }
}
