import Vocabulary

/// Bars, columns and sparklines in eighth blocks, or in ASCII.
package struct Blocks {
    private static let heights = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]
    private static let widths = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"]
    private static let plainHeights = ["_", ".", "-", "=", "+", "*", "%", "#"]

    /// `false` for ASCII.
    private let hasSigns: Bool

    package init(hasSigns: Bool) {
        self.hasSigns = hasSigns
    }

    /// Returns a bar whose length is to `columns` as the value is to the maximum. A value above zero is always visible.
    package func bar(_ value: Int, of maximum: Int, columns: Int) -> String {
        guard value > 0, maximum > 0 else { return "" }
        let eighths = max(1, min(value, maximum) * columns * 8 / maximum)
        guard hasSigns else { return String(repeating: "#", count: max(1, (eighths + 4) / 8)) }
        return String(repeating: "█", count: eighths / 8) + Blocks.widths[eighths % 8]
    }

    /// Returns a column for each value, as high as its share of the maximum. The lowest block is zero; a value above zero is
    /// always higher.
    package func spark(_ values: [Int], of maximum: Int) -> String {
        let heights = hasSigns ? Blocks.heights : Blocks.plainHeights
        return values.map { value in
            guard value > 0, maximum > 0 else { return heights[0] }
            return heights[1 + (value * 6 + maximum / 2) / maximum]
        }
        .joined()
    }

    /// Returns the rows of a chart of columns, from the top, `rows` high.
    package func columns(_ values: [Int], rows: Int) -> [String] {
        let maximum = max(1, values.max() ?? 0)
        let eighths = values.map { $0 > 0 ? max(1, ($0 * rows * 8 + maximum / 2) / maximum) : 0 }
        return (0..<rows).reversed().map { row in
            eighths.map { height in
                let rest = height - row * 8
                if rest <= 0 { return " " }
                return hasSigns ? Blocks.heights[min(rest, 8) - 1] : rest < 4 ? "." : "#"
            }
            .joined()
        }
    }
}
