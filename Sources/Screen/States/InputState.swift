package import Terminal
import UnicodeText

/// A line of text with a cursor, edited by graphemes. It changes with each key and draws nothing.
package struct InputState: Equatable, Sendable {
    package enum Effect: Equatable, Sendable {
        case none
        /// The key is not possible, or has no meaning in a line.
        case refused
        case changed
        /// Enter.
        case accepted
        /// Alt-Enter: accepted, and the line stays for another one.
        case acceptedAndStays
        /// Tab, or Shift-Tab.
        case completion(isBackward: Bool)
        /// Escape or Ctrl-C.
        case cancelled
    }

    private var graphemes: [String] = []
    /// The number of graphemes before the cursor.
    private var cursor = 0
    /// The first grapheme shown.
    private var first = 0
    /// The text that was deleted last, for Ctrl-Y.
    private var killed = ""
    /// The earlier lines, oldest first.
    package private(set) var history: [String]
    /// The place in the history, or its count for the line that is being typed.
    private var place: Int
    /// The line that is being typed and those of the history as they were edited, by their places.
    private var drafts: [Int: String] = [:]

    package init(_ text: String = "", history: [String] = []) {
        self.history = history
        place = history.count
        set(text)
    }

    package var text: String { graphemes.joined() }
    /// The text before the cursor.
    package var front: String { graphemes[..<cursor].joined() }
    package var isEmpty: Bool { graphemes.isEmpty }

    /// Adds the text to the history, unless it is empty or the last line there.
    package mutating func remember() {
        if !isEmpty, history.last != text { history.append(text) }
        (place, drafts) = (history.count, [:])
    }

    /// Replaces the text and puts the cursor at its end.
    package mutating func set(_ text: String) {
        graphemes = InputState.graphemes(of: UnicodeText.composed(text))
        cursor = graphemes.count
    }

    /// Inserts text at the cursor in place of the text before it.
    package mutating func insert(_ text: String, replacing replaced: String = "") {
        let front = front
        let start = front.hasSuffix(replaced) ? String(front.dropLast(replaced.count)) : front
        let before = UnicodeText.composed(start + text)
        let whole = before + graphemes[cursor...].joined()
        graphemes = InputState.graphemes(of: whole)
        // The text may join the grapheme after it.
        var bytes = 0
        cursor =
            graphemes.firstIndex { grapheme in
                defer { bytes += grapheme.utf8.count }
                return bytes >= before.utf8.count
            } ?? graphemes.count
    }

    private static func graphemes(of text: String) -> [String] {
        var graphemes: [String] = []
        var start = text.startIndex
        UnicodeText.forEachGrapheme(text) { _, bytes in
            let end = text.utf8.index(start, offsetBy: bytes)
            graphemes.append(String(text[start..<end]))
            start = end
            return true
        }
        return graphemes
    }
}

// MARK: - Keys

extension InputState {
    package mutating func handle(_ event: TerminalEvent) -> Effect {
        switch event {
        case .paste(let lines):
            guard !lines.isEmpty else { return .refused }
            insert(lines.joined(separator: " "))
            return .changed
        case .key(let press): return handle(press)
        case .mouse, .unknown: return .refused
        }
    }

    private mutating func handle(_ press: KeyPress) -> Effect {
        if let scalar = press.typed {
            insert(String(scalar))
            return .changed
        }
        switch (press.key, press.modifiers) {
        case (.enter, []): return .accepted
        case (.enter, .alt): return .acceptedAndStays
        case (.tab, let modifiers): return .completion(isBackward: modifiers.contains(.shift))
        case (.escape, _): return .cancelled
        case (.backspace, []): return delete(cursor - 1..<cursor)
        case (.backspace, .alt): return kill(wordStart..<cursor)
        case (.delete, []): return delete(cursor..<cursor + 1)
        case (.left, []): return move(to: cursor - 1)
        case (.right, []): return move(to: cursor + 1)
        case (.left, .control), (.left, .alt): return move(to: wordStart)
        case (.right, .control), (.right, .alt): return move(to: wordEnd)
        case (.home, _): return move(to: 0)
        case (.end, _): return move(to: graphemes.count)
        case (.up, _): return showLine(place - 1)
        case (.down, _): return showLine(place + 1)
        case (.character(let letter), .control): return handle(control: letter)
        case (.character("b"), .alt): return move(to: wordStart)
        case (.character("f"), .alt): return move(to: wordEnd)
        case (.character("d"), .alt): return kill(cursor..<wordEnd)
        default: return .refused
        }
    }

    private mutating func handle(control letter: Unicode.Scalar) -> Effect {
        switch letter {
        case "a": move(to: 0)
        case "e": move(to: graphemes.count)
        case "b": move(to: cursor - 1)
        case "f": move(to: cursor + 1)
        case "p": showLine(place - 1)
        case "n": showLine(place + 1)
        case "d": delete(cursor..<cursor + 1)
        case "w": kill(spacedWordStart..<cursor)
        case "u": kill(0..<graphemes.count)
        case "k": kill(cursor..<graphemes.count)
        case "y": yank()
        case "c", "g": .cancelled
        default: .refused
        }
    }

    private mutating func move(to new: Int) -> Effect {
        guard (0...graphemes.count).contains(new), new != cursor else { return .refused }
        cursor = new
        return .none
    }

    private mutating func delete(_ range: Range<Int>) -> Effect {
        guard !range.isEmpty, range.lowerBound >= 0, range.upperBound <= graphemes.count else { return .refused }
        let before = graphemes[..<range.lowerBound].joined()
        let rest = graphemes[range.upperBound...].joined()
        graphemes = InputState.graphemes(of: before)
        cursor = graphemes.count
        // The graphemes around the gap may join.
        graphemes = InputState.graphemes(of: before + rest)
        cursor = min(cursor, graphemes.count)
        return .changed
    }

    private mutating func kill(_ range: Range<Int>) -> Effect {
        guard !range.isEmpty else { return .refused }
        killed = graphemes[range].joined()
        return delete(range)
    }

    private mutating func yank() -> Effect {
        guard !killed.isEmpty else { return .refused }
        insert(killed)
        return .changed
    }

    private mutating func showLine(_ new: Int) -> Effect {
        guard (0...history.count).contains(new) else { return .refused }
        drafts[place] = text
        place = new
        set(drafts[new] ?? (new < history.count ? history[new] : ""))
        return .changed
    }

    /// The start of the word before the cursor.
    private var wordStart: Int {
        let end = graphemes[..<cursor].lastIndex(where: \.isWord).map { $0 + 1 } ?? 0
        return graphemes[..<end].lastIndex { !$0.isWord }.map { $0 + 1 } ?? 0
    }

    /// The end of the word after the cursor.
    private var wordEnd: Int {
        let start = graphemes[cursor...].firstIndex(where: \.isWord) ?? graphemes.count
        return graphemes[start...].firstIndex { !$0.isWord } ?? graphemes.count
    }

    /// The start of the text between spaces before the cursor.
    private var spacedWordStart: Int {
        let end = graphemes[..<cursor].lastIndex { $0 != " " }.map { $0 + 1 } ?? 0
        return graphemes[..<end].lastIndex(of: " ").map { $0 + 1 } ?? 0
    }
}

extension String {
    fileprivate var isWord: Bool {
        unicodeScalars.first.map { $0.properties.isAlphabetic || $0.properties.numericType != nil } ?? false
    }
}

// MARK: - The part that is shown

extension InputState {
    /// A part of the text with a style, in UTF-8 offsets.
    package struct Mark: Equatable, Sendable {
        let range: Range<Int>
        let style: Style

        package init(_ range: Range<Int>, _ style: Style) {
            self.range = range
            self.style = style
        }
    }

    private static let ellipsis = StyledText("…", .faint)

    /// Returns the part around the cursor that fits, with an ellipsis at each cut end, and the column of the cursor. Scrolls
    /// no further than needed.
    package mutating func shown(width: Int, marks: [Mark] = []) -> (pieces: [StyledText], cursor: Int) {
        scroll(to: width)
        var pieces = first > 0 ? [InputState.ellipsis] : []
        var column = pieces.count
        var cursorColumn = column
        var offset = graphemes[..<first].reduce(0) { $0 + $1.utf8.count }
        for index in first..<graphemes.count {
            if index == cursor { cursorColumn = column }
            let isLast = index == graphemes.count - 1
            let columns = self.columns(at: index)
            guard column + columns + (isLast ? 0 : 1) <= width else {
                pieces.append(InputState.ellipsis)
                column = width
                break
            }
            let style = marks.first { $0.range.contains(offset) }?.style ?? .plain
            pieces.append(StyledText(graphemes[index], style))
            column += columns
            offset += graphemes[index].utf8.count
        }
        return (pieces, min(cursor == graphemes.count ? column : cursorColumn, max(0, width - 1)))
    }

    private func columns(at index: Int) -> Int { max(1, StyledText(graphemes[index]).width) }

    /// Chooses the first grapheme shown, so that the cursor is within the width. Looks at no more of a long text.
    private mutating func scroll(to width: Int) {
        first = min(first, cursor)
        // After deletions, more of the front fits.
        first = min(first, start(of: graphemes.count, width: width - 1))
        let hasMore = cursor < graphemes.count - 1
        let atCursor = cursor < graphemes.count ? columns(at: cursor) + (hasMore ? 1 : 0) : 1
        first = max(first, start(of: cursor, width: width - atCursor))
    }

    /// Returns the first grapheme of those before `end` that fit, with an ellipsis if others come before it.
    private func start(of end: Int, width: Int) -> Int {
        var (start, used) = (end, 0)
        while start > 0 {
            used += columns(at: start - 1)
            guard used + (start > 1 ? 1 : 0) <= width else { break }
            start -= 1
        }
        return start
    }
}
