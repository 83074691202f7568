/// One sentence about what went wrong and what to type instead, with the status it ends in.
package struct Complaint: Equatable, Sendable {
    package let status: Ending
    package let sentence: String

    package init(_ status: Ending, _ sentence: String) {
        self.status = status
        self.sentence = sentence
    }
}
