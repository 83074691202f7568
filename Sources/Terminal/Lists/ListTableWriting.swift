import UnicodeText
import Vocabulary

extension ListTable {
    func write(_ row: Int, _ frame: Frame, depth: Int, to buffer: inout StyledBuffer) {
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
            for (index, line) in details.lines(detail + 1, columns: frame.columns.map { max(4, $0 - gap) }).enumerated()
            {
                if index > 0 { buffer.writeSpaces(gap) }
                buffer.write(line)
                buffer.endLine()
            }
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
        let remark = remark(ofRow: first)
        let shortest = remark.map { min(remarks.width($0), ListTableWidths.minimumRemark) + 1 } ?? 0
        var taken = pieces.write(
            first + 1 + facts.count,
            fitting: available.map { $0 - reserved - shortest },
            to: &buffer
        )
        if let remark {
            // The extra texts leave room for the usual beginning of the remark.
            let beginning = min(remarks.width(remark), ListTableWidths.firstOfRemark) + 1
            let columns = available.map { available in
                max(available - taken - (extra > 0 ? extra + 2 : 0), min(beginning, available - taken - reserved))
            }
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
        let details = facts.indices.filter { !isInFront($0) }.map { pieces.width(first + 1 + $0) }
        return (details + [remark(ofRow: first).map { remarks.width($0) } ?? 0, extraWidth(ofRow: first)])
            .reduce(0) { $0 + ($1 > 0 ? $1 + 2 : 0) }
    }

    private func isInFront(_ index: Int) -> Bool {
        facts[index] == .sign || hasTimes && widths.facts[index] > 0
    }

    /// Writes the signs and the main text on the first line, two at most, and everything else beside it or below.
    private func writeNarrow(_ first: Int, columns: Int, indent: Int, to buffer: inout StyledBuffer) {
        let available = max(4, columns - indent)
        var used = 0
        for index in facts.indices where isInFront(index) {
            let padding = facts[index] == .sign ? 0 : widths.facts[index] - pieces.width(first + 1 + index)
            if padding == 0, pieces.width(first + 1 + index) == 0 { continue }
            used += pieces.write(first + 1 + index, to: &buffer) + padding + 1
            buffer.writeSpaces(padding + 1)
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
        for index in facts.indices where !isInFront(index) && pieces.width(first + 1 + index) > 0 {
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
