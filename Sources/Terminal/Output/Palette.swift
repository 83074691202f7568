package import Vocabulary

/// The colors and attributes of each style.
package struct Palette: Equatable, Sendable {
    /// SGR parameters (ECMA-48) by style; `nil` for plain text.
    private let codes: [String?]

    /// - Parameter look: Returns the look of a style other than `plain` and `urgentHeading`.
    package init(_ look: (Style) -> Look) {
        codes = Style.allCases.map { style in
            switch style {
            case .plain: nil
            case .urgentHeading: Palette.join(look(.heading).code, look(.urgent).code)
            case .mistake: Palette.join(Palette.underline, look(.urgent).code)
            default: look(style).code
            }
        }
    }

    /// Readable on white and on black: bright red for overdue, the same in bold for high priority, bold headings and items
    /// due today, dim details, underlined matches.
    package static let standard = Palette(codes: Style.allCases.map(\.standardCode))

    /// Takes finished codes, so that the standard palette costs little to build.
    private init(codes: [String?]) {
        self.codes = codes
    }

    fileprivate static func join(_ first: String?, _ second: String?) -> String? {
        guard let first else { return second }
        return second.map { "\(first);\($0)" } ?? first
    }

    /// Names the styles by their numbers, so that `StyledText.lines(of:)` can read them back.
    package static let numbered = Palette(codes: Style.allCases.map { $0 == .plain ? nil : String($0.rawValue) })

    package func code(of style: Style) -> String? { codes[style.rawValue] }

    /// Marks words without colors.
    package static let underline = "4"
}

extension Style {
    fileprivate var standardCode: String? {
        switch self {
        case .plain, .project, .tag: nil
        case .heading, .near: "1"
        case .urgentHeading, .strong: "1;91"
        case .urgent: "91"
        case .faint: "2"
        case .match: "4"
        case .mistake: "4;91"
        }
    }
}

extension Look {
    fileprivate var code: String? {
        let traits = traits.reduce(nil) { Palette.join($0, $1.code) }
        return Palette.join(traits, color?.code)
    }
}

extension Look.Trait {
    fileprivate var code: String {
        switch self {
        case .bold: "1"
        case .dim: "2"
        case .italic: "3"
        case .underline: "4"
        case .reverse: "7"
        }
    }
}

extension Look.Color {
    fileprivate var code: String {
        switch self {
        case .plain(let hue): "3\(hue.digit)"
        case .bright(let hue): "9\(hue.digit)"
        case .numbered(let number): "38;5;\(number)"
        }
    }
}

extension Look.Hue {
    fileprivate var digit: Int {
        switch self {
        case .black: 0
        case .red: 1
        case .green: 2
        case .yellow: 3
        case .blue: 4
        case .magenta: 5
        case .cyan: 6
        case .white: 7
        }
    }
}
