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
