import Almanac
import Entities
import Responses
import TestKit
import Testing
import Vocabulary

@testable import ListItems

/// Lists as trees.
struct ListItemsTreeInteractorTests {
    private let search = ListItemsSearch()
    private var output: FakeOutput { search.output }

    private func find(by grouping: ItemGrouping? = .none, limit: Int? = nil) {
        search.interactor.findItems(ListItemsRequest(grouping: grouping, isTree: true, limit: limit))
    }

    private var context: [Int] { output.rows.filter(\.isContext).map(\.item.id) }

    @Test func `items above a match are shown but not counted`() {
        search.dataManager.items = [
            .sample(4, parent: 3), .sample(1), .sample(3, parent: 2), .sample(2), .sample(5, parent: 1),
        ]
        search.dataManager.context = [2, 3]

        find()

        #expect(output.lines == ["1", " 5", "2", " 3", "  4"])
        #expect(context == [2, 3])
        #expect(output.totals == ListItemsTotals(items: 3))
        #expect(output.rows.map(\.guides) == TreeGuides.of(depths: [0, 1, 0, 1, 2]))
    }

    @Test func `items above hidden ones or those beyond the limit are left out`() {
        search.dataManager.items = [.sample(1), .sample(2, parent: 1), .sample(3), .sample(4, parent: 3), .sample(5)]
        search.dataManager.context = [1, 3]
        search.dataManager.hidden = [2]

        find(limit: 1)

        #expect(output.lines == ["3", " 4"])
        #expect(output.totals == ListItemsTotals(items: 1, hidden: 1, omitted: 1))
    }

    @Test func `a hidden item above a match is shown`() {
        search.dataManager.items = [.sample(1), .sample(2, parent: 1)]
        search.dataManager.hidden = [1]

        find()

        #expect(output.lines == ["1", " 2"])
        #expect(context == [1])
    }

    @Test func `parts stay in the groups of the topmost item`() {
        search.dataManager.items = [
            .sample(2, project: "work", parent: 1), .sample(1, project: "home.garden"), .sample(3, project: "work"),
        ]

        find(by: .project)

        let (home, garden, work) = ("home", "home.garden", "work")
        #expect(
            output.lines == [
                "\(ItemGroup.project(home))", " \(ItemGroup.project(garden))", "1", " 2", "\(ItemGroup.project(work))",
                "3",
            ]
        )
        #expect(output.groups.map(\.count) == [0, 2, 1])
    }

    @Test func `a tree is in each group of its topmost item`() {
        search.dataManager.items = [.sample(1, tags: ["a", "b"]), .sample(2, tags: ["c"], parent: 1)]

        find(by: .tag)

        #expect(output.rows.map(\.item.id) == [1, 2, 1, 2])
    }

    @Test func `items in a circle of parents are kept`() {
        search.dataManager.items = [.sample(1, parent: 2), .sample(2, parent: 1), .sample(3, parent: 3)]

        find()

        #expect(output.lines == ["1", " 2", "3"])
    }
}
