import Vocabulary

/// A pull parser for JSON text of any length.
///
/// Control characters and lone surrogates in strings are accepted, as some programs write them.
struct JSONReader {
    static let maximumDepth = 64
    /// The maximum length of a string or a number in bytes.
    static let maximumLength = LineReader.maximumLength

    /// The maximum size of one item in memory, in bytes.
    static let maximumItemSize = 64 << 20
    /// The maximum size of the lists of another program in memory, in bytes.
    private static let maximumDocumentSize = 256 << 20
    /// The size that each value has besides its text.
    private static let valueSize = 64

    private enum Container {
        case object, array
    }

    private var bytes: ByteReader
    /// The containers around the current position, and whether each has an element already.
    private var containers: [(kind: Container, hasElement: Bool)] = []
    /// The number of surrogates without a counterpart that became U+FFFD.
    private(set) var replacedCount = 0
    /// The bytes that the current item may still use.
    private var remaining = Int.max

    init(_ source: @escaping ByteReader.Source) throws(ForeignFileError) {
        bytes = try ByteReader(source)
    }

    var line: Int { bytes.line }
    var column: Int { bytes.column }

    /// Returns the first byte of the next token, or `nil` at the end of the file.
    mutating func peek() -> UInt8? {
        while let byte = bytes.peek() {
            guard byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else { return byte }
            _ = bytes.next()
        }
        return nil
    }

    /// Consumes a punctuation mark if it is the next token.
    mutating func take(_ mark: Unicode.Scalar) -> Bool {
        guard peek() == UInt8(ascii: mark) else { return false }
        _ = bytes.next()
        return true
    }

    func error(_ reason: ForeignFileError.Reason) -> ForeignFileError { bytes.error(reason) }

    private mutating func require(_ mark: Unicode.Scalar, _ name: String) throws(ForeignFileError) {
        guard take(mark) else { throw unexpected(name, in: nameOfContainer) }
    }

    private mutating func unexpected(_ name: String, in whole: String) -> ForeignFileError {
        switch peek() {
        case nil: error(.truncated(whole))
        case 0: error(.binary)
        default: error(.expected(name))
        }
    }

    private var nameOfContainer: String { containers.last?.kind == .array ? "an array" : "an object" }
}

// MARK: - Containers

extension JSONReader {
    mutating func beginObject() throws(ForeignFileError) {
        try begin(.object, "{", "an object")
    }

    mutating func beginArray() throws(ForeignFileError) {
        try begin(.array, "[", "an array")
    }

    private mutating func begin(
        _ kind: Container,
        _ mark: Unicode.Scalar,
        _ name: String
    ) throws(ForeignFileError) {
        try require(mark, name)
        guard containers.count < JSONReader.maximumDepth else {
            throw error(.nestedTooDeep(limit: JSONReader.maximumDepth))
        }
        containers.append((kind, false))
    }

    /// Returns the next key of the current object, or `nil` at its end.
    mutating func nextKey() throws(ForeignFileError) -> String? {
        guard try hasNext("}") else { return nil }
        guard peek() == UInt8(ascii: "\"") else { throw unexpected("a name in quotes", in: "an object") }
        let key = try string()
        try require(":", "a colon")
        return key
    }

    /// Returns `false` at the end of the current array.
    mutating func nextElement() throws(ForeignFileError) -> Bool {
        try hasNext("]")
    }

    private mutating func hasNext(_ closing: Unicode.Scalar) throws(ForeignFileError) -> Bool {
        if take(closing) {
            containers.removeLast()
            return false
        }
        guard let index = containers.indices.last else { return false }
        if containers[index].hasElement { try require(",", "a comma") }
        containers[index].hasElement = true
        return true
    }
}

// MARK: - Values

extension JSONReader {
    /// Begins an item, which may not be too large.
    mutating func beginItem() throws(ForeignFileError) {
        remaining = JSONReader.maximumItemSize
        try beginObject()
    }

    /// Begins a document that is read as a whole.
    mutating func beginDocument() throws(ForeignFileError) {
        remaining = JSONReader.maximumDocumentSize
        try beginObject()
    }

    private mutating func spend(_ count: Int) throws(ForeignFileError) {
        remaining -= count
        guard remaining >= 0 else { throw error(.itemTooLong(limit: JSONReader.maximumItemSize)) }
    }

    mutating func value() throws(ForeignFileError) -> JSONValue {
        try spend(JSONReader.valueSize)
        switch peek() {
        case UInt8(ascii: "\""): return .string(try string())
        case UInt8(ascii: "{"):
            var members: [JSONMember] = []
            try beginObject()
            while let member = try nextMember() { members.append(member) }
            return .object(members)
        case UInt8(ascii: "["):
            var elements: [JSONValue] = []
            try beginArray()
            while try nextElement() { elements.append(try value()) }
            return .array(elements)
        default: return try word()
        }
    }

    /// Returns the next member of the current object, or `nil` at its end.
    mutating func nextMember() throws(ForeignFileError) -> JSONMember? {
        guard let key = try nextKey() else { return nil }
        _ = peek()
        let (line, column) = (line, column)
        return JSONMember(key: key, value: try value(), line: line, column: column)
    }

    /// Skips a value of any length.
    mutating func skipValue() throws(ForeignFileError) {
        let limit = remaining
        defer { remaining = limit }
        remaining = .max
        switch peek() {
        case UInt8(ascii: "{"):
            try beginObject()
            while try nextKey() != nil { try skipValue() }
        case UInt8(ascii: "["):
            try beginArray()
            while try nextElement() { try skipValue() }
        default: _ = try value()
        }
    }

    /// Reads a number, `true`, `false` or `null`.
    private mutating func word() throws(ForeignFileError) -> JSONValue {
        let (line, column) = (line, column)
        var text: [UInt8] = []
        while let byte = bytes.peek(), byte.isJSONWord, text.count < JSONReader.maximumLength {
            text.append(byte)
            _ = bytes.next()
        }
        switch String(decoding: text, as: UTF8.self) {
        case "": throw unexpected("a value", in: nameOfContainer)
        case "true": return .boolean(true)
        case "false": return .boolean(false)
        case "null": return .null
        case let number:
            guard Double(number) != nil, number.utf8.first.map({ $0 < 0x3A }) == true else {
                throw ForeignFileError(.expected("a value"), line: line, column: column)
            }
            return .number(number)
        }
    }
}

// MARK: - Strings

extension JSONReader {
    private mutating func string() throws(ForeignFileError) -> String {
        let (line, column) = (line, column + 1)
        var text: [UInt8] = []
        var hasSurrogates = false
        _ = bytes.next()
        while let byte = bytes.next() {
            switch byte {
            case UInt8(ascii: "\""):
                if hasSurrogates { replacedCount += Surrogates.replace(&text) }
                try spend(text.count)
                return try UTF8Text.decoded(text, line: line, column: column)
            case UInt8(ascii: "\\"):
                let scalar = try escaped()
                Surrogates.append(scalar, to: &text)
                if Surrogates.all.contains(scalar) { hasSurrogates = true }
            case 0x0A: throw ForeignFileError(.expected("a closing quote"), line: line, column: column)
            case 0: throw error(.binary)
            default:
                if byte == 0xED { hasSurrogates = true }
                text.append(byte)
            }
            guard text.count < JSONReader.maximumLength else {
                throw error(.lineTooLong(limit: JSONReader.maximumLength))
            }
        }
        throw error(.truncated("a string"))
    }

    /// Returns the UTF-16 code unit of an escape after its backslash.
    private mutating func escaped() throws(ForeignFileError) -> UInt32 {
        switch bytes.next() {
        case UInt8(ascii: "n"): return 0x0A
        case UInt8(ascii: "t"): return 0x09
        case UInt8(ascii: "r"): return 0x0D
        case UInt8(ascii: "b"): return 0x08
        case UInt8(ascii: "f"): return 0x0C
        case UInt8(ascii: "u"):
            var unit: UInt32 = 0
            for _ in 0..<4 {
                guard let byte = bytes.next() else { throw error(.truncated("a string")) }
                guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
                    throw error(.expected("four hexadecimal digits"))
                }
                unit = unit << 4 | UInt32(digit)
            }
            return unit
        case let mark? where mark == UInt8(ascii: "\"") || mark == UInt8(ascii: "\\") || mark == UInt8(ascii: "/"):
            return UInt32(mark)
        case nil: throw error(.truncated("a string"))
        default: throw error(.expected("a known escape after the backslash"))
        }
    }
}

extension UInt8 {
    /// `true` for the characters of numbers and of `true`, `false` and `null`.
    fileprivate var isJSONWord: Bool {
        switch self {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "E"),
            UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."):
            true
        default: false
        }
    }
}
