import UnicodeText
import Vocabulary

/// A table with headings. A row has a label, facts of fixed width, the main text, and extra texts that may be cut.
/// Rows are stored as the bytes they print, so that a hundred thousand of them fit into memory.
package struct ListTable {
    private struct Section {
        /// The index of its heading.
        let heading: Int?
        let depth: Int
        let firstRow: Int
    }

    private let facts: [Fact]
    private let extraCount: Int
    private var pieces = PieceStore()
    private var sections: [Section] = []
    private var headings = PieceStore()
    /// Two pieces per detail: label and text.
    private var details = RowPieces()
    /// Faint remarks on main texts, which are cut before these.
    private var remarks = RowPieces()
    private var widths: ListTableWidths
    /// `false` if words replace signs.
    package var hasSigns = true
    /// `true` if the beginning of the extra texts may not be cut.
    package var showsMoreOfExtra: Bool {
        get { widths.showsMoreOfExtra }
        set { widths.showsMoreOfExtra = newValue }
    }

    package init(facts: [Fact], extraCount: Int = 1) {
        self.facts = facts
        self.extraCount = extraCount
        widths = ListTableWidths(factCount: facts.count)
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
            // A nested heading follows one without rows directly.
            if index > 0, sections[index - 1].firstRow < section.firstRow || sections[index - 1].depth >= section.depth
            {
                buffer.endLine()
            }
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
        widths.beginRow()
    }

    package mutating func add(_ column: Column, _ text: StyledText) {
        widths.widen(column, to: pieces.append(text))
    }

    package mutating func add(_ column: Column, _ text: String, _ style: Style) {
        widths.widen(column, to: pieces.append(text, style))
    }

    /// Adds a detail to the last row.
    package mutating func addDetail(_ detail: Detail) {
        details.append(detail.label, toRow: rowCount - 1)
        details.append(detail.text, toRow: rowCount - 1)
    }

    /// Adds a remark to the main text that was added last.
    package mutating func addRemark(_ text: String) {
        let remark = StyledText(text, .faint)
        remarks.append(remark, toRow: rowCount)
        widths.widen(main: pieces.width(pieces.count - 1), remark: remark.width)
    }
}

// MARK: - Layout

extension ListTable {
    /// The layout shared by all rows of a table.
    private struct Frame {
        let layout: ListTableWidths.Layout
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
        let indent = widths.label + 4 + 2 * maximumDepth
        return Frame(
            layout: widths.layout(columns: columns, indent: indent),
            columns: columns,
            indent: indent,
            maximumDepth: maximumDepth
        )
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
        if !details.isEmpty { writeDetails(of: row, frame, to: &buffer) }
    }

    private func writeDetails(of row: Int, _ frame: Frame, to buffer: inout StyledBuffer) {
        guard var detail = details.first(ofRow: row) else { return }
        while details.has(detail, row) {
            let gap = frame.indent + details.width(detail)
            buffer.writeSpaces(frame.indent)
            details.write(detail, to: &buffer)
            details.write(detail + 1, fitting: frame.columns.map { max(4, $0 - gap) }, to: &buffer)
            buffer.endLine()
            detail += 2
        }
    }

    /// Right-aligns labels under headings of the same depth.
    private func writeLabel(_ label: Int, _ frame: Frame, depth: Int, to buffer: inout StyledBuffer) {
        let gap = frame.gap(depth: depth)
        buffer.writeSpaces(2 + gap + widths.label - pieces.width(label))
        pieces.write(label, to: &buffer)
        buffer.writeSpaces(2 + 2 * frame.maximumDepth - gap)
    }

    private func writeWide(_ first: Int, main: Int, available: Int?, to buffer: inout StyledBuffer) {
        for index in facts.indices { writeFact(index, ofRow: first, to: &buffer) }
        let extra = extraWidth(ofRow: first)
        let reserved = extra > 0 ? min(extra, widths.minimumExtra) + 2 : 0
        var taken = pieces.write(first + 1 + facts.count, fitting: available.map { $0 - reserved }, to: &buffer)
        if let remark = remark(ofRow: first) {
            let columns = available.map { $0 - taken - (extra > 0 ? extra + 2 : 0) }
            taken += writeRemark(remark, fitting: columns, to: &buffer)
        }
        if extra > 0 {
            let gap = max(0, main - taken) + 2
            buffer.writeSpaces(gap)
            writeExtras(ofRow: first, fitting: available.map { $0 - taken - gap }, to: &buffer)
        }
        buffer.endLine()
    }

    private func remark(ofRow first: Int) -> Int? {
        remarks.isEmpty ? nil : remarks.first(ofRow: first / piecesPerRow)
    }

    /// Writes a space and the remark if enough of it fits, and returns the width written.
    private func writeRemark(_ remark: Int, fitting columns: Int?, to buffer: inout StyledBuffer) -> Int {
        let width = remarks.width(remark)
        if let columns, columns - 1 < min(width, ListTableWidths.minimumRemark) { return 0 }
        buffer.writeSpaces(1)
        return 1 + remarks.write(remark, fitting: columns.map { $0 - 1 }, to: &buffer)
    }

    private func writeFact(_ index: Int, ofRow first: Int, to buffer: inout StyledBuffer) {
        guard widths.facts[index] > 0 else { return }
        let piece = first + 1 + index
        let padding = widths.facts[index] - pieces.width(piece)
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

    /// The width of all that follows the main text, with the spaces before each piece.
    private func narrowDetailsWidth(ofRow first: Int) -> Int {
        let details = facts.indices.filter { facts[$0] == .detail }.map { pieces.width(first + 1 + $0) }
        return (details + [remark(ofRow: first).map { remarks.width($0) } ?? 0, extraWidth(ofRow: first)])
            .reduce(0) { $0 + ($1 > 0 ? $1 + 2 : 0) }
    }

    /// Writes the signs and the main text on the first line, two at most, and everything else beside it or below.
    private func writeNarrow(_ first: Int, columns: Int, indent: Int, to buffer: inout StyledBuffer) {
        let available = max(4, columns - indent)
        var used = 0
        for index in facts.indices where facts[index] == .sign && pieces.width(first + 1 + index) > 0 {
            used += pieces.write(first + 1 + index, to: &buffer) + 1
            buffer.writeSpaces(1)
        }
        let lines = pieces.piece(first + 1 + facts.count).lines(max(4, available - used), available)
        for (line, text) in lines.enumerated() {
            if line > 0 { buffer.endLine() }
            buffer.writeSpaces(line > 0 ? indent : 0)
            buffer.write(text)
            used += text.width
        }
        if lines.count > 1 || used + narrowDetailsWidth(ofRow: first) > available {
            buffer.endLine()
            used = 0
        }
        func begin(width: Int) {
            if used > 0, used + 2 + width > available {
                buffer.endLine()
                used = 0
            }
            buffer.writeSpaces(used == 0 ? indent : 2)
            used += used == 0 ? width : 2 + width
        }
        if let remark = remark(ofRow: first) {
            begin(width: remarks.width(remark))
            remarks.write(remark, fitting: available, to: &buffer)
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
