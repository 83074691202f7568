/// A line that is still being typed, up to the cursor.
package struct UnfinishedLine: Equatable, Sendable {
    /// The words before the one at the cursor.
    package let words: [String]
    /// The front of the word at the cursor.
    package let beginning: String
    /// The quote that the cursor is in.
    package let openQuote: Character?

    package init(_ line: String) {
        let split = SplitLine(line)
        words = split.words
        beginning = split.last ?? ""
        openQuote = split.openQuote
    }
}
