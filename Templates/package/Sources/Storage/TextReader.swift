package import Vocabulary

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Reads complete texts; the only access to files and standard input.
package struct TextReader {
    private let bytes: (String?) throws(SourceError) -> [UInt8]

    /// - Parameter bytes: Reads a file, or standard input if the path is `nil`.
    package init(_ bytes: @escaping (String?) throws(SourceError) -> [UInt8]) {
        self.bytes = bytes
    }

    /// Returns the text. Rejects invalid UTF-8 instead of repairing it.
    package func text(of path: String?) throws(SourceError) -> String {
        let bytes = try bytes(path)
        if let text = String(validating: bytes, as: UTF8.self) { return text }
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        let index = lines.firstIndex { String(validating: $0, as: UTF8.self) == nil } ?? 0
        throw SourceError(path: path ?? TextReader.standardInput, .notText(line: index + 1))
    }

    private static let standardInput = "standard input"

    /// Reads the file system and standard input.
    package static var system: TextReader {
        TextReader { path throws(SourceError) in
            guard let path else { return try readAll(STDIN_FILENO, standardInput) }
            let descriptor = open(path, O_RDONLY | O_CLOEXEC)
            guard descriptor >= 0 else { throw failure(path) }
            defer { close(descriptor) }
            return try readAll(descriptor, path)
        }
    }

    private static func readAll(_ descriptor: Int32, _ path: String) throws(SourceError) -> [UInt8] {
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while case let count = read(descriptor, &chunk, chunk.count), count != 0 {
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw failure(path) }
            bytes += chunk.prefix(count)
        }
        return bytes
    }

    private static func failure(_ path: String) -> SourceError {
        SourceError(path: path, .unreadable(String(cString: strerror(errno))))
    }
}
