import Almanac
import Vocabulary

/// Decides how many rows of each group to show in a window that has not enough lines for all.
struct ListUpcomingFit: Entity {
    let groups: [ItemGroup]
    /// The lines that each row of each group takes.
    let heights: [[Int]]
    /// The lines of the window.
    let lines: Int

    /// The number of overdue items, and of those that are back, that come before the rest of today's.
    private static let firstCount = 3

    /// Adds rows in the order of their importance, as long as one fits. There is one row in any case.
    /// - Parameter others: Returns the lines of everything else, for the numbers of rows.
    func lengths(_ others: ([Int]) -> Int) -> [Int] {
        func fits(_ lengths: [Int]) -> Bool {
            zip(heights, lengths).reduce(others(lengths)) { $0 + $1.0.prefix($1.1).reduce(0, +) } <= lines
        }
        let all = heights.map(\.count)
        if fits(all) { return all }
        var lengths = all.map { _ in 0 }
        var growing = groups.indices.filter { all[$0] > 0 }
        while let next = growing.min(by: { order($0, lengths) < order($1, lengths) }) {
            let isFirst = lengths.allSatisfy { $0 == 0 }
            lengths[next] += 1
            let isTooMuch = !isFirst && !fits(lengths)
            if isTooMuch { lengths[next] -= 1 }
            if isTooMuch || lengths[next] == all[next] { growing.removeAll { $0 == next } }
        }
        return lengths
    }

    /// The order in which groups get another row: the first ones of what is urgent, the rest of today's, an item without a
    /// date, then the shortest group.
    private func order(_ index: Int, _ lengths: [Int]) -> (importance: Int, length: Int, index: Int) {
        let isFirst = lengths[index] < ListUpcomingFit.firstCount
        let importance =
            switch groups[index] {
            case .near(.overdue), .back: isFirst ? 0 : 3
            case .near(.today): isFirst ? 0 : 1
            case .undated: lengths[index] == 0 ? 2 : 3
            default: 3
            }
        return (importance, lengths[index], index)
    }
}
