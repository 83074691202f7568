import Vocabulary

/// Bars and sparklines in eighth blocks and charts of lines, or in ASCII.
package struct Blocks {
    private static let heights = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]
    private static let widths = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"]
    private static let plainHeights = ["_", ".", "-", "=", "+", "*", "%", "#"]
    /// The lines in a cell, from its bottom.
    private static let levels = ["▁", "─", "▔"]
    private static let plainLevels = ["_", "-", "'"]

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

    /// Returns a bar in two parts, the first for those of the values that are late.
    package func bar(_ value: Int, late: Int, of maximum: Int, columns: Int) -> (late: String, rest: String) {
        let whole = bar(value, of: maximum, columns: columns)
        let part = late < value ? bar(late, of: maximum, columns: columns) : whole
        return (
            hasSigns || late <= 0 ? part : String(repeating: "!", count: part.count),
            String(whole.dropFirst(part.count))
        )
    }

    /// Returns a column for each value. The lowest block is zero, and the heights above it are proportional; a value above zero
    /// is always higher.
    package func spark(_ values: [Int], of maximum: Int) -> String {
        let heights = hasSigns ? Blocks.heights : Blocks.plainHeights
        return values.map { value in
            guard value > 0, maximum > 0 else { return heights[0] }
            return heights[max(1, (value * (heights.count - 1) + maximum / 2) / maximum)]
        }
        .joined()
    }

    /// Returns the rows of a chart from the top, in which each value has a piece of a line, `width` columns long. Zero is at the
    /// bottom of the last row.
    package func line(_ values: [Int], of maximum: Int, rows: Int, width: Int) -> [String] {
        let levels = hasSigns ? Blocks.levels : Blocks.plainLevels
        let heights = values.map { $0 > 0 && maximum > 0 ? max(1, $0 * (rows * levels.count - 1) / maximum) : 0 }
        return (0..<rows).reversed().map { row in
            heights.map { height in
                String(repeating: height / levels.count == row ? levels[height % levels.count] : " ", count: width)
            }
            .joined()
        }
    }
}
