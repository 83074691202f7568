/// Reads JSON as RFC 8259 wants it, and no key twice; a mistake names its line.
struct JSONReader {
    struct Mistake: Error, Equatable {
        let line: Int
        let reason: String
    }

    private static let deepest = 64

    private let scalars: [Unicode.Scalar]
    private var place = 0
    private var line = 1
    private var depth = 0

    private init(_ text: String) {
        scalars = Array(text.unicodeScalars)
    }

    static func value(of text: String) throws(Mistake) -> JSON {
        var reader = JSONReader(text)
        let value = try reader.value()
        reader.skipBlanks()
        if reader.next != nil { throw reader.mistake("something follows what should be the end") }
        return value
    }

    private var next: Unicode.Scalar? {
        place < scalars.count ? scalars[place] : nil
    }

    private func mistake(_ reason: String) -> Mistake {
        Mistake(line: line, reason: reason)
    }

    private mutating func skipBlanks() {
        while let scalar = next, [" ", "\n", "\r", "\t"].contains(scalar) {
            if scalar == "\n" { line += 1 }
            place += 1
        }
    }

    private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
        guard next == scalar else { return false }
        place += 1
        return true
    }

    private mutating func value() throws(Mistake) -> JSON {
        skipBlanks()
        let start = line
        switch next {
        case "{": return JSON(.object(try object()), line: start)
        case "[": return JSON(.array(try array()), line: start)
        case "\"": return JSON(.string(try string()), line: start)
        case nil: throw mistake("it ends too early")
        default: return JSON(try word(), line: start)
        }
    }

    private mutating func word() throws(Mistake) -> JSON.Value {
        let from = place
        while let scalar = next, scalar.properties.isAlphabetic || "+-.0123456789".unicodeScalars.contains(scalar) {
            place += 1
        }
        var text = String.UnicodeScalarView()
        text.append(contentsOf: scalars[from..<place])
        switch String(text) {
        case "true": return .boolean(true)
        case "false": return .boolean(false)
        case "null": return .null
        case let digits where Double(digits) != nil && digits.first?.isLetter == false: return .number(digits)
        case "": throw mistake("“\(next.map(String.init) ?? "")” is not expected here")
        case let other: throw mistake("“\(other)” is no value; texts stand in quotes")
        }
    }
}

// MARK: - What holds others

extension JSONReader {
    private mutating func object() throws(Mistake) -> [JSON.Member] {
        var members: [JSON.Member] = []
        try elements(until: "}") { reader throws(Mistake) in
            guard reader.next == "\"" else { throw reader.mistake("a key in quotes is expected") }
            let key = try reader.string()
            reader.skipBlanks()
            guard reader.take(":") else { throw reader.mistake("a colon is missing behind “\(key)”") }
            guard !members.contains(where: { $0.key == key }) else {
                throw reader.mistake("“\(key)” is there twice")
            }
            members.append(JSON.Member(key: key, value: try reader.value()))
        }
        return members
    }

    private mutating func array() throws(Mistake) -> [JSON] {
        var values: [JSON] = []
        try elements(until: "]") { reader throws(Mistake) in values.append(try reader.value()) }
        return values
    }

    private mutating func elements(
        until end: Unicode.Scalar,
        _ element: (inout JSONReader) throws(Mistake) -> Void
    ) throws(Mistake) {
        place += 1
        depth += 1
        guard depth <= JSONReader.deepest else { throw mistake("it is nested too deeply") }
        skipBlanks()
        if !take(end) {
            repeat {
                skipBlanks()
                try element(&self)
                skipBlanks()
            } while take(",")
            guard take(end) else { throw mistake("a comma or “\(end)” is missing") }
        }
        depth -= 1
    }
}

// MARK: - Texts

extension JSONReader {
    private mutating func string() throws(Mistake) -> String {
        place += 1
        var text = String.UnicodeScalarView()
        while let scalar = next, scalar != "\"" {
            guard scalar.value >= 0x20 else { throw mistake("a text is never closed") }
            place += 1
            text.append(scalar == "\\" ? try escaped() : scalar)
        }
        guard take("\"") else { throw mistake("a text is never closed") }
        return String(text)
    }

    private mutating func escaped() throws(Mistake) -> Unicode.Scalar {
        let letter = next
        place += 1
        switch letter {
        case "\"", "\\", "/": return letter ?? "/"
        case "n": return "\n"
        case "t": return "\t"
        case "r": return "\r"
        case "b": return "\u{8}"
        case "f": return "\u{C}"
        case "u":
            let digits = scalars.dropFirst(place).prefix(4).map(String.init).joined()
            guard digits.count == 4, let code = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(code) else {
                throw mistake("“\\u\(digits)” is no character")
            }
            place += 4
            return scalar
        default: throw mistake("“\\\(letter.map(String.init) ?? "")” means nothing in a text")
        }
    }
}
