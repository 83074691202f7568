import Vocabulary

/// The losses of the item that is being read or written.
struct LossList {
    /// In bytes. An attached picture would otherwise fill the report.
    private static let maximumLength = 200

    private(set) var losses: [Loss] = []
    /// The line or the id of the item.
    var place = 0

    mutating func add(
        _ kind: Loss.Kind,
        _ field: String,
        _ value: String,
        became replacement: String? = nil,
        keptIn keeper: Loss.Keeper? = nil,
        because reason: Loss.Reason? = nil
    ) {
        losses.append(
            Loss(
                kind,
                at: place,
                field: LossList.shortened(field),
                value: LossList.shortened(value),
                became: replacement.map(LossList.shortened),
                keptIn: keeper,
                because: reason
            )
        )
    }

    /// Adds the losses of another list with their places.
    mutating func append(_ other: LossList) {
        losses += other.losses
    }

    /// Returns and removes the losses.
    mutating func take() -> [Loss] {
        defer { losses = [] }
        return losses
    }

    /// Returns the beginning of a long text, with an ellipsis.
    static func shortened(_ text: String) -> String {
        text.utf8.count > maximumLength ? "\(text.prefix(bytes: maximumLength))…" : text
    }
}

extension String {
    /// Returns at most `count` bytes without cutting a Unicode scalar. A letter with accents can have any number of bytes.
    func prefix(bytes count: Int) -> Substring {
        guard var end = utf8.index(startIndex, offsetBy: count, limitedBy: endIndex) else { return self[...] }
        while end > startIndex, end.samePosition(in: unicodeScalars) == nil { end = utf8.index(before: end) }
        return self[..<end]
    }

    /// `true` if there is nothing but whitespace.
    var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
