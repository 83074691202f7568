/// A word with the form of an option: `-h`, `-n`, `-n5`, `--by`, `--by=tag`. All others are text.
struct TypedOption {
    let spelling: String
    let name: String
    let value: String?

    /// - Parameter known: The options whose letters count; other words with one hyphen are text.
    init?(_ word: String, among known: @autoclosure () -> [Option]) {
        guard word.utf8.first == UInt8(ascii: "-") else { return nil }
        if word.utf8.dropFirst().first == UInt8(ascii: "-") {
            self.init(long: word.dropFirst(2))
        } else {
            self.init(short: word.dropFirst(), among: known)
        }
    }

    private init?(long word: Substring) {
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard let first = parts.first, let initial = first.utf8.first, (0x61...0x7A).contains(initial | 0x20),
            first.utf8.allSatisfy({ (0x61...0x7A).contains($0 | 0x20) || $0 == UInt8(ascii: "-") })
        else { return nil }
        spelling = "--\(first)"
        name = String(first)
        value = parts.count == 2 ? String(parts[1]) : nil
    }

    /// Reads a letter, which a value that starts with a digit may follow directly.
    private init?(short word: Substring, among known: () -> [Option]) {
        let number = word.dropFirst()
        guard let letter = word.first, number.utf8.first.map({ (0x30...0x39).contains($0) }) ?? true,
            let option = known().first(where: { $0.letter == letter }),
            number.isEmpty || option.value.placeholder != nil
        else { return nil }
        spelling = "-\(letter)"
        name = option.name
        value = number.isEmpty ? nil : String(number)
    }

    func matches(_ option: Option) -> Bool { option.name == name }
}
