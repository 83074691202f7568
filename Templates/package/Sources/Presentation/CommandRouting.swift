/// Names the command that leads to another use case.
package protocol CommandRouting: AnyObject {
    /// Returns the command as it is typed: `program help` for `help`.
    func command(_ words: String) -> String
}

/// The router of a run of the program.
package final class CommandRouter: CommandRouting {
    /// The name to type before a command; `nil` in a session.
    package let program: String?

    package init(program: String?) {
        self.program = program
    }

    package func command(_ words: String) -> String {
        program.map { "\($0) \(words)" } ?? words
    }
}
