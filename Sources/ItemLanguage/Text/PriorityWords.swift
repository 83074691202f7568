import Vocabulary

/// Reads and writes priorities.
enum PriorityWords {
    /// Reads `high`, `h`, `1` or `높음`.
    static func level(_ word: some StringProtocol) -> Priority? {
        switch word.lowercased() {
        case "high", "h", "1": .high
        case "medium", "med", "m", "2": .medium
        case "low", "l", "3": .low
        case "높음": .high
        case "중간", "보통": .medium
        case "낮음": .low
        default: nil
        }
    }

    static func spelling(_ level: Priority) -> String {
        switch level {
        case .high: "high"
        case .medium: "medium"
        case .low: "low"
        }
    }

    /// Returns the level in adder's words, also for `A`, `B`, `C` and `상`, or `nil` for other words.
    static func foreign(_ word: String) -> String? {
        let letters: [String: Priority] = ["a": .high, "b": .medium, "c": .low, "상": .high, "중": .medium, "하": .low]
        return (level(word) ?? letters[word.lowercased()]).map(spelling)
    }

    /// Reads `!high`, `!h` or `p1`.
    static func marked(_ word: some StringProtocol) -> Priority? {
        // The first byte rules out most words.
        if word.utf8.first == UInt8(ascii: "p"), word.utf8.count == 2, let digit = word.last, "123".contains(digit) {
            return level(String(digit))
        }
        guard word.utf8.first == UInt8(ascii: "!"), word.first == "!" else { return nil }
        return level(word.dropFirst())
    }
}
