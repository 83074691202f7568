import Almanac

/// A number of points with at most two decimals. Kept in hundredths, so that a sum is exactly that of its terms.
package struct Points: Entity, BitwiseCopyable {
    package let hundredths: Int

    package init(hundredths: Int) {
        self.hundredths = hundredths
    }

    /// The largest number that can be typed.
    package static let limit = 1_000

    /// Reads `2`, `2.5`, `-1` or `+0.25`. Returns `nil` for more decimals, and for numbers beyond the limit.
    package init?(typed text: String) {
        let unsigned = text.first.map("+-".contains) ?? false ? text.dropFirst() : text[...]
        let halves = unsigned.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        guard let first = halves.first, first.utf8.count <= 4, let whole = Int(digits: first) else { return nil }
        var fraction = 0
        if halves.count == 2 {
            guard halves[1].utf8.count <= 2, let digits = Int(digits: halves[1]) else { return nil }
            fraction = halves[1].utf8.count == 1 ? digits * 10 : digits
        }
        let hundredths = whole * 100 + fraction
        guard hundredths <= Points.limit * 100 else { return nil }
        self.init(hundredths: text.first == "-" ? -hundredths : hundredths)
    }

    /// Returns this share of the number, rounded to hundredths.
    package func share(_ part: Int, of whole: Int) -> Points {
        let product = hundredths * part
        return Points(hundredths: (2 * product + (product < 0 ? -whole : whole)) / (2 * whole))
    }

    package static func + (left: Points, right: Points) -> Points {
        Points(hundredths: left.hundredths + right.hundredths)
    }
}

extension Points: Comparable {
    package static func < (left: Points, right: Points) -> Bool { left.hundredths < right.hundredths }
}

extension Points: CustomStringConvertible {
    package var description: String { hundredths.digitsOfHundredths }
}

extension Points: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    package init(floatLiteral value: Double) {
        self.init(hundredths: Int((value * 100).rounded()))
    }

    package init(integerLiteral value: Int) {
        self.init(hundredths: value * 100)
    }
}
