package import Vocabulary

/// Reads text line by line; lines end with LF, CR LF or the file, or with CR in a file without LF.
package struct LineReader {
    /// In bytes.
    package static let maximumLength = 16 << 20

    private var bytes: ByteReader
    private let lineEnd: UInt8
    /// The number of the last line that was read, counted from 1.
    package private(set) var number = 0

    package init(_ source: @escaping ByteReader.Source) throws(ForeignFileError) {
        bytes = try ByteReader(source)
        lineEnd = UInt8(ascii: bytes.endsLinesWithCR ? "\r" : "\n")
    }

    /// Returns the next line without its end, or `nil` at the end of the file.
    package mutating func next() throws(ForeignFileError) -> String? {
        guard bytes.peek() != nil else { return nil }
        bytes.skipByteOrderMark()
        number = lineEnd == UInt8(ascii: "\n") ? bytes.line : number + 1
        var line: [UInt8] = []
        while let byte = bytes.next(), byte != lineEnd {
            guard byte != 0 else { throw error(.binary, after: line) }
            guard line.count < LineReader.maximumLength else {
                throw error(.lineTooLong(limit: LineReader.maximumLength), after: line)
            }
            line.append(byte)
        }
        if line.last == UInt8(ascii: "\r") { line.removeLast() }
        return try UTF8Text.decoded(line, line: number, column: 1)
    }

    private func error(_ reason: ForeignFileError.Reason, after line: [UInt8]) -> ForeignFileError {
        ForeignFileError(reason, line: number, column: UTF8Text.characterCount(line[...]) + 1)
    }
}
