import Almanac
import Entities
import Responses
import TestKit
import Testing
import Vocabulary

@testable import ListItems

struct ListItemsInteractorTests {
    private let dataManager = FakeDataManager()
    private let output = FakeOutput()
    private let interactor: ListItemsInteractor

    init() {
        interactor = ListItemsInteractor(dataManager: dataManager, clock: FixedClock.saturday, weekStart: .monday)
        interactor.output = output
    }

    private func find(_ alternatives: [[Selection.Term]] = [], by grouping: ItemGrouping? = .none) {
        let filter = ItemFilter(Selection(alternatives))
        interactor.findItems(ListItemsRequest(filter: filter, grouping: grouping))
    }

    private func due(_ days: Int) -> Due { Due(day: saturday + days) }

    // MARK: Selection

    @Test func `without a filter open items are listed`() throws {
        find()

        let query = try #require(dataManager.queries.first)
        #expect(query.scope.implicit == Selection([[.open]]))
        #expect(query.scope.explicit == nil)
        #expect(query.today == saturday)
    }

    @Test(arguments: [
        [Selection.Term.ids([3...3])], [.open], [.closed, .tag("home")], [.any], [.ids([1...9]), .tag("home")],
        [.closed, .waiting],
    ])
    func `an alternative with a state or ids is not limited to open items`(terms: [Selection.Term]) throws {
        find([terms])

        let query = try #require(dataManager.queries.first)
        #expect(query.scope.implicit == nil)
        #expect(query.scope.explicit == Selection([terms]))
    }

    @Test(arguments: [Selection.Term.waiting, .blocked, .overdue(at: .midnight)])
    func `waiting, blocked and overdue match open items only`(term: Selection.Term) throws {
        find([[term]])

        #expect(try #require(dataManager.queries.first).scope.explicit == Selection([[term, .open]]))
    }

    @Test func `each alternative is handled separately`() throws {
        find([[.tag("home")], [.closed], [.word("rent")]])

        let query = try #require(dataManager.queries.first)
        #expect(query.scope.implicit == Selection([[.tag("home"), .open], [.word("rent"), .open]]))
        #expect(query.scope.explicit == Selection([[.closed]]))
    }

    @Test func `ties are sorted by due date, priority and id`() throws {
        interactor.findItems(ListItemsRequest())
        interactor.findItems(ListItemsRequest(order: [.init(.tag), .init(.created, isDescending: true)]))

        let usual = [ItemOrder(.due), ItemOrder(.priority), ItemOrder(.id)]
        #expect(
            dataManager.queries.map(\.order) == [
                usual, [ItemOrder(.tag), ItemOrder(.created, isDescending: true)] + usual,
            ]
        )
    }

    @Test func `a descending priority starts with high`() throws {
        interactor.findItems(ListItemsRequest(order: [.init(.priority, isDescending: true)]))
        interactor.findItems(ListItemsRequest(order: [.init(.priority)]))

        #expect(
            dataManager.queries.compactMap(\.order.first) == [
                ItemOrder(.priority), ItemOrder(.priority, isDescending: true),
            ]
        )
    }

    // MARK: Lines

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
        #expect(output.rows.map(\.standing.parent) == [nil, nil, 1, 2, 2, 77])
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

    // MARK: Groups

    @Test func `due groups go from overdue to no day`() {
        dataManager.items = [
            .sample(1), .sample(2, due: due(40)), .sample(3, due: due(2)), .sample(4, due: due(1)),
            .sample(5, due: due(0)), .sample(6, due: due(-1)), .sample(7, due: due(-2), isDone: true),
        ]

        find(by: .due)

        #expect(
            output.groups.map(\.name) == [
                .near(.overdue), .earlier, .near(.today), .near(.tomorrow), .near(.nextWeek), .near(.later), .noDay,
            ]
        )
        #expect(output.rows.map(\.item.id) == [6, 7, 5, 4, 3, 2, 1])
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
                ListItemsGroup(name: .project("home"), depth: 0),
                ListItemsGroup(name: .project("home.garden"), depth: 1),
                ListItemsGroup(name: .project("home-office"), depth: 0),
                ListItemsGroup(name: .project("homes"), depth: 0),
                ListItemsGroup(name: .project("work"), depth: 0),
                ListItemsGroup(name: .project("work.release"), depth: 1),
                ListItemsGroup(name: .project("work.release.notes"), depth: 2),
                ListItemsGroup(name: .project(nil), depth: 0),
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

    // MARK: Status

    @Test func `each item is reported with its status today`() {
        dataManager.items = [
            .sample(1, due: due(-1)), .sample(2, due: due(0), wait: saturday + 1), .sample(3, wait: saturday),
            .sample(4, due: due(-1), wait: saturday + 1, isDone: true),
        ]
        dataManager.blocked = [3, 4]

        find([[.any]])

        #expect(
            output.rows.map(\.standing) == [
                ItemStanding(term: .overdue), ItemStanding(term: .today, isWaiting: true),
                ItemStanding(term: nil, isBlocked: true), ItemStanding(term: nil),
            ]
        )
    }

    @Test func `totals count shown and hidden items`() {
        dataManager.items = [
            .sample(1, due: due(-1)), .sample(2), .sample(3, isDone: true), .sample(4), .sample(5, due: due(-9)),
            .sample(6, due: Due(day: saturday, time: .midnight)), .sample(7, due: Due(day: saturday, time: .noon)),
        ]
        dataManager.hidden = [4, 5]

        find()

        #expect(output.totals == ListItemsTotals(items: 5, done: 1, overdue: 2, hidden: 2))
        #expect(output.lines == ["1", "2", "3", "6", "7"])
    }

    @Test func `a limit keeps the first items and counts the others`() {
        dataManager.items = [.sample(1), .sample(2), .sample(3), .sample(4)]
        dataManager.hidden = [1]

        interactor.findItems(ListItemsRequest(limit: 2))

        #expect(output.lines == ["2", "3"])
        #expect(output.totals == ListItemsTotals(items: 2, hidden: 1, omitted: 1))
    }

    @Test(
        arguments: [
            (ListItemsRequest.SortKey.Name.created, ListItemsDate.created(monday), .created(monday), .created(monday)),
            (.changed, .changed(monday), .changed(monday), .changed(monday)),
            (.wait, .wait(saturday - 1), nil, nil),
            (.completed, nil, .completed(monday), nil),
            (.title, nil, .completed(monday), nil),
        ] as [(ListItemsRequest.SortKey.Name, ListItemsDate?, ListItemsDate?, ListItemsDate?)]
    )
    func `the date that the list is sorted by is reported, or else when an item was completed`(
        key: ListItemsRequest.SortKey.Name,
        first: ListItemsDate?,
        done: ListItemsDate?,
        waiting: ListItemsDate?
    ) {
        let instant = Self.monday.instant
        dataManager.items = [
            .sample(1, wait: saturday - 1, created: instant), .sample(2, isDone: true, created: instant),
            .sample(3, wait: saturday + 1, created: instant),
        ]

        interactor.findItems(ListItemsRequest(order: [.init(key)]))

        #expect(output.rows.map(\.date) == [first, done, waiting])
    }

    private static let monday = FixedClock.saturday.moment(at: Instant(seconds: 1_794_821_400))

    // MARK: Nothing

    private func nothing(_ reason: NothingListedResponse.Reason, isFiltered: Bool) -> [FakeOutput.Event] {
        [.nothing(NothingListedResponse(reason: reason, isFiltered: isFiltered, isGrouped: false))]
    }

    @Test func `an empty list is distinguished from an empty result`() {
        dataManager.isEmpty = true

        find()

        #expect(output.events == nothing(.emptyList, isFiltered: false))
    }

    @Test func `a list with only done items has its own reason`() {
        dataManager.matching = [Selection([[.closed]])]

        find()

        #expect(output.events == nothing(.everythingIsDone, isFiltered: false))
    }

    @Test func `a filter that only matches done items has its own reason`() {
        dataManager.matching = [Selection([[.tag("home"), .closed]])]

        find([[.tag("home")], [.waiting]])

        #expect(output.events == nothing(.everythingIsDone, isFiltered: true))
    }

    @Test func `if only waiting items match, they are counted`() {
        dataManager.items = [.sample(1), .sample(2)]
        dataManager.hidden = [1, 2]

        find([[.tag("home")]])

        #expect(output.events == nothing(.everythingWaits(2), isFiltered: true))
    }

    @Test(arguments: [[Selection.Term.tag("home")], [.closed]])
    func `a filter without matches has no other reason`(terms: [Selection.Term]) {
        find([terms])

        #expect(output.events == nothing(.nothingMatches, isFiltered: true))
    }

    @Test func `a storage error is reported, even halfway through`() {
        let failure = ListError(.busy, path: "list", detail: "locked")
        dataManager.failure = failure

        find()
        dataManager.items = [.sample(1), .sample(2)]
        dataManager.itemsBeforeTrouble = 1
        find()

        #expect(output.events.first == .failure(failure))
        #expect(output.events.last == .failure(failure))
        #expect(output.rows.map(\.item.id) == [1])
    }
}
