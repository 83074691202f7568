/// An error message for people, with its exit status. It says what is wrong and what to do.
package struct ErrorMessage: Error, Equatable, Sendable {
    package let status: ExitStatus
    package let sentence: String

    package init(_ status: ExitStatus, _ sentence: Sentence) {
        self.init(status, said: sentence.text)
    }

    /// - Parameter sentence: A sentence in the language of the program.
    package init(_ status: ExitStatus, said sentence: String) {
        self.status = status
        self.sentence = sentence
    }
}
