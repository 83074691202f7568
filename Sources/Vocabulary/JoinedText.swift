extension [String] {
    /// Returns the texts as one. The library's own method looks up conformances when it is first called, which takes
    /// longer than reading what was typed.
    package func joined(separator: String = "") -> String {
        var text = first ?? ""
        for other in dropFirst() {
            text += separator
            text += other
        }
        return text
    }
}
