import CommandLine

/// Recognizes words that look like a filter but are not, so that they are never searched for as text by accident.
enum FilterMistake {
    /// Returns the error for a word that looks like an attribute or an option.
    static func error(in text: String) -> InputError? {
        if let sign = text.firstIndex(of: "="), let key = FilterKey(typed: text[..<sign]) {
            return .unknownTerm(text, suggestion: "\(key.rawValue):\(text[text.index(after: sign)...])")
        }
        if let colon = text.firstIndex(of: ":"), !text[colon...].hasPrefix("://"), !text[colon...].hasPrefix(": ") {
            let key = text[..<colon].lowercased()
            let near = nearest(to: key)
            if near != nil || looksLikeKey(key) { return .unknownTerm(text, suggestion: near) }
        }
        return text.first == "-" ? .unknownTerm(text, suggestion: nil) : nil
    }

    private static func looksLikeKey(_ key: String) -> Bool {
        !key.isEmpty && key.utf8.allSatisfy { (0x61...0x7A).contains($0) }
    }

    /// Returns the key that was probably intended by `due.befor`, `before` or `Due`.
    private static func nearest(to key: String) -> String? {
        let parts = key.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        if parts.count == 2 {
            guard let side = side(parts[1]), let date = dateKey(parts[0]) else { return nil }
            return "\(date.rawValue).\(side.rawValue):"
        }
        if let side = FilterKey.Side(rawValue: key) { return "due.\(side.rawValue):" }
        if ["sort", "by", "limit"].contains(key) { return "--\(key)" }
        if let known = FilterKey(typed: key) { return "\(known.rawValue):" }
        return key.utf8.count < 3
            ? nil : Suggestion.nearest(to: key, among: FilterKey.allCases.map(\.rawValue)).map { "\($0):" }
    }

    private static func dateKey(_ text: String) -> FilterKey? {
        let keys = FilterKey.allCases.filter { $0.date != nil }
        return FilterKey(typed: text).flatMap { keys.contains($0) ? $0 : nil }
            ?? Suggestion.nearest(to: text, among: keys.map(\.rawValue)).flatMap(FilterKey.init)
    }

    private static func side(_ text: String) -> FilterKey.Side? {
        switch text.split(whereSeparator: \.isWhitespace).first ?? "" {
        case "by", "till", "until", "to": .before
        case "since", "from": .after
        case let word:
            Suggestion.nearest(to: String(word), among: FilterKey.Side.allCases.map(\.rawValue))
                .flatMap(FilterKey.Side.init)
        }
    }

    /// The tags by which Taskwarrior names states.
    private static let stateTags = [
        "OVERDUE": "overdue", "WAITING": "waiting", "BLOCKED": "blocked", "UNBLOCKED": "not blocked",
        "PENDING": "open", "COMPLETED": "closed", "DUE": "due:any", "DUETODAY": "due:today", "TODAY": "due:today",
        "TOMORROW": "due:tomorrow", "YESTERDAY": "due:yesterday", "TAGGED": "tag:any", "ANNOTATED": "note:any",
        "PROJECT": "project:any", "PRIORITY": "pri:any", "CHILD": "parent:any", "SCHEDULED": "wait:any",
        "READY": "not blocked",
    ]

    /// Returns the error for `+OVERDUE` or `-OVERDUE`. `tag:OVERDUE` selects a tag with this name.
    static func stateTag(in text: String) -> InputError? {
        guard let mark = text.first, mark == "+" || mark == "-", let state = stateTags[String(text.dropFirst())] else {
            return nil
        }
        let negated = state.hasPrefix("not ") ? String(state.dropFirst(4)) : "not \(state)"
        return .unknownTerm(text, suggestion: mark == "+" ? state : negated)
    }
}
