import Almanac
import Entities
import Responses
import TestKit
import Vocabulary

@testable import ShowCalendar

final class FakeDataManager: ShowCalendarDataManaging {
    var found = CalendarFacts()
    var items: [Item] = []
    var failure: ListError?
    private(set) var days: ClosedRange<Day>?

    func facts(of selection: Selection, in days: ClosedRange<Day>, at now: Moment) throws(ListError) -> CalendarFacts {
        if let failure { throw failure }
        self.days = days
        return found
    }

    func items(of selection: Selection, in days: ClosedRange<Day>, today: Day) throws(ListError) -> [ListedItem] {
        items.map { ListedItem(item: $0) }
    }
}

extension Day {
    /// A day of November 2026.
    static func november(_ day: Int) -> Day { .saturday + (day - 21) }
}

extension ShowCalendarResponse {
    /// November 2026 with four days that have items and two with a repetition, from which days can be chosen.
    static func sample(
        _ page: CalendarPage? = nil,
        items: [Item] = [],
        weekStart: Weekday = .monday
    ) throws -> ShowCalendarResponse {
        let dataManager = FakeDataManager()
        dataManager.found.counts = [
            .november(20): DayCounts(open: 1, overdue: 1),
            .november(21): DayCounts(open: 2, done: 1),
            .november(24): DayCounts(open: 12),
            .november(3): DayCounts(done: 2),
        ]
        dataManager.found.series = [
            CalendarSeries(
                recurrence: .every(Repetition(.daily, interval: 3, end: .count(3))),
                due: Due(day: .saturday),
                count: 2
            )
        ]
        dataManager.items = items
        let interactor = ShowCalendarInteractor(
            dataManager: dataManager,
            clock: FixedClock.saturday,
            weekStart: weekStart
        )
        return try interactor.response(to: ShowCalendarRequest(page: page))
    }
}
