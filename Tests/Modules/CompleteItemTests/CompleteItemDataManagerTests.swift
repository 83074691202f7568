import Almanac
import DataStore
import Entities
import Testing
import Vocabulary

@testable import CompleteItem

struct CompleteItemDataManagerTests {
    private let store = Store()
    private let dataManager: CompleteItemDataManager

    /// 2 depends on 1; 3 depends on 1 and 4.
    init() throws {
        dataManager = CompleteItemDataManager(store: store)
        let details = [
            ItemDetails(title: "Buy paint", tags: ["shop"]), ItemDetails(title: "Paint", needs: [1]),
            ItemDetails(title: "Ladder"), ItemDetails(title: "Move in", needs: [1, 3]),
        ]
        for (index, details) in details.enumerated() {
            let new = NewItem(uuid: ItemUUID(high: 0, low: UInt64(index)), details: details, created: now)
            try store.change("add", at: now) { connection throws(StoreError) in
                _ = try ItemRows.insert([new], on: connection)
            }
        }
    }

    private func complete(_ selection: Selection) throws -> PlanOutcome? {
        try dataManager.carryOut(PlanRequest(selection: selection, typed: "done", moment: morning.now())) { items, _ in
            ListPlan(
                updates: items.map {
                    ListPlan.Update($0, ItemCompletion(of: $0, at: morning.now()).done)
                }
            )
        }
    }

    private func count(_ sql: String) throws -> Int? {
        try store.read { connection throws(StoreError) in try connection.integer(sql) }
    }

    @Test func `the selected items are completed in one change, and blocked items are freed`() throws {
        let outcome = try complete(Selection([[.tag("shop")]]))

        #expect(outcome?.updated.map(\.id) == [1])
        #expect(outcome?.unblocked.map(\.id) == [2])
        #expect(try count("SELECT count(*) FROM item WHERE status = 1 AND completed = \(now.seconds)") == 1)
        #expect(try count("SELECT count(*) FROM change WHERE command = 'done'") == 1)
    }

    @Test func `other open dependencies still block`() throws {
        let outcome = try complete(Selection([[.ids([4...4])]]))

        #expect(outcome?.openDependencies.mapValues { $0.map(\.id) } == [4: [1, 3]])
        #expect(outcome?.unblocked.isEmpty == true)
    }

    @Test func `an empty plan records no change`() throws {
        let outcome = try dataManager.carryOut(
            PlanRequest(selection: .everything, typed: "done", moment: morning.now())
        ) { _, _ in ListPlan() }

        #expect(outcome == nil)
        #expect(try count("SELECT count(*) FROM change") == 4)
    }
}
