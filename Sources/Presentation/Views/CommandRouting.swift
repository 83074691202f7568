/// Names the command that leads to another use case, as it is typed here.
package protocol CommandRouting: AnyObject {
    /// Returns `adder undo` in a one-shot run, and `undo` in the shell.
    func command(_ words: String) -> String
}

/// The router of a one-shot run or of the shell.
package final class CommandRouter: CommandRouting, Sendable {
    package static let oneShot = CommandRouter(program: "adder ")
    package static let shell = CommandRouter(program: "")

    /// The text in front of each command.
    private let program: String

    private init(program: String) {
        self.program = program
    }

    package func command(_ words: String) -> String {
        program + words
    }
}

extension CommandRouting {
    /// Returns an example from the help, such as `adder undo`, as it is typed here.
    package func example(_ text: String) -> String {
        text.hasPrefix("adder ") ? command(String(text.dropFirst("adder ".count))) : text
    }
}
