package import Boundary

/// Turns bytes from outside into text, or says where they are none.
package enum RawText {
    /// The words of a command line, the first one after the program's name being word 1.
    package static func words(_ arguments: [[UInt8]]) throws(Misunderstanding) -> [String] {
        var words: [String] = []
        for (index, bytes) in arguments.enumerated() {
            words.append(try text(bytes, word: index + 1))
        }
        return words
    }

    /// The lines of a file, without the byte order mark, line feeds and carriage returns.
    package static func lines(_ bytes: [UInt8]) throws(Misunderstanding) -> [String] {
        var rest = bytes[...]
        if rest.starts(with: [0xEF, 0xBB, 0xBF]) { rest = rest.dropFirst(3) }
        if rest.last == UInt8(ascii: "\n") { rest = rest.dropLast() }
        guard !rest.isEmpty else { return [] }
        var lines: [String] = []
        for var line in rest.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            if line.last == UInt8(ascii: "\r") { line = line.dropLast() }
            do {
                lines.append(try text(line, word: nil))
            } catch {
                throw .line(lines.count + 1, error)
            }
        }
        return lines
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
