/// A word with two hyphens, perhaps with a value.
package struct Option: Equatable, Sendable {
    package enum Value: Equatable, Sendable {
        case none
        case choice([String])
        /// Some of these behind commas, in the order that counts, each perhaps with a minus in front.
        case keys([String])
        case path(String)

        package var placeholder: String? {
            switch self {
            case .none: nil
            case .choice(let choices): choices.strung(with: "|")
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

    /// The options that every command takes.
    package static let everywhere: [Option] = [.json, .plain, .color, .db, .help, .version]

    /// For many commands on standard input.
    package static let keepGoing = Option("keep-going", summary: "go on after a command of standard input that fails")

    /// For commands that ask before they go on.
    package static let yes = Option("yes", summary: "do it without asking")

    package static let json = Option("json", summary: "answer in JSON")
    package static let plain = Option("plain", summary: "answer in labelled lines, without columns or colour")
    package static let color = Option(
        "color",
        value: .choice(["auto", "always", "never"]),
        summary: "when to use colour"
    )
    package static let db = Option("db", value: .path("PATH"), summary: "use the list in this file")
    package static let help = Option("help", letter: "h", summary: "explain the command")
    package static let version = Option("version", summary: "tell the version")
}
