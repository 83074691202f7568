import Testing

@testable import ReviewItems

struct ReviewItemsKeyTests {
    @Test func `each letter stands for one decision`() {
        #expect(ReviewItemsKey.allCases.map(\.letter) == ["d", "t", "m", "w", "p", "e", "x", "s", "u", "q"])
        #expect(
            ReviewItemsKey.allCases.allSatisfy { ReviewItemsKey($0.letter) == $0 && ReviewItemsKey($0.rawValue) == $0 }
        )
        #expect(ReviewItemsKey("") == nil && ReviewItemsKey("r") == nil)
    }
}
