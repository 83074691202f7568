import Presentation
import Testing

struct ListCapacityTests {
    private func capacity(columns: Int, rows: Int, messages: [Int] = [92, 144]) -> ListCapacity {
        ListCapacity(
            in: WindowSize(rows: rows, columns: columns),
            besides: messages.map { String(repeating: "x", count: $0) }
        )
    }

    @Test func `in a wide window an item takes one row and a heading two`() {
        #expect(capacity(columns: 80, rows: 24) == ListCapacity(items: 18, perHeading: 2))
        #expect(capacity(columns: 80, rows: 24, messages: []) == ListCapacity(items: 22, perHeading: 2))
    }

    @Test func `in a narrow window items and messages take more rows`() {
        #expect(capacity(columns: 40, rows: 24) == ListCapacity(items: 7, perHeading: 1))
        #expect(capacity(columns: 40, rows: 12) == ListCapacity(items: 1, perHeading: 1))
    }

    @Test func `an empty message takes a row`() {
        #expect(capacity(columns: 80, rows: 24, messages: [0, 0]).items == 20)
    }

    @Test func `a wide character takes two columns`() {
        let (window, title) = (WindowSize(rows: 24, columns: 80), String(repeating: "우유 ", count: 20))

        #expect(ListCapacity(in: window, besides: [title]).items == 20)
    }

    @Test func `the capacity is never negative`() {
        #expect(capacity(columns: 40, rows: 3).items == 0)
        #expect(capacity(columns: 4, rows: 3).items == 0)
    }

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
