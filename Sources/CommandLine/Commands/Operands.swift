/// The operands of a command: how many it takes, and how they are completed.
package struct Operands: Sendable {
    /// A word of an unfinished command line that is not an option.
    package struct Point: Sendable {
        /// The operands before the word.
        package let words: [String]
        /// The beginning of the word.
        package let beginning: String
        /// `true` after `--`.
        package let isLiteral: Bool
        let commands: [Command]
    }

    /// The operands that are a filter, in which `-x` excludes a tag. After the first ones, it may remove a tag.
    package enum FilterPosition: Sendable {
        case nowhere, first, everywhere
    }

    package let minimum: Int
    /// The maximum number of words, or `nil` if unlimited.
    package let limit: Int?
    /// `true` if words such as `-x` can be text.
    package let isText: Bool
    package let filter: FilterPosition
    /// `true` if the operand `-` stands for the lines of standard input.
    package let readsLines: Bool
    /// `true` if the operands are paths.
    let isPath: Bool
    let completions: @Sendable (Point) -> [Completion]

    package init(
        minimum: Int = 0,
        limit: Int? = nil,
        isText: Bool = false,
        filter: FilterPosition = .nowhere,
        readsLines: Bool = false,
        isPath: Bool = false,
        completions: @escaping @Sendable (Point) -> [Completion] = { _ in [] }
    ) {
        self.minimum = minimum
        self.limit = limit
        self.isText = isText
        self.filter = filter
        self.readsLines = readsLines
        self.isPath = isPath
        self.completions = completions
    }
}

extension Operands {
    package static let none = Operands(limit: 0)

    /// The name of another command.
    package static let command = Operands.command(or: [])

    /// The name of another command, or one of these words.
    package static func command(or words: [String]) -> Operands {
        Operands(limit: 1) { point in
            point.commands.nameCompletions(of: point.beginning)
                + words.map { HelpEntry($0, "") }.completions(of: point.beginning)
        }
    }

    /// One of these words.
    package static func choice(_ words: [String], minimum: Int = 0) -> Operands {
        Operands(minimum: minimum, limit: 1) { point in words.map { HelpEntry($0, "") }.completions(of: point.beginning)
        }
    }

    /// An optional path.
    package static let file = Operands(limit: 1, isPath: true) { [.files(beginning: $0.beginning)] }

    /// The words of an unfinished command line.
    package static let line = Operands()
}
