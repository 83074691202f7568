package import Vocabulary

/// The colors and attributes of each style.
package struct Palette: Equatable, Sendable {
    private let heading: String?
    private let urgent: String?
    private let near: String?
    private let strong: String?
    private let faint: String?
    private let match: String?
    private let urgentHeading: String?

    package init(heading: Look, urgent: Look, near: Look, strong: Look, faint: Look, match: Look) {
        self.heading = heading.code
        self.urgent = urgent.code
        self.near = near.code
        self.strong = strong.code
        self.faint = faint.code
        self.match = match.code
        urgentHeading = Palette.join(heading.code, urgent.code)
    }

    /// Takes finished codes, so that the standard palette costs nothing to build.
    private init(
        heading: String,
        urgent: String,
        near: String,
        strong: String,
        faint: String,
        match: String,
        urgentHeading: String
    ) {
        self.heading = heading
        self.urgent = urgent
        self.near = near
        self.strong = strong
        self.faint = faint
        self.match = match
        self.urgentHeading = urgentHeading
    }

    /// Bold headings, red for overdue, yellow for today, bold red for high priority, dim details, underlined matches.
    package static var standard: Palette {
        Palette(
            heading: "1",
            urgent: "31",
            near: "33",
            strong: "1;31",
            faint: "2",
            match: "4",
            urgentHeading: "1;31"
        )
    }

    fileprivate static func join(_ first: String?, _ second: String?) -> String? {
        guard let first else { return second }
        return second.map { "\(first);\($0)" } ?? first
    }

    /// Returns SGR parameters (ECMA-48), or `nil` for plain text.
    func code(of style: Style) -> String? {
        switch style {
        case .plain: nil
        case .heading: heading
        case .urgentHeading: urgentHeading
        case .urgent: urgent
        case .near: near
        case .strong: strong
        case .faint: faint
        case .match: match
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
