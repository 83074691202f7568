import Vocabulary

/// A note and its number in the list.
package struct Note: Entity {
    /// Counts from 1.
    package let number: Int
    package let text: String

    package init(number: Int, text: String) {
        self.number = number
        self.text = text
    }

    /// Returns `true` if the note has all of the words, in any case, even inside longer words.
    package func contains(_ words: [String]) -> Bool {
        let text = text.lowercased()
        return words.allSatisfy { text.contains($0.lowercased()) }
    }

    /// Returns the words as the text of a note, which is one line; `nil` if it would be blank.
    package static func text(of words: [String]) -> String? {
        let parts = words.flatMap { $0.split(whereSeparator: \.isWhitespace) }
        return parts.isEmpty ? nil : parts.joined(separator: " ")
    }
}
