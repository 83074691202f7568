package import Boundary

/// What each style looks like.
package struct Palette: Equatable, Sendable {
    private let heading: String?
    private let urgent: String?
    private let near: String?
    private let strong: String?
    private let faint: String?
    private let urgentHeading: String?

    package init(heading: Look, urgent: Look, near: Look, strong: Look, faint: Look) {
        self.heading = heading.code
        self.urgent = urgent.code
        self.near = near.code
        self.strong = strong.code
        self.faint = faint.code
        let both = [heading.code, urgent.code].compactMap { $0 }.joined(separator: ";")
        urgentHeading = both.isEmpty ? nil : both
    }

    package static let standard = Palette(
        heading: Look(nil, [.bold]),
        urgent: Look(.plain(.red)),
        near: Look(.plain(.yellow)),
        strong: Look(.plain(.red), [.bold]),
        faint: Look(nil, [.dim])
    )

    /// SGR parameters of ECMA-48; nil for text that looks like any other.
    func code(of style: Style) -> String? {
        switch style {
        case .plain: nil
        case .heading: heading
        case .urgentHeading: urgentHeading
        case .urgent: urgent
        case .near: near
        case .strong: strong
        case .faint: faint
        }
    }
}

extension Look {
    fileprivate var code: String? {
        let codes = traits.map(\.code) + (color.map { [$0.code] } ?? [])
        return codes.isEmpty ? nil : codes.joined(separator: ";")
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
    /// The last digit of its code.
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
