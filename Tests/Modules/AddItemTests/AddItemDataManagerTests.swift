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

    private func rows(_ sql: String) throws -> [String] {
        try store.read { connection throws(StoreError) in
            let rows = try connection.prepare(sql)
            var lines: [String] = []
            while try rows.step() { lines.append(rows.text(0)) }
            return lines
        }
    }

    @Test func `items get ids in order`() throws {
        let items = try dataManager.add(
            ["a", "b"].map { newItem(ItemDetails(title: $0)) },
            typed: "add -",
            at: Instant(seconds: 5),
            if: { _ in true }
        )

        #expect(items?.map(\.id) == [1, 2])
        #expect(try rows("SELECT title FROM item ORDER BY id") == ["a", "b"])
    }

    @Test func `all fields of an item are stored`() throws {
        _ = try dataManager.add([newItem(ItemDetails(title: "first"))], typed: "add", at: Instant(seconds: 5)) { _ in
            true
        }
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

        let added = try dataManager.add([newItem(details)], typed: "add", at: Instant(seconds: 5)) { _ in true }

        let stored = try store.read { connection throws(StoreError) in
            let row = try connection.prepare("SELECT \(ItemRows.columns) FROM item WHERE id = ?", [.integer(2)])
            return try row.step() ? ItemRows.item(in: row).details : nil
        }
        var expected = details
        expected.tags.sort()
        #expect(stored == expected)
        #expect(added?.map(\.details) == [details])
    }

    @Test func `the response contains the text as stored`() throws {
        let decomposed = "\u{1112}\u{1161}\u{11AB}"

        let added = try dataManager.add(
            [newItem(ItemDetails(title: decomposed))],
            typed: "add",
            at: Instant(seconds: 5),
            if: { _ in true }
        )

        #expect(added?.map { Array($0.details.title.unicodeScalars) } == [["\u{D55C}"]])
    }

    @Test func `a title of maximum length may grow when it is normalized`() throws {
        let title = String(repeating: "\u{0958}", count: 65_536 / 3)

        let added = try dataManager.add([newItem(ItemDetails(title: title))], typed: "add", at: Instant(seconds: 5)) {
            _ in true
        }

        #expect(added?.map { $0.details.title.utf8.count } == [131_070])
    }

    @Test func `if one item can't be stored, none are`() throws {
        let items = [newItem(ItemDetails(title: "a"), low: 1), newItem(ItemDetails(title: "b"), low: 1)]

        #expect(throws: ListError.self) {
            try dataManager.add(items, typed: "add -", at: Instant(seconds: 5)) { _ in true }
        }

        #expect(try rows("SELECT title FROM item").isEmpty)
        #expect(try rows("SELECT command FROM change").isEmpty)
    }

    @Test func `several items are one change with the typed command`() throws {
        let items = ["a", "b", "c"].map { newItem(ItemDetails(title: $0)) }

        _ = try dataManager.add(items, typed: "add -", at: Instant(seconds: 5)) { _ in true }

        #expect(try rows("SELECT command FROM change") == ["add -"])
        #expect(try rows("SELECT title FROM item WHERE touched = 1") == ["a", "b", "c"])
    }

    @Test func `ids without an item are unknown`() throws {
        _ = try dataManager.add([newItem(ItemDetails(title: "a"))], typed: "add", at: Instant(seconds: 5)) { _ in true }

        #expect(try dataManager.unknownIDs(among: [1, 2, 77]) == [2, 77])
    }

    @Test func `an item removed by another process is noticed before storing`() throws {
        let folder = try TemporaryFolder()
        let stores = [1, 2].map { _ in Store(StoreFile(path: "\(folder.path)/list.db")) }
        let managers = stores.map { AddItemDataManager(store: $0) }
        let first = newItem(ItemDetails(title: "first"))
        _ = try managers[0].add([first], typed: "add", at: Instant(seconds: 5)) { _ in true }
        #expect(try managers[1].unknownIDs(among: [1]).isEmpty)
        try stores[0].change("remove", at: Instant(seconds: 6)) { connection throws(StoreError) in
            _ = try ItemRows.remove([1], on: connection)
        }

        var unknown: [Int] = []
        let second = newItem(ItemDetails(title: "second", needs: [1]))
        let added = try managers[1].add([second], typed: "add", at: Instant(seconds: 7)) {
            list throws(ListError) in
            unknown = try list.unknownIDs(among: [1])
            return unknown.isEmpty
        }

        #expect(added == nil && unknown == [1])
    }
}
