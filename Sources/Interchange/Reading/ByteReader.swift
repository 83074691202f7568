package import Vocabulary

extension Collection where Element == UInt8 {
    /// Returns `true` if the bytes are part of these.
    func holds(_ bytes: some Collection<UInt8>) -> Bool {
        guard let first = bytes.first else { return true }
        var rest = self[...]
        while let index = rest.firstIndex(of: first) {
            rest = rest[index...]
            if rest.starts(with: bytes) { return true }
            rest = rest.dropFirst()
        }
        return false
    }
}

/// The bytes of a file, which arrive in portions. It knows the current line for error messages.
package struct ByteReader {
    /// Returns the next portion, empty at the end of the file.
    package typealias Source = () -> [UInt8]

    private let source: Source
    private var portion: [UInt8] = []
    private var index = 0
    private var hasEnded = false
    /// `true` while the bytes that were read may be read again.
    var keepsBytes = false
    /// `true` to read CR as LF.
    private var replacesCR = false
    /// The line of the next byte, counted from 1.
    package private(set) var line = 1
    /// The column of the next byte, counted in characters from 1.
    package private(set) var column = 1

    /// Refuses files that are certainly not UTF-8 text.
    package init(_ source: @escaping Source) throws(ForeignFileError) {
        self.source = source
        while portion.count < ByteReader.sampleSize, !hasEnded { append() }
        if let reason = FileSignature.refusal(of: portion) { throw error(reason) }
        if portion.starts(with: FileSignature.byteOrderMark) { index = FileSignature.byteOrderMark.count }
    }

    private static let sampleSize = 512

    private mutating func append() {
        let more = nextPortion()
        hasEnded = more.isEmpty
        portion += more
    }

    /// `true` if the file seems to end its lines with CR alone, as old programs for the Mac do.
    var endsLinesWithCR: Bool {
        let (feed, end) = (UInt8(ascii: "\n"), UInt8(ascii: "\r"))
        return portion.dropLast().contains(end) && !portion.contains(feed)
    }

    private func nextPortion() -> [UInt8] {
        let bytes = source()
        return replacesCR ? bytes.map { $0 == UInt8(ascii: "\r") ? UInt8(ascii: "\n") : $0 } : bytes
    }

    /// Goes back to the place of an earlier copy. The bytes since then must have been kept.
    mutating func rewind(to earlier: ByteReader) {
        (index, line, column) = (earlier.index, earlier.line, earlier.column)
    }

    /// Lets lines that end with CR alone end with LF.
    mutating func unifyLineEnds() {
        guard endsLinesWithCR else { return }
        replacesCR = true
        portion = portion.map { $0 == UInt8(ascii: "\r") ? UInt8(ascii: "\n") : $0 }
    }

    /// The next byte, or `nil` at the end of the file.
    package mutating func peek() -> UInt8? {
        if index < portion.count { return portion[index] }
        guard !hasEnded else { return nil }
        if keepsBytes {
            append()
            return index < portion.count ? portion[index] : nil
        }
        portion = nextPortion()
        index = 0
        hasEnded = portion.isEmpty
        return portion.first
    }

    /// Skips a byte order mark at the beginning of a line, as files have it that were put together.
    package mutating func skipByteOrderMark() {
        guard peek() == FileSignature.byteOrderMark[0] else { return }
        let count = FileSignature.byteOrderMark.count
        while portion.count - index < count, !hasEnded { append() }
        if portion[index...].starts(with: FileSignature.byteOrderMark) { index += count }
    }

    package mutating func next() -> UInt8? {
        guard let byte = peek() else { return nil }
        index += 1
        if byte == UInt8(ascii: "\n") {
            line += 1
            column = 1
        } else if byte & 0xC0 != 0x80 {
            column += 1
        }
        return byte
    }

    /// Appends the bytes through the next LF, and returns `false` at the end of the file.
    package mutating func appendLine(to line: inout [UInt8], limit: Int) throws(ForeignFileError) -> Bool {
        guard peek() != nil else { return false }
        repeat {
            let end = portion[index...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? portion.endIndex
            guard line.count + end - index <= limit else { throw error(.lineTooLong(limit: limit)) }
            let bytes = portion[index..<end]
            if let zero = bytes.firstIndex(of: 0) {
                column += UTF8Text.characterCount(portion[index..<zero])
                throw error(.binary)
            }
            line += bytes
            column += UTF8Text.characterCount(bytes)
            index = end
        } while line.last != UInt8(ascii: "\n") && peek() != nil
        if line.last == UInt8(ascii: "\n") {
            self.line += 1
            column = 1
        }
        return true
    }

    package func error(_ reason: ForeignFileError.Reason) -> ForeignFileError {
        ForeignFileError(reason, line: line, column: column)
    }
}
