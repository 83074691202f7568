import DataStore
import Vocabulary

/// Reads the entries from a text file, each time they are requested.
package final class {{name}}File: {{name}}Reading {
    private let path: String
    /// The only access to the file system; returns `nil` if there is no file.
    private let read: () throws(ListError) -> [UInt8]?

    package convenience init(path: String) {
        let file = TextFile(StoreFile(path: path))
        self.init(path: path) { () throws(ListError) in try file.read() }
    }

    init(path: String, read: @escaping () throws(ListError) -> [UInt8]?) {
        self.path = path
        self.read = read
    }

    package func entries() throws({{name}}Failure) -> [{{name}}Entry] {
        let text = try text()
        do {
            return try {{name}}Text.entries(in: text)
        } catch {
            throw .malformed(path: path, line: error.line)
        }
    }

    /// Rejects invalid UTF-8 instead of repairing it.
    private func text() throws({{name}}Failure) -> String {
        let bytes = try bytes()
        if let text = String(validating: bytes, as: UTF8.self) { return text }
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        let index = lines.firstIndex { String(validating: $0, as: UTF8.self) == nil } ?? 0
        throw .malformed(path: path, line: index + 1)
    }

    private func bytes() throws({{name}}Failure) -> [UInt8] {
        do {
            return try read() ?? []
        } catch {
            throw .unreadable(path: path, detail: error.detail)
        }
    }
}
