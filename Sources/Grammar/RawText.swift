package import Boundary

/// Turns bytes from outside into text, or says where they are none.
package enum RawText {
    /// How many bytes a line may have; nobody has typed what is longer, and to read it would take long.
    package static let longestLine = 1 << 20

    /// The words of a command line, the first one after the program's name being word 1.
    package static func words(_ arguments: [[UInt8]]) throws(Misunderstanding) -> [String] {
        var words: [String] = []
        for (index, bytes) in arguments.enumerated() {
            words.append(try text(bytes, word: index + 1))
        }
        return words
    }

    /// A text of the environment.
    package static func text(_ bytes: [UInt8]) throws(Misunderstanding) -> String {
        try text(bytes, word: nil)
    }

    /// The lines of a file, without the byte order mark, line feeds and carriage returns.
    package static func lines(_ bytes: [UInt8]) throws(Misunderstanding) -> [String] {
        var rest = withoutMark(bytes[...])
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

    /// One line of a file that is read as it comes, by somebody who says himself which one is wrong.
    package static func line(_ bytes: ArraySlice<UInt8>, isFirst: Bool) throws(Misunderstanding) -> String {
        try text(ofLine: isFirst ? withoutMark(bytes) : bytes)
    }

    private static func withoutMark(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes
    }

    private static func text(ofLine line: ArraySlice<UInt8>) throws(Misunderstanding) -> String {
        guard line.count <= longestLine else { throw .longLine(bytes: line.count, limit: longestLine) }
        return try text(line.last == UInt8(ascii: "\r") ? line.dropLast() : line, word: nil)
    }

    private static func text(_ bytes: some Collection<UInt8>, word: Int?) throws(Misunderstanding) -> String {
        if let offset = bytes.enumerated().first(where: { $0.element == 0 })?.offset {
            throw .nullByte(word: word, byte: offset + 1)
        }
        if let text = String(validating: bytes, as: UTF8.self) { return text }
        throw .notText(word: word, byte: validPrefix(of: bytes) + 1)
    }

    /// How many bytes in front are well-formed UTF-8.
    private static func validPrefix(of bytes: some Collection<UInt8>) -> Int {
        var parser = UTF8.ForwardParser()
        var input = bytes.makeIterator()
        var count = 0
        while case .valid(let scalar) = parser.parseScalar(from: &input) {
            count += scalar.count
        }
        return count
    }
}
