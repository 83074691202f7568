extension CompletionRequest {
    /// The word at the cursor in bash, which replaces only its end and inserts text unquoted.
    package struct BashWord: Equatable, Sendable {
        /// The start of the word, which bash doesn't replace.
        package let kept: String
        /// The quotation mark that is still open at the cursor.
        package let openQuote: Character?

        package init(kept: String, openQuote: Character?) {
            self.kept = kept
            self.openQuote = openQuote
        }
    }
}

extension CompletionRequest.BashWord {
    /// Returns the quoted text that bash inserts for `word`, or `nil` if it can't be quoted.
    package func replacement(for word: String) -> String? {
        quoted(word.dropFirst(word.hasPrefix(kept) ? kept.count : 0))
    }

    /// Quotes the word scalar by scalar, because bash doesn't know grapheme clusters.
    private func quoted(_ word: Substring) -> String? {
        switch openQuote {
        case nil: escaped(word) { isPlain($0) ? "" : "\\" }
        case "'": escaped(word) { $0 == "'" ? #"'\'"# : "" }
        default:
            // History expansion applies within double quotes, where "!" can't be escaped.
            word.unicodeScalars.contains("!")
                ? nil : escaped(word) { "\"$`\\".unicodeScalars.contains($0) ? "\\" : "" }
        }
    }

    private func escaped(_ word: Substring, prefix: (Unicode.Scalar) -> String) -> String {
        var escaped = String.UnicodeScalarView()
        for scalar in word.unicodeScalars {
            escaped.append(contentsOf: prefix(scalar).unicodeScalars)
            escaped.append(scalar)
        }
        return String(escaped)
    }

    private func isPlain(_ scalar: Unicode.Scalar) -> Bool {
        !scalar.isASCII || scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
            || "-_+,.:/@%=".unicodeScalars.contains(scalar)
    }
}
