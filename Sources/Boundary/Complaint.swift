/// One sentence about what went wrong, where, and what to type instead, with the status it ends in.
package struct Complaint: Error, Equatable, Sendable {
    package let status: ExitStatus
    package let sentence: String

    package init(_ status: ExitStatus, _ sentence: String) {
        self.status = status
        self.sentence = sentence
    }
}
