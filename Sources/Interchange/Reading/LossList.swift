import Vocabulary

/// The losses of the item that is being read or written.
struct LossList {
    /// In characters. An attached picture would otherwise fill the report.
    private static let maximumLength = 200

    private(set) var losses: [Loss] = []
    /// The line or the id of the item.
    var place = 0

    mutating func add(_ kind: Loss.Kind, _ field: String, _ value: String, became replacement: String? = nil) {
        losses.append(
            Loss(
                kind,
                at: place,
                field: field,
                value: LossList.shortened(value),
                became: replacement.map(LossList.shortened)
            )
        )
    }

    /// Returns and removes the losses.
    mutating func take() -> [Loss] {
        defer { losses = [] }
        return losses
    }

    private static func shortened(_ text: String) -> String {
        guard text.utf8.count > maximumLength, text.count > maximumLength else { return text }
        return "\(text.prefix(maximumLength))…"
    }
}
