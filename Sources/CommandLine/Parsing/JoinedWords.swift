extension [String] {
    /// Joins the words without `joined(separator:)`, whose first call takes a fifth of the startup time.
    package func joined(by separator: String) -> String {
        var text = ""
        for index in indices {
            if index > 0 { text += separator }
            text += self[index]
        }
        return text
    }
}
