/// Parses JSON (RFC 8259) and rejects duplicate keys. Errors name the line.
struct JSONReader {
    struct ParseError: Error, Equatable {
        let line: Int
        let reason: String
    }

    private static let maximumDepth = 64

    private let scalars: [Unicode.Scalar]
    private var position = 0
    private var line = 1
    private var depth = 0

    private init(_ text: String) {
        scalars = Array(text.unicodeScalars)
    }

    static func value(of text: String) throws(ParseError) -> JSON {
        var reader = JSONReader(text)
        let value = try reader.value()
        reader.skipWhitespace()
        if reader.next != nil { throw reader.error("unexpected text after the end") }
        return value
    }

    private var next: Unicode.Scalar? {
        position < scalars.count ? scalars[position] : nil
    }

    private func error(_ reason: String) -> ParseError {
        ParseError(line: line, reason: reason)
    }

    private mutating func skipWhitespace() {
        while let scalar = next, [" ", "\n", "\r", "\t"].contains(scalar) {
            if scalar == "\n" { line += 1 }
            position += 1
        }
    }

    private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
        guard next == scalar else { return false }
        position += 1
        return true
    }

    private mutating func value() throws(ParseError) -> JSON {
        skipWhitespace()
        let start = line
        switch next {
        case "{": return JSON(.object(try object()), line: start)
        case "[": return JSON(.array(try array()), line: start)
        case "\"": return JSON(.string(try string()), line: start)
        case nil: throw error("unexpected end of file")
        default: return JSON(try word(), line: start)
        }
    }

    private mutating func word() throws(ParseError) -> JSON.Value {
        let from = position
        while let scalar = next, scalar.properties.isAlphabetic || "+-.0123456789".unicodeScalars.contains(scalar) {
            position += 1
        }
        var text = String.UnicodeScalarView()
        text.append(contentsOf: scalars[from..<position])
        switch String(text) {
        case "true": return .boolean(true)
        case "false": return .boolean(false)
        case "null": return .null
        case let digits where Double(digits) != nil && digits.first?.isLetter == false: return .number(digits)
        case "": throw error("unexpected “\(next.map(String.init) ?? "")”")
        case let other: throw error("“\(other)” is not a value; strings need quotes")
        }
    }
}

// MARK: - Containers

extension JSONReader {
    private mutating func object() throws(ParseError) -> [JSON.Member] {
        var members: [JSON.Member] = []
        try elements(until: "}") { reader throws(ParseError) in
            guard reader.next == "\"" else { throw reader.error("expected a key in quotes") }
            let key = try reader.string()
            reader.skipWhitespace()
            guard reader.take(":") else { throw reader.error("missing colon after “\(key)”") }
            guard !members.contains(where: { $0.key == key }) else {
                throw reader.error("duplicate key “\(key)”")
            }
            members.append(JSON.Member(key: key, value: try reader.value()))
        }
        return members
    }

    private mutating func array() throws(ParseError) -> [JSON] {
        var values: [JSON] = []
        try elements(until: "]") { reader throws(ParseError) in values.append(try reader.value()) }
        return values
    }

    private mutating func elements(
        until end: Unicode.Scalar,
        _ element: (inout JSONReader) throws(ParseError) -> Void
    ) throws(ParseError) {
        position += 1
        depth += 1
        guard depth <= JSONReader.maximumDepth else { throw error("nested too deeply") }
        skipWhitespace()
        if !take(end) {
            repeat {
                skipWhitespace()
                try element(&self)
                skipWhitespace()
            } while take(",")
            guard take(end) else { throw error("missing comma or “\(end)”") }
        }
        depth -= 1
    }
}

// MARK: - Strings

extension JSONReader {
    private mutating func string() throws(ParseError) -> String {
        position += 1
        var text = String.UnicodeScalarView()
        while let scalar = next, scalar != "\"" {
            guard scalar.value >= 0x20 else { throw error("unterminated string") }
            position += 1
            text.append(scalar == "\\" ? try escaped() : scalar)
        }
        guard take("\"") else { throw error("unterminated string") }
        return String(text)
    }

    private mutating func escaped() throws(ParseError) -> Unicode.Scalar {
        let letter = next
        position += 1
        switch letter {
        case "\"", "\\", "/": return letter ?? "/"
        case "n": return "\n"
        case "t": return "\t"
        case "r": return "\r"
        case "b": return "\u{8}"
        case "f": return "\u{C}"
        case "u":
            let digits = scalars.dropFirst(position).prefix(4).map(String.init).joined()
            guard digits.count == 4, let code = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(code) else {
                throw error("“\\u\(digits)” is not a character")
            }
            position += 4
            return scalar
        default: throw error("“\\\(letter.map(String.init) ?? "")” is not an escape sequence")
        }
    }
}
