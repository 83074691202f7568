import Vocabulary

/// Reads and writes priorities.
enum PriorityWords {
    /// Reads `high` or `h`.
    static func level(_ word: some StringProtocol) -> Priority? {
        switch word.lowercased() {
        case "high", "h": .high
        case "medium", "med", "m": .medium
        case "low", "l": .low
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

    /// Reads `!high` or `!h`.
    static func marked(_ word: some StringProtocol) -> Priority? {
        // The first byte rules out most words.
        guard word.utf8.first == UInt8(ascii: "!"), word.first == "!" else { return nil }
        return level(word.dropFirst())
    }
}
