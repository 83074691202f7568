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
        word.first == "!" ? level(word.dropFirst()) : nil
    }
}
