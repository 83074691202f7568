import Testing
import Vocabulary

struct SelectionTests {
    @Test func `ids and ranges without an item are missing`() {
        let selection = Selection([[.ids([1...1, 3...5, 7...7])], [.ids([9...9])]])

        #expect(selection.missing(among: [9, 4, 1]) == [7...7])
        #expect(selection.missing(among: []) == [1...1, 3...5, 7...7, 9...9])
        #expect(selection.missing(among: [2, 6, 8, 10]) == [1...1, 3...5, 7...7, 9...9])
    }

    @Test func `a filter has no missing ids`() {
        #expect(Selection([[.ids([1...1]), .open]]).missing(among: []) == [])
        #expect(Selection.everything.missing(among: []) == [])
    }

    @Test func `thousands of ids are compared with as many items`() {
        let ids = Array(1...100_000)
        let selection = Selection([[.ids(ids.map { $0...$0 })]])

        #expect(selection.missing(among: ids.filter { $0 != 50_000 }) == [50_000...50_000])
    }

    @Test func `overlapping ranges are merged and adjacent ones are kept`() {
        let ranges = [5...6, 1...2, 3...3, 6...9, 7...8]
        #expect(ranges.merged() == [1...2, 3...3, 5...9])
        #expect(ranges.merged(joiningNeighbors: true) == [1...3, 5...9])
    }

    @Test func `numbers are found in a sorted array`() {
        let numbers = [2, 4, 4, 9]

        #expect([0, 2, 3, 4, 5, 9, 10].map(numbers.firstIndex(from:)) == [0, 0, 1, 1, 3, 3, 4])
        #expect((1...10).filter(numbers.hasSorted) == [2, 4, 9] && ![].hasSorted(1))
    }
}
