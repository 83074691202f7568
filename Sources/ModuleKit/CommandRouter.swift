import Presentation

/// Names the command that leads to another use case from here.
package final class CommandRouter: CommandRouting {
    /// The program's name in front of each command; empty in the shell.
    private let program: String

    package init(program: String = "adder") {
        self.program = program
    }

    package func command(_ words: String) -> String {
        program.isEmpty ? words : "\(program) \(words)"
    }
}
