import CSQLite
import Vocabulary

/// A column value exactly as stored, so that it can be restored byte for byte.
enum StoredValue: Hashable, Sendable {
    case null
    case integer(Int)
    case text([UInt8])
    case bytes([UInt8])

    var isNull: Bool { self == .null }

    var integer: Int? {
        if case .integer(let integer) = self { integer } else { nil }
    }

    var text: String? {
        if case .text(let bytes) = self { String(decoding: bytes, as: UTF8.self) } else { nil }
    }
}

extension Statement {
    func stored(_ column: Int32) -> StoredValue {
        switch type(column) {
        case SQLITE_NULL: .null
        case SQLITE_INTEGER: .integer(integer(column))
        case SQLITE_TEXT: .text(bytes(column))
        default: .bytes(bytes(column))
        }
    }

    func run(stored values: [StoredValue]) throws(ListError) {
        defer { reset() }
        try bind(stored: values)
        while try step() {}
    }

    func bind(stored values: [StoredValue]) throws(ListError) {
        for (offset, value) in values.enumerated() { try bind(value, at: Int32(offset + 1)) }
    }
}
