import Almanac
import Entities
import Testing
import Vocabulary

struct NewItemOutlineTests {
    private func item(_ number: UInt64, _ details: ItemDetails = ItemDetails(title: "a")) -> NewItem {
        NewItem(uuid: ItemUUID(high: 0, low: number), details: details, created: Instant(seconds: 0))
    }

    @Test func `an item is a part of the last one with a lower depth, and gets its project`() {
        var outline = NewItemOutline()
        var items = [item(1, ItemDetails(title: "a", project: "home")), item(2), item(3), item(4), item(5)]

        for (index, depth) in [0, 1, 2, 1, 0].enumerated() {
            outline.place(&items[index], depth: depth, decidesProject: false)
        }

        #expect(items.map(\.parentNew) == [nil, items[0].uuid, items[1].uuid, items[0].uuid, nil])
        #expect(items.map(\.details.project) == ["home", "home", "home", "home", nil])
    }

    @Test func `a parent or a project of its own stays`() {
        var outline = NewItemOutline()
        var first = item(1, ItemDetails(title: "a", project: "home"))
        var second = item(2, ItemDetails(title: "b", parent: 7))
        var third = item(3)

        outline.place(&first, depth: 0, decidesProject: true)
        outline.place(&second, depth: 1, decidesProject: false)
        outline.place(&third, depth: 2, decidesProject: true)

        #expect((second.parentNew, second.details.project) == (nil, nil))
        #expect((third.parentNew, third.details.project) == (second.uuid, nil))
    }
}
