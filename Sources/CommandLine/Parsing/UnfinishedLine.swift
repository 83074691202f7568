/// A partly typed line, up to the cursor.
package struct UnfinishedLine: Equatable, Sendable {
    /// The words before the one at the cursor.
    package let words: [String]
    /// The beginning of the word at the cursor.
    package let beginning: String
    /// The quote that is open at the cursor.
    package let openQuote: Character?

    package init(_ line: String) {
        let split = SplitLine(line)
        words = split.words
        beginning = split.last ?? ""
        openQuote = split.openQuote
    }
}
