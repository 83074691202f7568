package import Terminal
import Vocabulary

/// A dialog with a text that scrolls, such as the output of a command. `/` searches it.
package final class TextLayer: Layer {
    private let desk: Desk
    private let title: String
    private let text: [[StyledText]]
    private var wrapped = TextRows()
    private var state = ScrollState()
    private var startsAtEnd: Bool
    /// The number of rows shown.
    private var height = 0
    private var search: TextSearch?
    /// What was shown when the line for the search was opened, and the place at which the search begins.
    private var earlier = (top: TextPosition(), start: TextPosition(), search: TextSearch?.none)

    /// - Parameter startsAtEnd: `true` to show the last lines first.
    package init(on desk: Desk, title: String, text: [[StyledText]], startsAtEnd: Bool = false) {
        self.desk = desk
        self.startsAtEnd = startsAtEnd
        self.title = title
        self.text = text
    }

    package var isModal: Bool { true }

    package var footer: [Footer.Entry]? {
        let find = Footer.Entry(.key("/"), ScreenSentences.search)
        guard search != nil else { return [find, Footer.Entry(KeyPress(.escape), ScreenSentences.close)] }
        return [
            Footer.Entry(.key("n"), ScreenSentences.next), Footer.Entry(.key("N"), ScreenSentences.previous), find,
            Footer.Entry(KeyPress(.escape), ScreenSentences.endSearch),
        ]
    }

    package func handle(_ event: TerminalEvent) -> Bool {
        switch event {
        case .key(KeyPress(.escape)) where search != nil: search = nil
        case .key(let press) where press.cancels || press == .key("q") || press == KeyPress(.enter): desk.dismiss(self)
        case .key(.key("/")): openSearch()
        case .key(.key("n")): step()
        case .key(.key("N")): step(isBackward: true)
        case .key(let press):
            guard let move = ActionTable(Action.moves).action(for: press, in: .details)?.move else { return true }
            _ = state.handle(move, count: wrapped.rows.count, height: height)
        case .mouse(let mouse):
            if let rows = mouse.wheelRows { _ = state.handle(wheel: rows, count: wrapped.rows.count, height: height) }
        case .paste, .unknown: return false
        }
        return true
    }
}

// MARK: - Search

extension TextLayer: InputLayerDelegate {
    private static let inputName = "search"

    private func openSearch() {
        earlier = (top, isMatchShown ? search?.current ?? top : top, search)
        search = search ?? TextSearch(text)
        let input = InputState("", history: desk.entered[TextLayer.inputName] ?? [])
        let keys = Footer.input(canStay: false, canComplete: false)
        let label = ScreenSentences.searchLabel
        desk.present(InputLayer(on: desk, label: label, state: input, footer: keys, delegate: self))
    }

    package func didType(_ text: String, in input: InputLayer) {
        let start = earlier.start
        search?.find(text, from: start)
        show(earlier.top)
        showMatch()
        let isMissing = search?.isActive == true && search?.place == nil
        let problem = StyledText(isMissing ? ScreenSentences.notFound(text) : "", .urgent)
        input.notes = { StyledText.rows(of: problem, columns: $0, limit: $1) }
    }

    /// A text that is not found can be corrected.
    package func didAccept(_ text: String, stays: Bool, in input: InputLayer) {
        desk.entered[TextLayer.inputName] = input.history
        guard text.isEmpty || search?.place != nil else { return }
        if text.isEmpty { search = nil }
        input.close()
    }

    package func didCancel(_ input: InputLayer) {
        desk.entered[TextLayer.inputName] = input.history
        search = earlier.search
        show(earlier.top)
    }

    private func step(isBackward: Bool = false) {
        let start = isMatchShown ? nil : top
        search?.step(from: start, isBackward: isBackward)
        showMatch()
    }

    /// The place of the first row shown.
    private var top: TextPosition {
        wrapped.rows.indices.contains(state.top) ? wrapped.rows[state.top].start : TextPosition()
    }

    private func show(_ top: TextPosition) {
        state.show(asFirst: wrapped.row(of: top), count: wrapped.rows.count, height: height)
    }

    /// `true` if the row with the beginning of the current match is shown, or will be in the first frame.
    private var isMatchShown: Bool {
        guard let match = search?.current else { return false }
        return wrapped.rows.isEmpty || (state.top..<state.top + height).contains(wrapped.row(of: match))
    }

    private func showMatch() {
        guard let match = search?.current else { return }
        state.show(wrapped.row(of: match), count: wrapped.rows.count, height: height)
    }

    /// The rows that fit, with the matches marked.
    private var shownRows: [[StyledText]] {
        let rows = wrapped.rows.dropFirst(state.top).prefix(height)
        guard let search else { return rows.map(\.pieces) }
        let places = Dictionary(Set(rows.map(\.start.line)).map { ($0, search.places(in: $0)) }) { first, _ in first }
        return rows.map { $0.marking(places[$0.start.line] ?? []) }
    }
}

// MARK: - Drawing

extension TextLayer {
    package func draw(on frame: inout Frame, in area: ScreenArea) {
        // A resize keeps the match in view if it was, and otherwise the first row.
        let (wasMatchShown, top, columns) = (isMatchShown, top, max(1, area.width - 4))
        let isNew = wrapped.columns != columns
        if isNew { wrapped = TextRows(text, columns: columns) }
        let count = wrapped.rows.count
        let box = area.centered(height: count + 2, width: area.width)
        height = max(0, box.height - 2)
        if isNew { show(top) }
        if startsAtEnd { _ = state.handle(.last, count: count, height: height) }
        startsAtEnd = false
        state.scroll(count: count, height: height)
        if wasMatchShown { showMatch() }
        frame.drawBox(box, title: heading, hasFocus: true, lines: desk.lines)
        let inner = ScreenArea(row: box.row + 1, column: box.column + 2, height: box.height - 2, width: box.width - 4)
        frame.draw(shownRows, in: inner)
        frame.cursor = ScreenPosition(row: inner.row, column: inner.column)
        guard isMatchShown, let match = search?.current else { return }
        let place = wrapped.row(of: match)
        let row = inner.row + place - state.top
        let column = max(0, min(wrapped.rows[place].column(of: match), inner.width - 1))
        frame.cursor = ScreenPosition(row: row, column: inner.column + column)
        frame.draw([StyledText(desk.lines.pointer)], row: row, column: inner.column - 1, width: 1)
    }

    /// The title, with the place in a long text and that of the current match.
    private var heading: String {
        let count = wrapped.rows.count
        let place = count > height ? [ScreenSentences.place(state.top + 1, state.top + height, of: count)] : []
        let found = search.flatMap { search in
            search.place.map { ScreenSentences.match($0 + 1, of: search.count) }
        }
        return ([title] + place + [found].compactMap(\.self)).joined(separator: desk.lines.separator)
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
