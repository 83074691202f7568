import Vocabulary

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
            encoding(of: sample ?? bytes).map { .encoding($0) } ?? .invalidText(.utf8),
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
        return eastAsianEncoding(of: bytes)
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
