import Almanac
import Entities
import Vocabulary

/// The line below a heading of org-mode or Logseq with the dates of the task.
enum OrgPlanning {
    static let words = ["SCHEDULED:", "DEADLINE:", "CLOSED:"]
}

extension ForeignDraft {
    /// Reads `SCHEDULED: <…> DEADLINE: <…>`, and returns `false` for another line.
    mutating func setPlanning(_ line: Substring, _ clock: any Clock) -> Bool {
        var (rest, isPlanning) = (line, false)
        while let word = OrgPlanning.words.first(where: { rest.hasPrefix($0) }) {
            let value = rest.dropFirst(word.utf8.count).drop { $0 == " " }
            isPlanning = true
            guard let (timestamp, after) = OrgTimestamp.first(of: value) else {
                lose(.date, String(word.dropLast()), String(value))
                return true
            }
            set(timestamp, String(word.dropLast()), clock)
            rest = after.drop { $0 == " " }
            // The end of a range.
            if rest.hasPrefix("--"), let (end, after) = OrgTimestamp.first(of: rest.dropFirst(2)) {
                lose(.date, String(word.dropLast()), end.due.description)
                rest = after.drop { $0 == " " }
            }
        }
        if !isPlanning { losePlanning(line) }
        if isPlanning, !rest.isEmpty { addNote(String(rest), field: "note") }
        return isPlanning
    }

    /// Reports a line whose keyword is in lowercase, which Emacs leaves in the text.
    private mutating func losePlanning(_ line: Substring) {
        guard let (key, value) = line.keyAndValue, case let name = key.uppercased(), key != name,
            OrgPlanning.words.contains("\(name):"), OrgTimestamp.first(of: value.drop { $0 == " " }) != nil
        else { return }
        lose(.date, String(key), String(value).trimmed, keptIn: .note)
    }

    private mutating func set(_ timestamp: OrgTimestamp, _ name: String, _ clock: any Clock) {
        if let other = first(name), other != timestamp.day {
            return lose(.date, name, timestamp.due.description)
        }
        for text in timestamp.unknown { lose(text.hasPrefix("-") ? .time : .repetition, name, text) }
        switch name {
        case "DEADLINE": item.details.due = timestamp.due
        case "SCHEDULED":
            item.details.wait = timestamp.day
            if let time = timestamp.time {
                lose(.time, name, "\(timestamp.day) \(time)", became: timestamp.day.description)
            }
        default: item.completed = timestamp.instant(clock)
        }
        guard let recurrence = timestamp.recurrence else {
            // It must be that of the start. In org-mode, the deadline stays as it is.
            if name == "DEADLINE", let first = item.details.recurrence { loseStart(first, became: first) }
            return
        }
        if let first = item.details.recurrence, first != recurrence, name == "SCHEDULED" {
            lose(.repetition, name, recurrence.rule)
        } else {
            if let first = item.details.recurrence, first != recurrence { loseStart(first, became: recurrence) }
            if name == "SCHEDULED", item.details.recurrence == nil, item.details.due != nil {
                loseStart(recurrence, became: recurrence)
            }
            item.details.recurrence = recurrence
        }
    }

    /// Reports that the start of the task repeats apart from its deadline.
    private mutating func loseStart(_ recurrence: Recurrence, became other: Recurrence) {
        lose(.repetition, "SCHEDULED", recurrence.rule, became: "DEADLINE \(other.rule)")
    }

    /// The day that an earlier planning of the task says. Emacs takes the first one.
    private func first(_ name: String) -> Day? {
        switch name {
        case "DEADLINE": item.details.due?.day
        case "SCHEDULED": item.details.wait
        default: nil
        }
    }

    /// Makes a task that repeats from the day on which it is scheduled due on that day.
    mutating func finishPlanning() {
        guard item.details.recurrence != nil, item.details.due == nil, let wait = item.details.wait else { return }
        (item.details.due, item.details.wait) = (Due(day: wait), nil)
    }
}

extension OrgTimestamp {
    /// Returns the instant of the local time, or of the start of the day.
    func instant(_ clock: any Clock) -> Instant {
        clock.instant(of: day, at: time ?? .midnight)
    }
}
