/// The encodings of text in calendars: RFC 5545, section 3.3.11, and RFC 6868.
enum CalendarText {
    private static let backslash = UInt8(ascii: "\\")

    /// Returns the text of a TEXT value. Escaped quotes and colons come from programs older than the RFC.
    static func unescaped(_ value: ArraySlice<UInt8>) -> String {
        guard value.contains(backslash) else { return String(decoding: value, as: UTF8.self) }
        var text: [UInt8] = []
        text.reserveCapacity(value.count)
        var rest = value
        while let byte = rest.popFirst() {
            guard byte == backslash, let next = rest.first else {
                text.append(byte)
                continue
            }
            switch next {
            case UInt8(ascii: "n"), UInt8(ascii: "N"): text.append(UInt8(ascii: "\n"))
            case backslash, UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"), UInt8(ascii: "\""):
                text.append(next)
            default: text += [byte, next]
            }
            rest = rest.dropFirst()
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// Returns the values of a list, which commas without a backslash separate.
    static func list(_ value: ArraySlice<UInt8>) -> [String] {
        rawList(value).map(unescaped)
    }

    /// Returns the values of a list with their escapes.
    static func rawList(_ value: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
        var items: [ArraySlice<UInt8>] = []
        var start = value.startIndex
        var isEscaped = false
        for index in value.indices {
            if value[index] == UInt8(ascii: ","), !isEscaped {
                items.append(value[start..<index])
                start = index + 1
            }
            isEscaped = value[index] == backslash && !isEscaped
        }
        return items + [value[start...]]
    }

    /// Appends a text as a TEXT value.
    static func append(escaped text: String, to line: inout [UInt8]) {
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\n"): line += [backslash, UInt8(ascii: "n")]
            case backslash, UInt8(ascii: ","), UInt8(ascii: ";"): line += [backslash, byte]
            default: line.append(byte)
            }
        }
    }

    /// Returns the text of a parameter value, in which `^n`, `^'` and `^^` stand for characters that it can't contain.
    static func parameterText(_ value: ArraySlice<UInt8>) -> String {
        var text: [UInt8] = []
        var rest = value
        while let byte = rest.popFirst() {
            let meaning: UInt8? =
                switch (byte, rest.first) {
                case (UInt8(ascii: "^"), UInt8(ascii: "n")): UInt8(ascii: "\n")
                case (UInt8(ascii: "^"), UInt8(ascii: "'")): UInt8(ascii: "\"")
                case (UInt8(ascii: "^"), UInt8(ascii: "^")): byte
                default: nil
                }
            text.append(meaning ?? byte)
            if meaning != nil { rest = rest.dropFirst() }
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// Appends a text as a parameter value, in quotes if it needs them.
    static func append(parameter text: String, to line: inout [UInt8]) {
        let needsQuotes = text.utf8.contains { [UInt8(ascii: ":"), UInt8(ascii: ";"), UInt8(ascii: ",")].contains($0) }
        if needsQuotes { line.append(UInt8(ascii: "\"")) }
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\n"): line += Array("^n".utf8)
            case UInt8(ascii: "\""): line += Array("^'".utf8)
            case UInt8(ascii: "^"): line += Array("^^".utf8)
            default: line.append(byte)
            }
        }
        if needsQuotes { line.append(UInt8(ascii: "\"")) }
    }
}

/// Long lines are folded: they continue in the next line after a space.
enum CalendarFolding {
    /// In bytes, without the line end.
    private static let maximumLength = 75

    /// Appends a line and its end. Folds only between characters, because servers damage or refuse others.
    static func append(_ line: [UInt8], to output: inout [UInt8]) {
        var rest = line[...]
        while rest.count > maximumLength - (rest.startIndex == 0 ? 0 : 1) {
            var end = rest.startIndex + maximumLength - (rest.startIndex == 0 ? 0 : 1)
            while end > rest.startIndex + 1, rest[end] & 0xC0 == 0x80 { end -= 1 }
            output += rest[..<end]
            output += [0x0D, 0x0A, UInt8(ascii: " ")]
            rest = rest[end...]
        }
        output += rest
        output += [0x0D, 0x0A]
    }

    /// Returns the text of a line without folds and line end.
    static func unfolded(_ raw: [UInt8]) -> [UInt8] {
        let pieces = raw.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        var text: [UInt8] = []
        for (index, piece) in pieces.enumerated() {
            let content = piece.dropLast(piece.reversed().prefix { $0 == 0x0D }.count)
            text += index == 0 ? content : content.dropFirst()
        }
        return text
    }
}
