/// An error in a filter.
package enum FilterError: Error, Equatable, Sendable {
    /// Several tags in one word of a filter, with the words to use.
    case severalTags(suggestion: String)
    /// Two days that may be a range, or a day and a filter.
    case rangeOrFilter(String, String)
    case unknownTerm(String, suggestion: String?)
    case emptyTerm
    /// An operator without a filter beside it.
    case danglingOperator(String)
    case unbalancedParenthesis(String)
    case filterTooDeep(limit: Int)
    case unknownSavedFilter(String, suggestion: String?)
    /// Saved filters that refer to each other, as typed.
    case savedFilterRing([String])
    /// An error in a saved filter.
    indirect case savedFilter(String, InputError)
    case tooManyTerms(limit: Int)
    /// A search with conditions, as typed, but without words.
    case missingSearchWord(conditions: String)
    case searchWordTooLong(String, limit: Int)
}
