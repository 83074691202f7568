/// What a file begins with. https://sqlite.org/fileformat2.html#the_database_header
struct FileHeader {
    static let length = 100

    private let bytes: [UInt8]
    private let size: Int

    /// The bytes behind the end of a short file are zeros.
    init(_ bytes: [UInt8], size: Int) {
        self.bytes = bytes
        self.size = size
    }

    var isEmpty: Bool { size == 0 }

    /// Space without anything in it, as a power cut may leave where a journal knows better.
    var isBlank: Bool { bytes.allSatisfy { $0 == 0 } }

    var isDatabase: Bool { size >= FileHeader.length && bytes.starts(with: Array("SQLite format 3\0".utf8)) }

    /// Whether changes go into a file of their own first, as some other program has wished.
    var isWriteAhead: Bool { bytes[18] == 2 }

    var version: Int { number(at: 60) }

    var applicationID: Int { number(at: 68) }

    private func number(at offset: Int) -> Int {
        bytes[offset..<(offset + 4)].reduce(0) { $0 << 8 | Int($1) }
    }
}
