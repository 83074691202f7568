import Almanac
import DataStore
import Entities
import TestKit
import Testing
import Vocabulary

@testable import ListItems

struct ListItemsDataManagerTests {
    private let store = Store()
    private let dataManager: ListItemsDataManager

    init() {
        dataManager = ListItemsDataManager(store: store)
    }

    @discardableResult
    private func add(_ details: ItemDetails, created: Int = 1_000) throws -> Int {
        var random = SystemRandomNumberGenerator()
        let instant = Instant(seconds: created)
        let item = NewItem(uuid: ItemUUID(at: instant, using: &random), details: details, created: instant)
        return try store.change("add", at: instant) { connection throws(ListError) in
            try ItemRows.insert([item], on: connection)[0].id
        }
    }

    private func complete(_ id: Int, at seconds: Int = 2_000) throws {
        try store.change("done", at: Instant(seconds: seconds)) { connection throws(ListError) in
            try connection.run(
                "UPDATE item SET status = 1, completed = ?1, changed = ?1 WHERE id = ?2",
                [.integer(seconds), .integer(id)]
            )
        }
    }

    private func query(
        _ alternatives: [[Selection.Term]] = [],
        order: [ItemOrder] = [],
        by grouping: ItemGrouping? = .none
    ) -> ListItemsQuery {
        ListItemsQuery(
            scope: ListScope(Selection(alternatives)),
            order: order + [ItemOrder(.id)],
            grouping: grouping,
            today: saturday
        )
    }

    /// Returns the outlines, and the items if all are shown in the order found.
    private func find(_ query: ListItemsQuery) throws -> (found: [ItemOutline], listed: [ListedItem]) {
        var all: [ItemOutline] = []
        var listed: [ListedItem] = []
        try dataManager.findItems(query) { facts in
            Points(hundredths: facts.id % 3)
        } arrange: { found, ranks in
            #expect(
                ranks.map(\.points.hundredths) == ranks.map { $0.id % 3 } && ranks.map(\.id) == ranks.map(\.id).sorted()
            )
            all = found
            return found.map { ListPage.Line(id: $0.id, group: 0, depth: 0) }
        } take: { line, item in
            #expect(line.id == item.item.id)
            listed.append(item)
        }
        return (all, listed)
    }

    private func ids(_ query: ListItemsQuery) throws -> [Int] {
        try find(query).found.map(\.id)
    }

    // MARK: Reading

    @Test func `an item is read as it was stored`() throws {
        let first = try add(ItemDetails(title: "first"))
        let details = ItemDetails(
            title: "Pay rent",
            note: "a\nb",
            tags: ["@bank", "money"],
            project: "home.flat",
            priority: .medium,
            due: Due(day: saturday, time: .noon),
            wait: saturday - 1,
            needs: [first],
            parent: first
        )
        let id = try add(details)

        let (found, listed) = try find(query([[.ids([id...id])]]))

        #expect(
            found == [
                ItemOutline(
                    id: id,
                    parent: first,
                    due: Due(day: saturday, time: .noon),
                    isOpen: true,
                    isHidden: false,
                    mark: .none
                )
            ]
        )
        #expect(listed.map(\.item.details) == [details])
        #expect(listed.map(\.blockers.isEmpty) == [false])
    }

    @Test func `an item is blocked only while a dependency is open`() throws {
        let first = try add(ItemDetails(title: "first"))
        let second = try add(ItemDetails(title: "second", needs: [first]))
        try complete(first)

        #expect(try find(query([[.ids([second...second])]])).listed.map(\.blockers) == [[]])
    }

    @Test func `only arranged items are read, in that order`() throws {
        for title in ["a", "b", "c"] { try add(ItemDetails(title: title)) }
        var titles: [String] = []

        try dataManager.findItems(query()) { _ in
            0
        } arrange: { _, _ in
            [3, 1].map { ListPage.Line(id: $0, group: 0, depth: 0) }
        } take: { _, item in
            titles.append(item.item.details.title)
        }

        #expect(titles == ["c", "a"])
    }

    @Test(arguments: [
        (ItemGrouping?.none, GroupMark.none), (.due, .none), (.project, .project("home")),
        (.tag, .tags(["@a", "b"])), (.priority, .priority(.low)),
    ])
    func `each outline has the value to group by`(
        grouping: ItemGrouping?,
        mark: GroupMark
    ) throws {
        try add(ItemDetails(title: "a", tags: ["b", "@a"], project: "home", priority: .low))

        #expect(try find(query(by: grouping)).found.map(\.mark) == [mark])
    }

    // MARK: Finding

    @Test func `waiting items are hidden unless a state names them`() throws {
        try add(ItemDetails(title: "waits", tags: ["home"], wait: saturday + 1))
        try add(ItemDetails(title: "waited", wait: saturday))

        #expect(try find(query()).found.map(\.isHidden) == [true, false])
        #expect(try find(query([[.open]])).found.map(\.isHidden) == [false, false])
        #expect(try find(query([[.tag("home")]])).found.map(\.isHidden) == [true])
        #expect(try find(query([[.word("wait")], [.tag("home"), .waiting]])).found.map(\.isHidden) == [false, false])
        #expect(try find(query([[.word("wait")], [.overdue(at: .midnight)]])).found.map(\.isHidden) == [true, false])
    }

    @Test func `done items are found only if a state names them`() throws {
        try complete(try add(ItemDetails(title: "done", tags: ["home"])))
        try add(ItemDetails(title: "open"))

        #expect(try ids(query()) == [2])
        #expect(try ids(query([[.tag("home")]])) == [])
        #expect(try ids(query([[.ids([1...1])]])) == [1])
        #expect(try ids(query([[.tag("home"), .closed], [.word("open")]])) == [1, 2])
        #expect(try find(query([[.any]])).found.map(\.isOpen) == [false, true])
    }

    @Test func `empty lists and matching items are recognized`() throws {
        #expect(try dataManager.isListEmpty())

        try complete(try add(ItemDetails(title: "done")))

        #expect(try !dataManager.isListEmpty())
        #expect(try dataManager.hasItems(Selection([[.closed]]), today: saturday))
        #expect(try !dataManager.hasItems(Selection([[.open]]), today: saturday))
    }

    // MARK: Order

    private func due(_ days: Int) -> Due { Due(day: saturday + days) }

    /// Four items: the second has no fields set, the others have all, except for the parent of the first.
    private func fill() throws {
        try add(
            ItemDetails(title: "b", tags: ["x"], project: "P", priority: .low, due: due(3), wait: saturday + 3),
            created: 30
        )
        try add(ItemDetails(title: "É"), created: 20)
        let high = ItemDetails(
            title: "C",
            tags: ["@y"],
            project: "a",
            priority: .high,
            due: due(1),
            wait: saturday,
            parent: 1
        )
        try add(high, created: 10)
        var medium = ItemDetails(title: "a", tags: ["y", "a"], project: "o", priority: .medium, due: due(2), parent: 2)
        medium.wait = saturday + 2
        try add(medium, created: 40)
        for (id, end) in [(1, 70), (3, 90), (4, 80)] { try complete(id, at: end) }
    }

    @Test(arguments: [
        (ItemOrder.Key.due, [3, 4, 1, 2], [1, 4, 3, 2]),
        (.priority, [3, 4, 1, 2], [1, 4, 3, 2]),
        (.project, [3, 4, 1, 2], [1, 4, 3, 2]),
        (.title, [4, 1, 3, 2], [2, 3, 1, 4]),
        (.created, [3, 2, 1, 4], [4, 1, 2, 3]),
        (.changed, [2, 1, 4, 3], [3, 4, 1, 2]),
        (.completed, [1, 4, 3, 2], [3, 4, 1, 2]),
        (.id, [1, 2, 3, 4], [4, 3, 2, 1]),
        (.wait, [3, 4, 1, 2], [1, 4, 3, 2]),
        (.status, [2, 1, 3, 4], [1, 3, 4, 2]),
        (.parent, [3, 4, 1, 2], [4, 3, 1, 2]),
        (.tag, [3, 4, 1, 2], [1, 4, 3, 2]),
    ])
    func `each key sorts both ways, with missing values last`(key: ItemOrder.Key, up: [Int], down: [Int]) throws {
        try fill()

        #expect(try ids(query([[.any]], order: [ItemOrder(key)])) == up)
        #expect(try ids(query([[.any]], order: [ItemOrder(key, isDescending: true)])) == down)
    }

    @Test func `repetitions are sorted by their interval`() throws {
        for repetition in [
            Repetition(.yearly), Repetition(.daily, interval: 10), Repetition(.monthly, interval: 2),
            Repetition(.weekly), Repetition(.daily),
        ] {
            var details = ItemDetails(title: "a", due: due(1))
            details.recurrence = .every(repetition)
            try add(details)
        }
        try add(ItemDetails(title: "once"))

        #expect(try ids(query([[.any]], order: [ItemOrder(.every)])) == [5, 4, 2, 3, 1, 6])
        #expect(
            try ids(query([[.any]], order: [ItemOrder(.every, isDescending: true)])) == [1, 3, 2, 4, 5, 6]
        )
    }

    @Test func `a second key sorts ties of the first`() throws {
        try add(ItemDetails(title: "b", project: "p"))
        try add(ItemDetails(title: "a", project: "p"))
        try add(ItemDetails(title: "c", project: "o"))

        #expect(try ids(query(order: [ItemOrder(.project), ItemOrder(.title)])) == [3, 2, 1])
    }

    /// The urgency of an item is the remainder of its id.
    @Test func `items are sorted by urgency at any place, without one they come last`() throws {
        for project in ["p", "o", "p", "o"] { try add(ItemDetails(title: "a", project: project)) }
        try add(ItemDetails(title: "blocked", needs: [1]))
        try add(ItemDetails(title: "waiting", wait: saturday + 1))
        func sorted(_ order: ItemOrder...) throws -> [Int] {
            var query = query([[.any]], order: order)
            query.weights = .standard
            return try ids(query)
        }

        #expect(try sorted(ItemOrder(.urgency), ItemOrder(.id, isDescending: true)) == [2, 4, 1, 3, 6, 5])
        #expect(try sorted(ItemOrder(.urgency, isDescending: true)) == [3, 1, 4, 2, 5, 6])
        #expect(try sorted(ItemOrder(.project), ItemOrder(.urgency)) == [2, 4, 1, 3, 5, 6])
    }

    // MARK: Plans

    private func plan(of sql: String, _ values: [Binding]) throws -> [String] {
        try store.read { connection throws(ListError) in
            let rows = try connection.prepare("EXPLAIN QUERY PLAN " + sql, values)
            var lines: [String] = []
            while try rows.step() { lines.append(rows.text(3)) }
            return lines
        }
    }

    @Test func `the first items are found in order, and whether each of them is alone`() throws {
        for day in [3, 1, 4, 2] { try add(ItemDetails(title: "item", due: Due(day: saturday + day))) }
        try add(ItemDetails(title: "part", parent: 4))
        var query = query(order: [ItemOrder(.due)])
        query.limit = 3

        let found = try find(query).found

        #expect(found.map(\.id) == [2, 4, 1])
        #expect(found.map(\.isAlone) == [true, false, true])
    }

    @Test(arguments: [
        ([[Selection.Term.tag("home"), .project("home")]], "USING COVERING INDEX tag_name (name=?)"),
        ([[.tag("home")], [.tag("work"), .closed]], "USING COVERING INDEX tag_name (name=?)"),
        ([[.ids([3...3])]], "SEARCH item USING INTEGER PRIMARY KEY"),
        ([[.overdue(at: .midnight)]], "SEARCH item USING INDEX item_due"),
        ([], "SCAN item USING INDEX item_due"),
    ])
    func `indexed filters don't scan the whole list`(
        alternatives: [[Selection.Term]],
        step: String
    ) throws {
        let (sql, values) = ListItemsDataManager.statement(
            query(alternatives, order: [ItemOrder(.due), ItemOrder(.priority)])
        )

        let plan = try plan(of: sql, values)

        #expect(plan.contains { $0.contains(step) }, "\(plan)")
        #expect(!plan.contains("SCAN item"), "\(plan)")
    }

    @Test func `an item in many groups is read once`() throws {
        let folder = try TemporaryFolder()
        var steps = 0
        let timeout = Timeout(
            seconds: 1,
            isCancelled: {
                steps += 1
                return false
            }
        )
        let store = Store(StoreFile(path: folder.path + "/list.db"), timeout: timeout)
        let details = ItemDetails(title: "tagged", tags: (1...500).map { "t\($0)" })
        let item = NewItem(uuid: ItemUUID(high: 0, low: 1), details: details, created: Instant(seconds: 1))
        try store.change("add", at: Instant(seconds: 1)) { connection throws(ListError) in
            _ = try ItemRows.insert([item], on: connection)
        }
        steps = 0

        var titles: [String] = []
        try ListItemsDataManager(store: store).findItems(query(by: .tag)) { _ in
            0
        } arrange: { found, _ in
            (0..<500).map { ListPage.Line(id: found[0].id, group: $0, depth: 0) }
        } take: { _, listed in
            titles.append(listed.item.details.title)
        }

        #expect(titles == Array(repeating: "tagged", count: 500))
        #expect(steps < 10)
    }

    @Test(
        arguments: [
            [], [[.tag("home")]], [[.waiting]], [[.closed]], [[.overdue(at: .midnight)], [.tag("home")]],
            [[.ids([1...3])], [.word("x")]],
        ] as [[[Selection.Term]]]
    )
    func `as many items are counted as the list shows`(alternatives: [[Selection.Term]]) throws {
        try add(ItemDetails(title: "a", tags: ["home"], due: Due(day: saturday - 1)))
        try add(ItemDetails(title: "b", wait: saturday + 3))
        try add(ItemDetails(title: "c x", tags: ["home"], wait: saturday + 3))
        try complete(try add(ItemDetails(title: "d", tags: ["home"])))
        let query = query(alternatives)

        let shown = try find(query).found.filter(\.isMatch)

        #expect(try dataManager.count(query.scope, today: saturday) == shown.count)
    }
}
