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

    @Test func `this month is shown with whole weeks`() throws {
        let response = try response(ShowCalendarRequest())

        #expect(response.months.map(\.firstDay) == [.november(1)] && response.chosen == nil)
        let weeks = try #require(response.months.first?.weeks)
        #expect(weeks.map(\.number) == [44, 45, 46, 47, 48, 49])
        #expect(weeks[0].days == [nil, nil, nil, nil, nil, nil, .november(1)])
        #expect(weeks[5].days == [.november(30), nil, nil, nil, nil, nil, nil])
        #expect(dataManager.days == .november(1)...(.november(30)))
    }

    @Test func `weeks start on the chosen weekday`() throws {
        let weeks = try #require(response(ShowCalendarRequest(), weekStart: .sunday).months.first?.weeks)

        #expect(weeks.count == 5 && weeks[0].days.first == .november(1))
        #expect(weeks.map(\.number) == [45, 46, 47, 48, 49])
    }

    @Test func `months follow each other`() throws {
        let response = try response(ShowCalendarRequest(minimumCount: 3))

        #expect(response.months.map(\.firstDay.description) == ["2026-11-01", "2026-12-01", "2027-01-01"])
        #expect(dataManager.days?.upperBound.description == "2027-01-31")
    }

    @Test func `a chosen day shows its month and items`() throws {
        dataManager.items = [.sample(3, "Rest", due: Due(day: .november(9)))]

        let response = try response(ShowCalendarRequest(page: .day(.november(9))))

        #expect(response.chosen == .november(9) && response.months.map(\.firstDay) == [.november(1)])
        #expect(response.items.map(\.summary.id) == [3] && response.items.first?.standing.term == .overdue)
    }

    @Test func `a failure is reported`() {
        let error = ListError(.damaged, path: "/list")
        dataManager.failure = error

        #expect(throws: error) { try response(ShowCalendarRequest()) }
    }
}
