/// The color and the attributes of text in the terminal.
package struct Look: Equatable, Sendable {
    package enum Hue: String, CaseIterable, Sendable {
        case black, red, green, yellow, blue, magenta, cyan, white
    }

    package enum Color: Equatable, Sendable {
        case plain(Hue)
        case bright(Hue)
        /// A color of the 256-color palette.
        case numbered(UInt8)
    }

    package enum Trait: String, CaseIterable, Sendable {
        case bold, dim, italic, underline, reverse
    }

    package var color: Color?
    package var traits: [Trait]

    package init(_ color: Color? = nil, _ traits: [Trait] = []) {
        self.color = color
        self.traits = traits
    }
}
