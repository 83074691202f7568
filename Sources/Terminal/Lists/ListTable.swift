import UnicodeText

/// A table with headings. A row has a label, facts of fixed width, the main text, and an extra text that may be cut.
/// Rows are stored as the bytes they print, so that a hundred thousand of them fit into memory.
package struct ListTable {
    package struct Row {
        let label: StyledText
        let facts: [StyledText]
        let main: StyledText
        let extra: StyledText
        let details: [Detail]

        package init(
            label: StyledText,
            facts: [StyledText],
            main: StyledText,
            extra: StyledText,
            details: [Detail] = []
        ) {
            self.label = label
            self.facts = facts
            self.main = main
            self.extra = extra
            self.details = details
        }
    }

    /// A line below a row; its label is never cut.
    package struct Detail {
        let label: StyledText
        let text: StyledText

        package init(label: StyledText, text: StyledText) {
            self.label = label
            self.text = text
        }
    }

    private struct Section {
        /// The index of its heading.
        let heading: Int?
        let depth: Int
        let firstRow: Int
    }

    /// The column limit for the main text if the width is unknown, so that a long one does not push all extras right.
    private static let maximumUnfittedMainWidth = 48
    /// The width below which a row takes two lines.
    private static let minimumMainWidth = 24
    private static let minimumExtraWidth = 8
    /// The width of a date with its label, a project or a few tags.
    private static let importantExtraWidth = 28
    /// The label, the main text and the extra text.
    private static let otherPieces = 3

    private let factCount: Int
    private var pieces = PieceStore()
    private var sections: [Section] = []
    private var headings = PieceStore()
    /// Two pieces per detail: label and text.
    private var details = PieceStore()
    private var detailRows: [Int] = []
    private var labelWidth = 0
    private var factWidths: [Int]
    private var mainWidth = 0
    private var extraWidth = 0
    /// `true` if the beginning of the extra text may not be cut.
    var showsMoreOfExtra = false

    package init(factCount: Int) {
        self.factCount = factCount
        factWidths = Array(repeating: 0, count: factCount)
    }

    /// Starts a section for the rows that follow.
    package mutating func begin(_ heading: StyledText, depth: Int = 0) {
        headings.append(heading)
        sections.append(Section(heading: headings.count - 1, depth: depth, firstRow: rowCount))
    }

    package mutating func add(_ row: Row) {
        beginRow()
        add(.label, row.label)
        for index in 0..<factCount { add(.fact(index), row.facts[index]) }
        add(.main, row.main)
        add(.extra, row.extra)
        row.details.forEach { addDetail($0) }
    }

    private var rowCount: Int { pieces.count / (factCount + ListTable.otherPieces) }

    /// Writes the table, fitted to the width of the console if it has one.
    package func write(to console: Console) {
        let columns = console.width
        let frame = frame(columns: columns)
        var buffer = console.makeBuffer()
        for (index, section) in sections.enumerated() {
            let rows = section.firstRow..<(index + 1 < sections.count ? sections[index + 1].firstRow : rowCount)
            if index > 0, sections[index - 1].firstRow < section.firstRow { buffer.endLine() }
            if let heading = section.heading {
                let gap = frame.gap(depth: section.depth)
                buffer.writeSpaces(gap)
                headings.write(heading, fitting: columns.map { $0 - gap }, to: &buffer)
                buffer.endLine()
            }
            for row in rows {
                write(row, frame, depth: section.depth, to: &buffer)
                if buffer.isFull { console.write(&buffer) }
            }
        }
        console.write(&buffer)
    }
}

// MARK: - Pieces

extension ListTable {
    /// The pieces of a row, in the order in which they must be added.
    enum Column {
        case label
        case fact(Int)
        case main, extra
    }

    mutating func beginRow() {
        if sections.isEmpty { sections.append(Section(heading: nil, depth: 0, firstRow: 0)) }
    }

    mutating func add(_ column: Column, _ text: StyledText) {
        widen(column, to: pieces.append(text))
    }

    mutating func add(_ column: Column, _ text: String, _ style: Style) {
        widen(column, to: pieces.append(text, style))
    }

    private mutating func widen(_ column: Column, to width: Int) {
        switch column {
        case .label: labelWidth = max(labelWidth, width)
        case .fact(let index): factWidths[index] = max(factWidths[index], width)
        case .main: mainWidth = max(mainWidth, width)
        case .extra: extraWidth = max(extraWidth, width)
        }
    }

    /// Adds a detail to the last row.
    mutating func addDetail(_ detail: Detail) {
        detailRows.append(rowCount - 1)
        details.append(detail.label)
        details.append(detail.text)
    }
}

// MARK: - Layout

extension ListTable {
    private enum Layout {
        /// One line per row, with the widths of the main and the extra text; `nil` if the extra text is never cut.
        case wide(main: Int, extra: Int?)
        case narrow(columns: Int)
    }

    /// The layout shared by all rows of a table.
    private struct Frame {
        let layout: Layout
        /// `nil` if standard output is not a terminal.
        let columns: Int?
        /// The column in which the facts begin.
        let indent: Int
        /// Deeper headings are not indented any further.
        let maximumDepth: Int

        func gap(depth: Int) -> Int { 2 * min(depth, maximumDepth) }
    }

    private func frame(columns: Int?) -> Frame {
        let filled = sections.indices.filter { index in
            sections[index].firstRow < (index + 1 < sections.count ? sections[index + 1].firstRow : rowCount)
        }
        let depth = filled.map { sections[$0].depth }.max() ?? 0
        let maximumDepth = min(depth, columns.map { $0 / 16 } ?? depth)
        let indent = labelWidth + 4 + 2 * maximumDepth
        return Frame(
            layout: layout(columns: columns, indent: indent),
            columns: columns,
            indent: indent,
            maximumDepth: maximumDepth
        )
    }

    /// The width of a date with a time, and a priority.
    private static let typicalFactsWidth = 26

    /// The number of rows of a typical item.
    static func rowsPerItem(columns: Int) -> Int {
        columns >= 6 + typicalFactsWidth + minimumMainWidth + minimumExtraWidth ? 1 : 2
    }

    private func layout(columns: Int?, indent: Int) -> Layout {
        guard let columns else { return .wide(main: min(mainWidth, ListTable.maximumUnfittedMainWidth), extra: nil) }
        let facts = factWidths.filter { $0 > 0 }.reduce(0) { $0 + $1 + 2 }
        let available = columns - indent - facts
        let minimumExtra = min(
            extraWidth,
            showsMoreOfExtra ? ListTable.importantExtraWidth : ListTable.minimumExtraWidth
        )
        guard available >= min(mainWidth, ListTable.minimumMainWidth) + minimumExtra else {
            return .narrow(columns: columns)
        }
        if mainWidth + 2 + extraWidth <= available { return .wide(main: mainWidth, extra: extraWidth) }
        let extra = min(extraWidth, max(minimumExtra, available - mainWidth - 2))
        return .wide(main: min(mainWidth, available - (extra > 0 ? extra + 2 : 0)), extra: extra)
    }
}

// MARK: - Rows

extension ListTable {
    private func write(_ row: Int, _ frame: Frame, depth: Int, to buffer: inout StyledBuffer) {
        let first = row * (factCount + ListTable.otherPieces)
        writeLabel(first, frame, depth: depth, to: &buffer)
        switch frame.layout {
        case .wide(let main, let extra): writeWide(first, main: main, extra: extra, to: &buffer)
        case .narrow(let columns): writeNarrow(first, columns: columns, indent: frame.indent, to: &buffer)
        }
        if !detailRows.isEmpty { writeDetails(of: row, frame, to: &buffer) }
    }

    private func writeDetails(of row: Int, _ frame: Frame, to buffer: inout StyledBuffer) {
        var detail = firstDetail(of: row)
        while detail < detailRows.count, detailRows[detail] == row {
            let (label, text) = (2 * detail, 2 * detail + 1)
            let gap = frame.indent + details.width(label)
            buffer.writeSpaces(frame.indent)
            details.write(label, to: &buffer)
            details.write(text, fitting: frame.columns.map { max(4, $0 - gap) }, to: &buffer)
            buffer.endLine()
            detail += 1
        }
    }

    /// Binary search: `detailRows` is sorted.
    private func firstDetail(of row: Int) -> Int {
        var range = 0..<detailRows.count
        while !range.isEmpty {
            let middle = range.lowerBound + range.count / 2
            range = detailRows[middle] < row ? middle + 1..<range.upperBound : range.lowerBound..<middle
        }
        return range.lowerBound
    }

    /// Right-aligns labels under headings of the same depth.
    private func writeLabel(_ label: Int, _ frame: Frame, depth: Int, to buffer: inout StyledBuffer) {
        let gap = frame.gap(depth: depth)
        buffer.writeSpaces(2 + gap + labelWidth - pieces.width(label))
        pieces.write(label, to: &buffer)
        buffer.writeSpaces(2 + 2 * frame.maximumDepth - gap)
    }

    private func writeWide(_ first: Int, main: Int, extra: Int?, to buffer: inout StyledBuffer) {
        for (index, width) in factWidths.enumerated() where width > 0 {
            pieces.write(first + 1 + index, to: &buffer)
            buffer.writeSpaces(width - pieces.width(first + 1 + index) + 2)
        }
        let (text, tail) = (first + 1 + factCount, first + 2 + factCount)
        let taken = pieces.write(text, fitting: extra == nil ? nil : main, to: &buffer)
        if pieces.width(tail) > 0, extra ?? 1 > 0 {
            buffer.writeSpaces(max(0, main - taken) + 2)
            pieces.write(tail, fitting: extra, to: &buffer)
        }
        buffer.endLine()
    }

    /// Writes the main text on the first line and everything else below it.
    private func writeNarrow(_ first: Int, columns: Int, indent: Int, to buffer: inout StyledBuffer) {
        let available = max(4, columns - indent)
        pieces.write(first + 1 + factCount, fitting: available, to: &buffer)
        buffer.endLine()
        var used = 0
        for piece in Array(first + 1..<first + 1 + factCount) + [first + 2 + factCount]
        where pieces.width(piece) > 0 {
            if used > 0, used + 2 + pieces.width(piece) > available {
                buffer.endLine()
                used = 0
            }
            buffer.writeSpaces(used == 0 ? indent : 2)
            used += pieces.write(piece, fitting: available, to: &buffer) + (used == 0 ? 0 : 2)
        }
        if used > 0 { buffer.endLine() }
    }
}
