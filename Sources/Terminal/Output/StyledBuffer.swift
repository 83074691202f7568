/// A buffer of styled output. As a local value it avoids the exclusivity checks that writing many small pieces to
/// `Output`, a class, would cost.
struct StyledBuffer {
    private static let capacity = 1 << 15

    private(set) var bytes: [UInt8] = []
    private let spaces = [UInt8](repeating: UInt8(ascii: " "), count: 64)
    /// `nil` if color is off.
    private let palette: Palette?

    init(_ palette: Palette?) {
        self.palette = palette
    }

    var isFull: Bool { bytes.count >= StyledBuffer.capacity }

    var lineCount: Int { bytes.count { $0 == UInt8(ascii: "\n") } }

    mutating func clear() {
        bytes.removeAll(keepingCapacity: true)
    }

    mutating func write(_ text: ArraySlice<UInt8>, _ style: Style) {
        guard let code = palette?.code(of: style), !text.isEmpty else { return bytes.append(contentsOf: text) }
        bytes += "\u{1B}[\(code)m".utf8
        bytes += text
        bytes += "\u{1B}[0m".utf8
    }

    /// Writes text with highlighted ranges, which are relative to its first byte.
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

    mutating func writeSpaces(_ count: Int) {
        var missing = count
        while missing > 0 {
            let part = min(missing, spaces.count)
            bytes += spaces[..<part]
            missing -= part
        }
    }

    mutating func endLine() {
        bytes.append(UInt8(ascii: "\n"))
    }
}
