import Entities
import TestKit
import Testing
import Vocabulary

struct RelationCirclesTests {
    private func relations(_ relations: [Int: [Int]]) -> [ItemUUID: Set<ItemUUID>] {
        var result: [ItemUUID: Set<ItemUUID>] = [:]
        for (item, others) in relations { result[MergeSample.uuid(item)] = Set(others.map(MergeSample.uuid)) }
        return result
    }

    @Test func `references without a cycle all stay`() {
        #expect(RelationCircles.closing(relations([1: [2, 3], 2: [4], 3: [4], 4: [5]])).isEmpty)
    }

    @Test func `a cycle is broken at the last reference`() {
        #expect(RelationCircles.closing(relations([2: [3], 3: [1], 1: [2]])) == relations([3: [1]]))
        #expect(RelationCircles.closing(relations([1: [1]])) == relations([1: [1]]))
        #expect(
            RelationCircles.closing(relations([5: [1], 1: [2], 2: [1], 3: [4], 4: [3]])) == relations([2: [1], 4: [3]])
        )
    }

    @Test func `random references are left without cycles, and chains may be long`() {
        var random = SeededGenerator(state: 7)
        for _ in 1...200 {
            var links: [Int: [Int]] = [:]
            for _ in 1...20 {
                links[.random(in: 1...8, using: &random), default: []].append(.random(in: 1...8, using: &random))
            }
            var left = relations(links)
            for (item, closing) in RelationCircles.closing(left) { left[item]?.subtract(closing) }
            #expect(RelationCircles.closing(left).isEmpty)
        }
        let chain = Dictionary(uniqueKeysWithValues: (1...100_000).map { ($0, [$0 + 1]) })
        #expect(RelationCircles.closing(relations(chain)).isEmpty)
    }
}
