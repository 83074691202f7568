import Almanac
import Vocabulary

/// The filters by state.
enum FilterWord: String, CaseIterable {
    case overdue, waiting, blocked, open, closed, done, all

    /// The names of states in other programs, which count only after `status:`.
    static let synonyms: [String: FilterWord] = [
        "completed": .done, "complete": .done, "finished": .done, "pending": .open,
    ]

    /// Reads the value of `status:`.
    init?(status: String) {
        let name = status.lowercased()
        guard let state = FilterWord(rawValue: name) ?? FilterWord.synonyms[name] else { return nil }
        self = state
    }

    func term(at time: TimeOfDay) -> Selection.Term {
        switch self {
        case .overdue: .overdue(at: time)
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
    case project, tag, pri, due, wait, created, changed, completed, title, note, every, parent, needs, id, status

    /// The sides of a date that a filter can ask for, as in `due.before:fri`.
    enum Side: String, CaseIterable {
        case before, after
        /// Unlike the other two, these include the day.
        case by, since

        /// Reads a side, or another name for it.
        init?(typed: some StringProtocol) {
            let name = typed.lowercased()
            switch name {
            case "until", "till", "through", "to": self = .by
            case "from": self = .since
            default:
                guard let side = Side(rawValue: name) else { return nil }
                self = side
            }
        }
    }

    /// Other names of keys that are not attributes of new items.
    private static let aliases: [String: FilterKey] = [
        "entry": .created, "added": .created, "modified": .changed, "end": .completed, "is": .status, "state": .status,
    ]

    /// Reads a key in any case, as `AttributeKey` does.
    init?(typed: some StringProtocol) {
        let name = typed.utf8.count == 1 ? String(typed) : typed.lowercased()
        guard
            let key = FilterKey(rawValue: name) ?? FilterKey.aliases[name]
                ?? AttributeKey(typed: name).flatMap({ FilterKey(rawValue: $0.rawValue) })
        else { return nil }
        self = key
    }

    var date: Selection.DateField? {
        switch self {
        case .due: .due
        case .wait: .wait
        case .created: .created
        case .changed: .changed
        case .completed: .completed
        default: nil
        }
    }

    /// The field that can be empty.
    var field: Selection.Field? {
        switch self {
        case .project: .project
        case .tag: .tag
        case .pri: .priority
        case .due: .due
        case .wait: .wait
        case .completed: .completed
        case .note: .note
        case .every: .recurrence
        case .parent: .parent
        case .needs: .needs
        case .created, .changed, .title, .id, .status: nil
        }
    }

    /// A Boolean value that indicates whether the value is any text, which may contain spaces.
    var takesText: Bool { [.project, .title, .note].contains(self) }
}

// MARK: - Keyed words

/// A word such as `due.before:fri`.
struct KeyedWord {
    let key: FilterKey
    let side: FilterKey.Side?
    let value: String

    init(_ key: FilterKey, _ value: String) {
        self.init(key, nil, value)
    }

    init(_ key: FilterKey, _ side: FilterKey.Side?, _ value: String) {
        (self.key, self.side, self.value) = (key, side, value)
    }

    /// Returns `nil` if the word has no known key.
    init?(_ text: String) {
        guard let colon = text.firstIndex(of: ":") else { return nil }
        let parts = text[..<colon].split(separator: ".", omittingEmptySubsequences: false)
        guard (1...2).contains(parts.count), let key = FilterKey(typed: parts[0]) else { return nil }
        var side: FilterKey.Side?
        if parts.count == 2 {
            guard key.date != nil, let known = FilterKey.Side(typed: parts[1]) else { return nil }
            side = known
        }
        self.key = key
        self.side = side
        value = String(text[text.index(after: colon)...])
    }

    /// The key as it was typed in errors: `due.before`.
    var name: String { side.map { "\(key.rawValue).\($0.rawValue)" } ?? key.rawValue }

    /// The word in its usual spelling.
    var spelling: String { "\(name):\(value)" }
}
