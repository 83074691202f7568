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

/// Decodes bytes and says where and why they are not UTF-8.
enum UTF8Text {
    static func decoded(_ bytes: [UInt8], line: Int, column: Int) throws(ForeignFileError) -> String {
        // The library's check is not specialized, and takes most of the time of a short text.
        if bytes.allSatisfy({ $0 < 0x80 }) { return String(decoding: bytes, as: UTF8.self) }
        if let text = String(validating: bytes, as: UTF8.self) { return text }
        let valid = validCount(bytes)
        throw ForeignFileError(
            encoding(of: bytes, validCount: valid).map { .encoding($0) } ?? .notUTF8,
            line: line,
            column: column + characterCount(bytes[..<valid])
        )
    }

    static func characterCount(_ bytes: ArraySlice<UInt8>) -> Int {
        bytes.count { $0 & 0xC0 != 0x80 }
    }

    private static func validCount(_ bytes: [UInt8]) -> Int {
        var decoder = UTF8()
        var iterator = bytes.makeIterator()
        var count = 0
        while case .scalarValue(let scalar) = decoder.decode(&iterator) { count += UTF8.width(scalar) }
        return count
    }

    /// Returns the name of the encoding that iconv knows, or `nil` if it can't be told.
    private static func encoding(of bytes: [UInt8], validCount: Int) -> String? {
        // Other encodings rarely form several valid bytes in a row.
        if bytes[..<validCount].contains(where: { $0 >= 0x80 }) { return nil }
        if isKorean(bytes) { return "CP949" }
        // Accented letters of Latin-1 stand alone between ASCII characters, or two at a time.
        let runs = bytes.split { $0 < 0x80 }
        guard runs.allSatisfy({ run in run.count <= 2 && run.allSatisfy { $0 >= 0xA0 } }) else { return nil }
        return runs.count { $0.count == 1 } * 2 > runs.count ? "ISO-8859-1" : nil
    }

    /// Letters of EUC-KR and CP949 have two bytes. Most syllables begin with a byte from B0 to C8.
    private static func isKorean(_ bytes: [UInt8]) -> Bool {
        var (index, letterCount, syllableCount) = (0, 0, 0)
        while index < bytes.count {
            let lead = bytes[index]
            guard lead >= 0x80 else {
                index += 1
                continue
            }
            guard (0x81...0xFE).contains(lead), index + 1 < bytes.count else { return false }
            let trail = bytes[index + 1]
            guard trail >= 0x81 || (0x41...0x5A).contains(trail & 0xDF) else { return false }
            letterCount += 1
            if (0xB0...0xC8).contains(lead), trail >= 0xA1 { syllableCount += 1 }
            index += 2
        }
        return syllableCount > 1 && syllableCount * 3 >= letterCount * 2
    }
}
