import Almanac
import DataStore
import Entities
import TestKit
import Testing
import Vocabulary

@testable import EditItem

struct EditItemDataManagerTests {
    private let store = Store()
    private let dataManager: EditItemDataManager

    init() throws {
        dataManager = EditItemDataManager(store: store)
        let new = NewItem(
            uuid: ItemUUID(high: 0, low: 1),
            details: ItemDetails(title: "Rest"),
            created: Moment.saturday.instant
        )
        try store.change("add", at: Moment.saturday.instant) { connection throws(ListError) in
            _ = try ItemRows.insert([new], on: connection)
        }
    }

    @Test func `an item is found by its id`() throws {
        #expect(try dataManager.item(1)?.details.title == "Rest")
        #expect(try dataManager.item(2) == nil)
    }

    @Test func `a plan is carried out as one change`() throws {
        try dataManager.change(typed: "edit 1", at: Moment.saturday.instant) { list throws(ListError) in
            let updates = try list.items([1]).map { item in
                let made = ItemAlteration(of: item, to: ItemDetails(title: "New", tags: ["a"]), at: .saturday)
                return ListPlan.Update(made.before, made.after)
            }
            _ = try list.apply(ListPlan(updates: updates))
        }

        #expect(try dataManager.item(1)?.details == ItemDetails(title: "New", tags: ["a"]))
    }
}
