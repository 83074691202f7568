import Terminal

/// The messages of this run. New ones are shown until a key is pressed after they were drawn.
struct DeskMessages: Equatable {
    /// The maximum number of rows of new messages.
    static let maximumRows = 3

    /// Oldest first.
    private(set) var all: [StyledText] = []
    /// The number of messages that are no longer shown.
    private var hidden = 0
    /// The number of messages that were drawn.
    private var drawn = 0

    mutating func say(_ message: StyledText) {
        all.append(message)
    }

    /// Hides the messages that were drawn, as a key was pressed.
    mutating func hide() {
        hidden = drawn
    }

    /// Returns the end of the new messages, which are drawn now; empty if there are none.
    mutating func shown(columns: Int) -> [[StyledText]] {
        drawn = all.count
        return all.dropFirst(hidden).flatMap { StyledText.rows(of: [$0], columns: columns) }
            .suffix(DeskMessages.maximumRows)
    }
}
