import Almanac
import Entities
import Testing
import Vocabulary

@testable import DataStore

struct ItemChangeTests {
    private let list = TestList()

    // MARK: Updating

    @Test func `updating returns the item as it will be read, with every field`() throws {
        try list.add(ItemDetails(title: "a", tags: ["old", "kept"]), ItemDetails(title: "b"), ItemDetails(title: "c"))
        let everything = ItemDetails(
            title: "Cafe\u{301}",
            note: "note",
            tags: ["new", "kept", "cafe\u{301}", "new"],
            project: "home",
            priority: .low,
            due: Due(day: Day(number: 20_000), time: .noon),
            wait: Day(number: -1),
            recurrence: .again(Repetition(.weekly, interval: 2)),
            needs: [3, 2],
            parent: 2
        )

        let answered = try list.edit(1) { $0 = everything }

        #expect(try list.item(1) == answered)
        #expect(answered.details.tags == ["caf\u{E9}", "kept", "new"])
        #expect(answered.details.needs == [2, 3])

        let emptied = try list.edit(1) { $0 = ItemDetails(title: "a") }

        #expect(emptied.details == ItemDetails(title: "a"))
        #expect(try list.item(1) == emptied)
    }

    @Test func `only fields that differ are written`() throws {
        try list.add(ItemDetails(title: "a", note: "n", tags: ["x", "y"], priority: .high, needs: []))

        try list.edit(1) { ($0.title, $0.tags) = ("b", ["y", "z"]) }

        #expect(try list.replaced(by: 2) == ["1 title: a, changed: 1000, touched: 1, tags: x y, needs: "])
    }

    @Test func `an update that changes nothing but the change time is not written`() throws {
        let item = try #require(list.add(ItemDetails(title: "a", tags: ["x", "y"])).first)

        let answered = try list.edit(1) { $0.tags = ["y", "x", "x"] }

        #expect(answered == item)
        #expect(try list.item(1) == item)
        #expect(try list.rows("SELECT id FROM change") == ["1"])
    }

    @Test func `an update never changes an item's identity`() throws {
        let item = try #require(list.add(ItemDetails(title: "a")).first)
        let other = Item(
            id: 9,
            uuid: ItemUUID(high: 1, low: 1),
            details: ItemDetails(title: "b"),
            created: Instant(seconds: 5),
            changed: Instant(seconds: 6)
        )

        let answered = try list.change { connection throws(ListError) in
            try ItemRows.update(item, to: other, on: connection)
        }

        #expect((answered.id, answered.uuid, answered.created) == (1, item.uuid, item.created))
        #expect(try list.item(1) == answered)
    }

    @Test func `many different updates are written at once`() throws {
        let items = try list.add(ItemDetails(title: "a"), ItemDetails(title: "b"), ItemDetails(title: "c"))
        let new = [
            items[0].with { $0.project = "p" }, items[1].with { ($0.title, $0.tags) = ("bb", ["t"]) },
            items[2].with(status: .done, completed: Instant(seconds: 7)),
        ]

        let answered = try list.change { connection throws(ListError) in
            try ItemRows.update(zip(items, new).map { (old: $0, new: $1) }, on: connection)
        }

        #expect(answered == new)
        #expect(try (1...3).map { try list.item($0) } == new)
    }

    // MARK: Removing

    @Test func `removing an item removes dependencies on it and clears its children's parent`() throws {
        try list.add(ItemDetails(title: "a"))
        try list.add(
            ItemDetails(title: "needs a", needs: [1]),
            ItemDetails(title: "under a", parent: 1),
            ItemDetails(title: "both", needs: [1], parent: 1),
            ItemDetails(title: "neither", tags: ["x"])
        )

        try list.remove(1)

        #expect(try list.item(4)?.details == ItemDetails(title: "both"))
        #expect(try list.replaced(by: 3).last == "4 parent: 1, touched: 2, tags: , needs: 1")
        try list.remove(5, 99)
        #expect(try list.rows("SELECT id FROM item ORDER BY id") == ["2", "3", "4"])
    }

    @Test func `an item can depend on another one added with it`() throws {
        let list = TestList()
        let (first, second) = (ItemUUID(high: 0, low: 1), ItemUUID(high: 0, low: 2))
        let items = [
            NewItem(uuid: first, details: ItemDetails(title: "a"), created: TestList.instant, needsNew: [second]),
            NewItem(uuid: second, details: ItemDetails(title: "b"), created: TestList.instant),
        ]

        let added = try list.change { connection throws(ListError) in try ItemRows.insert(items, on: connection) }

        #expect(added.map(\.details.needs) == [[2], []])
        #expect(try list.item(1)?.details.needs == [2])
    }
}
