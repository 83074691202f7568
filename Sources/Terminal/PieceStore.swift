/// Pieces of text, one behind the other in one run of bytes: many of them cost little more than what they print.
struct PieceStore {
    private struct Piece {
        let end: Int
        let width: Int
        let style: Style
    }

    private var bytes: [UInt8] = []
    private var pieces: [Piece] = []

    var count: Int { pieces.count }

    mutating func append(_ text: StyledText) {
        bytes.append(contentsOf: text.text.utf8)
        pieces.append(Piece(end: bytes.count, width: text.width, style: text.style))
    }

    func width(_ index: Int) -> Int { pieces[index].width }

    /// Writes the piece, cut where it is wider, and answers how many columns it took.
    @discardableResult
    func write(_ index: Int, fitting columns: Int? = nil, to console: Console) -> Int {
        let piece = pieces[index]
        let range = (index > 0 ? pieces[index - 1].end : 0)..<piece.end
        guard let columns, piece.width > columns else {
            console.write(bytes[range], piece.style)
            return piece.width
        }
        let fitted = StyledText(String(decoding: bytes[range], as: UTF8.self), piece.style).fitted(columns)
        console.write(fitted)
        return fitted.width
    }
}
