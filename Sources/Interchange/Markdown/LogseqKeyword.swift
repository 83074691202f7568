/// The word that makes a block of Logseq a task: `TODO [#A] Pay rent`.
struct LogseqKeyword {
    let word: Substring
    let isDone: Bool
    /// The letter of the priority.
    private(set) var priority: Unicode.Scalar?
    /// The text after them.
    private(set) var text: Substring

    init?(_ text: Substring) {
        guard let first = text.utf8.first, (0x41...0x5A).contains(first) else { return nil }
        word = text.prefix { $0 != " " && !$0.isWideSpace }
        let rest = text[word.endIndex...].drop { $0 == " " || $0.isWideSpace }
        guard let isDone = LogseqKeyword.isDone(word), !rest.isEmpty else { return nil }
        self.isDone = isDone
        self.text = rest
        guard rest.hasPrefix("[#"), rest.dropFirst(3).hasPrefix("] "),
            let letter = rest.unicodeScalars.dropFirst(2).first,
            ("A"..."Z").contains(letter)
        else { return }
        (priority, self.text) = (letter, rest.dropFirst(5))
    }

    /// Returns `true` for a block that has only a keyword.
    static func isAlone(_ text: Substring) -> Bool {
        guard text.utf8.count < 20 else { return false }
        return isDone(Substring(String(text).trimmed)) != nil
    }

    private static func isDone(_ word: Substring) -> Bool? {
        switch word {
        case "TODO", "DOING", "NOW", "LATER", "WAITING", "WAIT", "IN-PROGRESS": false
        case "DONE", "CANCELED", "CANCELLED": true
        default: nil
        }
    }
}
