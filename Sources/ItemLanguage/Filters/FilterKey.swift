import CommandLine
import Vocabulary

/// The filters by state.
enum FilterWord: String, CaseIterable {
    case overdue, waiting, blocked, open, closed, done, all

    var term: Selection.Term {
        switch self {
        case .overdue: .overdue
        case .waiting: .waiting
        case .blocked: .blocked
        case .open: .open
        case .closed, .done: .closed
        case .all: .any
        }
    }
}

/// The keys of filters.
enum FilterKey: String, CaseIterable {
    case project, pri, due
    case dueBefore = "due.before"
    case dueAfter = "due.after"

    /// Returns a known key for a similar or synonymous one, as in `due.befor:fri` or `after:mon`.
    static func nearest(to typed: String, value: String) -> String? {
        let key = typed.lowercased()
        switch key {
        case "before", "after": return value.isEmpty ? nil : "due.\(key):"
        case "due.by", "due.till", "due.until", "due.to": return "due.before:"
        case "due.since", "due.from": return "due.after:"
        default:
            let own = [FilterKey.dueBefore, .dueAfter].map(\.rawValue)
            return Suggestion.nearest(to: key, among: own).map { "\($0):" }
        }
    }
}
