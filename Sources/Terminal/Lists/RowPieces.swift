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
        var (low, high) = (0, rows.count)
        while low < high {
            let middle = (low + high) / 2
            if rows[middle] < row { low = middle + 1 } else { high = middle }
        }
        return has(low, row) ? low : nil
    }

    /// Returns whether there is a piece with this index, and it belongs to the row.
    func has(_ index: Int, _ row: Int) -> Bool { index < rows.count && rows[index] == row }

    func width(_ index: Int) -> Int { pieces.width(index) }

    /// Writes the piece, cut to `columns`, and returns the width written.
    @discardableResult
    func write(_ index: Int, fitting columns: Int? = nil, to buffer: inout StyledBuffer) -> Int {
        pieces.write(index, fitting: columns, to: &buffer)
    }
}
