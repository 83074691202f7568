/// A command-line option.
package struct Option: Equatable, Sendable {
    package enum Value: Equatable, Sendable {
        case none
        case choice([String])
        /// Comma-separated sort keys; a minus sign reverses a key.
        case keys([String])
        case path(String)

        package var placeholder: String? {
            switch self {
            case .none: nil
            case .choice(let choices): choices.joined(by: "|")
            case .keys: "KEY,-KEY…"
            case .path(let name): name
            }
        }
    }

    package let name: String
    package let letter: Character?
    package let value: Value
    package let summary: String

    package init(_ name: String, letter: Character? = nil, value: Value = .none, summary: String) {
        self.name = name
        self.letter = letter
        self.value = value
        self.summary = summary
    }

    /// The options of all commands.
    package static let global: [Option] = [.json, .plain, .color, .db, .help, .version]

    package static let keepGoing = Option("keep-going", summary: "continue after a failed command from standard input")

    package static let yes = Option("yes", summary: "do not ask for confirmation")

    package static let json = Option("json", summary: "print JSON")
    package static let plain = Option("plain", summary: "print labelled lines without columns or colour")
    package static let color = Option(
        "color",
        value: .choice(["auto", "always", "never"]),
        summary: "when to use colour"
    )
    package static let db = Option("db", value: .path("PATH"), summary: "use the list in this file")
    package static let help = Option("help", letter: "h", summary: "show help for the command")
    package static let version = Option("version", summary: "show the version")
}
