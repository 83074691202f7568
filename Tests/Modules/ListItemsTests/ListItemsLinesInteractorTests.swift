import Almanac
import Entities
import Responses
import TestKit
import Testing
import Vocabulary

@testable import ListItems

/// The order of the reported lines, and their groups.
struct ListItemsLinesInteractorTests {
    private let search = ListItemsSearch()
    private var dataManager: FakeDataManager { search.dataManager }
    private var output: FakeOutput { search.output }

    private func find(_ alternatives: [[Selection.Term]] = [], by grouping: ItemGrouping? = .none) {
        search.find(alternatives, by: grouping)
    }

    @Test func `items are reported in store order between the opening and the totals`() {
        dataManager.items = [.sample(9), .sample(2), .sample(5)]

        find()

        #expect(output.events.first == .opening(ListItemsOpening(today: saturday, isGrouped: false)))
        #expect(output.lines == ["9", "2", "5"])
        #expect(output.totals == ListItemsTotals(items: 3))
    }

    @Test func `a part follows its parent if both are shown`() {
        dataManager.items = [
            .sample(4, parent: 2), .sample(9), .sample(2, parent: 1), .sample(5, parent: 2), .sample(1),
            .sample(6, parent: 77),
        ]

        find()

        #expect(output.lines == ["9", "1", " 2", "  4", "  5", "6"])
    }

    @Test func `items in a parent cycle are kept`() {
        dataManager.items = [
            .sample(1, parent: 2), .sample(2, parent: 1), .sample(3), .sample(4, parent: 4), .sample(5, parent: 1),
        ]

        find()

        #expect(output.lines == ["3", "1", " 2", " 5", "4"])
    }

    @Test func `a very long chain of parts is handled`() {
        let count = 20_000
        dataManager.items = [.sample(count)]
        let page = ListPage(
            (1...count).map { id in
                ItemOutline(id: id, parent: id + 1, due: nil, isOpen: true, isHidden: false, mark: .none)
            }
        )

        #expect(page.lines.first == ListPage.Line(id: count, group: 0, depth: 0))
        #expect(page.lines.last == ListPage.Line(id: 1, group: 0, depth: count - 1))
    }

    @Test func `due groups go from overdue to no day`() {
        dataManager.items = [
            .sample(1), .sample(2, due: due(40)), .sample(3, due: due(2)), .sample(4, due: due(1)),
            .sample(5, due: due(0)), .sample(6, due: due(-1)), .sample(7, due: due(-2), isDone: true),
            .sample(8, due: earlier), .sample(9, due: earlier, isDone: true),
        ]

        find(by: .due)

        #expect(
            output.groups.map(\.name) == [
                .near(.overdue), .earlier, .near(.today), .near(.tomorrow), .near(.nextWeek), .near(.later), .noDay,
            ]
        )
        #expect(output.rows.map(\.item.id) == [6, 8, 7, 5, 9, 4, 3, 2, 1])
        #expect(output.events.first == .opening(ListItemsOpening(today: saturday, isGrouped: true)))
    }

    @Test func `subprojects are nested, and parent projects without items are included`() {
        dataManager.items = [
            .sample(1), .sample(2, project: "work.release.notes"), .sample(3, project: "home-office"),
            .sample(4, project: "home.garden"), .sample(5, project: "home"), .sample(6, project: "homes"),
        ]

        find(by: .project)

        #expect(
            output.groups == [
                ListItemsGroup(name: .project("home"), count: 1, depth: 0),
                ListItemsGroup(name: .project("home.garden"), count: 1, depth: 1),
                ListItemsGroup(name: .project("home-office"), count: 1, depth: 0),
                ListItemsGroup(name: .project("homes"), count: 1, depth: 0),
                ListItemsGroup(name: .project("work"), count: 0, depth: 0),
                ListItemsGroup(name: .project("work.release"), count: 0, depth: 1),
                ListItemsGroup(name: .project("work.release.notes"), count: 1, depth: 2),
                ListItemsGroup(name: .project(nil), count: 1, depth: 0),
            ]
        )
        #expect(output.rows.map(\.item.id) == [5, 4, 3, 6, 2, 1])
    }

    @Test func `an item with two tags is in both groups and counted once`() {
        dataManager.items = [.sample(1, tags: ["b", "@a"]), .sample(2), .sample(3, tags: ["b"])]

        find(by: .tag)

        #expect(output.groups.map(\.name) == [.tag("@a"), .tag("b"), .tag(nil)])
        #expect(output.rows.map(\.item.id) == [1, 1, 3, 2])
        #expect(output.totals?.items == 3)
    }

    @Test func `priorities go from high to none`() {
        dataManager.items = [.sample(1), .sample(2, priority: .low), .sample(3, priority: .high), .sample(4)]

        find(by: .priority)

        #expect(output.groups.map(\.name) == [.priority(.high), .priority(.low), .priority(nil)])
        #expect(output.rows.map(\.item.id) == [3, 2, 1, 4])
    }

    @Test func `a part follows its parent only within a group`() {
        dataManager.items = [
            .sample(1, project: "home"), .sample(2, project: "work", parent: 1), .sample(3, project: "home", parent: 1),
        ]

        find(by: .project)

        #expect(output.rows.map(\.item.id) == [1, 3, 2])
        #expect(output.rows.map(\.standing.depth) == [0, 1, 0])
    }
}
