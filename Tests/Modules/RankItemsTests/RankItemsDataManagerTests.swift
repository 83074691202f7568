import Almanac
import DataStore
import Entities
import TestKit
import Testing
import Vocabulary

@testable import RankItems

struct RankItemsDataManagerTests {
    private let fixture = ModuleFixture()
    private let dataManager: RankItemsDataManager

    init() {
        dataManager = RankItemsDataManager(store: fixture.store)
    }

    @Test func `the facts of matching items are passed on, and the others are counted`() throws {
        try fixture.add(
            ItemDetails(title: "a", tags: ["home"], needs: [2]),
            ItemDetails(title: "b", tags: ["home"]),
            ItemDetails(title: "c", tags: ["home"], wait: .saturday + 1),
            ItemDetails(title: "d")
        )
        var weights = RankWeights.standard
        weights.tags = [.init("home", 1)]
        var found: [UrgencyFacts] = []

        let selection = Selection([[.tag("home")]])
        let answer = try dataManager.items(matching: selection, today: .saturday, weights: weights) { facts in
            found = facts
            return []
        }

        #expect(found == [.sample(2, blocks: 1, tags: ["home"])])
        #expect(answer.leftOut == RankItemsLeftOut(waiting: 1, blocked: 1) && answer.items.isEmpty)
    }

    @Test(arguments: [(nil, 3), (2, 2)])
    func `items that can be done now are counted, up to a limit`(limit: Int?, count: Int) throws {
        try fixture.add(ItemDetails(title: "done", tags: ["home"]), isDone: true)
        try fixture.add(
            ItemDetails(title: "blocked", tags: ["home"], needs: [3]),
            ItemDetails(title: "a", tags: ["home"]),
            ItemDetails(title: "hidden", tags: ["home"], wait: .saturday + 1),
            ItemDetails(title: "back", tags: ["home"], wait: .saturday),
            ItemDetails(title: "needs a done one", tags: ["home"], needs: [1]),
            ItemDetails(title: "other")
        )

        let selection = Selection([[.tag("home")]])
        #expect(try dataManager.count(matching: selection, today: .saturday, limit: limit) == count)
    }

    @Test func `the chosen items are returned in the chosen order`() throws {
        try fixture.add(ItemDetails(title: "a"))
        try fixture.add(ItemDetails(title: "b", parent: 1), ItemDetails(title: "c"))

        let items = try dataManager.items(matching: .everything, today: .saturday, weights: .standard) { found in
            found.map(\.id).sorted(by: >).dropLast()
        }
        .items

        #expect(items.map(\.item.details.title) == ["c", "b"])
        #expect(items.map(\.family.parent) == [nil, ItemName(id: 1, title: "a")])
        #expect(try !dataManager.isListEmpty())
    }

    @Test func `items with open parts are marked`() throws {
        try fixture.add(ItemDetails(title: "a"), ItemDetails(title: "b"))
        try fixture.add(ItemDetails(title: "open", parent: 1))
        try fixture.add(ItemDetails(title: "done", parent: 2), isDone: true)
        var marked: [Int] = []

        _ = try dataManager.items(matching: .everything, today: .saturday, weights: .standard) { found in
            marked = found.filter(\.hasOpenParts).map(\.id)
            return []
        }

        #expect(marked == [1])
    }
}
