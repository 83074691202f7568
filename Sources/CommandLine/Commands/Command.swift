/// The description of a command, used for parsing, help, man pages and completion.
///
/// Finding a command needs only its names, so its lists are created on demand.
package struct Command: Sendable {
    /// The section of the help overview.
    package struct Group: Equatable, Sendable {
        package let title: String
        package let heading: String

        package init(_ title: String, heading: String) {
            self.title = title
            self.heading = heading
        }
    }

    package enum Audience: Sendable {
        case people
        /// For the program's own scripts; hidden from help, completion and suggestions.
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
    /// The section of the help overview, or `nil` in a program without sections.
    package let group: Group?
    package let audience: Audience

    private let makeOptions: @Sendable () -> [Option]
    private let makeNotes: @Sendable () -> [String]
    private let makeExamples: @Sendable () -> [Example]

    package init(
        _ name: String,
        aliases: [String] = [],
        foreignNames: [String] = [],
        summary: String,
        operands: Operands,
        placeholder: String = "",
        options: @autoclosure @escaping @Sendable () -> [Option] = [],
        notes: @autoclosure @escaping @Sendable () -> [String] = [],
        examples: @autoclosure @escaping @Sendable () -> [Example],
        group: Group? = nil,
        audience: Audience = .people
    ) {
        self.name = name
        self.aliases = aliases
        self.foreignNames = foreignNames
        self.summary = summary
        self.operands = operands
        self.placeholder = placeholder
        self.group = group
        self.audience = audience
        makeOptions = options
        makeNotes = notes
        makeExamples = examples
    }

    package var options: [Option] { makeOptions() }
    package var notes: [String] { makeNotes() }
    package var examples: [Example] { makeExamples() }

    package func hasName(_ word: String) -> Bool {
        name == word || aliases.contains(word)
    }
}
