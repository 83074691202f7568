import Almanac
import DataStore
import Entities
import TestKit
import Testing
import Vocabulary

@testable import AddItem

struct AddItemDataManagerTests {
    private let store = Store()
    private let dataManager: AddItemDataManager

    init() {
        dataManager = AddItemDataManager(store: store)
    }

    private func newItem(_ details: ItemDetails, low: UInt64 = .random(in: 0 ... .max)) -> NewItem {
        NewItem(uuid: ItemUUID(high: 1, low: low), details: details, created: Instant(seconds: 5))
    }

    /// Adds the items in portions of two.
    @discardableResult
    private func add(_ items: NewItem..., typed: String = "add") throws(ListError) -> [Item] {
        try dataManager.change(typed: typed, at: Instant(seconds: 5)) { list throws(ListError) in
            var (rest, added) = (items[...], [Item]())
            while !rest.isEmpty {
                added += try list.apply(ListPlan(additions: Array(rest.prefix(2)))).added
                rest = rest.dropFirst(2)
            }
            return added
        }
    }

    private func rows(_ sql: String) throws -> [String] {
        try store.read { connection throws(ListError) in
            let rows = try connection.prepare(sql)
            var lines: [String] = []
            while try rows.step() { lines.append(rows.text(0)) }
            return lines
        }
    }

    @Test func `items get ids in order`() throws {
        let items = try add(newItem(ItemDetails(title: "a")), newItem(ItemDetails(title: "b")))

        #expect(items.map(\.id) == [1, 2])
        #expect(try rows("SELECT title FROM item ORDER BY id") == ["a", "b"])
    }

    @Test func `all fields of an item are stored`() throws {
        try add(newItem(ItemDetails(title: "first")))
        let details = ItemDetails(
            title: "Pay rent",
            note: "call first",
            tags: ["@bank", "money"],
            project: "home",
            priority: .high,
            due: Due(day: Day.saturday, time: .noon),
            wait: Day.saturday - 2,
            recurrence: .every(Repetition(.monthly)),
            needs: [1],
            parent: 1
        )

        let added = try add(newItem(details))

        let stored = try store.read { connection throws(ListError) in
            let row = try connection.prepare("SELECT \(ItemRows.columns) FROM item WHERE id = ?", [.integer(2)])
            return try row.step() ? ItemRows.item(in: row).details : nil
        }
        var expected = details
        expected.tags.sort()
        #expect(stored == expected)
        #expect(added.map(\.details) == [details])
    }

    @Test func `the response contains the text as stored`() throws {
        let decomposed = "\u{1112}\u{1161}\u{11AB}"

        let added = try add(newItem(ItemDetails(title: decomposed)))

        #expect(added.map { Array($0.details.title.unicodeScalars) } == [["\u{D55C}"]])
    }

    @Test func `a title of maximum length may grow when it is normalized`() throws {
        let title = String(repeating: "\u{0958}", count: 65_536 / 3)

        let added = try add(newItem(ItemDetails(title: title)))

        #expect(added.map { $0.details.title.utf8.count } == [131_070])
    }

    @Test func `if one item can't be stored, none are`() throws {
        let items = [1, 2, 1].map { newItem(ItemDetails(title: "a"), low: $0) }

        #expect(throws: ListError.self) { try add(items[0], items[1], items[2]) }

        #expect(try rows("SELECT title FROM item").isEmpty)
        #expect(try rows("SELECT command FROM change").isEmpty)
    }

    @Test func `several portions are one change with the typed command`() throws {
        let items = ["a", "b", "c"].map { newItem(ItemDetails(title: $0)) }

        try add(items[0], items[1], items[2], typed: "add -")

        #expect(try rows("SELECT command || items FROM change") == ["add -3"])
        #expect(try rows("SELECT title FROM item WHERE touched = 1") == ["a", "b", "c"])
        #expect(try rows("SELECT rowid FROM search WHERE search MATCH 'c' ORDER BY rowid") == ["3"])
    }

    @Test func `a refused change leaves nothing behind`() throws {
        let refusal = ListError(.damaged, path: "refused")

        #expect(throws: refusal) {
            try dataManager.change(typed: "add -", at: Instant(seconds: 5)) { list throws(ListError) in
                _ = try list.apply(ListPlan(additions: [newItem(ItemDetails(title: "a"))]))
                throw refusal
            }
        }

        #expect(try rows("SELECT title FROM item").isEmpty)
        #expect(try rows("SELECT command FROM change").isEmpty)
    }

    @Test func `the names of items are found, and ids without an item have none`() throws {
        try add(newItem(ItemDetails(title: "a")))

        #expect(try dataManager.names(of: [1, 2, 77]) == [ItemName(id: 1, title: "a")])
    }

    @Test func `an item removed by another process is noticed while storing`() throws {
        let folder = try TemporaryFolder()
        let stores = [1, 2].map { _ in Store(StoreFile(path: "\(folder.path)/list.db")) }
        try stores[0].change("add", at: Instant(seconds: 5)) { connection throws(ListError) in
            _ = try ItemRows.insert([newItem(ItemDetails(title: "first"))], on: connection)
        }
        let dataManager = AddItemDataManager(store: stores[1])
        #expect(try dataManager.names(of: [1]).map(\.id) == [1])
        try stores[0].change("remove", at: Instant(seconds: 6)) { connection throws(ListError) in
            _ = try ItemRows.remove([1], on: connection)
        }

        let unknown = try dataManager.change(typed: "add", at: Instant(seconds: 7)) { list throws(ListError) in
            try list.unknownIDs(among: [1])
        }

        #expect(unknown == [1])
    }
}
