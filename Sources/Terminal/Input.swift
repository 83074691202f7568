import Glibc

/// A buffered reader that hands out lines as they come.
package final class Input {
    /// The system refused to read.
    package struct Unreadable: Error {}

    private let descriptor: Int32
    private var buffer: [UInt8] = []
    /// What was read last, before it is behind what is in the buffer; most commands read nothing.
    private lazy var chunk = [UInt8](repeating: 0, count: 1 << 16)
    /// Where the next line begins in the buffer.
    private var start = 0
    private var hasEnded = false

    package init(descriptor: Int32) {
        self.descriptor = descriptor
    }

    /// Everything that is left.
    package func readAll() throws(Unreadable) -> [UInt8] {
        while try fill() {}
        defer { start = buffer.count }
        return Array(buffer[start...])
    }

    /// The next line without its line feed, which the last one may lack; nil at the end. Calls before it has to wait.
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

    /// Adds what can be read at once; false at the end.
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
