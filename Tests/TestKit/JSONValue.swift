/// A JSON value, parsed strictly according to RFC 8259. Duplicate keys are errors.
package indirect enum JSONValue: Hashable, Sendable {
    case null
    case boolean(Bool)
    case integer(Int)
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object([String: JSONValue])

    /// A syntax error and its byte offset.
    package struct ParseError: Error, Equatable {
        package let reason: String
        package let byte: Int
    }

    package init(_ text: String) throws(ParseError) {
        var reader = JSONReader(text)
        self = try reader.document()
    }

    package subscript(key: String) -> JSONValue? {
        if case .object(let members) = self { members[key] } else { nil }
    }
}

private struct JSONReader {
    private let bytes: [UInt8]
    private var position = 0

    init(_ text: String) {
        bytes = Array(text.utf8)
    }

    mutating func document() throws(JSONValue.ParseError) -> JSONValue {
        let value = try value()
        skipWhitespace()
        if position < bytes.count { throw parseError("unexpected data after the value") }
        return value
    }

    private mutating func value() throws(JSONValue.ParseError) -> JSONValue {
        skipWhitespace()
        switch next {
        case UInt8(ascii: "{"): return try object()
        case UInt8(ascii: "["): return try array()
        case UInt8(ascii: "\""): return .string(try string())
        case UInt8(ascii: "t"): return try word("true", .boolean(true))
        case UInt8(ascii: "f"): return try word("false", .boolean(false))
        case UInt8(ascii: "n"): return try word("null", .null)
        default: return try number()
        }
    }

    private mutating func object() throws(JSONValue.ParseError) -> JSONValue {
        var members: [String: JSONValue] = [:]
        try elements(until: UInt8(ascii: "}")) { reader throws(JSONValue.ParseError) in
            let key = try reader.string()
            reader.skipWhitespace()
            try reader.expect(UInt8(ascii: ":"))
            guard members.updateValue(try reader.value(), forKey: key) == nil else {
                throw reader.parseError("“\(key)” is a duplicate key")
            }
        }
        return .object(members)
    }

    private mutating func array() throws(JSONValue.ParseError) -> JSONValue {
        var values: [JSONValue] = []
        try elements(until: UInt8(ascii: "]")) { reader throws(JSONValue.ParseError) in
            values.append(try reader.value())
        }
        return .array(values)
    }

    private mutating func elements(
        until end: UInt8,
        _ read: (inout JSONReader) throws(JSONValue.ParseError) -> Void
    ) throws(JSONValue.ParseError) {
        position += 1
        skipWhitespace()
        if next == end {
            position += 1
            return
        }
        while true {
            skipWhitespace()
            try read(&self)
            skipWhitespace()
            if next == end { break }
            try expect(UInt8(ascii: ","))
        }
        position += 1
    }

    private mutating func word(_ word: String, _ value: JSONValue) throws(JSONValue.ParseError) -> JSONValue {
        guard bytes[position...].starts(with: word.utf8) else { throw parseError("not a value") }
        position += word.utf8.count
        return value
    }

    private mutating func number() throws(JSONValue.ParseError) -> JSONValue {
        let part = bytes[position...].prefix { "0123456789+-.eE".utf8.contains($0) }
        let text = String(decoding: part, as: UTF8.self)
        guard text.wholeMatch(of: /-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?/) != nil else {
            throw parseError("not a value")
        }
        position += part.count
        return Int(text).map { .integer($0) } ?? .number(Double(text) ?? .nan)
    }
}

// MARK: - Strings

extension JSONReader {
    private mutating func string() throws(JSONValue.ParseError) -> String {
        try expect(UInt8(ascii: "\""))
        var text: [UInt8] = []
        while let byte = next, byte != UInt8(ascii: "\"") {
            if byte < 0x20 { throw parseError("a string contains a control character") }
            position += 1
            if byte == UInt8(ascii: "\\") {
                text += try escaped()
            } else {
                text.append(byte)
            }
        }
        try expect(UInt8(ascii: "\""))
        return String(decoding: text, as: UTF8.self)
    }

    /// Parses an escape sequence after its backslash.
    private mutating func escaped() throws(JSONValue.ParseError) -> [UInt8] {
        guard let byte = next else { throw parseError("the string is not closed") }
        position += 1
        switch Unicode.Scalar(byte) {
        case "\"", "\\", "/": return [byte]
        case "b": return [0x08]
        case "f": return [0x0C]
        case "n": return [0x0A]
        case "r": return [0x0D]
        case "t": return [0x09]
        case "u":
            let digits = bytes[position...].prefix(4)
            guard digits.count == 4, let code = UInt32(String(decoding: digits, as: UTF8.self), radix: 16),
                let scalar = Unicode.Scalar(code)
            else { throw parseError("not a valid \\u escape") }
            position += 4
            return Array(String(scalar).utf8)
        default: throw parseError("not a valid escape")
        }
    }

    private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

    private mutating func expect(_ byte: UInt8) throws(JSONValue.ParseError) {
        guard next == byte else { throw parseError("expected “\(Unicode.Scalar(byte))”") }
        position += 1
    }

    private mutating func skipWhitespace() {
        while let byte = next, " \n\r\t".utf8.contains(byte) { position += 1 }
    }

    private func parseError(_ reason: String) -> JSONValue.ParseError {
        JSONValue.ParseError(reason: reason, byte: position)
    }
}
