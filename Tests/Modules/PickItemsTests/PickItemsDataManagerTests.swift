import Almanac
import TestKit
import Testing
import Vocabulary

@testable import PickItems

struct PickItemsDataManagerTests {
    private let fixture = ModuleFixture()

    @Test func `open items are read by due date, those without one last`() throws {
        try fixture.add(
            ItemDetails(title: "Some day", tags: ["b", "a"], project: "home"),
            ItemDetails(title: "Later", due: Due(day: .saturday + 1)),
            ItemDetails(title: "At nine", due: Due(day: .saturday, time: TimeOfDay(hour: 9, minute: 0)))
        )
        try fixture.add(ItemDetails(title: "Done"), isDone: true)

        let items = try PickItemsDataManager(store: fixture.store).items(areClosed: false)

        #expect(items.map(\.title) == ["At nine", "Later", "Some day"])
        #expect(items.map(\.id) == [3, 2, 1])
        #expect(items.first?.due == Due(day: .saturday, time: TimeOfDay(hour: 9, minute: 0)))
        #expect(items.last?.due == nil)
        #expect(items.last?.project == "home")
        #expect(items.last?.tags == ["a", "b"])
        #expect(try PickItemsDataManager(store: fixture.store).items(areClosed: true).map(\.title) == ["Done"])
    }

    @Test func `items are read with their priorities and families`() throws {
        try fixture.add(ItemDetails(title: "Job", priority: .high))
        try fixture.add(ItemDetails(title: "Letter", parent: 1))

        let items = try PickItemsDataManager(store: fixture.store).items(areClosed: false)

        #expect(items.map(\.priority) == [.high, nil] && items.map(\.family.parts.open) == [1, 0])
        #expect(items.last?.family.parent?.title == "Job")
    }
}
