import Almanac
import Entities
import TestKit
import Testing
import Vocabulary

@testable import ListItems

struct ListItemsTreeDataManagerTests {
    @Test func `a tree has the items above the matching ones`() throws {
        let fixture = ModuleFixture()
        try fixture.add(ItemDetails(title: "top"), isDone: true)
        try fixture.add(ItemDetails(title: "middle", wait: saturday + 1, parent: 1))
        try fixture.add(ItemDetails(title: "low", tags: ["a"], parent: 2), ItemDetails(title: "other"))
        try fixture.add(ItemDetails(title: "waits", tags: ["a"], wait: saturday + 1, parent: 4))
        let scope = ListScope(Selection([[.tag("a")], [.ids([4...4])]]))
        var found: [ItemOutline] = []

        try ListItemsDataManager(store: fixture.store).findItems(
            ListItemsQuery(scope: scope, order: [ItemOrder(.id)], grouping: .tag, isTree: true, today: saturday)
        ) { _ in
            0
        } arrange: { outlines, _ in
            found = outlines
            return []
        } take: { _, _ in
        }

        #expect(found.map(\.id) == [1, 2, 3, 4, 5])
        #expect(found.map(\.isContext) == [true, true, false, false, false])
        #expect(found.map(\.isHidden) == [false, false, false, false, true])
        #expect(found[2].mark == .tags(["a"]))
    }

    @Test func `a tree can be sorted by urgency`() throws {
        let fixture = ModuleFixture()
        try fixture.add(ItemDetails(title: "top"))
        try fixture.add(
            ItemDetails(title: "a", tags: ["a"], parent: 1),
            ItemDetails(title: "b", tags: ["a"], parent: 1)
        )
        let scope = ListScope(Selection([[.tag("a")]]))
        var query = ListItemsQuery(
            scope: scope,
            order: [ItemOrder(.urgency)],
            grouping: nil,
            isTree: true,
            today: saturday
        )
        query.weights = .standard
        var found: [ItemOutline] = []

        try ListItemsDataManager(store: fixture.store).findItems(query) { facts in
            Points(hundredths: facts.id)
        } arrange: { outlines, _ in
            found = outlines
            return []
        } take: { _, _ in
        }

        #expect(found.map(\.id) == [3, 2, 1] && found.map(\.isContext) == [false, false, true])
    }
}
