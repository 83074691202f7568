import Terminal
import Vocabulary

/// A place in a text of lines, in UTF-8 offsets.
struct TextPosition: Comparable, Sendable {
    var line = 0
    var offset = 0

    static func < (left: TextPosition, right: TextPosition) -> Bool {
        (left.line, left.offset) < (right.line, right.offset)
    }
}

/// The rows of a text that is wrapped, with their places in it.
struct TextRows {
    struct Row {
        let pieces: [StyledText]
        let start: TextPosition
        /// The number of spaces at its beginning that repeat the indentation of the line.
        var indent = 0
    }

    let columns: Int
    private(set) var rows: [Row] = []

    init(_ text: [[StyledText]] = [], columns: Int = 0) {
        self.columns = columns
        rows.reserveCapacity(text.count)
        for (number, line) in text.enumerated() {
            let parts = StyledText.rows(of: line, columns: columns)
            rows.append(Row(pieces: parts[0], start: TextPosition(line: number)))
            guard parts.count > 1 else { continue }
            let bytes = Array(line.text.utf8)
            var offset = parts[0].text.utf8.count
            for part in parts.dropFirst() {
                // The spaces between two rows are left out.
                offset += bytes.dropFirst(offset).spaces
                let indent = part.text.utf8.spaces
                rows.append(Row(pieces: part, start: TextPosition(line: number, offset: offset), indent: indent))
                offset += part.text.utf8.count - indent
            }
        }
    }

    /// Returns the row that shows a position, or that ends before it.
    func row(of position: TextPosition) -> Int {
        var (first, end) = (0, rows.count)
        while first < end {
            let middle = (first + end) / 2
            if rows[middle].start <= position { first = middle + 1 } else { end = middle }
        }
        return max(0, first - 1)
    }
}

extension TextRows.Row {
    /// Returns the pieces with parts of the line marked.
    func marking(_ places: [Range<Int>]) -> [StyledText] {
        if places.isEmpty { return pieces }
        let marks = places.map { place(of: $0.lowerBound)..<place(of: $0.upperBound) }
        var start = 0
        return pieces.map { piece in
            let range = start..<start + piece.text.utf8.count
            start = range.upperBound
            let own = marks.map { $0.clamped(to: range) }.filter { !$0.isEmpty }
            let moved = own.map { $0.lowerBound - range.lowerBound..<$0.upperBound - range.lowerBound }
            return own.isEmpty ? piece : StyledText(MarkedText(piece.text, marks: moved), piece.style)
        }
    }

    /// Returns the column at which a position is shown.
    func column(of position: TextPosition) -> Int {
        StyledText(String(decoding: pieces.text.utf8.prefix(place(of: position.offset)), as: UTF8.self)).width
    }

    /// Returns the place of an offset in the text of the row.
    private func place(of offset: Int) -> Int { max(indent, offset - start.offset + indent) }
}

extension [StyledText] {
    var text: String { count == 1 ? self[0].text : map(\.text).joined() }
}

extension Collection<UInt8> {
    /// The number of spaces at the beginning.
    fileprivate var spaces: Int { prefix { $0 == UInt8(ascii: " ") }.count }
}
