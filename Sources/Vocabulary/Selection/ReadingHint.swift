/// Something in a text that may not have been understood as intended.
package struct ReadingHint: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        /// Looks like an attribute, but was read as text. The suggestion is empty if no attribute is similar.
        case attribute
        /// A repetition that adder cannot keep and that stayed in the title. The suggestion, if there is one, is its next date.
        case unsupportedRepetition
        /// A key that means the same as `wait:` here, but more in other programs.
        case readAsWait
        /// Looks like a date or a repetition, but was read as text; the suggestion may be empty.
        case phrase
        /// A date or a length with two readings, such as 5/6 and +1m; the suggestion is an attribute for each, with a space
        /// between them.
        case ambiguousDate
        /// A span of days or times, which no item can have.
        case span
        /// A title of one word, which may have been meant to belong to the attribute before it.
        case title
        /// A date, a repetition or a word that looks like an attribute in a note without quotes. The suggestion may be empty.
        case inNote
        /// A date without a year that has just passed, so that it means next year.
        case passedDate
        /// A date that has passed and was taken all the same. The suggestion is empty.
        case pastDate
    }

    package let kind: Kind
    package let word: String
    package let suggestion: String

    package init(_ kind: Kind = .attribute, word: String, suggestion: String) {
        self.kind = kind
        self.word = word
        self.suggestion = suggestion
    }

    /// The cause that hints about several items can have in common.
    package struct Cause: Hashable, Sendable {
        package let kind: Kind
        /// The key as typed, or that of the suggestion.
        package let key: String
        /// The key of the suggestion.
        package let suggestion: String
    }

    package var cause: Cause {
        let suggested = ReadingHint.key(of: suggestion)
        switch kind {
        case .attribute, .title, .inNote, .readAsWait:
            return Cause(kind: kind, key: ReadingHint.key(of: word) ?? suggested ?? "", suggestion: suggested ?? "")
        case .phrase, .ambiguousDate, .span, .unsupportedRepetition, .passedDate, .pastDate:
            return Cause(kind: kind, key: "", suggestion: suggested ?? "")
        }
    }

    /// Returns `est:` for `est:2h` and `est=2h`, and `+` for a tag.
    private static func key(of word: String) -> String? {
        if let mark = word.first, "+@#".contains(mark) { return "+" }
        guard let sign = word.firstIndex(where: { $0 == ":" || $0 == "=" }), sign > word.startIndex else { return nil }
        return "\(word[..<sign]):"
    }
}
