package import Terminal
import Vocabulary

/// A dialog with a text that scrolls, such as the output of a command. `/` searches it.
package final class TextLayer: Layer {
    private let desk: Desk
    private let title: String
    private let text: [[StyledText]]
    /// The rows after wrapping, and the first one of each line.
    private var wrapped: (columns: Int, rows: [[StyledText]], starts: [Int]) = (0, [], [])
    private var state = ScrollState()
    private var startsAtEnd: Bool
    /// The number of rows shown.
    private var height = 0
    private var search: TextSearch?
    /// What was shown when the line for the search was opened.
    private var earlier = (state: ScrollState(), search: TextSearch?.none)
    /// `true` if the line that was found has to be shown.
    private var hasFound = false

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
        earlier = (state, search)
        let input = InputState("", history: desk.entered[TextLayer.inputName] ?? [])
        let keys = Footer.input(canStay: false, canComplete: false)
        let label = ScreenSentences.searchLabel
        desk.present(InputLayer(on: desk, label: label, state: input, footer: keys, delegate: self))
    }

    package func didType(_ text: String, in input: InputLayer) {
        var search = search ?? TextSearch(self.text.map { $0.map(\.text).joined() })
        let top = wrapped.starts.lastIndex { $0 <= earlier.state.top }
        search.find(text, from: earlier.search?.current ?? top ?? 0)
        self.search = search
        state = earlier.state
        hasFound = true
        let problem = search.isActive && search.current == nil ? ScreenSentences.notFound(text) : nil
        input.notes = problem.map { [[StyledText($0, .urgent)]] } ?? []
    }

    /// A text that is not found can be corrected.
    package func didAccept(_ text: String, stays: Bool, in input: InputLayer) {
        desk.entered[TextLayer.inputName] = input.history
        guard text.isEmpty || search?.current != nil else { return }
        if text.isEmpty { search = nil }
        input.close()
    }

    package func didCancel(_ input: InputLayer) {
        desk.entered[TextLayer.inputName] = input.history
        (state, search) = earlier
    }

    private func step(isBackward: Bool = false) {
        search?.step(isBackward: isBackward)
        hasFound = true
    }

    /// The row of the line that was found: the first one that has the text, unless that is divided between rows.
    private var foundRow: Int? {
        guard let search, let line = search.current else { return nil }
        let starts = wrapped.starts
        let rows = starts[line]..<(line + 1 < starts.count ? starts[line + 1] : wrapped.rows.count)
        return rows.first { !search.places(in: wrapped.rows[$0].text).isEmpty } ?? rows.lowerBound
    }

    /// Returns a row with the parts that match marked.
    private func marked(_ row: [StyledText]) -> [StyledText] {
        guard let places = search?.places(in: row.text), !places.isEmpty else { return row }
        var start = 0
        return row.map { piece in
            let range = start..<start + piece.text.utf8.count
            start = range.upperBound
            let marks = places.map { $0.clamped(to: range) }.filter { !$0.isEmpty }
            let moved = marks.map { $0.lowerBound - range.lowerBound..<$0.upperBound - range.lowerBound }
            return marks.isEmpty ? piece : StyledText(MarkedText(piece.text, marks: moved), piece.style)
        }
    }
}

// MARK: - Drawing

extension TextLayer {
    package func draw(on frame: inout Frame, in area: ScreenArea) {
        wrap(columns: max(1, area.width - 4))
        let count = wrapped.rows.count
        let box = area.centered(height: count + 2, width: area.width)
        height = max(0, box.height - 2)
        if startsAtEnd { _ = state.handle(.last, count: count, height: height) }
        startsAtEnd = false
        let foundRow = foundRow
        if hasFound, let foundRow { state.show(foundRow, count: count, height: height) }
        hasFound = false
        state.scroll(count: count, height: height)
        frame.drawBox(box, title: heading, hasFocus: true, lines: desk.lines)
        let inner = ScreenArea(row: box.row + 1, column: box.column + 2, height: box.height - 2, width: box.width - 4)
        frame.draw(wrapped.rows[min(state.top, count)...].prefix(height).map(marked), in: inner)
        frame.cursor = ScreenPosition(row: inner.row, column: inner.column)
        guard let offset = foundRow.map({ $0 - state.top }), (0..<height).contains(offset) else { return }
        frame.cursor = ScreenPosition(row: inner.row + offset, column: inner.column)
        frame.draw([StyledText(desk.lines.pointer)], row: inner.row + offset, column: inner.column - 1, width: 1)
    }

    private func wrap(columns: Int) {
        guard wrapped.columns != columns else { return }
        wrapped = (columns, [], [])
        for line in text {
            wrapped.starts.append(wrapped.rows.count)
            wrapped.rows += StyledText.rows(of: line, columns: columns)
        }
        hasFound = true
    }

    /// The title, with the place in a long text and that of the line that was found.
    private var heading: String {
        let count = wrapped.rows.count
        let place = count > height ? [ScreenSentences.place(state.top + 1, state.top + height, of: count)] : []
        let found = search.flatMap { search in
            search.place.map { ScreenSentences.match($0 + 1, of: search.found.count) }
        }
        return ([title] + place + [found].compactMap(\.self)).joined(separator: desk.lines.separator)
    }
}

extension [StyledText] {
    fileprivate var text: String { map(\.text).joined() }
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
