import UnicodeText

/// Rows in columns under headings: a label, facts of fixed width, the main text, and what may be left out when it is
/// tight. A row is kept as the bytes that it prints, so that a hundred thousand of them fit into memory.
package struct ListTable {
    package struct Row {
        let label: StyledText
        let facts: [StyledText]
        let main: StyledText
        let extra: StyledText
        let remarks: [Remark]

        package init(
            label: StyledText,
            facts: [StyledText],
            main: StyledText,
            extra: StyledText,
            remarks: [Remark] = []
        ) {
            self.label = label
            self.facts = facts
            self.main = main
            self.extra = extra
            self.remarks = remarks
        }
    }

    /// What stands on a line of its own below a row; where it is tight the label stays.
    package struct Remark {
        let label: StyledText
        let text: StyledText

        package init(label: StyledText, text: StyledText) {
            self.label = label
            self.text = text
        }
    }

    private struct Section {
        /// Its place among the headings.
        let heading: Int?
        let depth: Int
        let firstRow: Int
    }

    /// Where nobody looks at columns, one long text must not push the others out of sight.
    private static let widestUnfittedMain = 48
    /// Less than this for the main text, and a row is easier to read on two lines.
    private static let narrowestMain = 24
    private static let narrowestExtra = 8
    /// A label, the main text and the extra one.
    private static let otherPieces = 3

    private let factCount: Int
    private var pieces = PieceStore()
    private var sections: [Section] = []
    private var headings = PieceStore()
    /// A label and a text for each remark, and the row below which it stands.
    private var remarks = PieceStore()
    private var remarkRows: [Int] = []
    private var labelWidth = 0
    private var factWidths: [Int]
    private var mainWidth = 0
    private var extraWidth = 0

    /// Every row of the table has so many facts.
    package init(factCount: Int) {
        self.factCount = factCount
        factWidths = Array(repeating: 0, count: factCount)
    }

    /// What is added from now on stands under this heading, which stands under others where it is deep.
    package mutating func begin(_ heading: StyledText, depth: Int = 0) {
        headings.append(heading)
        sections.append(Section(heading: headings.count - 1, depth: depth, firstRow: rowCount))
    }

    package mutating func add(_ row: Row) {
        addLabel(row.label)
        for index in 0..<factCount { addFact(index, row.facts[index]) }
        addMain(row.main)
        addExtra(row.extra)
        row.remarks.forEach { addRemark($0) }
    }

    private var rowCount: Int { pieces.count / (factCount + ListTable.otherPieces) }

    /// Writes the table, fitted to the console's width where it has one.
    package func write(to console: Console) {
        let columns = console.width
        let frame = frame(columns: columns)
        var sheet = console.sheet()
        for (index, section) in sections.enumerated() {
            let rows = section.firstRow..<(index + 1 < sections.count ? sections[index + 1].firstRow : rowCount)
            if index > 0, sections[index - 1].firstRow < section.firstRow { sheet.endLine() }
            if let heading = section.heading {
                let gap = frame.gap(depth: section.depth)
                sheet.leave(columns: gap)
                headings.write(heading, fitting: columns.map { $0 - gap }, to: &sheet)
                sheet.endLine()
            }
            for row in rows {
                write(row, frame, depth: section.depth, to: &sheet)
                if sheet.isFull { console.write(&sheet) }
            }
        }
        console.write(&sheet)
    }
}

// MARK: - Piece by piece

extension ListTable {
    /// A row of a long list is made of pieces in this order, so that it need not be anything in between: its label, its
    /// facts, the main text, the extra one.
    mutating func addLabel(_ label: StyledText) {
        if sections.isEmpty { sections.append(Section(heading: nil, depth: 0, firstRow: 0)) }
        labelWidth = max(labelWidth, pieces.append(label))
    }

    mutating func addFact(_ index: Int, _ fact: StyledText) {
        factWidths[index] = max(factWidths[index], pieces.append(fact))
    }

    mutating func addMain(_ text: StyledText) {
        mainWidth = max(mainWidth, pieces.append(text))
    }

    mutating func addExtra(_ text: StyledText) {
        extraWidth = max(extraWidth, pieces.append(text))
    }

    /// Stands below the last row.
    mutating func addRemark(_ remark: Remark) {
        remarkRows.append(rowCount - 1)
        remarks.append(remark.label)
        remarks.append(remark.text)
    }
}

// MARK: - Layout

extension ListTable {
    private enum Layout {
        /// One line a row; the widths are those of the main text and of the extra one, nil where nothing is cut.
        case wide(main: Int, extra: Int?)
        case narrow(columns: Int)
    }

    /// What all rows of one table share.
    private struct Frame {
        let layout: Layout
        /// Nil where nobody looks at columns.
        let columns: Int?
        /// Where the facts begin.
        let indent: Int
        /// Deeper headings than this are not moved any further.
        let deepest: Int

        func gap(depth: Int) -> Int { 2 * min(depth, deepest) }
    }

    private func frame(columns: Int?) -> Frame {
        let filled = sections.indices.filter { index in
            sections[index].firstRow < (index + 1 < sections.count ? sections[index + 1].firstRow : rowCount)
        }
        let depth = filled.map { sections[$0].depth }.max() ?? 0
        let deepest = min(depth, columns.map { $0 / 16 } ?? depth)
        let indent = labelWidth + 4 + 2 * deepest
        return Frame(
            layout: layout(columns: columns, indent: indent),
            columns: columns,
            indent: indent,
            deepest: deepest
        )
    }

    /// A day with its time, and a priority.
    private static let widestUsualFacts = 26

    /// What an item takes of which no more is known than of most.
    static func rowsPerItem(columns: Int) -> Int {
        columns >= 6 + widestUsualFacts + narrowestMain + narrowestExtra ? 1 : 2
    }

    private func layout(columns: Int?, indent: Int) -> Layout {
        guard let columns else { return .wide(main: min(mainWidth, ListTable.widestUnfittedMain), extra: nil) }
        let facts = factWidths.filter { $0 > 0 }.reduce(0) { $0 + $1 + 2 }
        let room = columns - indent - facts
        guard room >= min(mainWidth, ListTable.narrowestMain) + (extraWidth > 0 ? ListTable.narrowestExtra : 0) else {
            return .narrow(columns: columns)
        }
        if mainWidth + 2 + extraWidth <= room { return .wide(main: mainWidth, extra: extraWidth) }
        let extra = min(extraWidth, max(room / 3, room - mainWidth - 2))
        return .wide(main: min(mainWidth, room - (extra > 0 ? extra + 2 : 0)), extra: extra)
    }
}

// MARK: - Rows

extension ListTable {
    private func write(_ row: Int, _ frame: Frame, depth: Int, to sheet: inout Sheet) {
        let first = row * (factCount + ListTable.otherPieces)
        writeLabel(first, frame, depth: depth, to: &sheet)
        switch frame.layout {
        case .wide(let main, let extra): writeWide(first, main: main, extra: extra, to: &sheet)
        case .narrow(let columns): writeNarrow(first, columns: columns, indent: frame.indent, to: &sheet)
        }
        if !remarkRows.isEmpty { writeRemarks(of: row, frame, to: &sheet) }
    }

    private func writeRemarks(of row: Int, _ frame: Frame, to sheet: inout Sheet) {
        var remark = firstRemark(of: row)
        while remark < remarkRows.count, remarkRows[remark] == row {
            let (label, text) = (2 * remark, 2 * remark + 1)
            let gap = frame.indent + remarks.width(label)
            sheet.leave(columns: frame.indent)
            remarks.write(label, to: &sheet)
            remarks.write(text, fitting: frame.columns.map { max(4, $0 - gap) }, to: &sheet)
            sheet.endLine()
            remark += 1
        }
    }

    /// Found by halves, as rows are in order.
    private func firstRemark(of row: Int) -> Int {
        var range = 0..<remarkRows.count
        while !range.isEmpty {
            let middle = range.lowerBound + range.count / 2
            range = remarkRows[middle] < row ? middle + 1..<range.upperBound : range.lowerBound..<middle
        }
        return range.lowerBound
    }

    /// Labels under headings of one depth end in the same column.
    private func writeLabel(_ label: Int, _ frame: Frame, depth: Int, to sheet: inout Sheet) {
        let gap = frame.gap(depth: depth)
        sheet.leave(columns: 2 + gap + labelWidth - pieces.width(label))
        pieces.write(label, to: &sheet)
        sheet.leave(columns: 2 + 2 * frame.deepest - gap)
    }

    private func writeWide(_ first: Int, main: Int, extra: Int?, to sheet: inout Sheet) {
        for (index, width) in factWidths.enumerated() where width > 0 {
            pieces.write(first + 1 + index, to: &sheet)
            sheet.leave(columns: width - pieces.width(first + 1 + index) + 2)
        }
        let (text, tail) = (first + 1 + factCount, first + 2 + factCount)
        let taken = pieces.write(text, fitting: extra == nil ? nil : main, to: &sheet)
        if pieces.width(tail) > 0, extra ?? 1 > 0 {
            sheet.leave(columns: max(0, main - taken) + 2)
            pieces.write(tail, fitting: extra, to: &sheet)
        }
        sheet.endLine()
    }

    /// The main text on the first line, everything else below it, on as many lines as it takes.
    private func writeNarrow(_ first: Int, columns: Int, indent: Int, to sheet: inout Sheet) {
        let room = max(4, columns - indent)
        pieces.write(first + 1 + factCount, fitting: room, to: &sheet)
        sheet.endLine()
        var used = 0
        for piece in Array(first + 1..<first + 1 + factCount) + [first + 2 + factCount]
        where pieces.width(piece) > 0 {
            if used > 0, used + 2 + pieces.width(piece) > room {
                sheet.endLine()
                used = 0
            }
            sheet.leave(columns: used == 0 ? indent : 2)
            used += pieces.write(piece, fitting: room, to: &sheet) + (used == 0 ? 0 : 2)
        }
        if used > 0 { sheet.endLine() }
    }
}
