import Glibc

/// A buffered reader that hands out lines as they come.
package final class Input {
    /// The system refused to read.
    package struct Unreadable: Error {}

    private static let chunk = 1 << 16

    private let descriptor: Int32
    private var buffer: [UInt8] = []
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
            if let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
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

    /// Adds what can be read at once; false at the end.
    private func fill() throws(Unreadable) -> Bool {
        if hasEnded { return false }
        buffer.removeFirst(start)
        start = 0
        let old = buffer.count
        buffer.append(contentsOf: repeatElement(0, count: Input.chunk))
        var count = -1
        repeat {
            count = buffer.withUnsafeMutableBytes { read(descriptor, $0.baseAddress.map { $0 + old }, Input.chunk) }
        } while count < 0 && errno == EINTR
        buffer.removeLast(Input.chunk - max(0, count))
        if count < 0 { throw Unreadable() }
        hasEnded = count == 0
        return count > 0
    }
}
