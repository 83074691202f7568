import Terminal

/// The messages of this run. New ones are shown until a key is pressed after they were drawn.
struct DeskMessages: Equatable {
    private struct Message: Equatable {
        let text: StyledText
        /// The number of times that it was said.
        var count = 1
        /// `true` if it was about a state that has ended.
        var isOver = false

        var shown: StyledText {
            count == 1 ? text : StyledText(ScreenSentences.repeated(text.text, count), text.style)
        }
    }

    /// The maximum number of rows of new messages.
    static let maximumRows = 3

    /// Oldest first.
    private var messages: [Message] = []
    /// The number of messages that are no longer shown.
    private var hidden = 0
    /// The number of messages that were drawn.
    private var drawn = 0

    var all: [StyledText] { messages.map(\.shown) }

    /// A message that is repeated replaces the earlier one, if that is the last one or is still shown, and counts.
    mutating func say(_ message: StyledText) {
        let start = min(hidden, max(0, messages.count - 1))
        var new = Message(text: message)
        if let earlier = messages.indices[start...].last(where: { messages[$0].text == message && !messages[$0].isOver }
        ) {
            if earlier >= hidden { new.count += messages[earlier].count }
            messages.remove(at: earlier)
        }
        messages.append(new)
        hidden = min(hidden, messages.count - 1)
        drawn = min(drawn, messages.count - 1)
    }

    /// Hides a message, as the state that it is about has ended.
    mutating func end(_ text: String) {
        for place in messages.indices where messages[place].text.text == text { messages[place].isOver = true }
    }

    /// Takes a message back.
    mutating func remove(_ text: String) {
        for place in messages.indices.reversed() where messages[place].text.text == text {
            messages.remove(at: place)
            if place < hidden { hidden -= 1 }
            if place < drawn { drawn -= 1 }
        }
    }

    /// Hides the messages that were drawn, as a key was pressed.
    mutating func hide() {
        hidden = drawn
    }

    /// Returns the last ones of the new messages, which are drawn now; empty if there are none. Each keeps its beginning.
    /// - Parameter free: The number of rows that the panes can spare. One is used in any case.
    mutating func shown(columns: Int, free: Int) -> [[StyledText]] {
        drawn = messages.count
        let maximum = max(1, min(DeskMessages.maximumRows, free))
        var rows: [[StyledText]] = []
        for message in messages.dropFirst(hidden).reversed() where !message.isOver {
            rows = StyledText.rows(of: message.shown, columns: columns, limit: maximum - rows.count) + rows
        }
        return rows
    }
}
