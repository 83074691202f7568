import Almanac
import DataStore
import Entities
import TestKit
import Testing
import Vocabulary

@testable import CompareDays

struct CompareDaysDataManagerTests {
    private let store = Store()
    private let dataManager: CompareDaysDataManager

    init() {
        dataManager = CompareDaysDataManager(store: store)
    }

    private func add(_ title: String, at second: Int) throws {
        let instant = Instant(seconds: second)
        let uuid = ItemUUID(high: 0, low: UInt64(second))
        try store.change("add", at: instant) { connection throws(ListError) in
            let new = NewItem(uuid: uuid, details: ItemDetails(title: title), created: instant)
            _ = try ItemRows.insert([new], on: connection)
        }
    }

    private func rename(_ id: Int, _ title: String, at second: Int) throws {
        try store.change("change", at: Instant(seconds: second)) { connection throws(ListError) in
            guard let item = try ItemRows.item(id, on: connection) else { return }
            var details = item.details
            details.title = title
            try ItemRows.update(item, to: item.with(details, changed: Instant(seconds: second)), on: connection)
        }
    }

    private func titles(from start: Int, to end: Int? = nil) throws -> [[String?]] {
        try dataManager.versions(from: Instant(seconds: start), to: end.map { Instant(seconds: $0) }).map {
            [$0.before?.details.title, $0.after?.details.title]
        }
    }

    @Test func `the items touched since an instant have their versions at both instants`() throws {
        try add("Rest", at: 10)
        try add("Bake", at: 20)
        try rename(1, "Sleep", at: 30)
        try store.change("remove", at: Instant(seconds: 40)) { connection throws(ListError) in
            _ = try ItemRows.remove([2], on: connection)
        }

        #expect(try titles(from: 15) == [["Rest", "Sleep"], [nil, nil]])
        #expect(try titles(from: 25) == [["Rest", "Sleep"], ["Bake", nil]])
        #expect(try titles(from: 5, to: 20) == [[nil, "Rest"], [nil, "Bake"]])
        #expect(try titles(from: 40) == [])
    }

    @Test func `what was undone counts only as long as it was there`() throws {
        try add("Rest", at: 10)
        try rename(1, "Sleep", at: 20)
        _ = try store.undo(1, at: Instant(seconds: 30))

        #expect(try titles(from: 10) == [])
        #expect(try titles(from: 20) == [["Sleep", "Rest"]])
        #expect(try titles(from: 10, to: 25) == [["Rest", "Sleep"]])
    }
}
