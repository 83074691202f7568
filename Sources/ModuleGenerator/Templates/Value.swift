/// The value of a template parameter.
enum Value: Equatable {
    /// In UpperCamelCase.
    case name(String)
    /// In kebab case.
    case word(String)
    case choice(String)
    case text(String)
    case flag(Bool)

    /// The form of a value, given after a colon: `{{name:kebab}}`.
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

        /// Returns the text with an initial capital and a final full stop.
        private static func sentence(_ text: String) -> String {
            let whole = text.prefix(1).uppercased() + text.dropFirst()
            return whole.last.map { ".!?…".contains($0) } ?? true ? whole : whole + "."
        }

        /// Returns the text escaped for a Swift string literal.
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

    var text: String {
        switch self {
        case .name(let text), .word(let text), .choice(let text), .text(let text): text
        case .flag(let flag): "\(flag)"
        }
    }

    /// The truth value in `{{if …}}`.
    var isTrue: Bool {
        switch self {
        case .flag(let flag): flag
        default: !text.isEmpty
        }
    }
}

/// Parameter values by parameter name.
typealias Values = [String: Value]
