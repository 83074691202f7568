import CommandLine
package import ProgramOutput

/// An error that ends a run. The message names the problem and the remedy.
package struct ToolError: Error, Equatable, Sendable {
    /// A path, and the problem with it.
    package struct Detail: Equatable, Sendable {
        package let path: String
        package let reason: String

        package init(_ path: String, _ reason: String) {
            self.path = path
            self.reason = reason
        }
    }

    package let status: ExitStatus
    package let message: String
    package let details: [Detail]

    package init(_ status: ExitStatus, _ message: String, details: [Detail] = []) {
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
