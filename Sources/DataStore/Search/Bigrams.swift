import Entities
import UnicodeText
import Vocabulary

/// Splits text into tokens for the search index so that any part of a word can be found: each word becomes its pairs
/// of adjacent letters, then its last letter alone. `Milk` gives the tokens `mi il lk k`.
enum Bigrams {
    /// Returns the text's tokens, separated by spaces. The single letter at the end of each word keeps a phrase from
    /// matching across two words.
    static func tokens(of text: String) -> [UInt8] {
        var tokens: [UInt8] = []
        append(UnicodeText.searchForm(text), to: &tokens, isWhole: true)
        return tokens
    }

    /// Returns an FTS5 query that matches all of the words; `nil` if there are none.
    /// https://sqlite.org/fts5.html#full_text_query_syntax
    static func query(for words: [SearchWord]) -> String? {
        let phrases = folded(words).map { word in (word.place?.filter ?? "") + phrase(for: word.text) }
        return phrases.isEmpty ? nil : phrases.joined(separator: " AND ")
    }

    /// Returns the words in search form, split at spaces and without duplicates.
    static func folded(_ words: [SearchWord]) -> [SearchWord] {
        var seen: Set<SearchWord> = []
        return words.flatMap { word in
            UnicodeText.searchForm(word.text).unicodeScalars.split(whereSeparator: isSeparator).map { part in
                SearchWord(String(part), in: word.place)
            }
        }
        .filter { seen.insert($0).inserted }
    }

    /// A phrase of adjacent tokens, or a prefix query for a single letter.
    private static func phrase(for word: String) -> String {
        var tokens: [UInt8] = []
        append(word, to: &tokens, isWhole: false)
        return tokens.isEmpty ? quoted(word.utf8) + "*" : quoted(tokens)
    }

    /// Quotes a string for FTS5, where only the quote itself needs escaping.
    static func quoted(_ bytes: some Sequence<UInt8>) -> String {
        let quote = UInt8(ascii: "\"")
        let doubled = bytes.flatMap { $0 == quote ? [quote, quote] : [$0] }
        return String(decoding: [quote] + doubled + [quote], as: UTF8.self)
    }

    private static func append(_ folded: String, to tokens: inout [UInt8], isWhole: Bool) {
        var folded = folded
        folded.makeContiguousUTF8()
        tokens.reserveCapacity(folded.utf8.count * 3 + 1)
        let bytes = folded.utf8.span
        var letter: Range<Int>?
        var end = 0
        func append(_ range: Range<Int>) {
            if !tokens.isEmpty { tokens.append(UInt8(ascii: " ")) }
            for index in range { tokens.append(bytes[index]) }
        }
        for scalar in folded.unicodeScalars {
            let start = end
            end += UTF8.width(scalar)
            if isSeparator(scalar) {
                if let letter, isWhole { append(letter) }
                letter = nil
            } else {
                if let letter { append(letter.lowerBound..<end) }
                letter = start..<end
            }
        }
        if let letter, isWhole { append(letter) }
    }

    /// Every other character counts as a letter, as in the index's own tokenizer.
    private static func isSeparator(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value <= 0x20 || scalar.value == 0x7F || (scalar.value >= 0x80 && scalar.properties.isWhitespace)
    }
}

extension SearchWord.Place {
    /// Limits a phrase to one column. https://sqlite.org/fts5.html#fts5_column_filters
    fileprivate var filter: String {
        switch self {
        case .tag: "tags : "
        case .project: "project : "
        }
    }
}
