/// The command-line syntax of a use case.
package struct Command: Equatable, Sendable {
    package let name: String
    /// One line, without a full stop.
    package let summary: String
    /// The operands as shown in the usage line.
    package let placeholder: String
    /// Sentences for the command's help page.
    package let notes: [String]
    package let examples: [String]

    package init(
        _ name: String,
        summary: String,
        placeholder: String = "",
        notes: [String] = [],
        examples: [String] = []
    ) {
        self.name = name
        self.summary = summary
        self.placeholder = placeholder
        self.notes = notes
        self.examples = examples
    }
}

/// A parsed command line.
package enum Invocation: Equatable, Sendable {
    case help(of: String?)
    case command(String, words: [String])
}

/// An error in the command line.
package enum InputError: Error, Equatable, Sendable {
    case unknownCommand(String)
    case unknownOption(String)
    /// The argument with this number is not valid UTF-8.
    case notText(word: Int)
}
