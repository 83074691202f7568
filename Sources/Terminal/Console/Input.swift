import Glibc

/// A buffered line reader.
package final class Input {
    package struct Unreadable: Error {}

    package let descriptor: Int32
    private var buffer: [UInt8] = []
    /// Allocated lazily, because most commands read nothing.
    private lazy var chunk = [UInt8](repeating: 0, count: 1 << 16)
    /// The start of the next line in the buffer.
    private var start = 0
    private var hasEnded = false

    package init(descriptor: Int32) {
        self.descriptor = descriptor
    }

    /// Returns the rest of the input.
    package func readAll() throws(Unreadable) -> [UInt8] {
        while try fill() {}
        defer { start = buffer.count }
        return Array(buffer[start...])
    }

    /// Reads the rest of the input.
    package func readLines() throws(Unreadable) -> InputLines {
        let lines = InputLines()
        repeat {
            lines.append(Array(buffer[start...]))
            start = buffer.count
        } while try fill()
        return lines
    }

    /// Returns the next line without its line feed, or `nil` at the end. Calls `beforeWaiting` before it blocks.
    func nextLine(beforeWaiting: () -> Void) throws(Unreadable) -> [UInt8]? {
        var searched = start
        while true {
            if let end = lineFeed(from: searched) {
                defer { start = end + 1 }
                return Array(buffer[start..<end])
            }
            searched = buffer.count
            beforeWaiting()
            let consumed = start
            if try fill() {
                searched -= consumed
                continue
            }
            defer { start = buffer.count }
            return start < buffer.count ? Array(buffer[start...]) : nil
        }
    }

    private func lineFeed(from start: Int) -> Int? {
        buffer.withUnsafeBytes { bytes in
            guard let first = bytes.baseAddress,
                let found = memchr(first + start, Int32(UInt8(ascii: "\n")), bytes.count - start)
            else { return nil }
            return UnsafeRawPointer(found) - first
        }
    }

    /// Reads the next chunk into the buffer; returns `false` at the end.
    private func fill() throws(Unreadable) -> Bool {
        if hasEnded { return false }
        buffer.removeFirst(start)
        start = 0
        var count = -1
        repeat {
            count = read(descriptor, &chunk, chunk.count)
        } while count < 0 && errno == EINTR
        if count < 0 { throw Unreadable() }
        buffer += chunk.prefix(count)
        hasEnded = count == 0
        return count > 0
    }
}
