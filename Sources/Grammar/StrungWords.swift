extension [String] {
    /// The words with something between them. Every command describes itself when the program starts, and what
    /// `joined(separator:)` takes at its first call alone is a fifth of all that happens until then.
    package func strung(with separator: String) -> String {
        var text = ""
        for index in indices {
            if index > 0 { text += separator }
            text += self[index]
        }
        return text
    }
}
