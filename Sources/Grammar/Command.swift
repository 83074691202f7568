/// How a use case says its command: parsing, help, man pages and completion all come from this one value.
package struct Command: Equatable, Sendable {
    package enum Operands: Equatable, Sendable {
        case none
        /// The name of another command.
        case command
        /// A number, or none.
        case count
        /// Words that choose items.
        case filter
        /// Free text with attributes, in which a word with one hyphen in front is text.
        case text
        /// The key of a setting, and words that make its value.
        case setting

        /// How many words there may be at most; nil for any number.
        var limit: Int? {
            switch self {
            case .none: 0
            case .command, .count: 1
            case .filter, .text, .setting: nil
            }
        }
    }

    package struct Example: Equatable, Sendable {
        package let line: String
        package let meaning: String

        package init(_ line: String, _ meaning: String) {
            self.line = line
            self.meaning = meaning
        }
    }

    package let name: String
    package let aliases: [String]
    /// One line, without a full stop: "what is due through next week".
    package let summary: String
    package let operands: Operands
    /// What stands for the operands in a usage line: `[FILTER…]`.
    package let placeholder: String
    package let options: [Option]
    package let notes: [String]
    package let examples: [Example]

    package init(
        _ name: String,
        aliases: [String] = [],
        summary: String,
        operands: Operands,
        placeholder: String = "",
        options: [Option] = [],
        notes: [String] = [],
        examples: [Example]
    ) {
        self.name = name
        self.aliases = aliases
        self.summary = summary
        self.operands = operands
        self.placeholder = placeholder
        self.options = options
        self.notes = notes
        self.examples = examples
    }

    package func isCalled(_ word: String) -> Bool {
        name == word || aliases.contains(word)
    }
}
