/// A value of JSON, read as RFC 8259 wants it and a little more strictly: no key may be there twice.
package indirect enum JSONValue: Hashable, Sendable {
    case null
    case boolean(Bool)
    case integer(Int)
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object([String: JSONValue])

    /// What is wrong, and at which byte.
    package struct Mistake: Error, Equatable {
        package let reason: String
        package let byte: Int
    }

    package init(_ text: String) throws(Mistake) {
        var reader = JSONReader(text)
        self = try reader.document()
    }

    package subscript(key: String) -> JSONValue? {
        if case .object(let members) = self { members[key] } else { nil }
    }
}

private struct JSONReader {
    private let bytes: [UInt8]
    private var place = 0

    init(_ text: String) {
        bytes = Array(text.utf8)
    }

    mutating func document() throws(JSONValue.Mistake) -> JSONValue {
        let value = try value()
        skipBlanks()
        if place < bytes.count { throw mistake("something follows the value") }
        return value
    }

    private mutating func value() throws(JSONValue.Mistake) -> JSONValue {
        skipBlanks()
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

    private mutating func object() throws(JSONValue.Mistake) -> JSONValue {
        var members: [String: JSONValue] = [:]
        try elements(until: UInt8(ascii: "}")) { reader throws(JSONValue.Mistake) in
            let key = try reader.string()
            reader.skipBlanks()
            try reader.expect(UInt8(ascii: ":"))
            guard members.updateValue(try reader.value(), forKey: key) == nil else {
                throw reader.mistake("“\(key)” is there twice")
            }
        }
        return .object(members)
    }

    private mutating func array() throws(JSONValue.Mistake) -> JSONValue {
        var values: [JSONValue] = []
        try elements(until: UInt8(ascii: "]")) { reader throws(JSONValue.Mistake) in
            values.append(try reader.value())
        }
        return .array(values)
    }

    private mutating func elements(
        until end: UInt8,
        _ read: (inout JSONReader) throws(JSONValue.Mistake) -> Void
    ) throws(JSONValue.Mistake) {
        place += 1
        skipBlanks()
        if next == end {
            place += 1
            return
        }
        while true {
            skipBlanks()
            try read(&self)
            skipBlanks()
            if next == end { break }
            try expect(UInt8(ascii: ","))
        }
        place += 1
    }

    private mutating func word(_ word: String, _ value: JSONValue) throws(JSONValue.Mistake) -> JSONValue {
        guard bytes[place...].starts(with: word.utf8) else { throw mistake("no value") }
        place += word.utf8.count
        return value
    }

    private mutating func number() throws(JSONValue.Mistake) -> JSONValue {
        let part = bytes[place...].prefix { "0123456789+-.eE".utf8.contains($0) }
        let text = String(decoding: part, as: UTF8.self)
        guard text.wholeMatch(of: /-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?/) != nil else {
            throw mistake("no value")
        }
        place += part.count
        return Int(text).map { .integer($0) } ?? .number(Double(text) ?? .nan)
    }
}

// MARK: - Strings

extension JSONReader {
    private mutating func string() throws(JSONValue.Mistake) -> String {
        try expect(UInt8(ascii: "\""))
        var text: [UInt8] = []
        while let byte = next, byte != UInt8(ascii: "\"") {
            if byte < 0x20 { throw mistake("a control character stands in a string") }
            place += 1
            if byte == UInt8(ascii: "\\") {
                text += try escaped()
            } else {
                text.append(byte)
            }
        }
        try expect(UInt8(ascii: "\""))
        return String(decoding: text, as: UTF8.self)
    }

    /// What stands for one character, behind its backslash.
    private mutating func escaped() throws(JSONValue.Mistake) -> [UInt8] {
        guard let letter = next else { throw mistake("the string does not end") }
        place += 1
        switch Unicode.Scalar(letter) {
        case "\"", "\\", "/": return [letter]
        case "b": return [0x08]
        case "f": return [0x0C]
        case "n": return [0x0A]
        case "r": return [0x0D]
        case "t": return [0x09]
        case "u":
            let digits = bytes[place...].prefix(4)
            guard digits.count == 4, let code = UInt32(String(decoding: digits, as: UTF8.self), radix: 16),
                let scalar = Unicode.Scalar(code)
            else { throw mistake("four digits are no character") }
            place += 4
            return Array(String(scalar).utf8)
        default: throw mistake("nothing is written like that")
        }
    }

    private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

    private mutating func expect(_ byte: UInt8) throws(JSONValue.Mistake) {
        guard next == byte else { throw mistake("no “\(Unicode.Scalar(byte))”") }
        place += 1
    }

    private mutating func skipBlanks() {
        while let byte = next, " \n\r\t".utf8.contains(byte) { place += 1 }
    }

    private func mistake(_ reason: String) -> JSONValue.Mistake {
        JSONValue.Mistake(reason: reason, byte: place)
    }
}
