import CommandLine
import Vocabulary

/// Recognizes words that look like a filter but are not, so that a typing error is never searched for as text.
enum FilterMistake {
    /// Returns the error for a word that looks like an attribute or an option.
    static func error(in text: String) -> InputError? {
        if let operation = operators[text] { return .unknownTerm(text, suggestion: operation) }
        if let error = comparison(in: text) { return error }
        if let mark = text.first, mark == "-" || mark == "+", KeyedWord(String(text.dropFirst())) != nil {
            return .unknownTerm(text, suggestion: (mark == "-" ? "not " : "") + text.dropFirst())
        }
        if let colon = text.firstIndex(of: ":"),
            !["://", ": ", "::"].contains(where: text[colon...].hasPrefix)
        {
            let near = nearest(to: text[..<colon].lowercased())
            if near != nil || AttributeKey.looksKeyed(text[...]) { return .unknownTerm(text, suggestion: near) }
        }
        if let tags = TagWord.separated(text[...], marks: "+#@-") { return .severalTags(suggestion: tags) }
        if text.first == "-", text.utf8.count < 7, let count = Int(text.dropFirst()), count > 0 {
            return .unknownTerm(text, suggestion: "--limit \(count)")
        }
        let isMarked =
            text.first == "+" && text.dropFirst().first?.isLetter == true && TagWord.read(text[...]) == nil
        return isMarked || text.first == "-" ? .unknownTerm(text, suggestion: nil) : nil
    }

    /// The operators of other programs.
    private static let operators = ["|": "or", "||": "or", "&&": "and"]

    private enum Relation {
        case equal, unequal, before, through, after, since
    }

    private static let signs: [Substring: Relation] = [
        "=": .equal, "==": .equal, "!=": .unequal, "<": .before, "<=": .through, ">": .after, ">=": .since,
    ]

    private static let relations: [Substring: Relation] = [
        "is": .equal, "equals": .equal, "not": .unequal, "isnt": .unequal, "before": .before, "below": .before,
        "under": .before, "after": .after, "above": .after, "over": .after,
    ]

    /// Returns the error for `due<fri`, `due.before=fri`, `project.not:home` and `due.none`.
    private static func comparison(in text: String) -> InputError? {
        let name = text.prefix(while: \.isLetter)
        guard let key = FilterKey(typed: name) else { return nil }
        var rest = text[name.endIndex...]
        var word: Substring = ""
        if rest.first == "." {
            word = rest.dropFirst().prefix(while: \.isLetter)
            rest = rest[word.endIndex...]
            if rest.isEmpty {
                if word == "none" || word == "any" { return .unknownTerm(text, suggestion: "\(key.rawValue):\(word)") }
                guard relations[word] != nil else { return nil }
                return .unknownTerm(text, suggestion: suggestion(key, relations[word], "fri"))
            }
        }
        let sign = rest.prefix { "=<>!:".contains($0) }
        let relation = word.isEmpty ? signs[sign] : sign == ":" || signs[sign] == .equal ? relations[word] : nil
        guard let relation else { return nil }
        return .unknownTerm(text, suggestion: suggestion(key, relation, rest[sign.endIndex...]))
    }

    private static func suggestion(_ key: FilterKey, _ relation: Relation?, _ value: Substring) -> String? {
        let name = key.rawValue
        switch relation {
        case .equal: return "\(name):\(value)"
        case .unequal: return "not \(name):\(value)"
        case let relation where key == .pri:
            let levels = [Priority.high, .medium, .low]
            guard let level = PriorityWords.level(value), let index = levels.firstIndex(of: level) else { return nil }
            let found =
                switch relation {
                case .before: levels[(index + 1)...]
                case .through: levels[index...]
                case .since: levels[...index]
                default: levels[..<index]
                }
            return found.isEmpty ? nil : found.map { "pri:\(PriorityWords.spelling($0))" }.joined(separator: " or ")
        case _ where key.date == nil || value.isEmpty: return nil
        case .before: return "\(name).before:\(value)"
        case .after: return "\(name).after:\(value)"
        case .through: return "\(name):..\(value)"
        case .since: return "\(name):\(value).."
        case nil: return nil
        }
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
        if let known = FilterKey(typed: key)
            ?? AttributeKey.suggested(key).flatMap({ FilterKey(rawValue: $0.rawValue) })
        {
            return "\(known.rawValue):"
        }
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
    private static let stateTags: [String: String?] = [
        "OVERDUE": "overdue", "WAITING": "waiting", "BLOCKED": "blocked", "UNBLOCKED": "not blocked",
        "PENDING": "open", "COMPLETED": "closed", "DUE": "due:any", "DUETODAY": "due:today", "TODAY": "due:today",
        "TOMORROW": "due:tomorrow", "YESTERDAY": "due:yesterday", "TAGGED": "tag:any", "ANNOTATED": "note:any",
        "PROJECT": "project:any", "PRIORITY": "pri:any", "CHILD": "parent:any", "SCHEDULED": "wait:any",
        "READY": "not blocked", "WEEK": "due:week", "MONTH": "due:month", "QUARTER": "due:quarter", "YEAR": "due:year",
        // adder has no filter for these.
        "ACTIVE": nil, "BLOCKING": nil, "DELETED": nil, "INSTANCE": nil, "LATEST": nil, "ORPHAN": nil, "PARENT": nil,
        "TEMPLATE": nil, "UDA": nil, "UNTIL": nil,
    ]

    /// The states that are unlikely names of tags after a minus sign.
    private static let states: Set<Substring> = ["overdue", "done", "closed", "open"]

    /// Returns the error for `+OVERDUE`, `-OVERDUE` or `-overdue`. `tag:OVERDUE` selects a tag with this name.
    static func stateTag(in text: String) -> InputError? {
        if text.first == "-", states.contains(text.dropFirst()) {
            return .unknownTerm(text, suggestion: "not \(text.dropFirst())")
        }
        guard let mark = text.first, mark == "+" || mark == "-", let state = stateTags[String(text.dropFirst())] else {
            return nil
        }
        guard let state else { return .unknownTerm(text, suggestion: nil) }
        let negated = state.hasPrefix("not ") ? String(state.dropFirst(4)) : "not \(state)"
        return .unknownTerm(text, suggestion: mark == "+" ? state : negated)
    }
}
