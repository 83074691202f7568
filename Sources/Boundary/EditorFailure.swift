/// Why a page could not be edited.
package enum EditorFailure: Error, Equatable, Sendable {
    /// What was to edit it cannot be run.
    case noCommand(String)
    /// The command ended with a status that is not 0.
    case status(String, Int32)
    /// There is no folder to write the page into; the reason is the system's.
    case noPlace(folder: String, reason: String)
    /// The system refused something else.
    case system(String)
}
