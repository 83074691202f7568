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
        try store.change("add", at: Moment.saturday.instant) { connection throws(StoreError) in
            _ = try ItemRows.insert([new], on: connection)
        }
    }

    @Test func `an item is found by its id`() throws {
        #expect(try dataManager.item(1)?.details.title == "Rest")
        #expect(try dataManager.item(2) == nil)
    }

    @Test func `a plan is carried out as one change`() throws {
        let selection = Selection([[.ids([1...1])]])
        let request = PlanRequest(selection: selection, typed: "edit 1", moment: .saturday)

        _ = try dataManager.carryOut(request) { items, _ in
            ListPlan(
                updates: items.map { item in
                    let made = ItemAlteration(of: item, to: ItemDetails(title: "New", tags: ["a"]), at: .saturday)
                    return .init(made.before, made.after)
                }
            )
        }

        #expect(try dataManager.item(1)?.details == ItemDetails(title: "New", tags: ["a"]))
    }
}
