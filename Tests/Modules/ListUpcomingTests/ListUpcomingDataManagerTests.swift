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
    private func add(_ details: ItemDetails, at instant: Instant = Instant(seconds: 1_000)) throws -> Int {
        var random = SystemRandomNumberGenerator()
        let item = NewItem(uuid: ItemUUID(at: instant, using: &random), details: details, created: instant)
        return try store.change("add", at: instant) { connection throws(ListError) in
            try ItemRows.insert([item], on: connection)[0].id
        }
    }

    private func found(_ query: ListUpcomingQuery, isBack: Bool = false) throws -> UpcomingItems {
        try dataManager.openItems(query) { _, _, _ in isBack }
    }

    private func titles(_ selection: Selection = .everything, includesWaiting: Bool = false) throws -> [String] {
        let query = ListUpcomingQuery(
            end: saturday + 9,
            today: saturday,
            selection: selection,
            includesWaiting: includesWaiting
        )
        return try found(query).dated.titles
    }

    @Test func `the first items of each term are read in order, and all are counted`() throws {
        for days in [-1, 0, 8, -3, -2, 0, 9] { try add(ItemDetails(title: "\(days)", due: Due(day: saturday + days))) }
        try add(ItemDetails(title: "later", due: Due(day: saturday), wait: saturday + 1))
        let window = UpcomingWindow(now: morning.now(), weekStart: .monday)
        let query = ListUpcomingQuery(
            end: saturday + 9,
            today: saturday,
            selection: .everything,
            includesWaiting: false,
            terms: window.terms.map(\.range),
            limit: 2
        )
        try add(ItemDetails(title: "9:29", due: Due(day: saturday, time: TimeOfDay(hour: 9, minute: 29))))

        let parts = try found(query).terms

        #expect(parts.map(\.items.titles) == [["-3", "-2"], ["0", "0"], [], ["8"]])
        #expect(parts.map(\.count) == [4, 2, 0, 1])
        // In order, and without the hidden item.
        #expect(parts.map(\.ids) == [[4, 5, 1, 9], [2, 6], [], []])
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

        let items = try found(query).dated.map(\.item)

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

        #expect(try counts() == (undated: 4, others: OtherItems(later: 2, waiting: 4)))
        #expect(try counts(counted: false) == (undated: 4, others: OtherItems()))
    }

    @Test func `in a long list, no more items of a kind are counted than the limit`() throws {
        let long = ListUpcomingDataManager(store: store, countedPages: 1)
        for _ in 1...OtherItems.limit + 9 {
            try add(ItemDetails(title: "later", due: Due(day: saturday + 9)))
            try add(ItemDetails(title: "undated"))
        }
        try add(ItemDetails(title: "hidden", due: Due(day: saturday + 9), wait: saturday + 1))
        try add(ItemDetails(title: "back", due: Due(day: saturday + 9), wait: saturday))
        let query = ListUpcomingQuery(
            end: saturday + 9,
            today: saturday,
            selection: .everything,
            includesWaiting: false,
            countsOthers: true,
            undatedLimit: 5
        )

        let exact = try dataManager.openItems(query) { _, _, _ in true }
        let limited = try long.openItems(query) { _, _, _ in true }

        #expect(exact.others == OtherItems(later: OtherItems.limit + 9, waiting: 1))
        #expect(limited.others == OtherItems(isLimited: true, later: OtherItems.limit + 1, waiting: 1))
        #expect((exact.undated.count, limited.undated.count) == (OtherItems.limit + 9, OtherItems.limit + 1))
    }

    @Test func `other items are counted within a filter`() throws {
        for tags in [["home"], []] {
            try add(ItemDetails(title: "undated", tags: tags))
            try add(ItemDetails(title: "undated", tags: tags))
            try add(ItemDetails(title: "later", tags: tags, due: Due(day: saturday + 9)))
            try add(ItemDetails(title: "hidden", tags: tags, wait: saturday + 1))
            try add(ItemDetails(title: "hidden", tags: tags, due: Due(day: saturday), wait: saturday + 1))
        }
        let home = Selection([[.tag("home")]])
        let waiting = Selection([[.waiting]])

        #expect(try counts(of: home, hidden: home) == (undated: 2, others: OtherItems(later: 1, waiting: 2)))
        #expect(
            try counts(of: waiting, includesWaiting: true, hidden: Selection([[.group(waiting), .not(waiting)]]))
                == (undated: 2, others: OtherItems())
        )
    }

    /// Returns the counts, which don't depend on the limits.
    private func counts(
        of selection: Selection = .everything,
        includesWaiting: Bool = false,
        hidden: Selection = .everything,
        counted: Bool = true
    ) throws -> (undated: Int, others: OtherItems) {
        var query = ListUpcomingQuery(
            end: saturday + 9,
            today: saturday,
            selection: selection,
            includesWaiting: includesWaiting,
            countsOthers: counted,
            hidden: hidden
        )
        let all = try found(query)
        (query.limit, query.undatedLimit) = (1, 1)
        let first = try found(query)
        #expect(first.others == all.others)
        #expect(first.undated.count == all.undated.count)
        #expect(first.undated.items == Array(all.undated.items.prefix(1)))
        return (all.undated.count, all.others)
    }

    @Test func `items without a date are sorted by high priority, then from the newest on, and cut`() throws {
        for (title, priority) in [("a", nil), ("b", .high), ("c", .low), ("d", nil), ("e", .high), ("f", .medium)]
            as [(String, Priority?)]
        {
            try add(ItemDetails(title: title, priority: priority))
        }
        try add(ItemDetails(title: "hidden", priority: .high, wait: saturday + 1))
        try add(ItemDetails(title: "due", due: Due(day: saturday)))
        var query = ListUpcomingQuery(
            end: saturday + 9,
            today: saturday,
            selection: .everything,
            includesWaiting: false
        )

        for (limit, titles) in [(nil, "ebfdca"), (6, "ebfdca"), (5, "ebfdc"), (1, "e")] as [(Int?, String)] {
            query.undatedLimit = limit
            let undated = try found(query).undated
            #expect(undated.items.titles.joined() == titles)
            #expect(undated.count == 6)
        }
    }

    @Test func `items that are back are in no other part, and counted in none`() throws {
        for due in [nil, 0, 1, 9] as [Int?] {
            for wait in [nil, -2, 0, 1] as [Int?] {
                let day = due.map { Due(day: saturday + $0) }
                try add(
                    ItemDetails(
                        title: "due \(due ?? -9) wait \(wait ?? -9)",
                        due: day,
                        wait: wait.map { saturday + $0 }
                    )
                )
            }
        }
        var query = ListUpcomingQuery(
            end: saturday + 9,
            today: saturday,
            selection: .everything,
            includesWaiting: false,
            countsOthers: true,
            terms: UpcomingWindow(now: morning.now(), weekStart: .monday).terms.map(\.range)
        )
        func found() throws -> UpcomingItems {
            try dataManager.openItems(query) { due, wait, _ in due != saturday && wait < saturday }
        }

        let all = try found()
        (query.limit, query.undatedLimit) = (1, 1)
        let first = try found()

        #expect(all.back.items.titles == ["due -9 wait -2", "due 1 wait -2", "due 9 wait -2"])
        #expect(first.back.items.titles == ["due -9 wait -2"])
        #expect(
            all.dated.titles == ["due 0 wait -9", "due 0 wait -2", "due 0 wait 0", "due 1 wait -9", "due 1 wait 0"]
        )
        #expect(first.terms.flatMap(\.items).titles == ["due 0 wait -9", "due 1 wait -9"])
        #expect(first.terms.map(\.count) == [0, 3, 2, 0])
        #expect(all.undated.items.titles == ["due -9 wait 0", "due -9 wait -9"])
        for items in [all, first] {
            #expect((items.back.count, items.undated.count) == (3, 2))
            #expect(items.others == OtherItems(later: 2, waiting: 4))
        }
    }

    @Test func `what an item has waited for is read within the filter`() throws {
        let changed = Instant(seconds: 5_000)
        try add(
            ItemDetails(title: "home", tags: ["home"], due: Due(day: saturday + 1), wait: saturday - 1),
            at: changed
        )
        try add(ItemDetails(title: "work", wait: saturday - 1))
        let home = Selection([[.tag("home")]])
        var asked: [[Int]] = []

        let query = ListUpcomingQuery(
            end: saturday + 9,
            today: saturday,
            selection: home,
            includesWaiting: false,
            hidden: home
        )
        let items = try dataManager.openItems(query) { due, wait, changed in
            asked.append([due.map { $0 - saturday } ?? 0, wait - saturday, changed.seconds])
            return true
        }

        #expect(asked == [[1, -1, 5_000]])
        #expect(items.back.items.titles == ["home"])
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

    @Test func `items that a tag meets or leaves out by their place are counted`() throws {
        try add(ItemDetails(title: "a", tags: ["@town"]))
        try add(ItemDetails(title: "b", tags: ["town"]))
        try add(ItemDetails(title: "c", tags: ["@town", "town"]))
        try add(ItemDetails(title: "d", tags: ["@town"], priority: .high))
        func places(_ filter: Selection, among selection: Selection) throws -> [MatchedPlace] {
            try dataManager.matchedPlaces(of: filter, among: selection, today: saturday)
        }

        let town = Selection([[.tag("town")], [.tag("x")], [.tag("@town")]])
        let high = Selection([[.priority(.high)]])
        #expect(try places(town, among: .everything) == [MatchedPlace("town", count: 2)])
        #expect(try places(town, among: high) == [MatchedPlace("town", count: 1)])
        #expect(try places(town, among: Selection([[.closed]])) == [])
        #expect(
            try places(Selection([[.noTag("town")]]), among: .everything) == [
                MatchedPlace("town", count: 2, isExcluded: true)
            ]
        )
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
    func `the queries read an index in order and sort nothing`(selection: Selection) throws {
        let condition = selection.condition(today: saturday)
        let queries = [
            ("item_due", UpcomingSearch.datedSQL(includesWaiting: false, filter: condition).items),
            ("item_due", UpcomingSearch.datedSQL(includesWaiting: false, filter: condition, isTerm: true).items),
            ("item_due", UpcomingSearch.undatedSQL(includesWaiting: false, filter: condition)),
            ("item_wait", UpcomingSearch.waitsSQL(condition, hidden: condition)),
        ]
        for (index, sql) in queries {
            let plan = try store.read { connection throws(ListError) in
                let rows = try connection.prepare("EXPLAIN QUERY PLAN " + sql)
                var lines: [String] = []
                while try rows.step() { lines.append(rows.text(3)) }
                return lines
            }

            #expect(plan.contains { $0.contains("USING INDEX \(index)") })
            #expect(!plan.contains { $0.contains("TEMP B-TREE") })
        }
    }
}

extension [ListedItem] {
    fileprivate var titles: [String] { map(\.item.details.title) }
}
