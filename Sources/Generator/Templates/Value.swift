/// What a parameter of a template stands for.
enum Value: Equatable {
    /// UpperCamel.
    case name(String)
    /// Kebab.
    case word(String)
    case choice(String)
    case text(String)
    case flag(Bool)

    /// How a value may be written, behind a colon: `{{name:kebab}}`.
    enum Form: String, CaseIterable {
        case upperCamel = "UpperCamel"
        case lowerCamel
        case kebab
        case words
        case sentence
        case literal

        func applied(to text: String) -> String {
            switch self {
            case .upperCamel: NameParts(of: text).upperCamel
            case .lowerCamel: NameParts(of: text).lowerCamel
            case .kebab: NameParts(of: text).kebab
            case .words: NameParts(of: text).words
            case .sentence: Form.sentence(text)
            case .literal: Form.literal(text)
            }
        }

        /// With a capital in front and a full stop behind.
        private static func sentence(_ text: String) -> String {
            let whole = text.prefix(1).uppercased() + text.dropFirst()
            return whole.last.map { ".!?…".contains($0) } ?? true ? whole : whole + "."
        }

        /// As it stands between the quotes of a literal in Swift.
        private static func literal(_ text: String) -> String {
            text.reduce(into: "") { literal, character in
                switch character {
                case "\\": literal += "\\\\"
                case "\"": literal += "\\\""
                case "\n": literal += "\\n"
                default: literal.append(character)
                }
            }
        }
    }

    var forms: [Form] {
        switch self {
        case .name, .word, .choice: Form.allCases
        case .text: [.sentence, .literal]
        case .flag: []
        }
    }

    /// As it is typed.
    var text: String {
        switch self {
        case .name(let text), .word(let text), .choice(let text), .text(let text): text
        case .flag(let flag): "\(flag)"
        }
    }

    /// What `{{if …}}` asks of it.
    var isTrue: Bool {
        switch self {
        case .flag(let flag): flag
        default: !text.isEmpty
        }
    }
}

/// The values that a template is rendered with.
typealias Values = [String: Value]
