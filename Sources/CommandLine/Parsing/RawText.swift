/// Decodes UTF-8 input and reports the position of invalid bytes.
package enum RawText {
    /// The maximum length of a line in bytes; longer lines would take long to parse.
    package static let maximumLineLength = 1 << 20

    /// Decodes the arguments of a command line; word 1 is the first after the program name.
    package static func words(_ arguments: [[UInt8]]) throws(UsageError) -> [String] {
        var words: [String] = []
        for (index, bytes) in arguments.enumerated() {
            words.append(try text(bytes, word: index + 1))
        }
        return words
    }

    /// Decodes the value of an environment variable.
    package static func text(_ bytes: [UInt8]) throws(UsageError) -> String {
        try text(bytes, word: nil)
    }

    /// Decodes the lines of a file, removing the byte order mark, line feeds and carriage returns.
    package static func lines(_ bytes: [UInt8]) throws(UsageError) -> [String] {
        var rest = withoutByteOrderMark(bytes[...])
        if rest.last == UInt8(ascii: "\n") { rest = rest.dropLast() }
        guard !rest.isEmpty else { return [] }
        var lines: [String] = []
        for line in rest.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            do {
                lines.append(try text(ofLine: line))
            } catch {
                throw .line(lines.count + 1, error)
            }
        }
        return lines
    }

    /// Decodes one line of a file; errors do not include the line number.
    package static func line(_ bytes: ArraySlice<UInt8>, isFirst: Bool) throws(UsageError) -> String {
        try text(ofLine: isFirst ? withoutByteOrderMark(bytes) : bytes)
    }

    private static func withoutByteOrderMark(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes
    }

    private static func text(ofLine line: ArraySlice<UInt8>) throws(UsageError) -> String {
        guard line.count <= maximumLineLength else { throw .lineTooLong(bytes: line.count, limit: maximumLineLength) }
        return try text(line.last == UInt8(ascii: "\r") ? line.dropLast() : line, word: nil)
    }

    private static func text(_ bytes: some Collection<UInt8>, word: Int?) throws(UsageError) -> String {
        if let offset = bytes.enumerated().first(where: { $0.element == 0 })?.offset {
            throw .nullByte(word: word, byte: offset + 1)
        }
        if let text = String(validating: bytes, as: UTF8.self) { return text }
        throw .notText(word: word, byte: validPrefixLength(of: bytes) + 1)
    }

    /// Returns the number of valid UTF-8 bytes at the start.
    private static func validPrefixLength(of bytes: some Collection<UInt8>) -> Int {
        var parser = UTF8.ForwardParser()
        var input = bytes.makeIterator()
        var count = 0
        while case .valid(let scalar) = parser.parseScalar(from: &input) {
            count += scalar.count
        }
        return count
    }
}
