import Almanac
import Entities
import TestKit
import Testing
import Vocabulary

@testable import ShowCalendar

struct ShowCalendarDataManagerTests {
    private let fixture = ModuleFixture()
    private let dataManager: ShowCalendarDataManager

    init() {
        dataManager = ShowCalendarDataManager(store: fixture.store)
    }

    private func counts(_ selection: Selection = .everything) throws -> [Day: DayCounts] {
        try dataManager.counts(of: selection, from: .november(1), through: .november(30), at: .saturday)
    }

    @Test func `items are counted by day`() throws {
        let nine = Due(day: .saturday, time: TimeOfDay(hour: 9, minute: 0))
        try fixture.add(
            ItemDetails(title: "overdue", due: Due(day: .november(20))),
            ItemDetails(title: "overdue since 9", tags: ["home"], due: nine),
            ItemDetails(title: "today", due: Due(day: .saturday)),
            ItemDetails(title: "October", due: Due(day: .november(0))),
            ItemDetails(title: "December", due: Due(day: .november(31))),
            ItemDetails(title: "undated")
        )
        try fixture.add(ItemDetails(title: "done", due: Due(day: .saturday)), isDone: true)

        #expect(
            try counts() == [
                .november(20): DayCounts(open: 1, overdue: 1, done: 0),
                .november(21): DayCounts(open: 2, overdue: 1, done: 1),
            ]
        )
        #expect(
            try counts(Selection([[.tag("home")]])) == [.november(21): DayCounts(open: 1, overdue: 1, done: 0)]
        )
    }

    @Test func `the items of a day are found`() throws {
        let nine = Due(day: .saturday, time: TimeOfDay(hour: 9, minute: 0))
        try fixture.add(ItemDetails(title: "done", tags: ["home"], due: nine), isDone: true)
        try fixture.add(
            ItemDetails(title: "all day", due: Due(day: .saturday)),
            ItemDetails(title: "nine", tags: ["home"], due: nine),
            ItemDetails(title: "tomorrow", due: Due(day: .november(22)))
        )

        func titles(_ selection: Selection) throws -> Set<String> {
            Set(try dataManager.items(of: selection, on: .saturday, today: .saturday).map(\.details.title))
        }
        #expect(try titles(.everything) == ["done", "all day", "nine"])
        #expect(try titles(Selection([[.tag("home")]])) == ["done", "nine"])
    }
}
