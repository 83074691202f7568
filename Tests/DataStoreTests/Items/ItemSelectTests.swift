import Almanac
import Entities
import Testing
import Vocabulary

@testable import DataStore

struct ItemSelectTests {
    private let list = TestList()

    private func ids(
        where condition: Condition? = nil,
        by order: [ItemOrder] = [],
        limit: Int? = nil
    ) throws -> [Int] {
        try list.store.read { connection throws(ListError) in
            var ids: [Int] = []
            try ItemRows.items(where: condition, order: order, limit: limit, on: connection) {
                item throws(ListError) in
                ids.append(item.id)
            }
            return ids
        }
    }

    @Test func `matching items are returned in order of id`() throws {
        try list.add(
            ItemDetails(title: "a", tags: ["x"]),
            ItemDetails(title: "b"),
            ItemDetails(title: "c", tags: ["x"])
        )
        let tagged = Selection([[.tag("x")]]).condition(today: Day(number: 0))

        #expect(try ids() == [1, 2, 3])
        #expect(try ids(limit: 2) == [1, 2])
        #expect(try ids(where: tagged) == [1, 3])
        #expect(try ids(where: tagged, limit: 1) == [1])
        #expect(
            try ids(where: Condition("item.id = 1 OR item.id = 3").and(Condition("item.id = 2 OR item.id = 3"))) == [3]
        )
        #expect(try ids(where: Condition("item.id > ?", [.integer(1)]).and(nil)) == [2, 3])
        #expect(try list.item(2)?.details.title == "b")
        #expect(try list.item(4) == nil)
    }

    @Test(arguments: [
        (ItemOrder.Key.due, [4, 1, 3, 2], [3, 1, 4, 2]),
        (.priority, [2, 4, 1, 3], [4, 2, 1, 3]),
        (.project, [3, 4, 1, 2], [1, 4, 3, 2]),
        (.title, [4, 2, 1, 3], [3, 1, 2, 4]),
        (.id, [1, 2, 3, 4], [4, 3, 2, 1]),
        (.created, [1, 2, 3, 4], [1, 2, 3, 4]),
        (.changed, [1, 2, 4, 3], [3, 1, 2, 4]),
        (.completed, [3, 1, 2, 4], [3, 1, 2, 4]),
    ])
    func `items are sorted by the key, and those without a value come last`(
        key: ItemOrder.Key,
        ascending: [Int],
        descending: [Int]
    ) throws {
        let day = Day(number: 5)
        let items = try list.add(
            ItemDetails(title: "éclair", project: "home", due: Due(day: day, time: .noon), wait: Day(number: 2)),
            ItemDetails(title: "b", priority: .high, wait: Day(number: 1)),
            ItemDetails(title: "Étude", project: "Club", due: Due(day: day)),
            ItemDetails(title: "A", project: "garden", priority: .low, due: Due(day: day - 1))
        )
        try list.change { connection throws(ListError) in
            let done = items[2].with(status: .done, completed: Instant(seconds: 5))
            _ = try ItemRows.update(items[2], to: done, on: connection)
        }

        #expect(try ids(by: [ItemOrder(key)]) == ascending)
        #expect(try ids(by: [ItemOrder(key, isDescending: true)]) == descending)
    }

    @Test func `ties are ordered by the next key`() throws {
        try list.add(
            ItemDetails(title: "b", priority: .low),
            ItemDetails(title: "a", priority: .low),
            ItemDetails(title: "c", priority: .high)
        )

        #expect(try ids(by: [ItemOrder(.priority), ItemOrder(.title)]) == [3, 2, 1])
        #expect(try ids(by: [ItemOrder(.priority, isDescending: true), ItemOrder(.title)]) == [2, 1, 3])
    }

    @Test func `open items with due dates are read in order from the index`() throws {
        let sql = ItemRows.sql(
            where: Condition("item.status = 0 AND item.due_day < 5"),
            order: [ItemOrder(.due), ItemOrder(.priority)],
            isLimited: true
        )

        let plan = try list.plan(of: sql)

        #expect(plan.first == "SEARCH item USING INDEX item_due (due_day<?)")
        #expect(!plan.contains { $0.hasPrefix("USE TEMP B-TREE") })
    }
}
