/// An error in the operands of a command: files, counts and ids.
package enum CommandError: Error, Equatable, Sendable {
    /// The shell was called from a script or the shell.
    case nestedShell
    /// The screen was called from itself.
    case nestedScreen
    case shellOnScreen
    /// The screen was called from a script or the shell.
    case screenInShell
    /// Several files for a command that takes one; `together` is a command for all of them, if there is one.
    case severalFiles(together: String?)
    /// The items to change are missing.
    case missingItems(example: String)
    case notACount(String)
    case tooManyDays(String, limit: Int)
    case notAnID(String, key: String?)
    case notASingleID(String, key: String?)
    case rangeTooLong(String, limit: Int)
    case reversedRange(String, corrected: String)
}
