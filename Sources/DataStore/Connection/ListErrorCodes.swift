import Glibc
import Vocabulary

/// The error for a file that was moved.
extension ListError {
    /// Another file has taken the name of the open one. https://sqlite.org/rescode.html#readonly_dbmoved
    var isFileMoved: Bool { code == ListError.moveCode }

    private static let moveCode: Int32 = 8 | 4 << 8

    static func moved(_ path: String) -> ListError {
        ListError(.readOnly, path: path, code: moveCode)
    }
}

extension ListError.Detail {
    /// The system's message about an error number.
    static func system(_ code: Int32) -> ListError.Detail { .message(String(cString: strerror(code))) }
}
