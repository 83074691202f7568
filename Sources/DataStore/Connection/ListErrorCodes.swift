import Vocabulary

/// The error for a file that was moved.
extension ListError {
    /// Another file has taken the name of the open one. https://sqlite.org/rescode.html#readonly_dbmoved
    var isFileMoved: Bool { code == ListError.moveCode }

    private static let moveCode: Int32 = 8 | 4 << 8

    static func moved(_ path: String) -> ListError {
        ListError(.readOnly, path: path, detail: "another file has taken its name", code: moveCode)
    }
}
