import Testing
import Vocabulary

struct TreeGuidesTests {
    /// Returns the levels of each row that go on below it.
    private func levels(_ depths: [Int]) -> [[Int]] {
        TreeGuides.of(depths: depths).map { row in
            row.depth == 0 ? [] : (1...row.depth).filter { row.goesOn(at: $0) }
        }
    }

    @Test(arguments: [
        ([0], [[]]), ([0, 1], [[], []]), ([0, 1, 1], [[], [1], []]), ([1, 2, 1], [[1], [1], []]),
        ([0, 1, 2, 2, 1, 0, 1], [[], [1], [1, 2], [1], [], [], []]), ([0, 1, 2, 0, 1], [[], [], [], [], []]),
        ([], []),
    ])
    func `a level goes on while another part of the same item follows`(depths: [Int], expected: [[Int]]) {
        #expect(levels(depths) == expected)
    }

    @Test func `very deep trees have guides`() {
        let guides = TreeGuides.of(depths: Array(0..<100) + [1])

        #expect(guides.count == 101 && guides[99].depth == 99)
        #expect(guides[99].goesOn(at: 1) && !guides[99].goesOn(at: 2) && !guides[99].goesOn(at: 99))
    }
}
