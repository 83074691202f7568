import CSQLite
import UnicodeText

/// A prepared statement, given back when it goes out of scope.
package struct Statement: ~Copyable {
    private let handle: OpaquePointer
    private let sql: String
    private let connection: Connection

    init(_ handle: OpaquePointer, _ sql: String, of connection: Connection) {
        self.handle = handle
        self.sql = sql
        self.connection = connection
    }

    deinit {
        connection.takeBack(handle, sql)
    }

    /// The file that is being read.
    var path: String { connection.path }

    /// Moves to the next row; false when there is none.
    package func step() throws(StoreError) -> Bool {
        switch sqlite3_step(handle) {
        case SQLITE_ROW: return true
        case SQLITE_DONE: return false
        default: throw connection.lastError(sql: sql)
        }
    }

    /// Runs a statement that answers nothing, and makes it ready for other values.
    package func run(_ values: [Binding] = []) throws(StoreError) {
        defer { reset() }
        try bind(values)
        while try step() {}
    }

    /// Makes the statement ready for other values.
    package func reset() {
        sqlite3_reset(handle)
        sqlite3_clear_bindings(handle)
    }
}

// MARK: - Values in

/// A value for a `?` of a statement.
package enum Binding: Equatable, Sendable {
    case null
    case integer(Int)
    case text(String)
    case bytes([UInt8])

    /// For `json_each`, so that any number of ids is one value.
    static func list(_ ids: [Int]) -> Binding { .text("[\(ids.map(String.init).joined(separator: ","))]") }

    package static func optional(_ value: Int?) -> Binding { value.map { .integer($0) } ?? .null }

    package static func optional(_ value: String?) -> Binding { value.map { .text($0) } ?? .null }
}

extension Statement {
    /// Binds from the first `?` on; text is stored in its composed form.
    package func bind(_ values: [Binding]) throws(StoreError) {
        for (offset, value) in values.enumerated() {
            try bind(value, at: Int32(offset + 1))
        }
    }

    /// Makes the statement ready for the item of this id, which is its only value.
    package func begin(again id: Int) throws(StoreError) {
        sqlite3_reset(handle)
        try check(sqlite3_bind_int64(handle, 1, sqlite3_int64(id)))
    }

    private func bind(_ value: Binding, at index: Int32) throws(StoreError) {
        let code =
            switch value {
            case .null:
                sqlite3_bind_null(handle, index)
            case .integer(let integer):
                sqlite3_bind_int64(handle, index, sqlite3_int64(integer))
            case .text(let text):
                Statement.bind(UnicodeText.composed(text), handle, index)
            case .bytes(let bytes):
                bytes.withUnsafeBytes { adder_bind_blob(handle, index, $0.baseAddress, Int32($0.count)) }
            }
        try check(code)
    }

    /// Binds what was read, without another look at its form.
    func bind(_ value: StoredValue, at index: Int32) throws(StoreError) {
        let code =
            switch value {
            case .null:
                sqlite3_bind_null(handle, index)
            case .integer(let integer):
                sqlite3_bind_int64(handle, index, sqlite3_int64(integer))
            case .text(let text):
                text.withUnsafeBufferPointer { Statement.bind($0, handle, index) }
            case .bytes(let bytes):
                bytes.withUnsafeBytes { adder_bind_blob(handle, index, $0.baseAddress, Int32($0.count)) }
            }
        try check(code)
    }

    private func check(_ code: Int32) throws(StoreError) {
        guard code == SQLITE_OK else { throw connection.lastError(sql: sql) }
    }

    private static func bind(_ text: String, _ handle: OpaquePointer, _ index: Int32) -> Int32 {
        var text = text
        return text.withUTF8 { bind($0, handle, index) }
    }

    private static func bind(_ text: UnsafeBufferPointer<UInt8>, _ handle: OpaquePointer, _ index: Int32) -> Int32 {
        text.withMemoryRebound(to: CChar.self) { characters in
            // An empty buffer may have no address, and no address would bind NULL.
            guard let start = characters.baseAddress else { return adder_bind_text(handle, index, "", 0) }
            return adder_bind_text(handle, index, start, Int32(characters.count))
        }
    }
}

// MARK: - Values out

extension Statement {
    package func integer(_ column: Int32) -> Int {
        Int(sqlite3_column_int64(handle, column))
    }

    package func optionalInteger(_ column: Int32) -> Int? {
        sqlite3_column_type(handle, column) == SQLITE_NULL ? nil : integer(column)
    }

    func type(_ column: Int32) -> Int32 {
        sqlite3_column_type(handle, column)
    }

    /// The bytes of a text or a blob.
    func bytes(_ column: Int32) -> [UInt8] {
        withBytes(column) { Array($0) }
    }

    /// The same where they are, until the next step.
    func withBytes<Answer>(_ column: Int32, _ body: (UnsafeRawBufferPointer) -> Answer) -> Answer {
        let start = sqlite3_column_blob(handle, column)
        return body(UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : byteCount(column)))
    }

    package func optionalText(_ column: Int32) -> String? {
        guard let start = sqlite3_column_text(handle, column) else { return nil }
        let count = Int(sqlite3_column_bytes(handle, column))
        return String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
    }

    package func text(_ column: Int32) -> String {
        optionalText(column) ?? ""
    }

    func byteCount(_ column: Int32) -> Int {
        Int(sqlite3_column_bytes(handle, column))
    }

    /// The words of a text that blanks hold apart.
    package func words(_ column: Int32) -> [String] {
        guard let start = sqlite3_column_text(handle, column) else { return [] }
        let bytes = UnsafeBufferPointer(start: start, count: Int(sqlite3_column_bytes(handle, column)))
        var words: [String] = []
        words.reserveCapacity(1 + bytes.count / 8)
        var begin = 0
        for end in 0...bytes.count where end == bytes.count || bytes[end] == UInt8(ascii: " ") {
            if end > begin { words.append(String(decoding: bytes[begin..<end], as: UTF8.self)) }
            begin = end + 1
        }
        return words
    }
}
