import Almanac
import Vocabulary

/// A filter that one word or tag names: `+OVERDUE`, `high`, `undated`.
enum NamedFilter: Equatable {
    case state(FilterWord)
    /// Back from waiting, and not changed since.
    case back
    /// The opposite of a state.
    case no(FilterWord)
    case has(FilterKey)
    case lacks(FilterKey)
    case priority(Priority)
    /// Due on a day or in a period.
    case due(String)

    var opposite: NamedFilter? {
        switch self {
        case .state(let word): .no(word)
        case .no(let word): .state(word)
        case .has(let key): .lacks(key)
        case .lacks(let key): .has(key)
        case .back, .priority, .due: nil
        }
    }

    var spelling: String {
        switch self {
        case .state(let word): word.rawValue
        case .back: "status:back"
        case .no(let word): "not \(word.rawValue)"
        case .has(let key): "\(key.rawValue):any"
        case .lacks(let key): "\(key.rawValue):none"
        case .priority(let level): "pri:\(PriorityWords.spelling(level))"
        case .due(let days): "due:\(days)"
        }
    }

    /// Returns `nil` only for days that are none.
    func term(_ dates: FilterDates, at time: TimeOfDay) -> Selection.Term? {
        switch self {
        case .state(let word): word.term(at: time)
        case .back: .back
        case .no(let word): word.term(at: time).negated
        case .has(let key): key.field.map { .has($0) }
        case .lacks(let key): key.field.map { .lacks($0) }
        case .priority(let level): .priority(level)
        case .due(let days): dates.term(.due, nil, .due, days: days)
        }
    }
}

// MARK: - Names

extension NamedFilter {
    /// Reads a state that Taskwarrior writes as a tag, without its mark: `OVERDUE`. `tag:OVERDUE` selects a tag with this
    /// name.
    init?(stateTag name: Substring) {
        guard let first = name.utf8.first, (0x41...0x5A).contains(first) else { return nil }
        switch name {
        case "OVERDUE": self = .state(.overdue)
        case "WAITING": self = .state(.waiting)
        case "BLOCKED": self = .state(.blocked)
        case "UNBLOCKED", "READY": self = .no(.blocked)
        case "PENDING": self = .state(.open)
        case "COMPLETED": self = .state(.closed)
        case "DUE": self = .has(.due)
        case "TAGGED": self = .has(.tag)
        case "ANNOTATED": self = .has(.note)
        case "PROJECT": self = .has(.project)
        case "PRIORITY": self = .has(.pri)
        case "CHILD": self = .has(.parent)
        case "SCHEDULED": self = .has(.wait)
        case "DUETODAY", "TODAY": self = .due("today")
        case "TOMORROW", "YESTERDAY", "WEEK", "MONTH", "QUARTER", "YEAR": self = .due(name.lowercased())
        default: return nil
        }
    }

    /// Returns `true` for a tag by which Taskwarrior names a state that adder does not have.
    static func isUnknownState(_ name: Substring) -> Bool {
        switch name {
        case "ACTIVE", "BLOCKING", "DELETED", "INSTANCE", "LATEST", "ORPHAN", "PARENT", "TEMPLATE", "UDA", "UNTIL": true
        default: false
        }
    }

    /// Reads a word that has only one meaning in a list of things to do.
    init?(word: String) {
        guard AttributeKey.isASCII(word) else {
            // Comparing with Korean words is slow.
            self.init(korean: word)
            return
        }
        switch word {
        case "high": self = .priority(.high)
        case "medium": self = .priority(.medium)
        case "low": self = .priority(.low)
        case "back": self = .back
        case "everything": self = .state(.all)
        case "completed", "finished": self = .state(.done)
        case "pending", "unfinished", "incomplete", "uncompleted", "undone": self = .state(.open)
        case "late", "overdues": self = .state(.overdue)
        case "hidden", "snoozed", "deferred": self = .state(.waiting)
        case "unblocked", "actionable": self = .no(.blocked)
        case "undated", "nodate", "dateless", "unscheduled": self = .lacks(.due)
        case "untagged": self = .lacks(.tag)
        case "unprioritized", "unprioritised": self = .lacks(.pri)
        case "recurring", "repeating": self = .has(.every)
        case "tagged": self = .has(.tag)
        case "annotated": self = .has(.note)
        case "subtasks", "subitems": self = .has(.parent)
        default: return nil
        }
    }

    private init?(korean word: String) {
        switch word {
        case "높음": self = .priority(.high)
        case "중간": self = .priority(.medium)
        case "낮음": self = .priority(.low)
        case "완료", "완료됨": self = .state(.done)
        case "미완료": self = .state(.open)
        case "대기", "대기중": self = .state(.waiting)
        case "늦은", "지난", "연체": self = .state(.overdue)
        case "막힌": self = .state(.blocked)
        case "모두", "전체", "전부": self = .state(.all)
        default: return nil
        }
    }

    /// Returns what to write for a word that is as likely a text to search for.
    static func suggestion(for word: String) -> String? {
        switch word {
        case "someday", "anytime": NamedFilter.lacks(.due).spelling
        case "inbox": NamedFilter.lacks(.project).spelling
        case "urgent", "important": NamedFilter.priority(.high).spelling
        case "active": NamedFilter.state(.open).spelling
        case "ready": NamedFilter.no(.blocked).spelling
        case "complete": NamedFilter.state(.done).spelling
        case "parts": NamedFilter.has(.parent).spelling
        case "soon": "due:next 7 days"
        case "recent": "created:last 7 days"
        // Removed items are only in the history.
        case "deleted", "removed": "history"
        default: nil
        }
    }
}
