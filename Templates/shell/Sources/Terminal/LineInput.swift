#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The lines of a session.
package struct LineInput {
    /// `true` if a person types the lines.
    package let isInteractive: Bool
    /// Returns the next line, without its end, or `nil` after the last one.
    package let next: () -> [UInt8]?

    package init(isInteractive: Bool, next: @escaping () -> [UInt8]?) {
        self.isInteractive = isInteractive
        self.next = next
    }

    /// Reads standard input, after the prompt if that is a terminal.
    package static func standard(prompt: String) -> LineInput {
        let isInteractive = isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
        let lines = LineInput(isInteractive: isInteractive, reading: readBytes)
        return LineInput(isInteractive: isInteractive) {
            if isInteractive { try? Channel.standard.write(.output, prompt) }
            let line = lines.next()
            if isInteractive, line == nil { try? Channel.standard.write(.output, "\n") }
            return line
        }
    }

    /// Splits bytes into lines.
    /// - Parameter read: Returns the next bytes, or none at the end.
    init(isInteractive: Bool, reading read: @escaping () -> [UInt8]) {
        var bytes: [UInt8] = []
        var hasEnded = false
        self.init(isInteractive: isInteractive) {
            while !hasEnded {
                if let end = bytes.firstIndex(of: 0x0A) {
                    defer { bytes.removeSubrange(...end) }
                    return Array(bytes[..<end])
                }
                let next = read()
                hasEnded = next.isEmpty
                bytes += next
            }
            defer { bytes = [] }
            return bytes.isEmpty ? nil : bytes
        }
    }

    /// Returns no bytes at the end of standard input.
    private static func readBytes() -> [UInt8] {
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        var count = read(STDIN_FILENO, &chunk, chunk.count)
        while count < 0, errno == EINTR { count = read(STDIN_FILENO, &chunk, chunk.count) }
        return Array(chunk.prefix(max(0, count)))
    }
}
