import Terminal

/// The words that can complete a text, one of which may be chosen. It changes with each key and reads nothing.
package struct CompletionState: Equatable, Sendable {
    package struct Word: Equatable, Sendable {
        let word: String
        let meaning: String
        /// The text that the word becomes.
        let text: String

        package init(_ word: String, meaning: String = "", text: String) {
            (self.word, self.meaning, self.text) = (word, meaning, text)
        }
    }

    private let words: [Word]
    /// The text before the cursor that a word replaces.
    private let beginning: String
    private var chosen: Int?

    package init(_ words: [Word], replacing beginning: String) {
        (self.words, self.beginning) = (words, beginning)
    }

    var isChosen: Bool { chosen != nil }

    /// The text of the chosen word, or else the beginning.
    var text: String { chosen.map { words[$0].text } ?? beginning }

    /// Chooses another word. Returns `false` for a key that doesn't.
    mutating func handle(_ press: KeyPress, columns: Int) -> Bool {
        let row = wordsPerRow(in: columns)
        switch press {
        case KeyPress(.tab), KeyPress(.right): step(1)
        case KeyPress(.tab, .shift), KeyPress(.left): step(-1)
        case KeyPress(.down), .control("n"): step(row)
        case KeyPress(.up), .control("p"): step(-row)
        default: return false
        }
        return true
    }

    /// Takes the choice back.
    mutating func clear() {
        chosen = nil
    }

    private mutating func step(_ distance: Int) {
        let count = words.count
        guard count > 0 else { return }
        guard let place = chosen else {
            chosen = distance > 0 ? 0 : count - 1
            return
        }
        let new = place + distance
        // One step leads around the ends, but a row only to them.
        chosen = abs(distance) == 1 ? (new + count) % count : max(0, min(new, count - 1))
    }
}

// MARK: - Drawing

extension CompletionState {
    private static let gap = 2

    private var widest: Int { words.map { StyledText($0.word).width }.max() ?? 0 }

    /// Words with meanings have a row each.
    private func wordsPerRow(in columns: Int) -> Int {
        let hasMeanings = words.contains { !$0.meaning.isEmpty }
        return hasMeanings ? 1 : max(1, (columns + CompletionState.gap) / (widest + CompletionState.gap))
    }

    func rowCount(in columns: Int) -> Int {
        let row = wordsPerRow(in: columns)
        return (words.count + row - 1) / row
    }

    /// Draws the rows around the chosen word. If some don't fit, the last one says which words are shown.
    func draw(on frame: inout Frame, in area: ScreenArea) {
        guard !area.isEmpty else { return }
        let (row, count) = (wordsPerRow(in: area.width), rowCount(in: area.width))
        let isCut = count > area.height
        let height = isCut ? max(1, area.height - 1) : area.height
        let top = max(0, min((chosen ?? 0) / row - height / 2, count - height))
        let places = top * row..<min(words.count, (top + height) * row)
        let width = min(widest, area.width)
        for (offset, place) in places.enumerated() {
            let column = area.column + offset % row * (width + CompletionState.gap)
            frame.draw(
                [
                    StyledText(words[place].word.padded(to: width)), StyledText("  "),
                    StyledText(words[place].meaning, .faint),
                ],
                row: area.row + offset / row,
                column: column,
                width: row == 1 ? area.width : min(width, area.column + area.width - column),
                isReversed: place == chosen
            )
        }
        guard isCut else { return }
        let shown = ScreenSentences.place(places.lowerBound + 1, places.upperBound, of: words.count)
        let text = area.height > 1 ? StyledText(shown, .faint) : StyledText(" …", .faint)
        let column = area.height > 1 ? 0 : max(0, area.width - text.width)
        frame.draw(
            [text],
            row: area.row + area.height - 1,
            column: area.column + column,
            width: area.width - column
        )
    }
}

extension String {
    fileprivate func padded(to width: Int) -> String {
        self + String(repeating: " ", count: max(0, width - StyledText(self).width))
    }
}
