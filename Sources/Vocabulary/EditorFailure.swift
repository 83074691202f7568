/// The reason why a page could not be edited.
package enum EditorFailure: Error, Equatable, Sendable {
    /// The editor could not be started.
    case noCommand(String)
    /// The editor exited with a nonzero status.
    case status(String, Int32)
    /// The temporary file could not be created.
    case noTemporaryFolder(folder: String, reason: String)
    /// Another system error.
    case system(String)
}
