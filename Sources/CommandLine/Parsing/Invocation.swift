/// A typed word; literal if it came after `--`.
package struct Word: Equatable, Sendable {
    package let text: String
    package let isLiteral: Bool

    package init(_ text: String, isLiteral: Bool = false) {
        self.text = text
        self.isLiteral = isLiteral
    }
}

/// A parsed command line.
package struct Invocation: Equatable, Sendable {
    /// An option with its value, which is empty for options without one.
    package struct Choice: Equatable, Sendable {
        let option: String
        let value: String

        package init(_ option: Option, _ value: String = "") {
            self.option = option.name
            self.value = value
        }
    }

    /// The name of the command, if any.
    package let command: String?
    package let operands: [Word]
    /// Words that the operands can refer to by name.
    package var definitions: Definitions = [:]
    /// An array, as a linear search through a few options is faster than hashing.
    private let choices: [Choice]

    package init(
        command: String?,
        operands: [Word] = [],
        choices: [Choice] = []
    ) {
        self.command = command
        self.operands = operands
        self.choices = choices
    }

    package func has(_ option: Option) -> Bool {
        value(of: option) != nil
    }

    package func value(of option: Option) -> String? {
        choices.first { $0.option == option.name }?.value
    }

    /// Returns the values of a repeatable option.
    package func values(of option: Option) -> [String] {
        choices.filter { $0.option == option.name }.map(\.value)
    }

    /// Returns the invocation with conflicting options replaced by those of `other`.
    package func overridden(by other: Invocation, of program: Program) -> Invocation {
        let replaced = program.alternatives.filter { $0.contains(where: other.has) }.flatMap { $0.map(\.name) }
        let own = choices.filter { choice in
            !other.choices.contains { $0.option == choice.option } && !replaced.contains(choice.option)
        }
        return Invocation(command: command, operands: operands, choices: own + other.choices)
    }

    func replacingPaths(
        in options: [Option],
        andOperands areOperands: Bool,
        _ replace: (String) -> String
    ) -> Invocation {
        Invocation(
            command: command,
            operands: areOperands ? operands.map { Word(replace($0.text), isLiteral: $0.isLiteral) } : operands,
            choices: choices.map { choice in
                let option = options.first { $0.name == choice.option }
                return option.map { Choice($0, replace(choice.value)) } ?? choice
            }
        )
    }

    /// `true` if the only operand is `-`.
    package var readsStandardInput: Bool {
        operands == [Word("-")]
    }

    /// The command line without options, as shown in the history.
    package var line: String {
        let words = operands.prefix { !$0.isLiteral }.map(\.text)
        let literals = operands.drop { !$0.isLiteral }.map(\.text)
        let all = [command].compactMap { $0 } + words + (literals.isEmpty ? [] : ["--"] + literals)
        return LineSplitter.joined(all)
    }
}
