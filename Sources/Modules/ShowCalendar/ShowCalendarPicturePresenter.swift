import Almanac
import Presentation
import Responses
import Vocabulary

/// Shows a year as a grid of weeks. A picture may be seen on any day, so today has its date.
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
        let shades = CalendarShades(response.counts.values.map(\.all))
        let january = response.months.first ?? response.today.firstDayOfYear
        let first = Week(containing: january, startingOn: response.weekStart).firstDay
        return .found(
            ShowCalendarPicture(
                heading: String(january.year),
                title: ShowCalendarSentences.title(year: january.year),
                description: ShowCalendarSentences.description(response),
                weekCount: (january.lastDayOfYear - first) / 7 + 1,
                weekdays: [0, 2, 4].map { .init(place: $0, name: calendar.shortWeekday((first + $0).weekday)) },
                months: response.months.map { month in
                    .init(place: (month - first) / 7, name: calendar.shortMonth(month))
                },
                days: response.months.flatMap { month in
                    (0...(month.lastDayOfMonth - month)).map { day(month + $0, response, shades, first) }
                },
                legend: [.init(look: .none, meaning: ShowCalendarSentences.nothingDue)]
                    + shades.ranges.map { shade, numbers in
                        .init(look: levels[shade], meaning: ShowCalendarSentences.numbers(numbers))
                    } + [
                        .init(look: .overdue, meaning: ShowCalendarSentences.overdue),
                        .init(look: .today, meaning: calendar.fullDay(response.today)),
                    ]
            )
        )
    }

    private func day(
        _ day: Day,
        _ response: ShowCalendarResponse,
        _ shades: CalendarShades,
        _ first: Day
    ) -> ShowCalendarPicture.Day {
        let counts = response.counts[day]
        let isToday = day == response.today
        return ShowCalendarPicture.Day(
            column: (day - first) / 7,
            row: (day - first) % 7,
            level: levels[shades.shade(of: counts?.all ?? 0)],
            mark: isToday ? .today : counts?.overdue ?? 0 > 0 ? .overdue : nil,
            sentence: ShowCalendarSentences.day(day, counts, isToday: false, roles.calendar)
        )
    }
}

/// By shade.
private let levels: [ShowCalendarPicture.Look] = [.none, .some, .more, .many, .most]

extension DayCounts {
    /// With done items.
    fileprivate var all: Int { open + repeating + done }
}
