import Almanac
import Entities
import Responses
import TestKit
import Testing
import Vocabulary

@testable import ShowCalendar

struct ShowCalendarInteractorTests {
    private let dataManager = FakeDataManager()

    private func response(_ request: ShowCalendarRequest, weekStart: Weekday = .monday) throws -> ShowCalendarResponse {
        try ShowCalendarInteractor(dataManager: dataManager, clock: FixedClock.saturday, weekStart: weekStart)
            .response(to: request)
    }

    @Test func `this month is shown`() throws {
        let response = try response(ShowCalendarRequest(), weekStart: .sunday)

        #expect(response.months == [.november(1)] && response.chosen == nil && response.weekStart == .sunday)
        #expect(dataManager.days == .november(1)...(.november(30)))
    }

    @Test func `months follow each other`() throws {
        let response = try response(ShowCalendarRequest(minimumCount: 3))

        #expect(response.months.map(\.description) == ["2026-11-01", "2026-12-01", "2027-01-01"])
        #expect(dataManager.days?.upperBound.description == "2027-01-31")
    }

    @Test func `a chosen day shows its month and items`() throws {
        dataManager.items = [.sample(3, "Rest", due: Due(day: .november(9)))]

        let response = try response(ShowCalendarRequest(page: .day(.november(9))))

        #expect(response.chosen == .november(9) && response.months == [.november(1)])
        #expect(response.items.map(\.summary.id) == [3] && response.items.first?.standing.term == .overdue)
    }

    @Test func `the items of a day are sorted: open ones first, by time and priority`() throws {
        func item(_ id: Int, _ priority: Priority? = nil, at hour: Int? = nil, isDone: Bool = false) -> Item {
            let time = hour.flatMap { TimeOfDay(hour: $0, minute: 0) }
            return .sample(id, due: Due(day: .saturday, time: time), priority: priority, isDone: isDone)
        }
        dataManager.items = [item(1, at: 9, isDone: true), item(2), item(4), item(3), item(5, .high), item(6, at: 9)]

        let response = try response(ShowCalendarRequest(page: .day(.saturday)))

        #expect(response.items.map(\.summary.id) == [6, 5, 2, 3, 4, 1])
    }

    @Test func `a failure is reported`() {
        let error = ListError(.damaged, path: "/list")
        dataManager.failure = error

        #expect(throws: error) { try response(ShowCalendarRequest()) }
    }
}
