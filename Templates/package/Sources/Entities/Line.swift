import Vocabulary

/// A line of a text.
package struct Line: Entity {
    /// The line number across all texts, from 1.
    package let number: Int
    package let text: String

    package init(number: Int, text: String) {
        self.number = number
        self.text = text
    }

    /// `true` if the line contains no text.
    package var isBlank: Bool {
        text.allSatisfy(\.isWhitespace)
    }

    /// Returns the lines of the texts in order.
    package static func lines(of texts: [String]) -> [Line] {
        let all = texts.flatMap { text in
            let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            // The text after the last newline is not a line if it is empty.
            return lines.last == "" ? lines.dropLast() : lines[...]
        }
        return all.enumerated().map { Line(number: $0 + 1, text: String($1)) }
    }
}
