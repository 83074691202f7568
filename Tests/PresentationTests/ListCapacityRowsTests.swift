import Presentation
import Testing

struct ListCapacityRowsTests {
    @Test(arguments: [
        // The four headings take up the space of eight items.
        (18, [3, 1, 2, 3]), (21, [5, 1, 2, 5]), (22, [6, 1, 2, 5]), (40, [6, 1, 2, 5]),
        // If not even one item per group fits, the last groups are left out. The first one is always shown.
        (7, [2, 1]), (3, [1]), (0, [1]),
    ])
    func `the longest groups are cut to fit`(items: Int, rows: [Int]) {
        #expect(ListCapacity(items: items, perHeading: 2).rows(ofGroups: [6, 1, 2, 5]) == rows)
    }

    @Test func `no groups need no rows`() {
        #expect(ListCapacity(items: 18, perHeading: 2).rows(ofGroups: []).isEmpty)
    }
}
