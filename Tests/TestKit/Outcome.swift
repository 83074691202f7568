/// Everything that a process left behind.
package struct Outcome: Equatable, Sendable {
    package enum Ending: Equatable, Sendable {
        case status(Int32)
        case signal(Int32)
    }

    package let output: String
    package let talk: String
    package let ending: Ending

    package init(_ output: String = "", talk: String = "", ending: Ending) {
        self.output = output
        self.talk = talk
        self.ending = ending
    }

    /// What is expected of a process that ends by itself.
    package init(_ output: String = "", talk: String = "", status: Int32 = 0) {
        self.init(output, talk: talk, ending: .status(status))
    }
}
