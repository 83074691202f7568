package import Entities

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Reads whole texts: the narrow edge to whatever is outside.
package struct TextReader {
    private let bytes: (String?) throws(SourceTrouble) -> [UInt8]

    /// Nil is standard input.
    package init(_ bytes: @escaping (String?) throws(SourceTrouble) -> [UInt8]) {
        self.bytes = bytes
    }

    /// Bytes that are no text are refused, and never repaired.
    package func text(of path: String?) throws(SourceTrouble) -> String {
        let bytes = try bytes(path)
        if let text = String(validating: bytes, as: UTF8.self) { return text }
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        let index = lines.firstIndex { String(validating: $0, as: UTF8.self) == nil } ?? 0
        throw SourceTrouble(path: path ?? TextReader.standardInput, .notText(line: index + 1))
    }

    private static let standardInput = "standard input"

    /// What is on the disk, or comes through the pipe.
    package static var system: TextReader {
        TextReader { path throws(SourceTrouble) in
            guard let path else { return try readAll(STDIN_FILENO, standardInput) }
            let descriptor = open(path, O_RDONLY | O_CLOEXEC)
            guard descriptor >= 0 else { throw trouble(path) }
            defer { close(descriptor) }
            return try readAll(descriptor, path)
        }
    }

    private static func readAll(_ descriptor: Int32, _ path: String) throws(SourceTrouble) -> [UInt8] {
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while case let count = read(descriptor, &chunk, chunk.count), count != 0 {
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw trouble(path) }
            bytes += chunk.prefix(count)
        }
        return bytes
    }

    private static func trouble(_ path: String) -> SourceTrouble {
        SourceTrouble(path: path, .unreadable(String(cString: strerror(errno))))
    }
}
