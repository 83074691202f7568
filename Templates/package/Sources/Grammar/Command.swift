/// How a use case says its command.
package struct Command: Equatable, Sendable {
    package let name: String
    /// One line, without a full stop.
    package let summary: String
    /// What stands for the words behind the command in a usage line.
    package let placeholder: String
    package let examples: [String]

    package init(_ name: String, summary: String, placeholder: String = "", examples: [String] = []) {
        self.name = name
        self.summary = summary
        self.placeholder = placeholder
        self.examples = examples
    }
}

/// What was typed.
package enum Invocation: Equatable, Sendable {
    case help(of: String?)
    case command(String, words: [String])
}

/// What the typed words got wrong.
package enum Misunderstanding: Error, Equatable, Sendable {
    case unknownCommand(String)
    case unknownOption(String)
    /// Bytes that are not UTF-8, in the word of this number.
    case notText(word: Int)
}
