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

        #expect(response.chosen == .november(9)...(.november(9)) && response.months == [.november(1)])
        #expect(response.items.map(\.item.id) == [3] && response.items.first?.standing.term == .overdue)
    }

    @Test func `the items of a day are sorted: open ones first, by time and priority`() throws {
        func item(_ id: Int, _ priority: Priority? = nil, at hour: Int? = nil, isDone: Bool = false) -> Item {
            let time = hour.flatMap { TimeOfDay(hour: $0, minute: 0) }
            return .sample(id, due: Due(day: .saturday, time: time), priority: priority, isDone: isDone)
        }
        dataManager.items = [item(1, at: 9, isDone: true), item(2), item(4), item(3), item(5, .high), item(6, at: 9)]

        let response = try response(ShowCalendarRequest(page: .day(.saturday)))

        #expect(response.items.map(\.item.id) == [6, 5, 2, 3, 4, 1])
    }

    @Test func `a week shows its days and their items, without its months`() throws {
        let week = Day.november(23)...(.november(29))
        let stretch = Item.sample(3, due: Due(day: .november(13))) { $0.recurrence = .every(Repetition(.weekly)) }
        dataManager.items = [stretch, .sample(4, due: Due(day: .november(24)))]

        let response = try response(ShowCalendarRequest(page: .days(week)))

        #expect(response.months.isEmpty && response.days == week && dataManager.days == week)
        #expect(
            response.items.map(\.item.id) == [4, 3] && response.items.map(\.day) == [.november(24), .november(27)]
        )
        #expect(response.items.map(\.isLaterOccurrence) == [false, true])
        #expect(try self.response(ShowCalendarRequest(page: .days(week), minimumCount: 3)).months.count == 3)
        #expect(try self.response(ShowCalendarRequest(page: .days(week), coversYear: true)).months.count == 12)
    }

    @Test func `later occurrences are counted on their days`() throws {
        let daily = Recurrence.every(Repetition(.daily, interval: 7))
        dataManager.found.counts = [.november(23): DayCounts(open: 5)]
        dataManager.found.series = [
            CalendarSeries(recurrence: daily, due: Due(day: .november(16)), count: 2),
            CalendarSeries(recurrence: daily, due: Due(day: .november(24)), count: 1),
        ]

        let counts = try response(ShowCalendarRequest()).counts

        #expect(
            counts == [
                .november(23): DayCounts(open: 5, repeating: 2), .november(30): DayCounts(repeating: 2),
            ]
        )
    }

    @Test func `an overdue series is counted on the days that it has missed, and on today`() throws {
        dataManager.found.series = [
            CalendarSeries(recurrence: .every(Repetition(.daily)), due: Due(day: .november(18)), count: 1)
        ]

        let days = try response(ShowCalendarRequest()).counts.keys.sorted()

        #expect(days == (19...30).map { .november($0) })
    }

    @Test func `a long time shows its months without items`() throws {
        let response = try response(ShowCalendarRequest(page: .days(.november(21)...(.november(81)))))

        #expect(response.chosen == nil && response.months.count == 3)
    }

    @Test func `a failure is reported`() {
        let error = ListError(.damaged, path: "/list")
        dataManager.failure = error

        #expect(throws: error) { try response(ShowCalendarRequest()) }
    }
}
