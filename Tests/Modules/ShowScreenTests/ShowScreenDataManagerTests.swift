import Almanac
import Entities
import TestKit
import Testing
import Vocabulary

@testable import ShowScreen

struct ShowScreenDataManagerTests {
    private let fixture = ModuleFixture()
    private var dataManager: ShowScreenDataManager { ShowScreenDataManager(store: fixture.store, lines: nil) }

    @Test func `the version differs after a change`() throws {
        let before = try dataManager.version()
        try fixture.add(ItemDetails(title: "Call"))

        #expect(try dataManager.version() != before)
    }

    @Test func `items are looked for, open or done`() throws {
        try fixture.add(ItemDetails(title: "Call"), isDone: true)

        #expect(try dataManager.item(1)?.details.title == "Call")
        #expect(try dataManager.item(2) == nil)
    }

    @Test func `titles are read in the order of the ids, without those of items that are gone`() throws {
        try fixture.add(ItemDetails(title: "Call"), ItemDetails(title: "Rest"))

        #expect(try dataManager.titles(of: [2, 9, 1]) == ["Rest", "Call"])
    }

    @Test func `the next due time is today's first one from now on`() throws {
        let (morning, noon, night) = (TimeOfDay(minute: 480), TimeOfDay.noon, TimeOfDay(minute: 1_300))
        try fixture.add(
            ItemDetails(title: "a", due: Due(day: .saturday, time: night)),
            ItemDetails(title: "b", due: Due(day: .saturday, time: noon)),
            ItemDetails(title: "c", due: Due(day: .saturday, time: morning)),
            ItemDetails(title: "d", due: Due(day: .saturday + 1, time: morning))
        )

        #expect(try dataManager.nextDue(after: .saturday) == noon)
    }
}
