import Almanac
import DataStore
import Entities
import Testing
import Vocabulary

@testable import ListUpcoming

struct ListUpcomingDataManagerTests {
    private let store = Store()
    private let dataManager: ListUpcomingDataManager

    init() {
        dataManager = ListUpcomingDataManager(store: store)
    }

    @discardableResult
    private func add(_ details: ItemDetails) throws -> Int {
        var random = SystemRandomNumberGenerator()
        let instant = Instant(seconds: 1_000)
        let item = NewItem(uuid: ItemUUID(at: instant, using: &random), details: details, created: instant)
        return try store.change("add", at: instant) { connection throws(ListError) in
            try ItemRows.insert([item], on: connection)[0].id
        }
    }

    private func titles(_ selection: Selection = .everything, includesWaiting: Bool = false) throws -> [String] {
        let query = ListUpcomingQuery(
            end: saturday + 9,
            today: saturday,
            selection: selection,
            includesWaiting: includesWaiting
        )
        return try dataManager.openItems(query).items.map(\.item.details.title)
    }

    @Test func `the first items of each term are read in order, and all are counted`() throws {
        for days in [-1, 0, 8, -3, -2, 0, 9] { try add(ItemDetails(title: "\(days)", due: Due(day: saturday + days))) }
        try add(ItemDetails(title: "later", due: Due(day: saturday), wait: saturday + 1))
        let query = ListUpcomingQuery(
            end: saturday + 9,
            today: saturday,
            selection: .everything,
            includesWaiting: false
        )
        try add(ItemDetails(title: "9:29", due: Due(day: saturday, time: TimeOfDay(hour: 9, minute: 29))))
        let window = UpcomingWindow(now: morning.now(), weekStart: .monday)

        let parts = try dataManager.openItems(query, of: window.terms.map(\.range), limit: 2).parts

        #expect(parts.map { $0.items.map(\.item.details.title) } == [["-3", "-2"], ["0", "0"], [], ["8"]])
        #expect(parts.map(\.count) == [4, 2, 0, 1])
    }

    @Test func `an item is read with all its stored values`() throws {
        let first = try add(ItemDetails(title: "first", due: Due(day: saturday + 20)))
        let details = ItemDetails(
            title: "Pay rent",
            note: "a\nb",
            tags: ["@bank", "money"],
            project: "home.flat",
            priority: .medium,
            due: Due(day: saturday, time: TimeOfDay(hour: 17, minute: 5)),
            wait: saturday - 1,
            recurrence: .again(Repetition(.monthly, weekdays: [.init(.friday, nth: -1)])),
            needs: [first],
            parent: first
        )
        let id = try add(details)
        let query = ListUpcomingQuery(
            end: saturday + 9,
            today: saturday,
            selection: .everything,
            includesWaiting: false
        )

        let items = try dataManager.openItems(query).items.map(\.item)

        #expect(items.map(\.id) == [id])
        #expect(items.map(\.details) == [details])
        #expect(items.map(\.status) == [.open])
        #expect(items.map(\.created) == [Instant(seconds: 1_000)])
    }

    @Test func `the end is excluded, and days without items are skipped`() throws {
        try add(ItemDetails(title: "last", due: Due(day: saturday + 8)))
        try add(ItemDetails(title: "too late", due: Due(day: saturday + 9)))
        try add(ItemDetails(title: "long ago", due: Due(day: saturday - 4_000)))
        try add(ItemDetails(title: "some day"))

        #expect(try titles() == ["long ago", "last"])
    }

    @Test func `items are sorted by day, then time, then priority, then id, with missing values last`() throws {
        let noon = TimeOfDay.noon
        try add(ItemDetails(title: "no time", due: Due(day: saturday)))
        try add(ItemDetails(title: "no time, low", priority: .low, due: Due(day: saturday)))
        try add(ItemDetails(title: "no time, high", priority: .high, due: Due(day: saturday)))
        try add(ItemDetails(title: "noon", due: Due(day: saturday, time: noon)))
        try add(ItemDetails(title: "noon again", due: Due(day: saturday, time: noon)))
        try add(ItemDetails(title: "noon, medium", priority: .medium, due: Due(day: saturday, time: noon)))
        try add(ItemDetails(title: "midnight", due: Due(day: saturday, time: .midnight)))
        try add(ItemDetails(title: "yesterday", due: Due(day: saturday - 1)))

        #expect(
            try titles() == [
                "yesterday", "midnight", "noon, medium", "noon", "noon again", "no time, high", "no time, low",
                "no time",
            ]
        )
    }

    @Test func `an item is hidden until its wait date`() throws {
        try add(ItemDetails(title: "waits", due: Due(day: saturday + 3), wait: saturday + 1))
        try add(ItemDetails(title: "waited", due: Due(day: saturday + 3), wait: saturday))

        #expect(try titles() == ["waited"])
        #expect(try titles(Selection([[.waiting]]), includesWaiting: true) == ["waits"])
    }

    @Test func `items that are not upcoming are counted, but not as waiting and something else`() throws {
        for day in [-1, 9, 30] { try add(ItemDetails(title: "due", due: Due(day: saturday + day))) }
        for _ in 1...3 { try add(ItemDetails(title: "undated")) }
        for wait in [0, 1, 2] { try add(ItemDetails(title: "undated", wait: saturday + wait)) }
        for day in [0, 9] { try add(ItemDetails(title: "hidden", due: Due(day: saturday + day), wait: saturday + 1)) }

        #expect(try others() == OtherItems(undated: 4, later: 2, waiting: 4))
        #expect(try others(counted: false) == OtherItems())
    }

    @Test func `more items than the limit are not counted`() throws {
        for _ in 1...OtherItems.limit + 9 { try add(ItemDetails(title: "undated")) }
        try add(ItemDetails(title: "hidden", wait: saturday + 1))

        #expect(try others() == OtherItems(undated: OtherItems.limit + 1, waiting: 1))
    }

    @Test func `other items are counted within a filter`() throws {
        for tags in [["home"], []] {
            try add(ItemDetails(title: "undated", tags: tags))
            try add(ItemDetails(title: "later", tags: tags, due: Due(day: saturday + 9)))
            try add(ItemDetails(title: "hidden", tags: tags, wait: saturday + 1))
            try add(ItemDetails(title: "hidden", tags: tags, due: Due(day: saturday), wait: saturday + 1))
        }
        let home = Selection([[.tag("home")]])
        let waiting = Selection([[.waiting]])

        #expect(
            try others(of: home, hidden: home)
                == OtherItems(undated: 1, later: 1, waiting: 2)
        )
        #expect(
            try others(of: waiting, includesWaiting: true, hidden: Selection([[.group(waiting), .not(waiting)]]))
                == OtherItems(undated: 2)
        )
    }

    @Test func `done items and unknown names are found`() throws {
        let id = try add(ItemDetails(title: "Pay", tags: ["home"], project: "house.roof"))
        let selection = Selection([[.tag("home")], [.tag("hom"), .project("house")], [.project("hous")]])

        let done = Selection([[.group(selection), .closed]])
        #expect(try !dataManager.hasItems(done, today: saturday))
        try store.change("done", at: Instant(seconds: 2_000)) { connection throws(ListError) in
            try connection.run("UPDATE item SET status = 1, completed = 2000 WHERE id = \(id)")
        }

        #expect(try dataManager.hasItems(done, today: saturday))
        #expect(
            try dataManager.unknownNames(in: selection) == [
                UnknownName(.tag, "hom", known: ["home"]), UnknownName(.project, "hous", known: ["house.roof"]),
            ]
        )
        #expect(
            try dataManager.unknownNames(in: Selection([[.ids([1...3, 98...98, 99...105])]])) == [
                UnknownName(.id, "98", known: []), UnknownName(.id, "99-105", known: []),
            ]
        )
    }

    private func others(
        of selection: Selection = .everything,
        includesWaiting: Bool = false,
        hidden: Selection = .everything,
        counted: Bool = true
    ) throws -> OtherItems {
        let query = ListUpcomingQuery(
            end: saturday + 9,
            today: saturday,
            selection: selection,
            includesWaiting: includesWaiting,
            countsOthers: counted,
            hidden: hidden
        )
        let others = try dataManager.openItems(query).others
        #expect(try dataManager.openItems(query, of: [], limit: 1).others == others)
        return others
    }

    @Test func `a completed item is not upcoming`() throws {
        let id = try add(ItemDetails(title: "done", due: Due(day: saturday)))
        try store.change("done", at: Instant(seconds: 2_000)) { connection throws(ListError) in
            try connection.run("UPDATE item SET status = 1, completed = 2000 WHERE id = ?", [.integer(id)])
        }

        #expect(try titles().isEmpty)
        #expect(try dataManager.isListEmpty() == false)
    }

    @Test func `a list is empty until an item is added`() throws {
        #expect(try dataManager.isListEmpty())

        try add(ItemDetails(title: "some day"))

        #expect(try dataManager.isListEmpty() == false)
    }

    @Test(arguments: [Selection.everything, Selection([[.tag("home")]]), Selection([[.ids([3...5])], [.blocked]])])
    func `the query reads the index in order and sorts nothing`(selection: Selection) throws {
        let plan = try store.read { connection throws(ListError) in
            let condition = selection.condition(today: saturday)
            let sql = ListUpcomingDataManager.sql(includesWaiting: false, filter: condition).items
            let rows = try connection.prepare("EXPLAIN QUERY PLAN " + sql)
            var lines: [String] = []
            while try rows.step() { lines.append(rows.text(3)) }
            return lines
        }

        #expect(plan.contains { $0.contains("USING INDEX item_due") })
        #expect(!plan.contains { $0.contains("TEMP B-TREE") })
    }
}
