import Entities
import UnicodeText

/// How text is taken apart for the search index, so that any part of a word is found in it: a word becomes its pairs of
/// letters and then its last letter alone, `milk` the tokens `mi il lk k`, all of them folded.
enum Grams {
    /// The tokens of all words of a text, with blanks between them. The last letter of a word stands alone, so that no
    /// run of pairs leads from one word into the next.
    static func of(_ text: String) -> [UInt8] {
        var tokens: [UInt8] = []
        append(UnicodeText.folded(text), to: &tokens, isWhole: true)
        return tokens
    }

    /// What FTS5 is to look for, so that all of the words are found; nil where there is no word.
    /// https://sqlite.org/fts5.html#full_text_query_syntax
    static func query(for words: [SearchWord]) -> String? {
        let phrases = folded(words).map { word in (word.place?.filter ?? "") + phrase(for: word.text) }
        return phrases.isEmpty ? nil : phrases.joined(separator: " AND ")
    }

    /// Each of the words folded, once; what has blanks in it is several.
    static func folded(_ words: [SearchWord]) -> [SearchWord] {
        var seen: Set<SearchWord> = []
        return words.flatMap { word in
            UnicodeText.folded(word.text).unicodeScalars.split(whereSeparator: isBlank).map { part in
                SearchWord(String(part), in: word.place)
            }
        }
        .filter { seen.insert($0).inserted }
    }

    /// Tokens that follow each other, or for a single letter every token that begins with it.
    private static func phrase(for word: String) -> String {
        var tokens: [UInt8] = []
        append(word, to: &tokens, isWhole: false)
        return tokens.isEmpty ? quoted(word.utf8) + "*" : quoted(tokens)
    }

    /// Within quotes nothing is syntax but a quote, and that is none when it is doubled.
    private static func quoted(_ bytes: some Sequence<UInt8>) -> String {
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
            if isBlank(scalar) {
                if let letter, isWhole { append(letter) }
                letter = nil
            } else {
                if let letter { append(letter.lowerBound..<end) }
                letter = start..<end
            }
        }
        if let letter, isWhole { append(letter) }
    }

    /// What stands between words; the tokenizer knows no blank but this and takes all the rest for letters.
    private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value <= 0x20 || scalar.value == 0x7F || (scalar.value >= 0x80 && scalar.properties.isWhitespace)
    }
}

extension SearchWord.Place {
    /// Keeps a phrase to one column. https://sqlite.org/fts5.html#fts5_column_filters
    fileprivate var filter: String {
        switch self {
        case .tag: "tags : "
        case .project: "project : "
        }
    }
}
