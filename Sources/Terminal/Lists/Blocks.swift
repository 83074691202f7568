/// Bars and sparklines in eighth blocks.
package enum Blocks {
    private static let heights = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]
    private static let widths = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"]

    /// Returns a bar whose length is to `columns` as the value is to the maximum. A value above zero is always visible.
    package static func bar(_ value: Int, of maximum: Int, columns: Int) -> String {
        guard value > 0, maximum > 0 else { return "" }
        let eighths = max(1, min(value, maximum) * columns * 8 / maximum)
        return String(repeating: "█", count: eighths / 8) + widths[eighths % 8]
    }

    /// Returns a column for each value. The lowest block is zero; a value above zero is always higher.
    package static func spark(_ values: [Int]) -> String {
        let maximum = values.max() ?? 0
        return values.map { value in
            guard value > 0, maximum > 0 else { return heights[0] }
            return heights[1 + (value * 6 + maximum / 2) / maximum]
        }
        .joined()
    }

    /// Returns the rows of a chart of columns, from the top, `rows` high.
    package static func columns(_ values: [Int], rows: Int) -> [String] {
        let maximum = max(1, values.max() ?? 0)
        let eighths = values.map { $0 > 0 ? max(1, ($0 * rows * 8 + maximum / 2) / maximum) : 0 }
        return (0..<rows).reversed().map { row in
            eighths.map { height in
                let rest = height - row * 8
                return rest <= 0 ? " " : heights[min(rest, 8) - 1]
            }
            .joined()
        }
    }
}
