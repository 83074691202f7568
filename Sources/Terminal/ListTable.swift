import UnicodeText

/// Sections of rows in columns: a label, facts of fixed width, the main text, and what may be left out when it is tight.
package struct ListTable {
    package struct Row {
        let label: StyledText
        let facts: [StyledText]
        let main: StyledText
        let extra: StyledText

        package init(label: String, facts: [StyledText], main: StyledText, extra: StyledText) {
            self.label = StyledText(label)
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
            label = max(label, row.label.width)
            main = max(main, row.main.width)
            extra = max(extra, row.extra.width)
            for (index, fact) in row.facts.enumerated() {
                if index == facts.count { facts.append(0) }
                facts[index] = max(facts[index], fact.width)
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
        write(row.label, to: console)
        for (fact, width) in zip(row.facts, factWidths) where width > 0 {
            console.write(fact)
            console.leave(columns: width - fact.width + 2)
        }
        let text = extra == nil ? row.main : ListTable.fitted(row.main, main)
        console.write(text)
        let tail = ListTable.fitted(row.extra, extra)
        if !tail.text.isEmpty {
            console.leave(columns: max(0, main - text.width) + 2)
            console.write(tail)
        }
        console.endLine()
    }

    /// The main text on the first line, everything else on a second one.
    private func writeNarrow(_ row: Row, columns: Int, to console: Console) {
        let room = max(4, columns - indent)
        write(row.label, to: console)
        console.write(ListTable.fitted(row.main, room))
        console.endLine()
        var (left, gap) = (room, indent)
        for piece in row.facts + [row.extra] where !piece.text.isEmpty && left > 3 {
            if gap == 2 { left -= gap }
            console.leave(columns: gap)
            let fitted = ListTable.fitted(piece, left)
            console.write(fitted)
            (left, gap) = (left - fitted.width, 2)
        }
        if gap == 2 { console.endLine() }
    }

    /// Labels end in the same column.
    private func write(_ label: StyledText, to console: Console) {
        console.leave(columns: 2 + labelWidth - label.width)
        console.write(label)
        console.leave(columns: 2)
    }
}

// MARK: - Columns

extension ListTable {
    static func fitted(_ piece: StyledText, _ columns: Int?) -> StyledText {
        guard let columns, piece.width > columns else { return piece }
        guard columns > 1 else { return StyledText(columns == 1 ? "…" : "", piece.style) }
        return StyledText(UnicodeText.prefix(piece.text, fitting: columns - 1) + "…", piece.style)
    }
}
