import Vocabulary

/// The text of formats with one line for each item, and what they lose.
struct LineOutput {
    var losses = LossList()
    private var bytes: [UInt8] = []

    mutating func append(_ text: some StringProtocol) {
        bytes += text.utf8
    }

    /// Appends a space, a key and its value.
    mutating func add(_ key: String, _ value: some StringProtocol) {
        bytes.append(UInt8(ascii: " "))
        append(key)
        append(value)
    }

    /// Appends a title on one line.
    /// - Parameter written: Returns a word so that it is not read as something else.
    mutating func addTitle(_ title: String, written: (Substring) -> Substring) {
        var words = LineWords(losses.oneLine(title)[...])
        while let word = words.next() {
            append(word.spaces.isEmpty ? " " : word.spaces)
            append(written(word.text))
        }
    }

    mutating func endLine() {
        bytes.append(UInt8(ascii: "\n"))
    }

    mutating func takeBytes() -> [UInt8] {
        defer { bytes = [] }
        return bytes
    }
}
