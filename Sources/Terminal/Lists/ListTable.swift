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

    let facts: [LeadingColumn]
    private let extraCount: Int
    private(set) var pieces = PieceStore()
    private var sections: [Section] = []
    private var headings = PieceStore()
    /// Two pieces per detail: label and text.
    private(set) var details = RowPieces()
    /// Faint remarks on main texts, which are cut before these.
    private(set) var remarks = RowPieces()
    private(set) var widths: ListTableWidths
    /// `false` if words replace signs.
    package var hasSigns = true
    /// `true` if the details are times, which come first even in a narrow window.
    package var hasTimes = false
    /// `true` if the beginning of the extra texts may not be cut.
    package var showsMoreOfExtra: Bool {
        get { widths.showsMoreOfExtra }
        set { widths.showsMoreOfExtra = newValue }
    }

    package init(facts: [LeadingColumn], extraCount: Int = 1) {
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
    var piecesPerRow: Int { 2 + facts.count + extraCount }

    private var rowCount: Int { pieces.count / piecesPerRow }

    /// Writes the table, fitted to the width of the terminal if there is one.
    package func write(to answers: Answers) {
        let columns = answers.width
        let frame = frame(columns: columns)
        var buffer = answers.makeBuffer()
        for (index, section) in sections.enumerated() {
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
            for row in rows(ofSection: index) {
                write(row, frame, depth: section.depth, to: &buffer)
                if buffer.isFull { answers.write(&buffer) }
            }
        }
        answers.write(&buffer)
    }

    /// Returns the lines that each row of each section takes.
    package func heights(on answers: Answers) -> [[Int]] {
        let frame = frame(columns: answers.width)
        return sections.indices.map { section in
            rows(ofSection: section).map { row in
                var buffer = answers.makeBuffer()
                write(row, frame, depth: sections[section].depth, to: &buffer)
                return buffer.lineCount
            }
        }
    }

    private func rows(ofSection index: Int) -> Range<Int> {
        sections[index].firstRow..<(index + 1 < sections.count ? sections[index + 1].firstRow : rowCount)
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
    struct Frame {
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
        let filled = sections.indices.filter { !rows(ofSection: $0).isEmpty }
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
