import Presentation
import Screen
import Terminal

/// The lines below an input line: what is wrong, what was understood, and hints.
struct InputNotes {
    private let reading: InputReadingDisplay
    private let separator: String

    init(_ reading: InputReadingDisplay, separator: String) {
        (self.reading, self.separator) = (reading, separator)
    }

    /// Returns the number of lines below the input, without those of a month.
    static func rows(for display: InputDisplay, columns: Int) -> Int {
        if columns < InputLayer.narrow { return display.rows + 2 }
        return columns < wide ? display.rows + 1 : display.rows
    }

    /// Below this width, an error or what is understood may need another row.
    private static let wide = 110

    /// Returns the lines in a window of this width. Text that needs more than the limit is shortened.
    func rows(columns: Int, limit: Int) -> [[StyledText]] {
        var notes: [[StyledText]] = []
        let hintRows = reading.hints.flatMap { StyledText.rows(of: [StyledText($0, .faint)], columns: columns) }.count
        var free: Int { max(0, limit - notes.count) }
        var freeBesidesHints: Int { min(free, max(1, free - hintRows)) }
        if let problem = reading.problem {
            notes += StyledText.rows(of: StyledText(problem, .urgent), columns: columns, limit: free)
        }
        if !reading.understood.isEmpty { notes += understood(columns: columns, limit: freeBesidesHints) }
        for hint in reading.hints {
            notes += StyledText.rows(of: StyledText(hint, .faint), columns: columns, limit: free)
        }
        return notes
    }

    /// Returns the rows of phrases. If they need too many, the longest title in them is shortened, or the first phrase, and
    /// at last the end.
    private func understood(columns: Int, limit: Int) -> [[StyledText]] {
        let phrases = reading.understood
        var titles = phrases.enumerated().map { index, phrase in
            StyledText(index == 0 ? phrase.text : phrase.title).fitted(columns * limit)
        }
        let starts = phrases.enumerated().map { index, phrase in
            index == 0 ? "" : String(phrase.text.dropLast(phrase.title.count))
        }
        while true {
            let text = zip(starts, titles).map { "\($0)\($1.text)" }.joined(separator: separator)
            let rows = StyledText.rows(of: [StyledText(text, .near)], columns: columns)
            guard rows.count > limit, let long = titles.indices.max(by: { titles[$0].width < titles[$1].width }),
                titles[long].width > 10
            else { return StyledText.rows(of: StyledText(text, .near), columns: columns, limit: limit) }
            titles[long] = titles[long].fitted(titles[long].width - min(10, titles[long].width - 10))
        }
    }
}
