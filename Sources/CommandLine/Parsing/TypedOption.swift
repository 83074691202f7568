/// A word with the form of an option: `-h`, `--by`, `--by=tag`. All others are text.
struct TypedOption {
    let spelling: String
    let name: String
    let value: String?

    init?(_ word: String) {
        if word == "-h" {
            (spelling, name, value) = (word, "h", nil)
            return
        }
        guard word.hasPrefix("--") else { return nil }
        let parts = word.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard let first = parts.first, let initial = first.utf8.first, (0x61...0x7A).contains(initial | 0x20),
            first.utf8.allSatisfy({ (0x61...0x7A).contains($0 | 0x20) || $0 == UInt8(ascii: "-") })
        else { return nil }
        spelling = "--\(first)"
        name = String(first)
        value = parts.count == 2 ? String(parts[1]) : nil
    }

    func matches(_ option: Option) -> Bool {
        option.name == name || (spelling == "-h" && option.letter == "h")
    }
}
