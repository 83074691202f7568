import UnicodeText

/// Sections of rows in columns: a label, facts of fixed width, the main text, and what may be left out when it is tight.
package struct ListTable {
    package struct Row {
        let label: String
        let facts: [StyledText]
        let main: StyledText
        let extra: StyledText

        package init(label: String, facts: [StyledText], main: StyledText, extra: StyledText) {
            self.label = label
            self.facts = facts
            self.main = main
            self.extra = extra
        }
    }

    package struct Section {
        let heading: StyledText
        let rows: [Row]

        package init(heading: StyledText, rows: [Row]) {
            self.heading = heading
            self.rows = rows
        }
    }

    /// Where nobody looks at columns, one long text must not push the others out of sight.
    private static let widestUnfittedMain = 48
    /// Less than this for the main text, and a row is easier to read on two lines.
    private static let narrowestMain = 24

    private let sections: [Section]
    private let labelWidth: Int
    private let factWidths: [Int]
    private let mainWidth: Int
    private let extraWidth: Int

    package init(_ sections: [Section]) {
        var (label, main, extra) = (0, 0, 0)
        var facts: [Int] = []
        for row in sections.lazy.flatMap(\.rows) {
            label = max(label, row.label.utf8.count)
            main = max(main, ListTable.width(row.main))
            extra = max(extra, ListTable.width(row.extra))
            for (index, fact) in row.facts.enumerated() {
                if index == facts.count { facts.append(0) }
                facts[index] = max(facts[index], ListTable.width(fact))
            }
        }
        self.sections = sections
        (labelWidth, factWidths, mainWidth, extraWidth) = (label, facts, main, extra)
    }

    /// Writes the table, fitted to the console's width where it has one.
    package func write(to console: Console) {
        let layout = layout(columns: console.width)
        for (index, section) in sections.enumerated() {
            if index > 0 { console.line() }
            console.line(ListTable.fitted(section.heading, console.width))
            for row in section.rows {
                switch layout {
                case .wide(let main, let extra): writeWide(row, main: main, extra: extra, to: console)
                case .narrow(let columns): writeNarrow(row, columns: columns, to: console)
                }
            }
        }
    }
}

// MARK: - Layout

extension ListTable {
    private enum Layout {
        /// One line a row; the widths are those of the main text and of the extra one, nil where nothing is cut.
        case wide(main: Int, extra: Int?)
        case narrow(columns: Int)
    }

    private var indent: Int { labelWidth + 4 }

    private func layout(columns: Int?) -> Layout {
        guard let columns else { return .wide(main: min(mainWidth, ListTable.widestUnfittedMain), extra: nil) }
        let facts = factWidths.filter { $0 > 0 }.reduce(0) { $0 + $1 + 2 }
        let room = columns - indent - facts
        guard room >= min(mainWidth, ListTable.narrowestMain) + (extraWidth > 0 ? 8 : 0) else {
            return .narrow(columns: columns)
        }
        if mainWidth + 2 + extraWidth <= room { return .wide(main: mainWidth, extra: extraWidth) }
        let extra = min(extraWidth, max(room / 3, room - mainWidth - 2))
        return .wide(main: min(mainWidth, room - (extra > 0 ? extra + 2 : 0)), extra: extra)
    }

    private func writeWide(_ row: Row, main: Int, extra: Int?, to console: Console) {
        var pieces = [StyledText(ListTable.spaces(2 + labelWidth - row.label.utf8.count) + row.label + "  ")]
        for (fact, width) in zip(row.facts, factWidths) where width > 0 {
            pieces.append(fact)
            pieces.append(StyledText(ListTable.spaces(width - ListTable.width(fact) + 2)))
        }
        let text = extra == nil ? row.main : ListTable.fitted(row.main, main)
        pieces.append(text)
        let tail = ListTable.fitted(row.extra, extra)
        if !tail.text.isEmpty {
            pieces.append(StyledText(ListTable.spaces(max(0, main - ListTable.width(text)) + 2)))
            pieces.append(tail)
        }
        console.line(pieces)
    }

    /// The main text on the first line, everything else on a second one.
    private func writeNarrow(_ row: Row, columns: Int, to console: Console) {
        let label = ListTable.spaces(2 + labelWidth - row.label.utf8.count) + row.label + "  "
        let room = max(4, columns - indent)
        console.line(StyledText(label), ListTable.fitted(row.main, room))
        var second: [StyledText] = []
        var left = room
        for piece in row.facts + [row.extra] where !piece.text.isEmpty && left > 3 {
            if !second.isEmpty {
                second.append(StyledText("  "))
                left -= 2
            }
            let fitted = ListTable.fitted(piece, left)
            second.append(fitted)
            left -= ListTable.width(fitted)
        }
        if !second.isEmpty { console.line([StyledText(ListTable.spaces(indent))] + second) }
    }
}

// MARK: - Columns

extension ListTable {
    /// The width of what will be seen, controls being pictures by then.
    private static func width(_ piece: StyledText) -> Int {
        UnicodeText.width(VisibleText.of(piece.text))
    }

    private static func fitted(_ piece: StyledText, _ columns: Int?) -> StyledText {
        guard let columns, width(piece) > columns else { return piece }
        guard columns > 1 else { return StyledText(columns == 1 ? "…" : "", piece.style) }
        return StyledText(UnicodeText.prefix(VisibleText.of(piece.text), fitting: columns - 1) + "…", piece.style)
    }

    private static func spaces(_ count: Int) -> String {
        String(repeating: " ", count: max(0, count))
    }
}
