import Entities
package import Vocabulary

/// A storage error with its code, message and SQL, but without bound values, which are private.
package struct StoreError: Error, Equatable, Sendable {
    package let kind: ListError.Kind
    /// The extended result code; 0 if the error isn't from SQLite.
    package let code: Int32
    package let message: String
    package let sql: String?
    package let path: String

    package init(_ kind: ListError.Kind, code: Int32 = 0, message: String, sql: String? = nil, path: String) {
        self.kind = kind
        self.code = code
        self.message = message
        self.sql = sql
        self.path = path
    }

    /// Another file has taken the name of the open one. https://sqlite.org/rescode.html#readonly_dbmoved
    var isFileMoved: Bool { code == StoreError.moveCode }

    private static let moveCode: Int32 = 8 | 4 << 8

    static func moved(_ path: String) -> StoreError {
        StoreError(.readOnly, code: moveCode, message: "another file has taken its name", path: path)
    }

    /// The error without storage details, for data managers to pass on.
    package var listError: ListError {
        let about = kind == .unexpected ? sql.map { " (\($0))" } ?? "" : ""
        return ListError(kind, path: path, detail: message + about)
    }
}
