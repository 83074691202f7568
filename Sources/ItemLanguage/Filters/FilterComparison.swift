import Vocabulary

/// A comparison as other programs write it: `due<fri`, `due.not:fri`, `project=home`, `pri>low`.
struct FilterComparison {
    private enum Relation {
        case equal, unequal, before, through, after, since
    }

    private static let signs: [Substring: Relation] = [
        "=": .equal, "==": .equal, "!=": .unequal, "<": .before, "<=": .through, ">": .after, ">=": .since,
    ]

    private static let relations: [Substring: Relation] = [
        "is": .equal, "equals": .equal, "on": .equal, "has": .equal, "contains": .equal, "not": .unequal,
        "isnt": .unequal, "hasnt": .unequal, "before": .before, "below": .before, "under": .before, "by": .through,
        "after": .after, "above": .after, "over": .after, "since": .since, "from": .since,
    ]

    /// The words of which an item must match one, or none.
    let words: [KeyedWord]
    let isNegated: Bool

    /// The comparison as a filter.
    var spelling: String {
        words.map { (isNegated ? "not " : "") + $0.spelling }.joined(separator: " or ")
    }

    /// Returns `nil` if the text is not a comparison, or one that adder does not have.
    init?(_ text: String) {
        guard let parts = Parts(text), let relation = parts.relation else { return nil }
        let (key, value) = (parts.key, String(parts.value))
        isNegated = relation == .unequal
        switch relation {
        case .equal, .unequal:
            words = [KeyedWord(key, value)]
        case _ where key == .pri:
            words = FilterComparison.levels(relation, parts.value).map { KeyedWord(.pri, PriorityWords.spelling($0)) }
        case _ where key.date == nil:
            words = []
        case .before: words = [KeyedWord(key, .before, value)]
        case .through: words = [KeyedWord(key, .by, value)]
        case .after: words = [KeyedWord(key, .after, value)]
        case .since: words = [KeyedWord(key, .since, value)]
        }
        if words.isEmpty || value.isEmpty { return nil }
    }

    /// Returns the error for a comparison that adder does not have, such as `id>3`, or one without a value, such as
    /// `due.before`.
    static func error(in text: String) -> InputError? {
        guard let parts = Parts(text) else { return nil }
        let example = parts.value.isEmpty && parts.relation != nil && parts.key.date != nil ? "fri" : nil
        let whole = example.flatMap { FilterComparison("\(parts.key.rawValue).\(parts.word):\($0)") }
        return .filter(.unknownTerm(text, suggestion: whole?.spelling))
    }

    private static func levels(_ relation: Relation, _ value: Substring) -> [Priority] {
        let levels = [Priority.high, .medium, .low]
        guard let level = PriorityWords.level(value), let index = levels.firstIndex(of: level) else { return [] }
        return switch relation {
        case .before: Array(levels[(index + 1)...])
        case .through: Array(levels[index...])
        case .since: Array(levels[...index])
        default: Array(levels[..<index])
        }
    }

    /// The key, the relation and the value of `due.before=fri`, `due<fri` and `due.none`.
    private struct Parts {
        let key: FilterKey
        var relation: Relation?
        var word: Substring = ""
        var value: Substring

        init?(_ text: String) {
            let name = text.prefix(while: \.isLetter)
            guard let key = FilterKey(typed: name) else { return nil }
            self.key = key
            var rest = text[name.endIndex...]
            if rest.first == "." {
                word = rest.dropFirst().prefix(while: \.isLetter)
                rest = rest[word.endIndex...]
                if rest.isEmpty {
                    value = word == "none" || word == "any" ? word : ""
                    relation = value.isEmpty ? FilterComparison.relations[word] : .equal
                    if relation == nil { return nil }
                    return
                }
            }
            let sign = rest.prefix { "=<>!:".contains($0) }
            value = rest[sign.endIndex...]
            relation =
                word.isEmpty
                ? FilterComparison.signs[sign]
                : sign == ":" || FilterComparison.signs[sign] == .equal ? FilterComparison.relations[word] : nil
            if relation == nil { return nil }
        }
    }
}
