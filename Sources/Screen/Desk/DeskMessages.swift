import Terminal

/// The messages of this run. New ones are shown until the next key.
struct DeskMessages: Equatable {
    /// The maximum number of rows of new messages.
    private static let maximumRows = 3

    /// Oldest first.
    private(set) var all: [StyledText] = []
    /// The number of messages that were shown before the last key.
    private var seen = 0

    mutating func say(_ message: StyledText) {
        all.append(message)
    }

    /// Hides the messages, as a key was pressed.
    mutating func hide() {
        seen = all.count
    }

    /// Returns the end of the new messages; empty if there are none.
    func lines(columns: Int) -> [[StyledText]] {
        all.dropFirst(seen).flatMap { StyledText.wrapped([$0], columns: columns) }.suffix(DeskMessages.maximumRows)
    }
}
