import UnicodeText
import Vocabulary

/// A table with headings. A row has a label, facts of fixed width, the main text, and extra texts that may be cut.
/// Rows are stored as the bytes they print, so that a hundred thousand of them fit into memory.
package struct ListTable {
    /// A column before the main text.
    package enum Fact: Sendable {
        /// Aligned to the left, and in a narrow window below the main text.
        case detail
        /// Aligned to the right, and always beside the main text.
        case sign
    }

    package struct Row {
        let label: StyledText
        let facts: [StyledText]
        let main: StyledText
        let extras: [StyledText]
        let details: [Detail]

        package init(
            label: StyledText,
            facts: [StyledText],
            main: StyledText,
            extras: [StyledText] = [],
            details: [Detail] = []
        ) {
            self.label = label
            self.facts = facts
            self.main = main
            self.extras = extras
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
    /// Main texts that are this much too long take the room from all extra texts, so that these stay aligned.
    private static let tolerance = 6
    /// The width that long main texts leave to the extra texts of other rows.
    private static let usualExtraWidth = 40
    private let facts: [Fact]
    private let extraCount: Int
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
    /// The width of the extra texts of the last row.
    private var lastExtraWidth = 0
    /// `false` if words replace signs.
    package var hasSigns = true
    /// `true` if the beginning of the extra texts may not be cut.
    package var showsMoreOfExtra = false

    package init(facts: [Fact], extraCount: Int = 1) {
        self.facts = facts
        self.extraCount = extraCount
        factWidths = Array(repeating: 0, count: facts.count)
    }

    /// Starts a section for the rows that follow. The heading isn't a `StyledText`: to release one, another target has to look
    /// up a type, which costs a start 130 000 instructions.
    package mutating func begin(_ heading: String, _ style: Style, depth: Int = 0) {
        headings.append(StyledText(heading, style))
        sections.append(Section(heading: headings.count - 1, depth: depth, firstRow: rowCount))
    }

    package mutating func add(_ row: Row) {
        beginRow()
        add(.label, row.label)
        for index in facts.indices { add(.fact(index), row.facts[index]) }
        add(.main, row.main)
        for index in 0..<extraCount { add(.extra, index < row.extras.count ? row.extras[index] : StyledText("")) }
        row.details.forEach { addDetail($0) }
    }

    /// The label, the facts, the main text and the extra texts.
    private var piecesPerRow: Int { 2 + facts.count + extraCount }

    private var rowCount: Int { pieces.count / piecesPerRow }

    /// Writes the table, fitted to the width of the terminal if there is one.
    package func write(to answers: Answers) {
        let columns = answers.width
        let frame = frame(columns: columns)
        var buffer = answers.makeBuffer()
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
                if buffer.isFull { answers.write(&buffer) }
            }
        }
        answers.write(&buffer)
    }
}

// MARK: - Pieces

extension ListTable {
    /// The pieces of a row, in the order in which they must be added.
    package enum Column {
        case label
        case fact(Int)
        case main, extra
    }

    package mutating func beginRow() {
        if sections.isEmpty { sections.append(Section(heading: nil, depth: 0, firstRow: 0)) }
        lastExtraWidth = 0
    }

    package mutating func add(_ column: Column, _ text: StyledText) {
        widen(column, to: pieces.append(text))
    }

    package mutating func add(_ column: Column, _ text: String, _ style: Style) {
        widen(column, to: pieces.append(text, style))
    }

    private mutating func widen(_ column: Column, to width: Int) {
        switch column {
        case .label: labelWidth = max(labelWidth, width)
        case .fact(let index): factWidths[index] = max(factWidths[index], width)
        case .main: mainWidth = max(mainWidth, width)
        case .extra where width > 0:
            lastExtraWidth += lastExtraWidth > 0 ? 2 + width : width
            extraWidth = max(extraWidth, lastExtraWidth)
        case .extra: break
        }
    }

    /// Adds a detail to the last row.
    package mutating func addDetail(_ detail: Detail) {
        detailRows.append(rowCount - 1)
        details.append(detail.label)
        details.append(detail.text)
    }
}

// MARK: - Layout

extension ListTable {
    private enum Layout {
        /// One line per row: the width of the column of main texts, and that of the line after the facts. A main text that
        /// is too long takes room from the extra texts of its row. `nil` if nothing is cut.
        case wide(main: Int, available: Int?)
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

    private func layout(columns: Int?, indent: Int) -> Layout {
        guard let columns else {
            return .wide(main: min(mainWidth, ListTable.maximumUnfittedMainWidth), available: nil)
        }
        let facts = factWidths.filter { $0 > 0 }.reduce(0) { $0 + $1 + 2 }
        let available = columns - indent - facts
        guard available >= min(mainWidth, ListTable.minimumMainWidth) + min(extraWidth, minimumExtraWidth) else {
            return .narrow(columns: columns)
        }
        let extra = min(extraWidth, max(ListTable.usualExtraWidth, available - mainWidth - 2))
        let main = max(ListTable.minimumMainWidth, available - (extra > 0 ? extra + 2 : 0))
        return .wide(main: mainWidth <= main + ListTable.tolerance ? mainWidth : main, available: available)
    }

    private var minimumExtraWidth: Int {
        showsMoreOfExtra ? ListTable.importantExtraWidth : ListTable.minimumExtraWidth
    }
}

extension StyledText {
    /// Returns the text, broken between words into a first line and a second one, which is cut.
    fileprivate func lines(_ first: Int, _ second: Int) -> [StyledText] {
        let lines = width <= first ? [] : StyledText.wrapped([self], columns: first).map { $0.map(\.text).joined() }
        guard lines.count > 1 else { return [fitted(first)] }
        let rest = lines.dropFirst().joined(separator: " ")
        return [StyledText(lines[0], style).fitted(first), StyledText(rest, style).fitted(second)]
    }
}

// MARK: - Rows

extension ListTable {
    private func write(_ row: Int, _ frame: Frame, depth: Int, to buffer: inout StyledBuffer) {
        let first = row * piecesPerRow
        writeLabel(first, frame, depth: depth, to: &buffer)
        switch frame.layout {
        case .wide(let main, let available): writeWide(first, main: main, available: available, to: &buffer)
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

    private func writeWide(_ first: Int, main: Int, available: Int?, to buffer: inout StyledBuffer) {
        for index in facts.indices { writeFact(index, ofRow: first, to: &buffer) }
        let extra = extraWidth(ofRow: first)
        let reserved = extra > 0 ? min(extra, minimumExtraWidth) + 2 : 0
        let taken = pieces.write(first + 1 + facts.count, fitting: available.map { $0 - reserved }, to: &buffer)
        if extra > 0 {
            let gap = max(0, main - taken) + 2
            buffer.writeSpaces(gap)
            writeExtras(ofRow: first, fitting: available.map { $0 - taken - gap }, to: &buffer)
        }
        buffer.endLine()
    }

    private func writeFact(_ index: Int, ofRow first: Int, to buffer: inout StyledBuffer) {
        guard factWidths[index] > 0 else { return }
        let piece = first + 1 + index
        let padding = factWidths[index] - pieces.width(piece)
        if facts[index] == .sign { buffer.writeSpaces(padding) }
        pieces.write(piece, to: &buffer)
        buffer.writeSpaces((facts[index] == .sign ? 0 : padding) + 2)
    }

    private func extras(ofRow first: Int) -> Range<Int> {
        first + 2 + facts.count..<first + piecesPerRow
    }

    private func extraWidth(ofRow first: Int) -> Int {
        extras(ofRow: first).reduce(0) { width, piece in
            pieces.width(piece) == 0 ? width : width + pieces.width(piece) + (width > 0 ? 2 : 0)
        }
    }

    private func writeExtras(ofRow first: Int, fitting columns: Int?, to buffer: inout StyledBuffer) {
        var used = 0
        for piece in extras(ofRow: first) where pieces.width(piece) > 0 {
            let gap = used > 0 ? 2 : 0
            // An ellipsis alone says nothing.
            if let columns, columns - used - gap < min(2, pieces.width(piece)) { break }
            buffer.writeSpaces(gap)
            used += gap + pieces.write(piece, fitting: columns.map { $0 - used - gap }, to: &buffer)
        }
    }

    /// Writes the signs and the main text on the first line, two at most, and everything else below it.
    private func writeNarrow(_ first: Int, columns: Int, indent: Int, to buffer: inout StyledBuffer) {
        let available = max(4, columns - indent)
        var used = 0
        for index in facts.indices where facts[index] == .sign && pieces.width(first + 1 + index) > 0 {
            used += pieces.write(first + 1 + index, to: &buffer) + 1
            buffer.writeSpaces(1)
        }
        for (line, text) in pieces.piece(first + 1 + facts.count).lines(max(4, available - used), available)
            .enumerated()
        {
            if line > 0 { buffer.writeSpaces(indent) }
            buffer.write(text)
            buffer.endLine()
        }
        used = 0
        func begin(width: Int) {
            if used > 0, used + 2 + width > available {
                buffer.endLine()
                used = 0
            }
            buffer.writeSpaces(used == 0 ? indent : 2)
            used += used == 0 ? width : 2 + width
        }
        for index in facts.indices where facts[index] == .detail && pieces.width(first + 1 + index) > 0 {
            begin(width: pieces.width(first + 1 + index))
            pieces.write(first + 1 + index, fitting: available, to: &buffer)
        }
        if extraWidth(ofRow: first) > 0 {
            begin(width: extraWidth(ofRow: first))
            writeExtras(ofRow: first, fitting: available, to: &buffer)
        }
        if used > 0 { buffer.endLine() }
    }
}
