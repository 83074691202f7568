import Almanac
import CommandLine
package import Vocabulary

/// Reads looks such as `bold red`, `bright-blue`, `208` and `none`.
package enum LookWords {
    /// An unknown or repeated word.
    package struct Refusal: Error, Equatable, Sendable {
        package let suggestion: String?
    }

    private static let noneValue = "none"

    private static var vocabulary: [String] {
        let hues = Look.Hue.allCases.map(\.rawValue)
        return [noneValue] + hues + hues.map { "bright-\($0)" } + Look.Trait.allCases.map(\.rawValue)
    }

    package static func read(_ text: String) throws(Refusal) -> Look {
        let words = text.lowercased().split(whereSeparator: \.isWhitespace).map(String.init)
        guard !words.isEmpty else { throw Refusal(suggestion: nil) }
        if words == [noneValue] { return Look() }
        var look = Look()
        for word in words {
            if let trait = Look.Trait(rawValue: word), !look.traits.contains(trait) {
                look.traits.append(trait)
            } else if look.color == nil, let color = color(word) {
                look.color = color
            } else {
                throw Refusal(suggestion: vocabulary.contains(word) ? nil : corrected(word, in: words))
            }
        }
        return look
    }

    private static func color(_ word: String) -> Look.Color? {
        if let hue = Look.Hue(rawValue: word) { return .plain(hue) }
        if word.hasPrefix("bright-"), let hue = Look.Hue(rawValue: String(word.dropFirst(7))) { return .bright(hue) }
        return Int(digits: word).flatMap(UInt8.init(exactly:)).map { .numbered($0) }
    }

    /// Returns all words with `word` corrected, or `nil` if there is no similar word.
    private static func corrected(_ word: String, in words: [String]) -> String? {
        guard let known = Suggestion.nearest(to: word, among: vocabulary) else { return nil }
        return words.map { $0 == word ? known : $0 }.joined(separator: " ")
    }
}
