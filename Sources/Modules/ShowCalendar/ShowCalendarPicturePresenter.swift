import Almanac
import Presentation
import Responses
import Vocabulary

/// Shows a year as a grid of weeks.
final class ShowCalendarPicturePresenter: QueryPresenter {
    typealias Roles = QueryRoles<ShowCalendarRequest, ShowCalendarResponse, ListError, ShowCalendarPicture>

    let roles: Roles

    init(_ roles: Roles) {
        self.roles = roles
    }

    func answer(
        _ response: ShowCalendarResponse,
        to request: ShowCalendarRequest
    ) -> QueryAnswer<ShowCalendarPicture> {
        let calendar = roles.calendar
        let january = response.months.first?.firstDay ?? response.today.firstDayOfYear
        let first = response.months.first?.firstDayOfFirstWeek ?? january
        return .found(
            ShowCalendarPicture(
                heading: String(january.year),
                title: "Items due in \(january.year)",
                description: ShowCalendarSentences.description(response),
                weekCount: (january.lastDayOfYear - first) / 7 + 1,
                weekdays: [0, 2, 4].map { .init(place: $0, name: calendar.shortWeekday((first + $0).weekday)) },
                months: response.months.map { month in
                    .init(place: (month.firstDay - first) / 7, name: calendar.shortMonth(month.firstDay))
                },
                days: response.months.flatMap(\.weeks).flatMap(\.days).compactMap {
                    $0.map { day($0, response, first) }
                },
                legend: .init(
                    none: "nothing due",
                    counts: ["1", "2–3", "4 or more"],
                    overdue: "overdue",
                    today: "today"
                )
            )
        )
    }

    private func day(_ day: Day, _ response: ShowCalendarResponse, _ first: Day) -> ShowCalendarPicture.Day {
        let counts = response.counts[day]
        let isToday = day == response.today
        return ShowCalendarPicture.Day(
            column: (day - first) / 7,
            row: (day - first) % 7,
            count: (counts?.open ?? 0) + (counts?.done ?? 0),
            mark: isToday ? .today : counts?.overdue ?? 0 > 0 ? .overdue : nil,
            sentence: ShowCalendarSentences.day(day, counts, isToday: isToday, roles.calendar)
        )
    }
}

extension ShowCalendarResponse.Month {
    /// The first day of the week that contains the first day of the month.
    fileprivate var firstDayOfFirstWeek: Day? {
        weeks.first?.days.firstIndex { $0 != nil }.map { firstDay - $0 }
    }
}
