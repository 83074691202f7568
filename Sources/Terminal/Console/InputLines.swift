/// The lines of an input of any length. Most of a long one is in a temporary file.
package final class InputLines {
    private(set) var parts = HeldParts()
    /// The number of parts that were read.
    private var readCount = 0
    private var buffer: ArraySlice<UInt8> = []

    package init(_ parts: [[UInt8]] = []) {
        parts.forEach(append)
    }

    func append(_ part: [UInt8]) {
        if !part.isEmpty { parts.append(part) }
    }

    /// Returns the next line without its line feed, or `nil` after the last one. Throws if the temporary file can't be read.
    package func next() throws(Input.Unreadable) -> [UInt8]? {
        var line: [UInt8] = []
        while true {
            if let end = buffer.firstIndex(of: UInt8(ascii: "\n")) {
                line += buffer[..<end]
                buffer = buffer[(end + 1)...]
                return line
            }
            line += buffer
            buffer = []
            guard readCount < parts.count else { return line.isEmpty ? nil : line }
            guard let part = parts.part(readCount) else { throw Input.Unreadable() }
            buffer = part[...]
            readCount += 1
        }
    }
}
