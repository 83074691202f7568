import Almanac
import DataStore
import Entities
import TestKit
import Testing
import Vocabulary

@testable import RemoveItem

struct RemoveItemDataManagerTests {
    private let store = Store()
    private let dataManager: RemoveItemDataManager

    /// 2 needs 1, 3 is part of 1; 4 needs 1 and 2, and is part of 1.
    init() throws {
        dataManager = RemoveItemDataManager(store: store)
        let details = [
            ItemDetails(title: "Party", tags: ["home"]), ItemDetails(title: "Rest", needs: [1]),
            ItemDetails(title: "Invite", parent: 1), ItemDetails(title: "Cook", needs: [1, 2], parent: 1),
        ]
        try store.change("add", at: Moment.saturday.instant) { connection throws(StoreError) in
            for (index, details) in details.enumerated() {
                let uuid = ItemUUID(high: 0, low: UInt64(index))
                let new = NewItem(uuid: uuid, details: details, created: Moment.saturday.instant)
                _ = try ItemRows.insert([new], on: connection)
            }
        }
    }

    private func remove(_ ids: ClosedRange<Int>) throws -> PlanOutcome? {
        let request = PlanRequest(selection: Selection([[.ids([ids])]]), typed: "remove", moment: .saturday)
        return try dataManager.carryOut(request) { items, _ in ListPlan(removals: items) }
    }

    private func left() throws -> [ItemDetails] {
        try store.read { connection throws(StoreError) in
            try ItemRows.items(where: nil, on: connection).map(\.details)
        }
    }

    @Test func `removing an item removes references to it, and the affected items are reported`() throws {
        let outcome = try remove(1...1)

        #expect(outcome?.removed.map(\.details.title) == ["Party"])
        #expect(outcome?.removed.map(\.details.tags) == [["home"]])
        #expect(outcome?.dependents.map(\.id) == [2, 4])
        #expect(outcome?.dependents.map(\.details.needs) == [[], [2]])
        #expect(outcome?.children.map(\.id) == [3, 4])
        #expect(
            try left() == [
                ItemDetails(title: "Rest"), ItemDetails(title: "Invite"), ItemDetails(title: "Cook", needs: [2]),
            ]
        )
    }

    @Test func `items removed together are not reported as affected`() throws {
        let outcome = try remove(1...3)

        #expect(outcome?.removed.map(\.id) == [1, 2, 3])
        #expect(outcome?.dependents.map(\.id) == [4])
        #expect(outcome?.children.map(\.id) == [4])
        #expect(try left() == [ItemDetails(title: "Cook")])
    }

    @Test func `removing several items is one change`() throws {
        _ = try remove(1...4)

        try store.read { connection throws(StoreError) in
            #expect(try connection.integer("SELECT count(*) FROM change WHERE command = 'remove'") == 1)
        }
    }

    @Test func `an item without dependents or parts affects no other item`() throws {
        let outcome = try remove(4...4)

        #expect(outcome?.dependents.isEmpty == true)
        #expect(outcome?.children.isEmpty == true)
    }
}
