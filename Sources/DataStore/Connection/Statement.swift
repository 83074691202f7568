import CSQLite
import UnicodeText
package import Vocabulary

/// A prepared statement. Returned to the connection when it goes out of scope.
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
        connection.recycle(handle, sql)
    }

    var path: String { connection.path }

    /// Advances to the next row. Returns `false` after the last one.
    package func step() throws(ListError) -> Bool {
        switch sqlite3_step(handle) {
        case SQLITE_ROW: return true
        case SQLITE_DONE: return false
        default: throw connection.lastError(sql: sql)
        }
    }

    /// Runs the statement to completion and resets it.
    package func run(_ values: [Binding] = []) throws(ListError) {
        try run { row throws(ListError) in try row.bind(values) }
    }

    func run(_ bind: (borrowing Statement) throws(ListError) -> Void) throws(ListError) {
        defer { reset() }
        try bind(self)
        while try step() {}
    }

    /// Returns the first column of all rows and resets the statement.
    package func integers(_ values: [Binding] = []) throws(ListError) -> [Int] {
        defer { reset() }
        try bind(values)
        var found: [Int] = []
        while try step() { found.append(integer(0)) }
        return found
    }

    /// Returns the first column of the first row and resets the statement.
    func integer(_ values: [Binding] = []) throws(ListError) -> Int? {
        defer { reset() }
        try bind(values)
        return try step() ? integer(0) : nil
    }

    package func reset() {
        sqlite3_reset(handle)
        sqlite3_clear_bindings(handle)
    }
}

// MARK: - Binding values

/// A value for a statement parameter.
package enum Binding: Equatable, Sendable {
    case null
    case integer(Int)
    case text(String)
    case bytes([UInt8])

    /// Returns the ids as a JSON array for `json_each`, which passes any number of them as one value.
    static func list(_ ids: [Int]) -> Binding { .text("[\(ids.map(String.init).joined(separator: ","))]") }

    /// Returns the text as a JSON array for `json_each`.
    static func list(_ words: [String]) -> Binding {
        var list = "["
        for word in words {
            list += list.utf8.count == 1 ? "\"" : ",\""
            for scalar in word.unicodeScalars {
                switch scalar {
                case "\"", "\\": list += "\\\(scalar)"
                case "\u{0}"..<" ": list += "\\u00\(scalar.value < 16 ? "0" : "")\(String(scalar.value, radix: 16))"
                default: list.unicodeScalars.append(scalar)
                }
            }
            list += "\""
        }
        return .text(list + "]")
    }

    package static func optional(_ value: Int?) -> Binding { value.map { .integer($0) } ?? .null }

    package static func optional(_ value: String?) -> Binding { value.map { .text($0) } ?? .null }
}

extension Statement {
    /// Binds the values in order from the first parameter. Text is converted to NFC.
    package func bind(_ values: [Binding]) throws(ListError) {
        for (offset, value) in values.enumerated() {
            try bind(value, at: Int32(offset + 1))
        }
    }

    /// Resets the statement and binds the id, its only parameter.
    package func reset(binding id: Int) throws(ListError) {
        sqlite3_reset(handle)
        try check(sqlite3_bind_int64(handle, 1, sqlite3_int64(id)))
    }

    func bind(_ value: Binding, at index: Int32) throws(ListError) {
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

    /// Binds a value that a change replaced: NULL becomes an empty text.
    func bindReplaced(_ value: OpaquePointer?, at index: Int32) throws(ListError) {
        let isNull = sqlite3_value_type(value) == SQLITE_NULL
        try check(isNull ? adder_bind_text(handle, index, "", 0) : sqlite3_bind_value(handle, index, value))
    }

    /// Binds a stored value unchanged, without converting it to NFC.
    func bind(_ value: StoredValue, at index: Int32) throws(ListError) {
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

    private func check(_ code: Int32) throws(ListError) {
        guard code == SQLITE_OK else { throw connection.lastError(sql: sql) }
    }

    private static func bind(_ text: String, _ handle: OpaquePointer, _ index: Int32) -> Int32 {
        var text = text
        return text.withUTF8 { bind($0, handle, index) }
    }

    private static func bind(_ text: UnsafeBufferPointer<UInt8>, _ handle: OpaquePointer, _ index: Int32) -> Int32 {
        text.withMemoryRebound(to: CChar.self) { characters in
            // The address of an empty buffer may be nil, which would bind NULL.
            guard let start = characters.baseAddress else { return adder_bind_text(handle, index, "", 0) }
            return adder_bind_text(handle, index, start, Int32(characters.count))
        }
    }
}

// MARK: - Reading columns

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

    func bytes(_ column: Int32) -> [UInt8] {
        withBytes(column) { Array($0) }
    }

    /// Calls the body with SQLite's own buffer, which is valid only until the next step.
    func withBytes<Value>(_ column: Int32, _ body: (UnsafeRawBufferPointer) -> Value) -> Value {
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

    /// Returns the space-separated words of the text.
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
