import Vocabulary

/// Reads the content lines of a calendar. Lines end with CR LF or LF and may be folded, even within a character.
struct CalendarLineReader {
    private var bytes: ByteReader

    init(_ source: @escaping ByteReader.Source) throws(ForeignFileError) {
        bytes = try ByteReader(source)
        bytes.unifyLineEnds()
    }

    /// The number of the next line.
    var number: Int { bytes.line }

    func error(_ reason: ForeignFileError.Reason) -> ForeignFileError {
        bytes.error(reason)
    }

    mutating func next() throws(ForeignFileError) -> CalendarLine? {
        let number = bytes.line
        var raw: [UInt8] = []
        guard try bytes.appendLine(to: &raw, limit: LineReader.maximumLength) else { return nil }
        var isFolded = false
        while let byte = bytes.peek(), byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") {
            isFolded = true
            _ = try bytes.appendLine(to: &raw, limit: LineReader.maximumLength)
        }
        try CalendarLineReader.validate(raw, isFolded: isFolded, number: number)
        return CalendarLine(raw: raw, isFolded: isFolded, number: number)
    }

    /// Checks that the bytes are UTF-8 once the folds are removed.
    private static func validate(_ raw: [UInt8], isFolded: Bool, number: Int) throws(ForeignFileError) {
        guard raw.contains(where: { $0 >= 0x80 }) else { return }
        do throws(ForeignFileError) {
            _ = try UTF8Text.decoded(isFolded ? CalendarFolding.unfolded(raw) : raw, line: number, column: 1)
        } catch {
            throw located(error, in: raw)
        }
    }

    /// Returns the error with its place in the folded line.
    private static func located(_ error: ForeignFileError, in raw: [UInt8]) -> ForeignFileError {
        var (line, column) = (error.line, error.column)
        let pieces = raw.split(separator: UInt8(ascii: "\n"))
        for (index, piece) in pieces.enumerated() {
            // A piece that continues another begins with a space.
            let space = index == 0 ? 0 : 1
            let count = UTF8Text.characterCount(piece) - space - (piece.last == 0x0D ? 1 : 0)
            if column <= count || index == pieces.count - 1 {
                return ForeignFileError(error.reason, line: line, column: column + space)
            }
            column -= count
            line += 1
        }
        return error
    }
}
