package import Vocabulary

/// Converts a file to UTF-8 in portions.
package struct TextDecoder {
    private let encoding: TextEncoding
    /// The place of the next character.
    private var line = 1
    private var column = 1
    /// The first byte of a unit of UTF-16, and the first unit of a pair.
    private var firstByte: UInt8?
    private var highSurrogate: UInt16?
    /// `nil` before the byte order mark.
    private var isBigEndian: Bool?

    package init(_ encoding: TextEncoding) {
        self.encoding = encoding
    }

    /// Returns the next portion, which may end before the last characters of the bytes.
    package mutating func decode(_ bytes: [UInt8]) throws(ForeignFileError) -> [UInt8] {
        if encoding == .utf8 { return bytes }
        var text: [UInt8] = []
        text.reserveCapacity(bytes.count * 3 / 2)
        for byte in bytes {
            guard encoding == .utf16 else {
                append(try character(byte), to: &text)
                continue
            }
            guard let first = firstByte else {
                firstByte = byte
                continue
            }
            firstByte = nil
            if let scalar = try scalar(unit(first, byte)) { append(scalar, to: &text) }
        }
        return text
    }

    /// Checks that the file doesn't end within a character.
    package func end() throws(ForeignFileError) {
        guard firstByte == nil, highSurrogate == nil else { throw error(.truncated("a character")) }
    }

    private mutating func append(_ scalar: Unicode.Scalar, to text: inout [UInt8]) {
        text.append(contentsOf: scalar.utf8)
        if scalar == "\n" {
            (line, column) = (line + 1, 1)
        } else {
            column += 1
        }
    }

    private func error(_ reason: ForeignFileError.Reason) -> ForeignFileError {
        ForeignFileError(reason, line: line, column: column)
    }
}

// MARK: - UTF-16

extension TextDecoder {
    private func unit(_ first: UInt8, _ second: UInt8) -> UInt16 {
        isBigEndian == true ? UInt16(first) << 8 | UInt16(second) : UInt16(second) << 8 | UInt16(first)
    }

    /// Returns `nil` for the byte order mark, and for the first unit of a pair.
    private mutating func scalar(_ unit: UInt16) throws(ForeignFileError) -> Unicode.Scalar? {
        guard isBigEndian != nil else {
            isBigEndian = unit == 0xFFFE
            return nil
        }
        guard let high = highSurrogate else {
            if let scalar = Unicode.Scalar(unit) { return scalar }
            guard UTF16.isLeadSurrogate(unit) else { throw error(.invalidText(encoding)) }
            highSurrogate = unit
            return nil
        }
        guard UTF16.isTrailSurrogate(unit) else { throw error(.invalidText(encoding)) }
        highSurrogate = nil
        return Unicode.Scalar(0x1_0000 + (UInt32(high) & 0x3FF) << 10 + UInt32(unit) & 0x3FF)
    }
}

// MARK: - Windows-1252

extension TextDecoder {
    /// The characters from 80 to 9F. Windows has none for five bytes.
    private static let windowsCharacters: [Unicode.Scalar?] = [
        "€", nil, "‚", "ƒ", "„", "…", "†", "‡", "ˆ", "‰", "Š", "‹", "Œ", nil, "Ž", nil,
        nil, "‘", "’", "“", "”", "•", "–", "—", "˜", "™", "š", "›", "œ", nil, "ž", "Ÿ",
    ]

    private func character(_ byte: UInt8) throws(ForeignFileError) -> Unicode.Scalar {
        guard (0x80...0x9F).contains(byte) else { return Unicode.Scalar(byte) }
        guard let scalar = TextDecoder.windowsCharacters[Int(byte) - 0x80] else { throw error(.invalidText(encoding)) }
        return scalar
    }
}
