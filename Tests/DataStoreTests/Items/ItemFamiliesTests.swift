import Almanac
import Entities
import Testing
import Vocabulary

@testable import DataStore

struct ItemFamiliesTests {
    private let list = TestList()

    /// Returns the families of the items in the order of the ids.
    private func families(_ ids: [Int]) throws -> [ItemFamily] {
        try list.store.read { connection throws(ListError) in
            var families = ItemFamilies(on: connection)
            var found: [ItemFamily] = []
            for id in ids {
                if let item = try ItemRows.item(id, on: connection) { found.append(try families.family(of: item)) }
            }
            return found
        }
    }

    private func complete(_ id: Int) throws {
        try list.change { connection throws(ListError) in
            try connection.run("UPDATE item SET status = 1, completed = 1 WHERE id = ?", [.integer(id)])
        }
    }

    @Test func `a part has a parent, and a parent counts its direct parts`() throws {
        try list.add(ItemDetails(title: "New job"))
        try list.add(ItemDetails(title: "Laptop", parent: 1), ItemDetails(title: "Notice", parent: 1))
        try list.add(ItemDetails(title: "Prices", parent: 2))
        try complete(3)

        let job = ItemName(id: 1, title: "New job")
        #expect(
            try families([1, 2, 3, 4]) == [
                ItemFamily(parts: ItemCounts(open: 1, done: 1)), ItemFamily(parent: job, parts: ItemCounts(open: 1)),
                ItemFamily(parent: job), ItemFamily(parent: ItemName(id: 2, title: "Laptop")),
            ]
        )
    }

    @Test func `the done copies of a part that repeats are not counted`() throws {
        try list.add(ItemDetails(title: "Garden"))
        let series = try list.add(ItemDetails(title: "Water", parent: 1))[0]
        let copy = ItemUUID(ofCopyOf: series.uuid, due: Due(day: Day(number: 20_000)))
        try list.change { connection throws(ListError) in
            _ = try ItemRows.insert(
                [
                    NewItem(
                        uuid: copy,
                        details: ItemDetails(title: "Water", parent: 1),
                        created: TestList.instant,
                        completed: TestList.instant
                    )
                ],
                on: connection
            )
        }

        #expect(try families([1]) == [ItemFamily(parts: ItemCounts(open: 1))])
    }

    @Test(arguments: [40, 500])
    func `parents are found in short and long lists, in any order`(count: Int) throws {
        let parents = [3, 4, 9, 30, count]
        for id in 1...count { try list.add(ItemDetails(title: "\(id)")) }
        for parent in parents { try list.add(ItemDetails(title: "part", parent: parent)) }

        for ids in [Array(1...count), Array((1...count).reversed()), (1...count).shuffled()] {
            let found = zip(ids, try families(ids)).filter { $1.parts.open == 1 }.map(\.0)
            #expect(found.sorted() == parents, "\(ids)")
        }
    }

    @Test func `a list without parts has no families`() throws {
        try list.add(ItemDetails(title: "a"), ItemDetails(title: "b"))

        #expect(try families([1, 2]) == [ItemFamily(), ItemFamily()])
    }
}
