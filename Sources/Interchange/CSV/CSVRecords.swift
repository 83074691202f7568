import Vocabulary

/// Reads the records of a table. Quoted cells may contain line breaks.
struct CSVRecords {
    struct Record {
        /// The line at which the record begins.
        let line: Int
        let cells: [String]

        /// In bytes.
        var size: Int { cells.reduce(0) { $0 + $1.utf8.count } }
    }

    /// In bytes, with a fixed number for each cell.
    private static let maximumRecordSize = 64 << 20
    private static let cellSize = 64

    private var bytes: ByteReader
    /// The bytes that separate cells: all known ones until the header has been read.
    private var delimiters = CSVRecords.allDelimiters

    private var isBarred: Bool { delimiters.count == 1 && delimiters[0] == CSVRecords.bar }

    static let allDelimiters = [UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t"), bar]
    private static let bar = UInt8(ascii: "|")

    init(_ source: @escaping ByteReader.Source) throws(ForeignFileError) {
        bytes = try ByteReader(source)
    }

    func error(_ reason: ForeignFileError.Reason) -> ForeignFileError { bytes.error(reason) }

    /// Reads the heading, which may follow a few lines about the file, and takes its most frequent delimiter for the other
    /// records. Without a heading, returns the first record, and the next one is the second.
    mutating func header(_ isHeading: (Record) -> Bool) throws(ForeignFileError) -> Record? {
        bytes.keepsBytes = true
        defer { bytes.keepsBytes = false }
        let start = bytes
        var first: (record: Record, counts: [UInt8: Int])?
        for _ in 0..<CSVRecords.maximumHeadingDistance {
            var counts: [UInt8: Int] = [:]
            guard let record = try next(counting: &counts) else { break }
            first = first ?? (record, counts)
            guard isHeading(record) else { continue }
            chooseDelimiter(counts)
            return record
        }
        guard let first else { return nil }
        bytes.rewind(to: start)
        chooseDelimiter(first.counts)
        return try next()
    }

    private mutating func chooseDelimiter(_ counts: [UInt8: Int]) {
        let most = delimiters.max { counts[$0, default: 0] < counts[$1, default: 0] } ?? UInt8(ascii: ",")
        delimiters = [counts[most] == nil ? UInt8(ascii: ",") : most]
    }

    /// In records. Excel's hint about the delimiter, such as `sep=;`, is one of them.
    private static let maximumHeadingDistance = 10

    /// Returns the next record with text.
    mutating func next() throws(ForeignFileError) -> Record? {
        var counts: [UInt8: Int] = [:]
        return try next(counting: &counts)
    }

    private mutating func next(counting counts: inout [UInt8: Int]) throws(ForeignFileError) -> Record? {
        while bytes.peek() != nil {
            bytes.skipByteOrderMark()
            let line = bytes.line
            var cells: [String] = []
            var size = 0
            while true {
                let (cell, end) = try cell()
                cells.append(cell)
                size += cell.utf8.count + CSVRecords.cellSize
                guard size <= CSVRecords.maximumRecordSize else {
                    throw error(.itemTooLong(limit: CSVRecords.maximumRecordSize))
                }
                guard let end else { break }
                counts[end, default: 0] += delimiters.count > 1 ? 1 : 0
            }
            if isBarred {
                cells = cells.map(\.trimmed)
                // A table of Markdown has a rule below its heading, others have one around each row.
                if cells.allSatisfy({ $0.allSatisfy { "-:+=".contains($0) } }) { continue }
            }
            if !cells.allSatisfy(\.isBlank) { return Record(line: line, cells: cells) }
        }
        return nil
    }

    /// Returns a cell and the delimiter after it, `nil` at the end of the record.
    private mutating func cell() throws(ForeignFileError) -> (String, end: UInt8?) {
        let (line, column) = (bytes.line, bytes.column)
        var text: [UInt8] = []
        var isQuoted = false
        if bytes.peek() == UInt8(ascii: "\"") {
            _ = bytes.next()
            isQuoted = true
        }
        while let byte = bytes.next() {
            guard byte != 0 else { throw error(.binary) }
            guard text.count < LineReader.maximumLength else {
                throw error(.lineTooLong(limit: LineReader.maximumLength))
            }
            if isQuoted {
                if byte == UInt8(ascii: "\r") {
                    if bytes.peek() == UInt8(ascii: "\n") { _ = bytes.next() }
                    text.append(UInt8(ascii: "\n"))
                } else if byte != UInt8(ascii: "\"") {
                    text.append(byte)
                } else if bytes.peek() == UInt8(ascii: "\"") {
                    text.append(byte)
                    _ = bytes.next()
                } else {
                    isQuoted = false
                }
                continue
            }
            if byte == UInt8(ascii: "\\"), isBarred, bytes.peek() == CSVRecords.bar {
                text.append(CSVRecords.bar)
                _ = bytes.next()
                continue
            }
            if delimiters.contains(byte) { return (try UTF8Text.decoded(text, line: line, column: column), byte) }
            if byte == UInt8(ascii: "\n") { return (try UTF8Text.decoded(text, line: line, column: column), nil) }
            if byte == UInt8(ascii: "\r") {
                if bytes.peek() == UInt8(ascii: "\n") { _ = bytes.next() }
                return (try UTF8Text.decoded(text, line: line, column: column), nil)
            }
            text.append(byte)
        }
        guard !isQuoted else { throw ForeignFileError(.truncated("a quoted cell"), line: line, column: column) }
        return (try UTF8Text.decoded(text, line: line, column: column), nil)
    }
}
