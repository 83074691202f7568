package import Boundary

/// How a use case says its command: parsing, help, man pages and completion all come from this one value.
package struct Command: Equatable, Sendable {
    package enum Operands: Equatable, Sendable {
        case none
        /// The name of another command.
        case command
        /// One of these words.
        case choice([String])
        /// A number, or none.
        case count
        /// Numbers of items.
        case ids
        /// Words that choose items.
        case filter
        /// Words that choose items, and behind them attributes that are to be different.
        case changes
        /// Words to look for, which mean no more than themselves.
        case words
        /// Free text with attributes, in which a word with one hyphen in front is text.
        case text
        /// The path of a file, or none.
        case file
        /// The name of a backup or the path of one, or none.
        case backup
        /// The key of a setting, and words that make its value.
        case setting
        /// The words of another command line, as far as it is typed.
        case line

        /// How many words there may be at most; nil for any number.
        var limit: Int? {
            switch self {
            case .none: 0
            case .command, .choice, .count, .file, .backup: 1
            case .ids, .filter, .changes, .words, .text, .setting, .line: nil
            }
        }
    }

    /// Under which of these the overview names it.
    package enum Group: CaseIterable, Sendable {
        case change, look, adder

        package var title: String {
            switch self {
            case .change: "Change"
            case .look: "Look"
            case .adder: "adder"
            }
        }

        package var heading: String {
            switch self {
            case .change: "Commands that change the list"
            case .look: "Commands that look at it"
            case .adder: "Commands about adder itself"
            }
        }
    }

    package enum Audience: Sendable {
        case people
        /// For scripts of ours; neither the overview nor completion nor a guess at a misspelling names it.
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
    /// What other programs call it: suggested to whoever types it, and not taken.
    package let foreignNames: [String]
    /// One line, without a full stop: "what is due through next week".
    package let summary: String
    package let operands: Operands
    /// What stands for the operands in a usage line: `[FILTER…]`.
    package let placeholder: String
    package let options: [Option]
    package let notes: [String]
    package let examples: [Example]
    package let group: Group
    package let audience: Audience
    /// Which items its words pick one by one; nil where words only narrow down what is shown.
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
        group: Group = .look,
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

    package func isCalled(_ word: String) -> Bool {
        name == word || aliases.contains(word)
    }
}
