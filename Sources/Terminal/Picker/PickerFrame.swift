import ProgramOutput
import UnicodeText
import Vocabulary

/// The lines that show a picker: the input, the rows around the current one, and what the keys do.
struct PickerFrame: Equatable {
    /// The maximum number of rows.
    static let maximumHeight = 10

    let lines: [[StyledText]]
    /// The column of the cursor in the first line.
    let cursor: Int

    /// Returns the number of rows that the list shows in a window of this height, below the input and above the keys.
    static func listHeight(rows: Int) -> Int {
        max(0, min(maximumHeight, rows - (rows < minimumRowsWithKeys ? 1 : 2)))
    }

    private static let minimumRowsWithKeys = 4

    /// - Parameter size: The size of the window, whose last column stays empty, so that no terminal breaks a line.
    init(_ state: PickerState, label: String, size: (rows: Int, columns: Int)) {
        let columns = max(1, size.columns - 1)
        let height = PickerFrame.listHeight(rows: size.rows)
        let input = PickerFrame.input(state.query, label, columns)
        cursor = input.reduce(0) { $0 + $1.width }
        var lines = [input]
        var query = LetterQuery(state.query)
        let shown = state.shown(height: height).map { state.rows[$0] }
        let dateWidth = shown.map { UnicodeText.width($0.date) }.max() ?? 0
        let signWidth = shown.map(\.sign.count).max() ?? 0
        for (offset, row) in shown.enumerated() {
            let isCurrent = state.top + offset == state.current
            let mark = "\(isCurrent ? ">" : " ")\(state.isMarked(row) ? "*" : " ")"
            let style: Style = isCurrent ? .heading : .plain
            let id = String(row.id)
            var pieces = [StyledText("\(mark)\(PickerFrame.spaces(state.idWidth - id.count))\(id)  ", style)]
            if dateWidth > 0 {
                let gap = PickerFrame.spaces(dateWidth - UnicodeText.width(row.date))
                pieces += [StyledText(row.date, row.isUrgent ? .urgent : .plain), StyledText("\(gap)  ")]
            }
            if signWidth > 0 {
                pieces.append(StyledText("\(PickerFrame.spaces(signWidth - row.sign.count))\(row.sign)  "))
            }
            pieces.append(StyledText(MarkedText(row.title, marks: query.places(in: row.title)), style))
            if !row.names.isEmpty {
                let names = MarkedText(row.names, marks: query.places(in: row.names))
                pieces += [StyledText("  "), StyledText(names, .faint)]
            }
            lines.append(pieces.fitted(columns))
        }
        if size.rows >= PickerFrame.minimumRowsWithKeys {
            let statuses = PickerSentences.statuses(
                state.matches.count,
                of: state.rows.count,
                marked: state.marks.count
            )
            let status = statuses.first { UnicodeText.width($0) <= columns } ?? statuses[statuses.count - 1]
            lines.append([StyledText(status, .faint).fitted(columns)])
        }
        self.lines = lines
    }

    /// The label and as much of the end of the query as fits.
    private static func input(_ query: String, _ label: String, _ columns: Int) -> [StyledText] {
        let label = StyledText(label, .heading).fitted(max(0, columns - 4))
        let visible = VisibleText.of(query)
        var (rest, width) = (visible[...], UnicodeText.width(visible))
        while label.width + width >= columns, !rest.isEmpty {
            width -= UnicodeText.width(String(rest.removeFirst()))
        }
        return [label, StyledText(String(rest))]
    }

    private static func spaces(_ count: Int) -> String { String(repeating: " ", count: max(0, count)) }
}

extension [StyledText] {
    /// Cuts the piece that exceeds the width, and drops those after it.
    fileprivate func fitted(_ columns: Int) -> [StyledText] {
        var left = columns
        var fitting: [StyledText] = []
        for piece in self where left > 0 {
            fitting.append(piece.fitted(left))
            left -= Swift.min(piece.width, left)
        }
        return fitting
    }
}

/// The sentences of a picker.
enum PickerSentences {
    /// `2 of 31, 1 marked · Enter picks, Tab marks, Esc cancels`, and shorter ones for narrow windows.
    static func statuses(_ matches: Int, of count: Int, marked: Int) -> [String] {
        let counts = say("\(matches) of \(count)") + (marked > 0 ? say(", \(marked) marked") : "")
        return [
            "\(counts) · Enter picks, Tab marks, Esc cancels", "\(counts) · Enter, Tab marks, Esc",
            "\(counts) · Enter, Tab, Esc",
        ].map(say)
    }
}
