import CommandLine
import ProgramOutput

/// An error that ends a run. The message names the problem and the remedy.
struct ToolError: Error {
    /// A path, and the problem with it.
    struct Detail: Sendable {
        let path: String
        let reason: String

        init(_ path: String, _ reason: String) {
            (self.path, self.reason) = (path, reason)
        }
    }

    let status: ExitStatus
    let message: String
    let details: [Detail]

    init(_ status: ExitStatus, _ message: String, details: [Detail] = []) {
        self.status = status
        self.message = message
        self.details = details
    }
}

extension ToolError {
    init(_ error: UsageError) {
        let errorMessage = ErrorMessage(error, of: .viperGen)
        self.init(errorMessage.status, errorMessage.sentence)
    }

    /// Returns “Did you mean …?” if a known word is similar to `typed`, and `otherwise` if not.
    static func suggestion(for typed: String, among known: [String], otherwise: String) -> String {
        ClosestMatch.find(typed, among: known).map { "Did you mean “\($0)”?" } ?? otherwise
    }
}
