import UnicodeText
import Vocabulary

/// Pieces of text stored in one array of bytes, so that many pieces take little more memory than their text.
struct PieceStore {
    private struct Piece {
        let end: Int
        let width: Int32
        /// The end of its marks in the array of all marks.
        let marksEnd: UInt32
        let style: Style
    }

    private var bytes: [UInt8] = []
    private var marks: [Range<Int>] = []
    private var pieces: [Piece] = []

    var count: Int { pieces.count }

    /// Appends a piece and returns its width.
    @discardableResult
    mutating func append(_ text: StyledText) -> Int {
        if !text.text.isEmpty { bytes.append(text.text) }
        if !text.marks.isEmpty { marks += text.marks }
        return end(width: text.width, text.style)
    }

    /// Appends a piece and returns its width. Text whose width is simple goes straight from the string to the bytes.
    mutating func append(_ text: String, _ style: Style) -> Int {
        if text.isEmpty { return end(width: 0, style) }
        guard let width = UnicodeText.simpleWidth(text) else { return append(StyledText(text, style)) }
        bytes.append(text)
        return end(width: width, style)
    }

    private mutating func end(width: Int, _ style: Style) -> Int {
        pieces.append(
            Piece(
                end: bytes.count,
                width: Int32(clamping: width),
                marksEnd: UInt32(clamping: marks.count),
                style: style
            )
        )
        return width
    }

    func width(_ index: Int) -> Int { Int(pieces[index].width) }

    func piece(_ index: Int) -> StyledText {
        let (start, firstMark) = index == 0 ? (0, 0) : (pieces[index - 1].end, Int(pieces[index - 1].marksEnd))
        let piece = pieces[index]
        let text = String(decoding: bytes[start..<piece.end], as: UTF8.self)
        return StyledText(MarkedText(text, marks: Array(marks[firstMark..<Int(piece.marksEnd)])), piece.style)
    }

    /// Writes the piece, cut to `columns`, and returns the width written.
    @discardableResult
    func write(_ index: Int, fitting columns: Int? = nil, to buffer: inout StyledBuffer) -> Int {
        let piece = pieces[index]
        let isFirst = index == 0
        let range = (isFirst ? 0 : pieces[index - 1].end)..<piece.end
        let first = isFirst ? 0 : Int(pieces[index - 1].marksEnd)
        let isWhole = Int(piece.width) <= columns ?? .max
        if isWhole, first == piece.marksEnd {
            buffer.write(bytes[range], piece.style)
            return Int(piece.width)
        }
        let marks = marks[first..<Int(piece.marksEnd)]
        guard let columns, !isWhole else {
            buffer.write(bytes[range], piece.style, marks: marks)
            return Int(piece.width)
        }
        let fitted = self.piece(index).fitted(columns)
        buffer.write(fitted)
        return fitted.width
    }
}

extension [UInt8] {
    fileprivate mutating func append(_ text: String) {
        var text = text
        text.withUTF8 { append(contentsOf: $0) }
    }
}
