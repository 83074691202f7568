import UnicodeText

/// The size of a window in characters.
package struct WindowSize: Equatable, Sendable {
    package let rows: Int
    package let columns: Int

    package init(rows: Int, columns: Int) {
        (self.rows, self.columns) = (rows, columns)
    }
}

/// The part of a list that fits on one screen.
package struct ListCapacity: Equatable, Sendable {
    package let items: Int
    /// The space a heading takes, in items.
    package let perHeading: Int

    package init(items: Int, perHeading: Int) {
        self.items = items
        self.perHeading = perHeading
    }

    /// Returns the number of rows to show of each group: all groups are cut to the same maximum if they don't fit.
    ///
    /// If not even one row per group fits, the last groups are left out; the first one is always shown.
    package func rows(ofGroups counts: [Int]) -> [Int] {
        let shown = counts.prefix(max(1, items / (perHeading + 1)))
        var left = items - shown.count * perHeading
        var maximum = Int.max
        for (index, count) in shown.sorted().enumerated() {
            let share = max(1, left / (shown.count - index))
            if count > share {
                maximum = share
                break
            }
            left -= count
        }
        return shown.map { min($0, maximum) }
    }
}

// MARK: - In a window

extension ListCapacity {
    /// The columns from which on a typical item takes one row; in a narrower window it takes two.
    package static let columnsForOneRow = 61
    /// A heading and the blank line above it.
    private static let rowsPerHeading = 2
    /// The columns a wrapped line typically leaves unused.
    private static let wrapLoss = 8

    /// The number of items that fit above a prompt, together with these messages.
    package init(in window: WindowSize, besides messages: [String]) {
        let usable = max(1, window.columns - ListCapacity.wrapLoss)
        let messageRows = messages.reduce(0) { $0 + max(1, (UnicodeText.width($1) + usable - 1) / usable) }
        let perItem = window.columns >= ListCapacity.columnsForOneRow ? 1 : 2
        // Two rows: the prompt and the blank line below the list.
        self.init(
            items: max(0, window.rows - 2 - messageRows) / perItem,
            perHeading: (ListCapacity.rowsPerHeading + perItem - 1) / perItem
        )
    }
}
