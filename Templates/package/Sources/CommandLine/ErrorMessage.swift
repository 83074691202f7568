/// A sentence about a problem and its solution, with the exit status.
package struct ErrorMessage: Equatable, Sendable {
    package let status: ExitStatus
    package let sentence: String

    package init(_ status: ExitStatus, _ sentence: String) {
        self.status = status
        self.sentence = sentence
    }
}
