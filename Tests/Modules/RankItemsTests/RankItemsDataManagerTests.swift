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

    private func found(_ selection: Selection = .everything) throws -> [RankedItem] {
        var found: [RankedItem] = []
        _ = try dataManager.items(matching: selection, today: .saturday) { ranked in
            found = ranked
            return []
        }
        return found.sorted { $0.id < $1.id }
    }

    @Test func `done, waiting and blocked items are left out, and the latter two are counted`() throws {
        try fixture.add(
            ItemDetails(title: "first"),
            ItemDetails(title: "blocked", needs: [1]),
            ItemDetails(title: "waiting", wait: .saturday + 1),
            ItemDetails(title: "back", wait: .saturday)
        )
        try fixture.add(ItemDetails(title: "done"), isDone: true)
        try fixture.add(ItemDetails(title: "free", needs: [5]), ItemDetails(title: "blocked too", needs: [1, 5]))

        #expect(try found().map(\.id) == [1, 4, 6])
        #expect(try found().map(\.unblocks) == [2, 0, 0])
        let leftOut = try dataManager.items(matching: .everything, today: .saturday) { _ in [] }.leftOut
        #expect(leftOut == RankItemsLeftOut(waiting: 1, blocked: 2))
        #expect(
            try dataManager.items(matching: Selection([[.ids([2...2])]]), today: .saturday) { $0 }.leftOut.blocked == 1
        )
    }

    @Test func `the facts that decide are read`() throws {
        let due = Due(day: .saturday, time: .midnight)
        try fixture.add(ItemDetails(title: "a", tags: ["home"], priority: .medium, due: due), ItemDetails(title: "b"))

        let home = try found(Selection([[.tag("home")]]))
        let item = RankedItem(
            id: 1,
            due: due,
            priority: .medium,
            unblocks: 0,
            created: Moment.saturday.instant,
            changed: Moment.saturday.instant
        )
        #expect(home == [item])
    }

    @Test func `the chosen items are returned in the chosen order`() throws {
        try fixture.add(ItemDetails(title: "a"))
        try fixture.add(ItemDetails(title: "b", parent: 1), ItemDetails(title: "c"))

        let items = try dataManager.items(matching: .everything, today: .saturday) { found in
            found.sorted { $0.id > $1.id }.dropLast()
        }
        .items

        #expect(items.map(\.item.details.title) == ["c", "b"])
        #expect(items.map(\.family.parent) == [nil, ItemName(id: 1, title: "a")])
        #expect(try !dataManager.isListEmpty())
    }
}
