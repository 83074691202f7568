/// One typed word, and whether it stood behind `--` and so means nothing but itself.
package struct Word: Equatable, Sendable {
    package let text: String
    package let isLiteral: Bool

    package init(_ text: String, isLiteral: Bool = false) {
        self.text = text
        self.isLiteral = isLiteral
    }
}

/// A command line taken apart, before anything is run.
package struct Invocation: Equatable, Sendable {
    /// What was typed for an option; empty for one that takes no value.
    package struct Choice: Equatable, Sendable {
        let option: String
        let value: String

        package init(_ option: Option, _ value: String = "") {
            self.option = option.name
            self.value = value
        }
    }

    /// The name of the command; nil where none was typed.
    package let command: String?
    package let operands: [Word]
    /// The lines of standard input, where `-` asks for them.
    package var input: [String]?
    /// A handful at most, so that looking through them beats hashing.
    private let choices: [Choice]

    package init(
        command: String?,
        operands: [Word] = [],
        input: [String]? = nil,
        choices: [Choice] = []
    ) {
        self.command = command
        self.operands = operands
        self.input = input
        self.choices = choices
    }

    package func has(_ option: Option) -> Bool {
        value(of: option) != nil
    }

    package func value(of option: Option) -> String? {
        choices.first { $0.option == option.name }?.value
    }

    /// The same, with the options of another one, where they speak of the same thing, in place of its own.
    package func overruled(by other: Invocation) -> Invocation {
        let styles = [Option.json.name, Option.plain.name]
        let saysStyle = other.choices.contains { styles.contains($0.option) }
        let own = choices.filter { choice in
            !other.choices.contains { $0.option == choice.option } && !(saysStyle && styles.contains(choice.option))
        }
        return Invocation(command: command, operands: operands, input: input, choices: own + other.choices)
    }

    /// Whether the only operand is `-`, which stands for standard input.
    package var wantsInput: Bool {
        operands == [Word("-")]
    }

    /// The command as it can be typed again, for the history.
    package var line: String {
        let words = operands.prefix { !$0.isLiteral }.map(\.text)
        let literals = operands.drop { !$0.isLiteral }.map(\.text)
        let all = [command].compactMap { $0 } + words + (literals.isEmpty ? [] : ["--"] + literals)
        return LineSplitter.joined(all)
    }
}
