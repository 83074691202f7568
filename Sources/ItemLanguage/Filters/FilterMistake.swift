import CommandLine
import Vocabulary

/// Recognizes words that look like a filter but are not, so that a typing error is never searched for as text.
enum FilterMistake {
    /// Returns the error for a word that looks like an attribute or an option.
    static func error(in text: String) -> InputError? {
        if let error = FilterComparison.error(in: text) { return error }
        if let colon = text.firstIndex(of: ":"),
            !["://", ": ", "::"].contains(where: text[colon...].hasPrefix)
        {
            let near = nearest(to: text[..<colon].lowercased()).map {
                $0.last == ":" ? $0 + text[colon...].dropFirst() : $0
            }
            if near != nil || AttributeKey.looksKeyed(text[...]) {
                return .filter(.unknownTerm(text, suggestion: near))
            }
        }
        if let tags = TagWord.separated(text[...], marks: "+#@-") { return .filter(.severalTags(suggestion: tags)) }
        if text.first == "-", text.utf8.count < 7, let count = Int(text.dropFirst()), count > 0 {
            return .filter(.unknownTerm(text, suggestion: "--limit \(count)"))
        }
        let isMarked =
            text.first == "+" && text.dropFirst().first?.isLetter == true && TagWord.read(text[...]) == nil
        return isMarked || text.first == "-" ? .filter(.unknownTerm(text, suggestion: nil)) : nil
    }

    /// Returns the key that was probably intended by `due.befor`, `before` or `Due`.
    private static func nearest(to key: String) -> String? {
        let parts = key.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        if parts.count == 2 {
            guard let side = side(parts[1]), let date = dateKey(parts[0]) else { return nil }
            return "\(date.rawValue).\(side.rawValue):"
        }
        if let side = FilterKey.Side(typed: key) { return "due.\(side.rawValue):" }
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
        let word = text.split(whereSeparator: \.isWhitespace).first ?? ""
        return FilterKey.Side(typed: word)
            ?? Suggestion.nearest(to: String(word), among: FilterKey.Side.allCases.map(\.rawValue))
            .flatMap(FilterKey.Side.init(rawValue:))
    }
}
