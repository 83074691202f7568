package import Vocabulary

/// The description of a command, used for parsing, help, man pages and completion.
package struct Command: Equatable, Sendable {
    package enum Operands: Equatable, Sendable {
        case none
        /// The name of another command.
        case command
        /// One of these words.
        case choice([String])
        /// An optional number.
        case count
        case ids
        case filter
        /// Ids or a filter, followed by attributes to change.
        case changes
        /// Search words.
        case words
        /// Text with attributes, in which words such as `-x` are text.
        case text
        /// An optional path.
        case file
        /// An optional name or path of a backup.
        case backup
        /// The key of a setting, followed by its value.
        case setting
        /// The words of an unfinished command line.
        case line

        /// The maximum number of words, or `nil` if unlimited.
        var limit: Int? {
            switch self {
            case .none: 0
            case .command, .choice, .count, .file, .backup: 1
            case .ids, .filter, .changes, .words, .text, .setting, .line: nil
            }
        }
    }

    /// The section of the help overview.
    package enum Group: CaseIterable, Sendable {
        case change, view, adder

        package var title: String {
            switch self {
            case .change: "Change"
            case .view: "View"
            case .adder: "Other"
            }
        }

        package var heading: String {
            switch self {
            case .change: "Commands that change the list"
            case .view: "Commands that show the list"
            case .adder: "Other commands"
            }
        }
    }

    package enum Audience: Sendable {
        case people
        /// For adder's own scripts; hidden from help, completion and suggestions.
        case programs
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
    /// Names used by other programs; typing one suggests this command.
    package let foreignNames: [String]
    /// One line without a full stop: "show items due through next week".
    package let summary: String
    package let operands: Operands
    /// The operands in the usage line: `[FILTER…]`.
    package let placeholder: String
    package let options: [Option]
    package let notes: [String]
    package let examples: [Example]
    package let group: Group
    package let audience: Audience
    /// The items to complete by id, or `nil` if the words only filter the output.
    package let picks: PickableItems?

    package init(
        _ name: String,
        aliases: [String] = [],
        foreignNames: [String] = [],
        summary: String,
        operands: Operands,
        placeholder: String = "",
        options: [Option] = [],
        notes: [String] = [],
        examples: [Example],
        group: Group = .view,
        audience: Audience = .people,
        picks: PickableItems? = nil
    ) {
        self.name = name
        self.aliases = aliases
        self.foreignNames = foreignNames
        self.summary = summary
        self.operands = operands
        self.placeholder = placeholder
        self.options = options
        self.notes = notes
        self.examples = examples
        self.group = group
        self.audience = audience
        self.picks = picks
    }

    package func hasName(_ word: String) -> Bool {
        name == word || aliases.contains(word)
    }
}
