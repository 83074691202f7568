/// The output and termination status of a process.
package struct Outcome: Equatable, Sendable {
    package enum Ending: Equatable, Sendable {
        case status(Int32)
        case signal(Int32)
    }

    package let output: String
    package let messages: String
    package let ending: Ending

    package init(_ output: String = "", messages: String = "", ending: Ending) {
        self.output = output
        self.messages = messages
        self.ending = ending
    }

    /// The outcome of a process that exits by itself.
    package init(_ output: String = "", messages: String = "", status: Int32 = 0) {
        self.init(output, messages: messages, ending: .status(status))
    }
}
