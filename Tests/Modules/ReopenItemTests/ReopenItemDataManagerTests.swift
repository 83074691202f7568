import Almanac
import DataStore
import Entities
import TestKit
import Testing
import Vocabulary

@testable import ReopenItem

struct ReopenItemDataManagerTests {
    private let store = Store()
    private let dataManager: ReopenItemDataManager

    init() throws {
        dataManager = ReopenItemDataManager(store: store)
        try store.change("add", at: Moment.saturday.instant) { connection throws(StoreError) in
            let details = ItemDetails(title: "Paint", tags: ["home"])
            let new = NewItem(uuid: ItemUUID(high: 0, low: 1), details: details, created: Moment.saturday.instant)
            _ = try ItemRows.insert([new], on: connection)
        }
    }

    private func mark(completed: Instant?, _ typed: String) throws {
        let request = PlanRequest(selection: .everything, typed: typed, moment: .saturday)
        _ = try dataManager.carryOut(request) { items, _ in
            ListPlan(
                updates: items.map {
                    ListPlan.Update($0, $0.marked(completed: completed, changed: Moment.saturday.instant))
                }
            )
        }
    }

    @Test func `a reopened item keeps its details, and is one change`() throws {
        try mark(completed: Moment.saturday.instant, "done")
        try mark(completed: nil, "reopen 1")

        try store.read { connection throws(StoreError) in
            let items = try ItemRows.items(where: nil, on: connection)
            #expect(items.map(\.status) == [.open])
            #expect(items.map(\.completed) == [nil])
            #expect(items.map(\.details) == [ItemDetails(title: "Paint", tags: ["home"])])
            #expect(try connection.integer("SELECT count(*) FROM change WHERE command = 'reopen 1'") == 1)
        }
    }
}
