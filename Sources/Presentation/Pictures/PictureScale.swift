/// Maps values from zero on to heights in a picture.
package struct PictureScale: Equatable, Sendable {
    /// The highest value with a grid line; it is above all values, so that a line at the maximum is not on the edge.
    package let top: Int
    /// The values with grid lines, from zero.
    package let marks: [Int]
    private let (base, height): (Int, Int)

    /// - Parameters:
    ///   - base: The vertical position of zero.
    ///   - height: The height of the highest value.
    package init(maximum: Int, base: Int = 0, height: Int = 0) {
        var step = 1
        // 1, 2, 5, 10, 20, 50 and so on, with at most five lines.
        while maximum >= step * 4 { step = step * (PictureScale.leadingDigit(step) == 2 ? 5 : 4) / 2 }
        let count = maximum / step + 1
        marks = (0...count).map { $0 * step }
        top = count * step
        (self.base, self.height) = (base, height)
    }

    private static func leadingDigit(_ number: Int) -> Int {
        number < 10 ? number : leadingDigit(number / 10)
    }

    package func y(_ value: Int) -> Int { base - max(0, value) * height / top }

    package func length(_ value: Int) -> Int { base - y(value) }
}

extension SVGText {
    /// Draws the grid lines with their values at the left.
    package mutating func grid(_ scale: PictureScale, from left: Int, to right: Int) {
        for mark in scale.marks {
            path("grid", [(left, scale.y(mark)), (right, scale.y(mark))])
            text(String(mark), "faint", x: left - 6, y: scale.y(mark) + 4, anchor: .end)
        }
    }

    /// Draws squares with their meanings, and returns the right end.
    @discardableResult
    package mutating func legend(_ entries: [(look: String, meaning: String)], x: Int, y: Int) -> Int {
        var x = x
        for (look, meaning) in entries {
            rectangle(look, x: x, y: y - 10, width: 11, height: 11)
            text(meaning, "faint", x: x + 16, y: y)
            x += 16 + meaning.unicodeScalars.reduce(0) { $0 + ($1.value < 0x1100 ? 7 : 13) } + 16
        }
        return x
    }
}
