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
    enum FilterPosition {
        case nowhere, first, everywhere
    }

    /// The meaning of the operands.
    package enum Kind: Sendable {
        /// Words that are offered as completions.
        case words
        /// The same, or the address of a server.
        case address
        case path
        /// One or two past days.
        case pastDay
        case count
        /// The key of a setting, and its value.
        case setting
        /// The text of a new item.
        case text
        /// Ids or a filter.
        case filter
        /// A day or a longer period, and a filter.
        case period
        /// A filter that searches for words.
        case search
        /// Items, and then attributes and a title, text, or a length or a date.
        case changes, note, moves
    }

    package let kind: Kind
    package let minimum: Int
    /// The maximum number of words, or `nil` if unlimited.
    package let limit: Int?
    let completions: @Sendable (Point) -> [Completion]

    package init(
        _ kind: Kind = .words,
        minimum: Int = 0,
        limit: Int? = nil,
        completions: @escaping @Sendable (Point) -> [Completion] = { _ in [] }
    ) {
        self.kind = kind
        self.minimum = minimum
        self.limit = limit
        self.completions = completions
    }

    /// `true` if words such as `-x` can be text.
    var isText: Bool {
        switch kind {
        case .text, .search, .changes, .setting: true
        default: false
        }
    }

    var filter: FilterPosition {
        switch kind {
        case .filter, .period, .search, .note, .moves: .everywhere
        case .changes: .first
        default: .nowhere
        }
    }

    /// `true` if the operand `-` stands for the lines of standard input.
    package var readsLines: Bool { if case .text = kind { true } else { false } }

    /// `true` if the operands are paths.
    var isPath: Bool { if case .path = kind { true } else { false } }
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
    package static let file = Operands(.path, limit: 1) { [.files(beginning: $0.beginning)] }

    /// The words of an unfinished command line.
    package static let line = Operands()
}
