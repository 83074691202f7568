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

    private let november = Day.november(1)...(.november(30))

    private func counts(_ selection: Selection = .everything) throws -> [Day: DayCounts] {
        try dataManager.facts(of: selection, in: november, at: .saturday).counts
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
            Set(
                try dataManager.items(of: selection, in: .saturday...(.saturday), today: .saturday).map(
                    \.item.details.title
                )
            )
        }
        #expect(try titles(.everything) == ["done", "all day", "nine"])
        #expect(try titles(Selection([[.tag("home")]])) == ["done", "nine"])
    }

    @Test func `items that repeat in the same way are one series`() throws {
        let (daily, weekly) = (Recurrence.every(Repetition(.daily)), Recurrence.every(Repetition(.weekly)))
        func details(_ day: Day, _ recurrence: Recurrence, _ time: TimeOfDay? = nil) -> ItemDetails {
            ItemDetails(title: "a", due: Due(day: day, time: time), recurrence: recurrence)
        }
        let nine = TimeOfDay(hour: 9, minute: 0)
        try fixture.add(
            details(.november(20), daily),
            details(.november(20), daily, nine),
            details(.november(20), daily, .noon),
            details(.november(20), weekly),
            details(.november(31), weekly),
            details(.november(-9), weekly),
            details(.november(20), .again(Repetition(.daily)))
        )
        try fixture.add(details(.november(20), daily), isDone: true)

        let facts = try dataManager.facts(of: .everything, in: november, at: .saturday)

        #expect(facts.counts == [.november(20): DayCounts(open: 5, overdue: 5, done: 1)])
        let series = facts.series.map { ($0.recurrence, $0.due.day, $0.due.time, $0.count) }
        #expect(series.count == 4)
        #expect(series.contains { $0 == (daily, .november(20), nine, 2) })
        #expect(series.contains { $0 == (daily, .november(20), .noon, 1) })
        #expect(series.contains { $0 == (weekly, .november(20), nil, 1) })
        #expect(series.contains { $0 == (weekly, .november(-9), nil, 1) })
    }

    @Test func `items that count hours from different times are different series`() throws {
        let everySixHours = Recurrence.every(Repetition(.hourly, interval: 6))
        for hour in [3, 3, 4] {
            let due = Due(day: .november(20), time: TimeOfDay(hour: hour, minute: 0))
            try fixture.add(ItemDetails(title: "a", due: due, recurrence: everySixHours))
        }

        let facts = try dataManager.facts(of: .everything, in: november, at: .saturday)

        #expect(facts.series.map(\.count).sorted() == [1, 2])
        #expect(facts.counts(in: .november(25)...(.november(25)), now: .saturday)[.november(25)]?.repeating == 12)
    }

    @Test func `items that repeat until a day are found for it`() throws {
        let daily = Recurrence.every(Repetition(.daily))
        try fixture.add(
            ItemDetails(title: "daily", due: Due(day: .november(2)), recurrence: daily),
            ItemDetails(title: "again", due: Due(day: .november(2)), recurrence: .again(Repetition(.daily))),
            ItemDetails(title: "once", due: Due(day: .november(2)))
        )

        let items = try dataManager.items(of: .everything, in: .saturday...(.saturday), today: .saturday)

        #expect(items.map(\.item.details.title) == ["daily"])
    }

    @Test func `items are found with their families`() throws {
        try fixture.add(ItemDetails(title: "Job", due: Due(day: .saturday)))
        try fixture.add(ItemDetails(title: "Letter", due: Due(day: .saturday), parent: 1))

        let items = try dataManager.items(of: .everything, in: .saturday...(.saturday), today: .saturday)

        #expect(items.map(\.family.parts.open) == [1, 0] && items.last?.family.parent?.title == "Job")
    }
}
