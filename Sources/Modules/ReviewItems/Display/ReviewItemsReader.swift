import CommandLine
import ItemLanguage

/// Reads a line that was typed at the prompt of a review.
struct ReviewItemsReader {
    enum Problem: Error {
        case unknownKey
        /// A key that stands alone, as typed, with text after it.
        case unexpectedValue(after: String)
        case missingValue(ReviewItemsKey.Value, after: ReviewItemsKey)
        case invalidValue(InputError)
    }

    private let dates: () -> DateReader

    init(dates: @escaping () -> DateReader) {
        self.dates = dates
    }

    func decision(_ line: String) throws(Problem) -> ReviewItemsDecision {
        let words = line.split(whereSeparator: \.isWhitespace)
        let (word, text) = (words.first?.lowercased(), words.dropFirst().joined(separator: " "))
        guard let word, let key = ReviewItemsKey.all.first(where: { $0.letter == word || $0.word == word }) else {
            throw .unknownKey
        }
        if let value = key.value, text.isEmpty { throw .missingValue(value, after: key) }
        if key.value == nil, !text.isEmpty { throw .unexpectedValue(after: word) }
        do {
            return try key.read(text, dates())
        } catch {
            throw .invalidValue(error)
        }
    }
}
