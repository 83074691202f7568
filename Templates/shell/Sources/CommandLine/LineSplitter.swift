/// Splits the lines of a session into words.
package enum LineSplitter {
    /// Words are separated by spaces. Quotes keep spaces together; the quotes themselves are left out.
    package static func words(of line: [UInt8]) throws(LineError) -> [String] {
        guard let text = String(validating: line, as: UTF8.self) else { throw .notText }
        var words: [String] = []
        var word: String?
        var isQuoted = false
        for character in text {
            if character == "\"" {
                isQuoted.toggle()
                word = word ?? ""
            } else if character.isWhitespace, !isQuoted {
                if let word { words.append(word) }
                word = nil
            } else {
                word = (word ?? "") + String(character)
            }
        }
        guard !isQuoted else { throw .unclosedQuote }
        return words + (word.map { [$0] } ?? [])
    }
}

/// The reason a line has no words.
package enum LineError: Error, Equatable {
    case notText
    case unclosedQuote
}
