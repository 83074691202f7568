import Boundary

/// Pieces of text, one behind the other in one run of bytes: many of them cost little more than what they print.
struct PieceStore {
    private struct Piece {
        let end: Int
        let width: Int32
        /// Where its marks end among those of all pieces.
        let marksEnd: UInt32
        let style: Style
    }

    private var bytes: [UInt8] = []
    private var marks: [Range<Int>] = []
    private var pieces: [Piece] = []

    var count: Int { pieces.count }

    mutating func append(_ text: StyledText) {
        bytes.append(contentsOf: text.text.utf8)
        if !text.marks.isEmpty { marks += text.marks }
        pieces.append(
            Piece(
                end: bytes.count,
                width: Int32(clamping: text.width),
                marksEnd: UInt32(clamping: marks.count),
                style: text.style
            )
        )
    }

    func width(_ index: Int) -> Int { Int(pieces[index].width) }

    /// Writes the piece, cut where it is wider, and answers how many columns it took.
    @discardableResult
    func write(_ index: Int, fitting columns: Int? = nil, to console: Console) -> Int {
        let piece = pieces[index]
        let isFirst = index == 0
        let range = (isFirst ? 0 : pieces[index - 1].end)..<piece.end
        let first = isFirst ? 0 : Int(pieces[index - 1].marksEnd)
        let isWhole = columns.map { piece.width <= $0 } ?? true
        if isWhole, first == piece.marksEnd {
            console.write(bytes[range], piece.style)
            return Int(piece.width)
        }
        let marks = marks[first..<Int(piece.marksEnd)]
        guard let columns, !isWhole else {
            console.write(bytes[range], piece.style, marks: marks)
            return Int(piece.width)
        }
        let text = MarkedText(String(decoding: bytes[range], as: UTF8.self), marks: Array(marks))
        let fitted = StyledText(text, piece.style).fitted(columns)
        console.write(fitted)
        return fitted.width
    }
}
