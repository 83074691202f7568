import Vocabulary

/// Pieces of text that only some rows of a table have.
struct RowPieces {
    private var pieces = PieceStore()
    /// The rows of the pieces, in ascending order.
    private var rows: [Int] = []

    var isEmpty: Bool { rows.isEmpty }

    mutating func append(_ text: StyledText, toRow row: Int) {
        pieces.append(text)
        rows.append(row)
    }

    /// The index of the first piece of a row, if it has any.
    func first(ofRow row: Int) -> Int? {
        let first = rows.firstIndex(from: row)
        return has(first, row) ? first : nil
    }

    /// Returns whether there is a piece with this index, and it belongs to the row.
    func has(_ index: Int, _ row: Int) -> Bool { index < rows.count && rows[index] == row }

    /// Returns the piece, wrapped between words, and cut where it can't be wrapped.
    func lines(_ index: Int, columns: Int?) -> [StyledText] {
        let piece = pieces.piece(index)
        guard let columns else { return [piece] }
        return StyledText.wrapped([piece], columns: columns).flatMap(\.self).map { $0.fitted(columns) }
    }

    func width(_ index: Int) -> Int { pieces.width(index) }

    /// Writes the piece, cut to `columns`, and returns the width written.
    @discardableResult
    func write(_ index: Int, fitting columns: Int? = nil, to buffer: inout StyledBuffer) -> Int {
        pieces.write(index, fitting: columns, to: &buffer)
    }
}
