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
        var read: [UInt8] = []
        var hasEnded = false
        return LineInput(isInteractive: isInteractive) {
            if isInteractive { try? Channel.standard.write(.output, prompt) }
            while true {
                if let end = read.firstIndex(of: 0x0A) {
                    defer { read.removeSubrange(...end) }
                    return Array(read[..<end])
                }
                if hasEnded {
                    defer { read = [] }
                    return read.isEmpty ? nil : read
                }
                let bytes = readBytes()
                hasEnded = bytes.isEmpty
                if hasEnded, isInteractive { try? Channel.standard.write(.output, "\n") }
                read += bytes
            }
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
