import Boundary

/// How much an item matters, as people type it.
enum PriorityWords {
    /// `high`, `h`; nil for any other word.
    static func level(_ word: some StringProtocol) -> PriorityLevel? {
        switch word.lowercased() {
        case "high", "h": .high
        case "medium", "med", "m": .medium
        case "low", "l": .low
        default: nil
        }
    }

    static func spelling(_ level: PriorityLevel) -> String {
        switch level {
        case .high: "high"
        case .medium: "medium"
        case .low: "low"
        }
    }

    /// `!high`, `!h`.
    static func marked(_ word: some StringProtocol) -> PriorityLevel? {
        // Of most words a look at the first byte is enough.
        guard word.utf8.first == UInt8(ascii: "!"), word.first == "!" else { return nil }
        return level(word.dropFirst())
    }
}
