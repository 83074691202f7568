import Almanac
import CommandLine
import Presentation
import Responses
import Vocabulary

/// Shows months as grids of days, with marks for today and for days with items.
final class ShowCalendarPresenter: ShowCalendarPresenting {
    private let view: any ShowCalendarViewing
    private let interactor: any ShowCalendarInteracting
    private let router: any ShowCalendarRouting
    private let calendar: CalendarWords
    private let hasWeekNumbers: Bool
    private var request = ShowCalendarRequest()

    init(
        view: any ShowCalendarViewing,
        interactor: any ShowCalendarInteracting,
        router: any ShowCalendarRouting,
        calendar: CalendarWords,
        hasWeekNumbers: Bool
    ) {
        self.view = view
        self.interactor = interactor
        self.router = router
        self.calendar = calendar
        self.hasWeekNumbers = hasWeekNumbers
    }

    func show(_ request: ShowCalendarRequest) {
        self.request = request
        interactor.findDays(request)
    }
}

extension ShowCalendarPresenter: ShowCalendarInteractorOutput {
    func foundDays(_ response: ShowCalendarResponse) {
        view.showMonths(
            ShowCalendarDisplay(
                months: response.months.map { month($0, response) },
                hasWeekNumbers: hasWeekNumbers,
                legend: ShowCalendarSentences.legend(response),
                note: response.counts.isEmpty && !request.filter.isEverything
                    ? ShowCalendarSentences.nothingMatches : ""
            )
        )
        guard let chosen = response.chosen else { return }
        let name = calendar.day(chosen, from: response.today)
        view.showDay(
            ShowCalendarDayDisplay(
                heading: HeadingDisplay(name, count: response.items.count),
                rows: response.items.map { item in
                    ItemDisplay(item.summary, item.standing, under: .near(.today), from: response.today, in: calendar)
                },
                nothing: ShowCalendarSentences.nothing(on: name, isFiltered: !request.filter.isEverything)
            )
        )
    }

    func couldNotFindDays(_ failure: ListError) {
        view.showError(ErrorMessage(failure, router))
    }

    private func month(
        _ month: ShowCalendarResponse.Month,
        _ response: ShowCalendarResponse
    ) -> ShowCalendarDisplay.Month {
        let start = month.weeks.lazy.flatMap(\.days).enumerated().first { $0.element != nil }
        let weekStart = start.flatMap { place in place.element.map { $0 - place.offset } } ?? month.firstDay
        return ShowCalendarDisplay.Month(
            title: calendar.month(month.firstDay),
            weekdays: (0..<7).map { calendar.shortWeekday((weekStart + $0).weekday) },
            rows: month.weeks.map { week in
                ShowCalendarDisplay.Row(
                    weekNumber: hasWeekNumbers ? String(week.number) : "",
                    cells: week.days.map { $0.map { cell($0, response) } }
                )
            }
        )
    }

    private func cell(_ day: Day, _ response: ShowCalendarResponse) -> ShowCalendarDisplay.Cell {
        let counts = response.counts[day]
        let mark: ShowCalendarDisplay.Cell.Mark =
            day == response.today
            ? .today : day == response.chosen ? .chosen : counts?.overdue ?? 0 > 0 ? .overdue : .none
        let facts = ShowCalendarSentences.facts(counts, isToday: day == response.today)
        return ShowCalendarDisplay.Cell(
            number: String(day.components.day),
            mark: mark,
            open: counts?.open,
            sentence: facts.isEmpty ? nil : "\(calendar.fullDay(day)): \(facts.joined(separator: ", "))"
        )
    }
}

enum ShowCalendarSentences {
    /// `today`, `2 open`, `1 overdue`, `3 done`.
    static func facts(_ counts: DayCounts?, isToday: Bool) -> [String] {
        var facts = isToday ? ["today"] : []
        guard let counts else { return facts }
        if counts.open > 0 { facts.append("\(counts.open) open") }
        if counts.overdue > 0 { facts.append("\(counts.overdue) overdue") }
        if counts.done > 0 { facts.append("\(counts.done) done") }
        return facts
    }

    /// The marks that are shown, with their meanings.
    static func legend(_ response: ShowCalendarResponse) -> [ShowCalendarDisplay.LegendEntry] {
        let days = Set(response.months.flatMap(\.weeks).flatMap(\.days).compactMap(\.self))
        let counts = response.counts.filter { days.contains($0.key) }
        var legend: [ShowCalendarDisplay.LegendEntry] = []
        func add(_ day: Day?, _ mark: ShowCalendarDisplay.Cell.Mark = .none, open: Int? = nil, _ meaning: String) {
            let number = day.map { String($0.components.day) } ?? ""
            legend.append(
                .init(cell: .init(number: number, mark: mark, open: open, sentence: nil), meaning: meaning)
            )
        }
        if days.contains(response.today) { add(response.today, .today, "today") }
        let overdue = counts.filter { $0.value.overdue > 0 && $0.key != response.today && $0.key != response.chosen }
        if let day = overdue.keys.max() { add(day, .overdue, "overdue") }
        if let most = counts.values.map(\.open).max(), most > 0 { add(nil, open: most, "open items") }
        if counts.values.contains(where: { $0.open == 0 }) { add(nil, open: 0, "all done") }
        return legend
    }

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
