import Almanac
import DataStore
import Entities
import Testing
import Vocabulary

@testable import SuggestWords

struct SuggestWordsDataManagerTests {
    private let store = Store()
    private let dataManager: SuggestWordsDataManager
    private let today = Day(number: 20_778)

    init() {
        dataManager = SuggestWordsDataManager(store: store)
    }

    private func add(_ details: [ItemDetails]) throws {
        let instant = Instant(seconds: 1_000)
        let items = details.enumerated().map { offset, details in
            NewItem(uuid: ItemUUID(high: 1, low: UInt64(offset)), details: details, created: instant)
        }
        try store.change("add", at: instant) { connection throws(ListError) in
            _ = try ItemRows.insert(items, on: connection)
        }
    }

    private func close(_ ids: ClosedRange<Int>) throws {
        try store.change("done", at: Instant(seconds: 2_000)) { connection throws(ListError) in
            try connection.run(
                "UPDATE item SET status = 1, completed = 2000 WHERE id BETWEEN ? AND ?",
                [.integer(ids.lowerBound), .integer(ids.upperBound)]
            )
        }
    }

    private func ids(_ beginning: String, _ status: Item.Status? = .open, limit: Int = 100) throws -> [Int] {
        try dataManager.items(SuggestedItemsQuery(status: status, beginning: beginning, limit: limit)).map(\.id)
    }

    @Test func `an empty list has no suggestions`() throws {
        #expect(try ids("").isEmpty)
        #expect(try ids("1").isEmpty)
        #expect(try dataManager.tags(beginning: "", limit: 10).isEmpty)
        #expect(try dataManager.projects(beginning: "", limit: 10).isEmpty)
    }

    @Test func `open items are sorted by due date, with undated items last`() throws {
        try add([
            ItemDetails(title: "some day"), ItemDetails(title: "later", due: Due(day: today + 9)),
            ItemDetails(title: "now", due: Due(day: today)), ItemDetails(title: "done", due: Due(day: today)),
        ])
        try close(4...4)

        let query = SuggestedItemsQuery(status: .open, beginning: "", limit: 10)
        let found = try dataManager.items(query)

        #expect(
            found == [
                SuggestedItem(id: 3, title: "now"), SuggestedItem(id: 2, title: "later"),
                SuggestedItem(id: 1, title: "some day"),
            ]
        )
        #expect(try ids("", limit: 2) == [3, 2])
    }

    @Test func `completed items and all items are sorted newest first`() throws {
        try add((1...5).map { ItemDetails(title: "item \($0)") })
        try close(2...3)

        #expect(try ids("", .done) == [3, 2])
        #expect(try ids("", nil) == [5, 4, 3, 2, 1])
    }

    @Test func `the first digits of an id find all ids that begin with them, in order`() throws {
        try add((1...130).map { ItemDetails(title: "item \($0)") })
        try close(11...12)

        #expect(try ids("1", limit: 9) == [1, 10, 13, 14, 15, 16, 17, 18, 19])
        #expect(try ids("1").count == 1 + 8 + 31)
        #expect(try ids("1", .done) == [11, 12])
        #expect(try ids("13", nil) == [13, 130])
        #expect(try ids("7") == [7] + Array(70...79))
        #expect(try ids("9999").isEmpty)
    }

    @Test func `tags are listed once each, in order, and contexts only after @`() throws {
        try add([
            ItemDetails(title: "a", tags: ["home", "@town", "été"]), ItemDetails(title: "b", tags: ["home", "hotel"]),
            ItemDetails(title: "c", tags: ["Bank", "@shop"]),
        ])

        #expect(try dataManager.tags(beginning: "", limit: 10) == ["Bank", "home", "hotel", "été"])
        #expect(try dataManager.tags(beginning: "", limit: 2) == ["Bank", "home"])
        #expect(try dataManager.tags(beginning: "ho", limit: 10) == ["home", "hotel"])
        #expect(try dataManager.tags(beginning: "@", limit: 10) == ["@shop", "@town"])
        #expect(try dataManager.tags(beginning: "e\u{301}", limit: 10) == ["été"])
        #expect(try dataManager.tags(beginning: "x", limit: 10).isEmpty)
    }

    @Test func `projects are listed once each, in order`() throws {
        try add(
            ["home", "work", "home", "home.garden", "h%_", nil].map { ItemDetails(title: "a", project: $0) }
        )

        #expect(try dataManager.projects(beginning: "", limit: 10) == ["h%_", "home", "home.garden", "work"])
        #expect(try dataManager.projects(beginning: "home", limit: 10) == ["home", "home.garden"])
        #expect(try dataManager.projects(beginning: "h%", limit: 10) == ["h%_"])
        #expect(try dataManager.projects(beginning: "", limit: 1) == ["h%_"])
    }

    @Test(arguments: [
        (SuggestWordsDataManager.everyNumber(.open, upTo: 9)[0].sql, "item USING INDEX item_due"),
        (SuggestWordsDataManager.everyNumber(.open, upTo: 9)[1].sql, "item USING INDEX item_due"),
        (SuggestWordsDataManager.numbers(in: 1...9, .open).sql, "item USING INTEGER PRIMARY KEY"),
        (SuggestWordsDataManager.everyNumber(.done, upTo: 9)[0].sql, "item USING INTEGER PRIMARY KEY"),
        (SuggestWordsDataManager.tags, "tag USING COVERING INDEX tag_name"),
    ])
    func `queries use an index, without sorting or full scans`(sql: String, index: String) throws {
        let plan = try store.read { connection throws(ListError) in
            let rows = try connection.prepare("EXPLAIN QUERY PLAN \(sql)")
            var steps: [String] = []
            while try rows.step() { steps.append(rows.text(3)) }
            return steps
        }

        #expect(plan.contains { $0.contains(index) })
        #expect(!plan.contains { $0.contains("TEMP B-TREE") || $0 == "SCAN item" || $0 == "SCAN tag" })
    }

    @Test func `items are found by the beginning of a word in the title, newest first`() throws {
        try add(
            ["Read Dune", "Undune", "Buy \"dunes\" map", "Note", "우유 사기", "Café du Nord", "dune done"].map {
                ItemDetails(title: $0, note: $0 == "Note" ? "dune" : nil)
            }
        )
        try close(7...7)
        func ids(_ beginning: String, _ status: Item.Status? = .open, limit: Int = 10) throws -> [Int] {
            try dataManager.items(SuggestedTitlesQuery(status: status, beginning: beginning, limit: limit)).map(\.id)
        }

        #expect(try ids("Dun") == [3, 1])
        #expect(try ids("dun", nil) == [7, 3, 1])
        #expect(try ids("dun", nil, limit: 2) == [7, 3])
        #expect(try ids("read dun") == [1])
        #expect(try ids("d") == [6, 3, 1])
        #expect(try ids("cafe d") == [6])
        #expect(try ids("사") == [5])
        #expect(try ids("une").isEmpty)
        #expect(try ids(" ").isEmpty)
    }
}
