import Almanac
import Entities
import Testing
import Vocabulary

struct KeptRelationsTests {
    @Test func `the same question is asked once`() throws {
        let list = CountingRelations()
        let kept = KeptRelations(list)

        for _ in 1...3 {
            #expect(try kept.unknownIDs(among: [1, 2]) == [2])
            #expect(try kept.idsNeeded(by: [1]) == [1, 9])
            #expect(try kept.idsAbove(1) == [1, 8])
        }

        #expect(list.count == 3)
    }

    @Test func `another question is asked`() throws {
        let list = CountingRelations()
        let kept = KeptRelations(list)

        for id in 1...2 {
            #expect(try kept.unknownIDs(among: [id]) == (id == 2 ? [2] : []))
            #expect(try kept.idsNeeded(by: [id]) == [id, 9])
            #expect(try kept.idsAbove(id) == [id, 8])
        }

        #expect(list.count == 6)
    }
}

/// Counts the questions. All ids but 2 exist, every item needs 9 and is part of 8.
private final class CountingRelations: ItemRelations {
    private(set) var count = 0

    func unknownIDs(among ids: [Int]) throws(ListError) -> [Int] {
        count += 1
        return ids.filter { $0 == 2 }
    }

    func idsNeeded(by ids: [Int]) throws(ListError) -> Set<Int> {
        count += 1
        return Set(ids + [9])
    }

    func idsAbove(_ id: Int) throws(ListError) -> Set<Int> {
        count += 1
        return [id, 8]
    }

    func nextOccurrences(of ids: [Int]) throws(ListError) -> [Int: [Item]] { [:] }

    func projects(of ids: [Int]) throws(ListError) -> [Int: String] { [:] }

    func items(with uuids: [ItemUUID]) throws(ListError) -> [Item] { [] }

    func items(_ ids: [Int]) throws(ListError) -> [Item] { [] }

    func items(completedSince start: Instant) throws(ListError) -> [Item] { [] }

    func series(ofCopies copies: [Item]) throws(ListError) -> [Int: Item] { [:] }

    func lastCopies(of series: [Item]) throws(ListError) -> [Int: Item] { [:] }
}
