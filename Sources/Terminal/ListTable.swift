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
        let heading: StyledText?
        let depth: Int
        let firstRow: Int
    }

    /// Where nobody looks at columns, one long text must not push the others out of sight.
    private static let widestUnfittedMain = 48
    /// Less than this for the main text, and a row is easier to read on two lines.
    private static let narrowestMain = 24
    /// A label, the main text and the extra one.
    private static let otherPieces = 3

    private let factCount: Int
    private var pieces = PieceStore()
    private var sections: [Section] = []
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
        sections.append(Section(heading: heading, depth: depth, firstRow: rowCount))
    }

    package mutating func add(_ row: Row) {
        if sections.isEmpty { sections.append(Section(heading: nil, depth: 0, firstRow: 0)) }
        labelWidth = max(labelWidth, row.label.width)
        mainWidth = max(mainWidth, row.main.width)
        extraWidth = max(extraWidth, row.extra.width)
        pieces.append(row.label)
        for index in 0..<factCount {
            let fact = row.facts[index]
            factWidths[index] = max(factWidths[index], fact.width)
            pieces.append(fact)
        }
        pieces.append(row.main)
        pieces.append(row.extra)
        for remark in row.remarks {
            remarkRows.append(rowCount - 1)
            remarks.append(remark.label)
            remarks.append(remark.text)
        }
    }

    private var rowCount: Int { pieces.count / (factCount + ListTable.otherPieces) }

    /// Writes the table, fitted to the console's width where it has one.
    package func write(to console: Console) {
        let frame = frame(columns: console.width)
        for (index, section) in sections.enumerated() {
            let rows = section.firstRow..<(index + 1 < sections.count ? sections[index + 1].firstRow : rowCount)
            if index > 0, sections[index - 1].firstRow < section.firstRow { console.line() }
            if let heading = section.heading {
                let gap = frame.gap(depth: section.depth)
                console.leave(columns: gap)
                console.line(heading.fitted(console.width.map { $0 - gap }))
            }
            for row in rows { write(row, frame, depth: section.depth, to: console) }
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

    /// What all rows of one table share.
    private struct Frame {
        let layout: Layout
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
        return Frame(layout: layout(columns: columns, indent: indent), indent: indent, deepest: deepest)
    }

    private func layout(columns: Int?, indent: Int) -> Layout {
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
}

// MARK: - Rows

extension ListTable {
    private func write(_ row: Int, _ frame: Frame, depth: Int, to console: Console) {
        let first = row * (factCount + ListTable.otherPieces)
        writeLabel(first, frame, depth: depth, to: console)
        switch frame.layout {
        case .wide(let main, let extra): writeWide(first, main: main, extra: extra, to: console)
        case .narrow(let columns): writeNarrow(first, columns: columns, indent: frame.indent, to: console)
        }
        if !remarkRows.isEmpty { writeRemarks(of: row, indent: frame.indent, to: console) }
    }

    private func writeRemarks(of row: Int, indent: Int, to console: Console) {
        var remark = firstRemark(of: row)
        while remark < remarkRows.count, remarkRows[remark] == row {
            let (label, text) = (2 * remark, 2 * remark + 1)
            let gap = indent + remarks.width(label)
            console.leave(columns: indent)
            remarks.write(label, to: console)
            remarks.write(text, fitting: console.width.map { max(4, $0 - gap) }, to: console)
            console.endLine()
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
    private func writeLabel(_ label: Int, _ frame: Frame, depth: Int, to console: Console) {
        let gap = frame.gap(depth: depth)
        console.leave(columns: 2 + gap + labelWidth - pieces.width(label))
        pieces.write(label, to: console)
        console.leave(columns: 2 + 2 * frame.deepest - gap)
    }

    private func writeWide(_ first: Int, main: Int, extra: Int?, to console: Console) {
        for (index, width) in factWidths.enumerated() where width > 0 {
            pieces.write(first + 1 + index, to: console)
            console.leave(columns: width - pieces.width(first + 1 + index) + 2)
        }
        let (text, tail) = (first + 1 + factCount, first + 2 + factCount)
        let taken = pieces.write(text, fitting: extra == nil ? nil : main, to: console)
        if pieces.width(tail) > 0, extra ?? 1 > 0 {
            console.leave(columns: max(0, main - taken) + 2)
            pieces.write(tail, fitting: extra, to: console)
        }
        console.endLine()
    }

    /// The main text on the first line, everything else below it, on as many lines as it takes.
    private func writeNarrow(_ first: Int, columns: Int, indent: Int, to console: Console) {
        let room = max(4, columns - indent)
        pieces.write(first + 1 + factCount, fitting: room, to: console)
        console.endLine()
        var used = 0
        for piece in Array(first + 1..<first + 1 + factCount) + [first + 2 + factCount]
        where pieces.width(piece) > 0 {
            if used > 0, used + 2 + pieces.width(piece) > room {
                console.endLine()
                used = 0
            }
            console.leave(columns: used == 0 ? indent : 2)
            used += pieces.write(piece, fitting: room, to: console) + (used == 0 ? 0 : 2)
        }
        if used > 0 { console.endLine() }
    }
}
