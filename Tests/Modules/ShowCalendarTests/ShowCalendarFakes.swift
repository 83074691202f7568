import Almanac
import Entities
import Responses
import TestKit
import Vocabulary

@testable import ShowCalendar

final class FakeDataManager: ShowCalendarDataManaging {
    var counts: [Day: DayCounts] = [:]
    var items: [Item] = []
    var failure: ListError?
    private(set) var days: ClosedRange<Day>?

    func counts(
        of selection: Selection,
        from first: Day,
        through last: Day,
        at now: Moment
    ) throws(ListError) -> [Day: DayCounts] {
        if let failure { throw failure }
        days = first...last
        return counts
    }

    func items(of selection: Selection, on day: Day, today: Day) throws(ListError) -> [Item] { items }
}

extension Day {
    /// A day of November 2026.
    static func november(_ day: Int) -> Day { .saturday + (day - 21) }
}

extension ShowCalendarResponse {
    /// November 2026 with four days that have items, one of which is chosen.
    static func sample(
        chosen: Day? = nil,
        items: [Item] = [],
        weekStart: Weekday = .monday
    ) throws -> ShowCalendarResponse {
        let dataManager = FakeDataManager()
        dataManager.counts = [
            .november(20): DayCounts(open: 1, overdue: 1, done: 0),
            .november(21): DayCounts(open: 2, overdue: 0, done: 1),
            .november(24): DayCounts(open: 12, overdue: 0, done: 0),
            .november(3): DayCounts(open: 0, overdue: 0, done: 2),
        ]
        dataManager.items = items
        let interactor = ShowCalendarInteractor(
            dataManager: dataManager,
            clock: FixedClock.saturday,
            weekStart: weekStart
        )
        return try interactor.response(to: ShowCalendarRequest(page: chosen.map { .day($0) }))
    }
}
