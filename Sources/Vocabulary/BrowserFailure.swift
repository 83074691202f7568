/// The reason why a link could not be opened.
package enum BrowserFailure: Error, Equatable, Sendable {
    case noProgram(String)
    /// The system could not start it.
    case notStarted(String, reason: String)
    /// The program exited with a nonzero status.
    case status(String, Int32)
}
