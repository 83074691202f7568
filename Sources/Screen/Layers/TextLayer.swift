package import Terminal

/// A dialog with a text that scrolls, such as the output of a command.
package final class TextLayer: Layer {
    private let desk: Desk
    private let title: String
    private let text: [[StyledText]]
    private var wrapped: (columns: Int, lines: [[StyledText]]) = (0, [])
    private var state = ScrollState()
    private var startsAtEnd: Bool
    /// The number of lines after wrapping, and of those shown.
    private var count = 0
    private var height = 0

    /// - Parameter startsAtEnd: `true` to show the last lines first.
    package init(on desk: Desk, title: String, text: [[StyledText]], startsAtEnd: Bool = false) {
        self.desk = desk
        self.startsAtEnd = startsAtEnd
        self.title = title
        self.text = text
    }

    package var isModal: Bool { true }
    package var footer: [Footer.Entry]? { [Footer.Entry(KeyPress(.escape), ScreenSentences.close)] }

    package func handle(_ event: TerminalEvent) -> Bool {
        switch event {
        case .key(let press) where press.cancels || press == .key("q") || press == KeyPress(.enter): desk.dismiss(self)
        case .key(let press):
            guard let move = ActionTable(Action.moves).action(for: press, in: .details)?.move else { return true }
            _ = state.handle(move, count: count, height: height)
        case .mouse(let mouse):
            if let lines = mouse.wheelRows { _ = state.handle(wheel: lines, count: count, height: height) }
        case .paste, .unknown: return false
        }
        return true
    }

    package func draw(on frame: inout Frame, in area: ScreenArea) {
        let columns = max(1, area.width - 4)
        if wrapped.columns != columns {
            wrapped = (columns, text.flatMap { StyledText.rows(of: $0, columns: columns) })
        }
        let lines = wrapped.lines
        let box = area.centered(height: lines.count + 2, width: area.width)
        (count, height) = (lines.count, max(0, box.height - 2))
        if startsAtEnd { _ = state.handle(.last, count: lines.count, height: height) }
        startsAtEnd = false
        state.scroll(count: count, height: height)
        let isLong = lines.count > height
        let place = isLong ? " · \(ScreenSentences.place(state.top + 1, state.top + height, of: lines.count))" : ""
        frame.drawBox(box, title: title + place, hasFocus: true, lines: desk.lines)
        let inner = ScreenArea(row: box.row + 1, column: box.column + 2, height: box.height - 2, width: box.width - 4)
        frame.draw(lines[min(state.top, count)...], in: inner)
        frame.cursor = ScreenPosition(row: inner.row, column: inner.column)
    }
}

extension MouseEvent {
    private static let wheelDistance = 3

    /// The number of rows to scroll, if the wheel was turned.
    package var wheelRows: Int? {
        switch kind {
        case .wheelUp: -MouseEvent.wheelDistance
        case .wheelDown: MouseEvent.wheelDistance
        default: nil
        }
    }
}

extension Desk {
    /// Shows text as messages if it is short, and otherwise above the other layers.
    /// - Parameter isAnswer: `true` if only a text of one row is short.
    package func show(_ text: [[StyledText]], title: String, isAnswer: Bool = false) {
        let rows = text.prefix(DeskMessages.maximumRows + 1).reduce(0) {
            $0 + StyledText.rows(of: $1, columns: size.columns).count
        }
        if rows > (isAnswer ? 1 : DeskMessages.maximumRows) {
            present(TextLayer(on: self, title: title, text: text))
        } else {
            for line in text { say(StyledText(line.map(\.text).joined())) }
        }
    }
}
