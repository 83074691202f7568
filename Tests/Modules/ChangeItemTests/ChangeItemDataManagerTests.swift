import Almanac
import DataStore
import Entities
import Testing
import Vocabulary

@testable import ChangeItem

struct ChangeItemDataManagerTests {
    private let store = Store()
    private let dataManager: ChangeItemDataManager

    /// 2 depends on 1, 3 on 2; 3 is part of 2, which is part of 1.
    init() throws {
        dataManager = ChangeItemDataManager(store: store)
        let details = [
            ItemDetails(title: "a", tags: ["home"]), ItemDetails(title: "b", needs: [1], parent: 1),
            ItemDetails(title: "c", needs: [2], parent: 2),
        ]
        for (index, details) in details.enumerated() {
            let new = NewItem(uuid: ItemUUID(high: 0, low: UInt64(index)), details: details, created: now)
            try store.change("add", at: now) { connection throws(StoreError) in
                _ = try ItemRows.insert([new], on: connection)
            }
        }
    }

    private func carryOut(
        _ selection: Selection,
        _ decide: ([Item], any ItemRelations) throws(ListError) -> ListPlan
    ) throws -> PlanOutcome? {
        try dataManager.carryOut(PlanRequest(selection: selection, typed: "change", moment: morning.now()), decide)
    }

    @Test func `the selected items are updated in one change`() throws {
        let outcome = try carryOut(homes) { items, _ in
            ListPlan(
                updates: items.map { item in
                    var details = item.details
                    details.title = "A"
                    details.tags = ["garden"]
                    return ListPlan.Update(item, ItemAlteration(of: item, to: details, at: morning.now()).after)
                }
            )
        }

        #expect(outcome?.updated.map(\.details.title) == ["A"])
        let stored = try store.read { connection throws(StoreError) in
            try connection.integer(
                """
                SELECT count(*) FROM item JOIN tag ON tag.item = item.id
                WHERE title = 'A' AND name = 'garden' AND (SELECT count(*) FROM tag WHERE item = 1) = 1
                """
            )
        }
        #expect(stored == 1)
    }

    @Test func `relations between items are found`() throws {
        _ = try carryOut(.everything) { (_, list) throws(ListError) in
            #expect(try list.unknownIDs(among: [1, 9, 3, 7]) == [9, 7])
            #expect(try list.idsNeeded(by: [3]) == [3, 2, 1])
            #expect(try list.idsNeeded(by: [1]) == [1])
            #expect(try list.idsAbove(3) == [3, 2, 1])
            return ListPlan()
        }
    }

    @Test func `a failing decision changes nothing and reports the error`() throws {
        let failure = ListError(.damaged, path: "list", detail: "x")

        #expect(throws: failure) { try carryOut(.everything) { (_, _) throws(ListError) in throw failure } }
    }
}
