import Almanac
import Presentation
import Responses
import Vocabulary

/// Shows months as grids of days, with marks for today and for days with items.
final class ShowCalendarPresenter: QueryPresenter {
    typealias Roles = QueryRoles<ShowCalendarRequest, ShowCalendarResponse, ListError, ShowCalendarDisplay>

    let roles: Roles
    private var calendar: CalendarWords { roles.calendar }

    init(_ roles: Roles) {
        self.roles = roles
    }

    func answer(
        _ response: ShowCalendarResponse,
        to request: ShowCalendarRequest
    ) -> QueryAnswer<ShowCalendarDisplay> {
        let isFiltered = !request.filter.isEverything
        return .found(
            ShowCalendarDisplay(
                months: response.months.map { month($0, response) },
                legend: ShowCalendarSentences.legend(response),
                note: response.counts.isEmpty && isFiltered ? ShowCalendarSentences.nothingMatches : "",
                day: response.chosen.map { chosen in
                    let name = calendar.day(chosen, from: response.today)
                    return ShowCalendarDayDisplay(
                        heading: HeadingDisplay(name, count: response.items.count),
                        rows: response.items.map { item in
                            ItemDisplay(
                                item.summary,
                                item.standing,
                                under: .near(.today),
                                from: response.today,
                                in: calendar
                            )
                        },
                        nothing: ShowCalendarSentences.nothing(on: name, isFiltered: isFiltered)
                    )
                }
            )
        )
    }

    private func month(_ first: Day, _ response: ShowCalendarResponse) -> ShowCalendarDisplay.Month {
        let days = first...first.lastDayOfMonth
        var week = Week(containing: first, startingOn: response.weekStart)
        let weekdays = (0..<7).map { calendar.shortWeekday((week.firstDay + $0).weekday) }
        var rows: [ShowCalendarDisplay.Row] = []
        while week.firstDay <= days.upperBound {
            let shown = (0..<7).map { week.firstDay + $0 }
            let cells = shown.map { days.contains($0) ? cell($0, response) : nil }
            rows.append(ShowCalendarDisplay.Row(weekNumber: String(week.number), cells: cells))
            week = week.next
        }
        return ShowCalendarDisplay.Month(title: calendar.month(first), weekdays: weekdays, rows: rows)
    }

    private func cell(_ day: Day, _ response: ShowCalendarResponse) -> ShowCalendarDisplay.Cell {
        let counts = response.counts[day]
        let mark: ShowCalendarDisplay.Cell.Mark =
            day == response.today
            ? .today : day == response.chosen ? .chosen : counts?.overdue ?? 0 > 0 ? .overdue : .none
        return ShowCalendarDisplay.Cell(
            number: String(day.components.day),
            mark: mark,
            open: counts?.open,
            sentence: ShowCalendarSentences.day(day, counts, isToday: day == response.today, calendar)
        )
    }
}

enum ShowCalendarSentences {
    /// `Sat 21 Nov 2026: today, 2 open, 1 overdue, 3 done`; `nil` if there is nothing to say.
    static func day(_ day: Day, _ counts: DayCounts?, isToday: Bool, _ calendar: CalendarWords) -> String? {
        var facts = isToday ? ["today"] : []
        for (count, word) in [(counts?.open, "open"), (counts?.overdue, "overdue"), (counts?.done, "done")] {
            if let count, count > 0 { facts.append("\(count) \(word)") }
        }
        return facts.isEmpty ? nil : "\(calendar.fullDay(day)): \(facts.joined(separator: ", "))"
    }

    /// The marks that are shown, with their meanings.
    static func legend(_ response: ShowCalendarResponse) -> [ShowCalendarDisplay.LegendEntry] {
        let counts = response.counts
        var legend: [ShowCalendarDisplay.LegendEntry] = []
        func add(_ day: Day?, _ mark: ShowCalendarDisplay.Cell.Mark = .none, open: Int? = nil, _ meaning: String) {
            let number = day.map { String($0.components.day) } ?? ""
            legend.append(
                .init(cell: .init(number: number, mark: mark, open: open, sentence: nil), meaning: meaning)
            )
        }
        if response.months.contains(response.today.firstDayOfMonth) { add(response.today, .today, "today") }
        let overdue = counts.filter { $0.value.overdue > 0 && $0.key != response.today && $0.key != response.chosen }
        if let day = overdue.keys.max() { add(day, .overdue, "overdue") }
        if let most = counts.values.map(\.open).max(), most > 0 { add(nil, open: most, "open items") }
        if counts.values.contains(where: { $0.open == 0 }) { add(nil, open: 0, "all done") }
        return legend
    }

    static func title(year: Int) -> String { "Items due in \(year)" }

    /// Says in words what the picture shows.
    static func description(_ response: ShowCalendarResponse) -> String {
        let counts = response.counts.values
        let (open, overdue) = (counts.map(\.open).reduce(0, +), counts.map(\.overdue).reduce(0, +))
        return "Open items: \(open). Overdue: \(overdue). Done: \(counts.map(\.done).reduce(0, +))."
    }

    static let nothingMatches = "No matching items are due then."

    static func nothing(on day: String, isFiltered: Bool) -> String {
        isFiltered ? "No matching items are due on \(day)." : "Nothing is due on \(day)."
    }
}
