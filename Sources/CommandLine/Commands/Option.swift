/// A command-line option.
package struct Option: Sendable {
    package enum Value: Sendable {
        case none
        /// One of these words, or another name, in lowercase here, which help and completion don't offer.
        case choice([String], otherNames: [String] = [])
        /// Comma-separated keys, or other names for them; a minus sign reverses a key.
        case keys([String], otherNames: [String] = [])
        case path(String)
        /// Any word, and the search that completes it.
        case word(String, lookup: (any CompletionLookup)? = nil)

        package var placeholder: String? {
            switch self {
            case .none: nil
            case .choice(let choices, _): choices.joined(by: "|")
            case .keys: "KEY,-KEY…"
            case .path(let name), .word(let name, _): name
            }
        }
    }

    package let name: String
    package let letter: Character?
    package let value: Value
    package let summary: String
    package let isRepeatable: Bool

    package init(
        _ name: String,
        letter: Character? = nil,
        value: Value = .none,
        summary: String,
        isRepeatable: Bool = false
    ) {
        self.name = name
        self.letter = letter
        self.value = value
        self.summary = summary
        self.isRepeatable = isRepeatable
    }
}

extension Option {
    /// The placeholder of the value; long lists of choices are in the notes of their command.
    var placeholder: String? {
        guard let placeholder = value.placeholder, placeholder.utf8.count > 40 else { return value.placeholder }
        return name.uppercased()
    }
}

extension Option {
    package static let help = Option("help", letter: "h", summary: "show help for the command")
    package static let version = Option("version", summary: "show the version")
    package static let json = Option("json", summary: "print JSON")
    package static let plain = Option("plain", summary: "print labeled lines without columns or color")
    package static let color = Option(
        "color",
        value: .choice(["auto", "always", "never"]),
        summary: "when to use color"
    )
    package static let asOf = Option(
        "as-of",
        value: .word("DAY"),
        summary: "show the list as it was at the end of this day"
    )
    package static let svg = Option(
        "svg",
        value: .path("FILE"),
        summary: "draw a picture into this file, or - for standard output"
    )
    package static let yes = Option("yes", letter: "y", summary: "do not ask for confirmation")
}
