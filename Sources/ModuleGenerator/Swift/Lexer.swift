/// Splits Swift source into tokens. Comments are not tokens; interpolations are code.
package struct Lexer {
    package private(set) var tokens: [Token] = []
    /// The byte range of each comment.
    private(set) var comments: [Range<Int>] = []
    /// The line of an unterminated literal or comment; tokens after it are unreliable.
    package private(set) var unterminatedLine: Int?
    private let bytes: [UInt8]
    private var position = 0
    private var line = 1

    package init(_ text: String) {
        self.init(Array(text.utf8))
    }

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        position = Lexer.byteOrderMarkLength(of: bytes)
        readCode()
    }

    /// Returns the length of the byte order mark, if any.
    static func byteOrderMarkLength(of bytes: [UInt8]) -> Int {
        bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    }

    /// Reads code up to the end, or up to the closing parenthesis of an interpolation.
    private mutating func readCode(isInterpolation: Bool = false) {
        var depth = 0
        while position < bytes.count {
            let byte = bytes[position]
            if isAt("//") {
                readLineComment()
            } else if isAt("/*") {
                readBlockComment()
            } else if let hashes = hashesBeforeQuote() {
                readLiteral(hashes)
            } else if Lexer.isPartOfWord(byte) {
                readWord()
            } else if Lexer.isWhitespace(byte) {
                advance()
            } else {
                add(.mark, String(decoding: [byte], as: UTF8.self), position..<position + 1)
                advance()
                depth += byte == Lexer.opening ? 1 : byte == Lexer.closing ? -1 : 0
                if isInterpolation, depth == 0 { return }
            }
        }
    }

    private mutating func readWord() {
        let start = position
        while position < bytes.count, Lexer.isPartOfWord(bytes[position]) { position += 1 }
        add(.word, String(decoding: bytes[start..<position], as: UTF8.self), start..<position)
    }

    private mutating func readLineComment() {
        let start = position
        while position < bytes.count, !Lexer.isLineEnd(bytes[position]) { advance() }
        comments.append(start..<position)
    }

    private mutating func readBlockComment() {
        let start = (line: line, position: position)
        var depth = 0
        repeat {
            if isAt("/*") {
                depth += 1
                advance(2)
            } else if isAt("*/") {
                depth -= 1
                advance(2)
            } else {
                advance()
            }
        } while depth > 0 && position < bytes.count
        comments.append(start.position..<position)
        if depth > 0 { unterminatedLine = unterminatedLine ?? start.line }
    }
}

// MARK: - Literals

extension Lexer {
    /// Returns the number of `#` before a quote; `nil` if no literal begins here.
    private func hashesBeforeQuote() -> Int? {
        guard let end = bytes[position...].firstIndex(where: { $0 != Lexer.hash }), bytes[end] == Lexer.quote else {
            return nil
        }
        return end - position
    }

    private mutating func readLiteral(_ hashes: Int) {
        let beginning = line
        var start = position
        let fence = String(repeating: "#", count: hashes)
        advance(hashes)
        let quote = isAt("\"\"\"") ? "\"\"\"" : "\""
        advance(quote.utf8.count)
        var text: [UInt8] = []
        while position < bytes.count, !isAt(quote + fence), quote.count > 1 || !Lexer.isLineEnd(bytes[position]) {
            if isAt("\\" + fence + "(") {
                add(.text, String(decoding: text, as: UTF8.self), start..<position)
                text.removeAll()
                advance(1 + hashes)
                readCode(isInterpolation: true)
                start = position
            } else {
                if isAt("\\" + fence) { advance(1 + hashes) }
                if position < bytes.count { text.append(bytes[position]) }
                advance()
            }
        }
        let isEnded = isAt(quote + fence)
        if isEnded { advance(quote.utf8.count + hashes) } else { unterminatedLine = unterminatedLine ?? beginning }
        add(.text, String(decoding: text, as: UTF8.self), start..<position, line: beginning)
    }
}

// MARK: - Bytes

extension Lexer {
    private static let hash = UInt8(ascii: "#")
    private static let quote = UInt8(ascii: "\"")
    private static let opening = UInt8(ascii: "(")
    private static let closing = UInt8(ascii: ")")

    private static func isPartOfWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...0xFF:
            true
        default: false
        }
    }

    static func isWhitespace(_ byte: UInt8) -> Bool {
        byte == 0x20 || (0x09...0x0D).contains(byte) || byte == 0
    }

    static func isLineEnd(_ byte: UInt8) -> Bool {
        byte == 0x0A || byte == 0x0D
    }

    private func isAt(_ text: String) -> Bool {
        bytes[position...].starts(with: text.utf8)
    }

    /// Advances and counts lines, which end with LF, CR or CRLF.
    private mutating func advance(_ count: Int = 1) {
        for _ in 0..<count where position < bytes.count {
            let isPair = bytes[position] == 0x0D && position + 1 < bytes.count && bytes[position + 1] == 0x0A
            if Lexer.isLineEnd(bytes[position]), !isPair { line += 1 }
            position += 1
        }
    }

    private mutating func add(_ kind: Token.Kind, _ text: String, _ range: Range<Int>, line: Int? = nil) {
        let isAttached = range.lowerBound > 0 && !Lexer.isWhitespace(bytes[range.lowerBound - 1])
        tokens.append(
            Token(kind: kind, text: text, line: line ?? self.line, isAttached: isAttached, range: range)
        )
    }
}
