/// The header of a database file. https://sqlite.org/fileformat2.html#the_database_header
struct FileHeader {
    static let length = 100

    private let bytes: [UInt8]
    private let size: Int

    /// The bytes of a short file are padded with zeros.
    init(_ bytes: [UInt8], size: Int) {
        self.bytes = bytes
        self.size = size
    }

    var isEmpty: Bool { size == 0 }

    /// All zeros, as a power failure can leave it. The rollback journal then holds the contents.
    var isZeroed: Bool { bytes.allSatisfy { $0 == 0 } }

    var isDatabase: Bool { size >= FileHeader.length && bytes.starts(with: Array("SQLite format 3\0".utf8)) }

    var isWriteAhead: Bool { bytes[18] == 2 }

    var version: Int { number(at: 60) }

    var applicationID: Int { number(at: 68) }

    private func number(at offset: Int) -> Int {
        bytes[offset..<(offset + 4)].reduce(0) { $0 << 8 | Int($1) }
    }
}
