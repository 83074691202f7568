/// Something in a text that may not have been understood as intended.
package struct ReadingHint: Equatable, Sendable {
    package enum Kind: Equatable, Sendable {
        /// Looks like an attribute, but was read as text. The suggestion is empty if no attribute is similar.
        case attribute
        /// A repetition that adder cannot keep and that stayed in the title.
        case unsupportedRepetition
        /// A key that means the same as `wait:` here, but more in other programs.
        case readAsWait
        /// Looks like a date or a repetition, but was read as text; the suggestion may be empty.
        case phrase
        /// A span of days or times, which no item can have.
        case span
        /// A date or a repetition at the end of a note without quotes.
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
}
