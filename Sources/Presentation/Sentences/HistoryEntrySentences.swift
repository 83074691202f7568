package import Almanac
import ProgramOutput
package import Responses
import Vocabulary

/// An entry of an item's history in words: `added`, `due Fri 27 Nov → Mon 30 Nov`.
package enum HistoryEntrySentences {
    /// The kind of the entry, independent of the wording.
    package static func kind(_ entry: ItemHistoryEntry) -> String {
        switch entry.kind {
        case .added: say("added")
        case .removed: say("removed")
        case .completed: say("completed")
        case .reopened: say("reopened")
        case .changed: say("changed")
        }
    }

    package static func phrase(_ entry: ItemHistoryEntry, from today: Day, in calendar: CalendarWords) -> String {
        let differences = DifferenceSentences.phrases(entry.before, entry.after, from: today, in: calendar)
        switch entry.kind {
        case .added: return say("added as “\(entry.after.title)”")
        case .removed: return say("removed")
        case .completed:
            return ([entry.copy.map { say("done as \($0)") } ?? say("done")] + differences).joined(separator: ", ")
        case .reopened: return ([say("reopened")] + differences).joined(separator: ", ")
        case .changed: return differences.joined(separator: ", ")
        }
    }
}
