/// How a piece of text looks: what a person chooses, and what a terminal shows.
package struct Look: Equatable, Sendable {
    package enum Hue: String, CaseIterable, Sendable {
        case black, red, green, yellow, blue, magenta, cyan, white
    }

    package enum Color: Equatable, Sendable {
        case plain(Hue)
        case bright(Hue)
        /// One of the 256 that terminals number.
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
