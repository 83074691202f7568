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
    /// - Parameter sample: More bytes of the file, which show the encoding better than one line.
    static func decoded(
        _ bytes: [UInt8],
        line: Int,
        column: Int,
        in sample: [UInt8]? = nil
    ) throws(ForeignFileError) -> String {
        // The library's check is not specialized, and takes most of the time of a short text.
        if bytes.allSatisfy({ $0 < 0x80 }) { return String(decoding: bytes, as: UTF8.self) }
        if let text = String(validating: bytes, as: UTF8.self) { return text }
        let valid = validCount(bytes)
        throw ForeignFileError(
            encoding(of: sample ?? bytes).map { .encoding($0) } ?? .notUTF8,
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
    private static func encoding(of bytes: [UInt8]) -> String? {
        // Other encodings rarely form several valid bytes in a row.
        if bytes[..<validCount(bytes)].contains(where: { $0 >= 0x80 }) { return nil }
        if let name = eastAsianEncoding(of: bytes) { return name }
        // Accented letters of Latin-1 stand alone between ASCII characters, or two at a time.
        let runs = bytes.split { $0 < 0x80 }
        guard runs.allSatisfy({ $0.count <= 2 }), runs.count(where: { $0.count == 1 }) * 2 > runs.count else {
            return nil
        }
        let marks = bytes.indices.filter { (0x80...0x9F).contains(bytes[$0]) }
        if marks.isEmpty { return "ISO-8859-1" }
        return marks.allSatisfy { isWindowsMark(bytes, at: $0) } ? "CP1252" : nil
    }

    /// `true` for the euro sign, quotation marks and dashes of Windows. Encodings of DOS have letters there.
    private static func isWindowsMark(_ bytes: [UInt8], at index: Int) -> Bool {
        switch bytes[index] {
        // An apostrophe.
        case 0x92: return true
        case 0x80, 0x82, 0x84, 0x85, 0x8B, 0x91, 0x93...0x97, 0x99, 0x9B: break
        default: return false
        }
        func isLetter(_ index: Int) -> Bool {
            bytes.indices.contains(index) && (0x61...0x7A).contains(bytes[index] | 0x20)
        }
        return !isLetter(index - 1) || !isLetter(index + 1)
    }

    /// Letters have two bytes. Most Korean syllables begin with a byte from B0 to C8, and Chinese characters in no order of
    /// their own with one from B0 to D7.
    private static func eastAsianEncoding(of bytes: [UInt8]) -> String? {
        var index = 0
        var (letterCount, syllableCount, characterCount, signCount) = (0, 0, 0, 0)
        while index < bytes.count {
            let lead = bytes[index]
            guard lead >= 0x80 else {
                index += 1
                continue
            }
            guard (0x81...0xFE).contains(lead), index + 1 < bytes.count else { return nil }
            let trail = bytes[index + 1]
            guard trail >= 0x81 || (0x41...0x5A).contains(trail & 0xDF) else { return nil }
            index += 2
            guard trail >= 0xA1 else {
                letterCount += 1
                continue
            }
            switch lead {
            case 0xA1...0xA3: signCount += 1
            case 0xB0...0xC8:
                (letterCount, syllableCount, characterCount) = (letterCount + 1, syllableCount + 1, characterCount + 1)
            case 0xC9...0xD7: (letterCount, characterCount) = (letterCount + 1, characterCount + 1)
            default: letterCount += 1
            }
        }
        guard syllableCount > 1 else { return nil }
        if characterCount - syllableCount <= letterCount / 20, syllableCount * 3 >= letterCount * 2 { return "CP949" }
        return characterCount * 20 >= letterCount * 19 ? "GBK" : nil
    }
}
