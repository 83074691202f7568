import Almanac
import Testing
import Vocabulary

@testable import ListUpcoming

struct ListUpcomingFitTests {
    /// A heading and the line above it; nothing else.
    private func lengths(_ groups: [(ItemGroup, [Int])], lines: Int) -> [Int] {
        let fit = ListUpcomingFit(groups: groups.map(\.0), heights: groups.map(\.1), lines: lines)
        return fit.lengths { lengths in 2 * lengths.count { $0 > 0 } }
    }

    private let long: [(ItemGroup, [Int])] = [
        (.near(.overdue), Array(repeating: 1, count: 292)), (.near(.today), Array(repeating: 1, count: 11)),
        (.near(.tomorrow), Array(repeating: 1, count: 6)), (.near(.nextWeek), Array(repeating: 1, count: 60)),
        (.undated, Array(repeating: 1, count: 5)),
    ]

    @Test(arguments: [
        // One row in any case.
        (0, [1, 0, 0, 0, 0]), (5, [3, 0, 0, 0, 0]),
        // Some overdue items share with today's.
        (6, [1, 1, 0, 0, 0]), (10, [3, 3, 0, 0, 0]),
        // Then today's come first, then one without a date, then the shortest group.
        (17, [3, 10, 0, 0, 0]), (18, [3, 11, 0, 0, 0]), (21, [3, 11, 0, 0, 1]), (24, [3, 11, 1, 0, 1]),
        (27, [3, 11, 1, 1, 1]), (33, [3, 11, 3, 3, 3]), (45, [7, 11, 6, 6, 5]),
    ])
    func `rows are added in the order of their importance`(lines: Int, expected: [Int]) {
        #expect(lengths(long, lines: lines) == expected)
    }

    @Test func `what fits is shown completely`() {
        #expect(lengths([(.near(.overdue), [1, 2]), (.back, [1])], lines: 8) == [2, 1])
    }

    @Test func `what is back shares with today's items`() {
        let groups: [(ItemGroup, [Int])] = [
            (.near(.overdue), [1, 1, 1, 1]), (.back, [1, 1, 1, 1]), (.near(.today), [1, 1, 1, 1]),
        ]

        #expect(lengths(groups, lines: 12) == [2, 2, 2] && lengths(groups, lines: 16) == [3, 3, 4])
    }

    @Test func `rows of several lines are counted as such, and a shorter one fills the window`() {
        let groups: [(ItemGroup, [Int])] = [(.near(.today), [2, 3, 3]), (.near(.tomorrow), [1, 1])]

        #expect(lengths(groups, lines: 8) == [2, 0] && lengths(groups, lines: 11) == [3, 0])
        #expect(lengths(groups, lines: 12) == [3, 0] && lengths(groups, lines: 13) == [3, 1])
        #expect(lengths([(.near(.today), [2, 9]), (.near(.tomorrow), [1, 1])], lines: 8) == [1, 2])
    }

    @Test func `no groups need no rows`() {
        #expect(lengths([], lines: 0).isEmpty)
    }
}
