package import Vocabulary

extension TextEncoding {
    /// In bytes. The rest of a large file is not looked at.
    private static let sampleSize = 16 << 20

    /// Reads a file as far as its encoding needs it, and recognizes the encoding. A file in one that adder doesn't read counts
    /// as UTF-8, which its readers refuse.
    package init(of source: ByteReader.Source) {
        var start: [UInt8] = []
        while start.count < 4, case let bytes = source(), !bytes.isEmpty { start += bytes }
        if let marked = TextEncoding(markedBy: start) {
            self = marked
            return
        }
        var western = WesternText()
        var count = 0
        var bytes = start
        while !bytes.isEmpty, count < TextEncoding.sampleSize, western.isPossible {
            western.read(bytes)
            count += bytes.count
            bytes = source()
        }
        if bytes.isEmpty { western.end() }
        self = western.isLikely ? .windows1252 : .utf8
    }

    /// Recognizes the encoding of a file of which this is the beginning.
    package init(beginning: [UInt8]) {
        var western = WesternText()
        western.read(beginning)
        self = TextEncoding(markedBy: beginning) ?? (western.isLikely ? .windows1252 : .utf8)
    }

    private init?(markedBy start: [UInt8]) {
        guard
            start.starts(with: [0xFF, 0xFE]) && !start.starts(with: [0xFF, 0xFE, 0, 0])
                || start.starts(with: [0xFE, 0xFF])
        else { return nil }
        self = .utf16
    }
}
