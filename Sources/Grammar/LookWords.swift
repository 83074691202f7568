import Almanac
package import Boundary

/// How a piece of text looks, as people write it: `bold red`, `bright-blue`, `208`, `none`.
package enum LookWords {
    /// A word that says nothing about looks, or says again what was said.
    package struct Refusal: Error, Equatable, Sendable {
        package let suggestion: String?
    }

    private static let nothing = "none"

    private static var vocabulary: [String] {
        let hues = Look.Hue.allCases.map(\.rawValue)
        return [nothing] + hues + hues.map { "bright-\($0)" } + Look.Trait.allCases.map(\.rawValue)
    }

    package static func read(_ text: String) throws(Refusal) -> Look {
        let words = text.lowercased().split(whereSeparator: \.isWhitespace).map(String.init)
        guard !words.isEmpty else { throw Refusal(suggestion: nil) }
        if words == [nothing] { return Look() }
        var look = Look()
        for word in words {
            if let trait = Look.Trait(rawValue: word), !look.traits.contains(trait) {
                look.traits.append(trait)
            } else if look.color == nil, let color = color(word) {
                look.color = color
            } else {
                throw Refusal(suggestion: vocabulary.contains(word) ? nil : meant(by: word, in: words))
            }
        }
        return look
    }

    private static func color(_ word: String) -> Look.Color? {
        if let hue = Look.Hue(rawValue: word) { return .plain(hue) }
        if word.hasPrefix("bright-"), let hue = Look.Hue(rawValue: String(word.dropFirst(7))) { return .bright(hue) }
        return Int(digits: word).flatMap(UInt8.init(exactly:)).map { .numbered($0) }
    }

    /// All of the words, with the wrong one put right.
    private static func meant(by word: String, in words: [String]) -> String? {
        guard let known = Suggestion.nearest(to: word, among: vocabulary) else { return nil }
        return words.map { $0 == word ? known : $0 }.joined(separator: " ")
    }
}
