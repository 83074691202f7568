import Boundary

/// Bytes on their way to a terminal, in the colours that it has. Whoever writes much fills a sheet of their own: nobody
/// else can touch it meanwhile, so that none of the many small pieces has to make sure of that.
struct Sheet {
    private static let capacity = 1 << 15

    private(set) var bytes: [UInt8] = []
    private let blanks = [UInt8](repeating: UInt8(ascii: " "), count: 64)
    /// Nil where there is no colour.
    private let palette: Palette?

    init(_ palette: Palette?) {
        self.palette = palette
    }

    var isFull: Bool { bytes.count >= Sheet.capacity }

    mutating func clear() {
        bytes.removeAll(keepingCapacity: true)
    }

    mutating func write(_ text: ArraySlice<UInt8>, _ style: Style) {
        guard let code = palette?.code(of: style), !text.isEmpty else { return bytes.append(contentsOf: text) }
        bytes += "\u{1B}[\(code)m".utf8
        bytes += text
        bytes += "\u{1B}[0m".utf8
    }

    /// The marks are counted from the first of the bytes.
    mutating func write(_ text: ArraySlice<UInt8>, _ style: Style, marks: ArraySlice<Range<Int>>) {
        guard palette != nil, !marks.isEmpty else { return write(text, style) }
        var end = text.startIndex
        for mark in marks {
            let start = text.startIndex + mark.lowerBound
            write(text[end..<start], style)
            end = text.startIndex + mark.upperBound
            write(text[start..<end], .match)
        }
        write(text[end...], style)
    }

    mutating func write(_ piece: StyledText) {
        write(Array(piece.text.utf8)[...], piece.style, marks: piece.marks[...])
    }

    mutating func leave(columns: Int) {
        var missing = columns
        while missing > 0 {
            let part = min(missing, blanks.count)
            bytes += blanks[..<part]
            missing -= part
        }
    }

    mutating func endLine() {
        bytes.append(UInt8(ascii: "\n"))
    }
}
