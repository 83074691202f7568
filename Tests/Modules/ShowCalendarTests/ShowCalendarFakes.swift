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

final class FakeInteractor: ShowCalendarInteracting {
    private(set) var requests: [ShowCalendarRequest] = []

    func findDays(_ request: ShowCalendarRequest) { requests.append(request) }
}

final class FakeOutput: ShowCalendarInteractorOutput {
    private(set) var responses: [ShowCalendarResponse] = []
    private(set) var failures: [ListError] = []

    func foundDays(_ response: ShowCalendarResponse) { responses.append(response) }
    func couldNotFindDays(_ failure: ListError) { failures.append(failure) }
}

extension Day {
    /// A day of November 2026.
    static func november(_ day: Int) -> Day { .saturday + (day - 21) }
}

extension ShowCalendarResponse {
    /// November 2026 with four days that have items, one of which is chosen.
    static func sample(chosen: Day? = nil, items: [Item] = []) -> ShowCalendarResponse {
        let output = FakeOutput()
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
            weekStart: .monday
        )
        interactor.output = output
        interactor.findDays(ShowCalendarRequest(page: chosen.map { .day($0) }))
        return output.responses[0]
    }
}
