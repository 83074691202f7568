import Almanac
import Presentation
import ProgramOutput
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

    static func filter(of request: ShowCalendarRequest) -> ItemFilter { request.filter }

    static func places(in response: ShowCalendarResponse) -> [MatchedPlace] { response.places }

    func answer(
        _ response: ShowCalendarResponse,
        to request: ShowCalendarRequest
    ) -> QueryAnswer<ShowCalendarDisplay> {
        let isFiltered = !request.filter.isEverything
        let shades = CalendarShades(response.counts.values.map(\.due))
        let hasCounts = response.months.count <= ShowCalendarPresenter.maximumMonthsWithCounts
        let pages = response.months.map { ($0...$0.lastDayOfMonth, calendar.month($0)) }
        let week = response.chosen.map { ($0, ShowCalendarSentences.title($0, calendar)) }
        return .found(
            ShowCalendarDisplay(
                months: (pages.isEmpty ? [week].compactMap(\.self) : pages).map { month($0, $1, shades, response) },
                hasCounts: hasCounts,
                legend: ShowCalendarSentences.legend(response, shades, hasCounts: hasCounts),
                note: response.counts.isEmpty && isFiltered ? ShowCalendarSentences.nothingMatches : "",
                days: response.chosen.map { chosenDays($0, response, isFiltered: isFiltered) } ?? []
            )
        )
    }

    /// Of more months, a terminal shows shades only.
    private static let maximumMonthsWithCounts = 3

    /// Of several days, those without items are left out, unless all are.
    private func chosenDays(
        _ days: ClosedRange<Day>,
        _ response: ShowCalendarResponse,
        isFiltered: Bool
    ) -> [ShowCalendarDayDisplay] {
        if response.items.isEmpty {
            let names = [days.lowerBound, days.upperBound].map { calendar.day($0, from: response.today) }
            let nothing = ShowCalendarSentences.nothing(from: names[0], through: names[1], isFiltered: isFiltered)
            return [ShowCalendarDayDisplay(heading: HeadingDisplay(names[0]), rows: [], nothing: nothing)]
        }
        return (0...(days.upperBound - days.lowerBound)).map { days.lowerBound + $0 }.compactMap { day in
            let rows = response.items.filter { $0.day == day }
            guard !rows.isEmpty else { return nil }
            return ShowCalendarDayDisplay(
                heading: HeadingDisplay(calendar.day(day, from: response.today), count: rows.count),
                rows: rows.map { ItemDisplay(planned: $0, from: response.today, in: calendar) },
                nothing: ""
            )
        }
    }

    private func month(
        _ days: ClosedRange<Day>,
        _ title: String,
        _ shades: CalendarShades,
        _ response: ShowCalendarResponse
    ) -> ShowCalendarDisplay.Month {
        var week = Week(containing: days.lowerBound, startingOn: response.weekStart)
        let weekdays = (0..<7).map { calendar.shortWeekday((week.firstDay + $0).weekday) }
        var rows: [ShowCalendarDisplay.Row] = []
        while week.firstDay <= days.upperBound {
            let shown = (0..<7).map { week.firstDay + $0 }
            let cells = shown.map { days.contains($0) ? cell($0, shades, response) : nil }
            let isChosen = response.chosenDay.map(shown.contains) ?? false
            rows.append(ShowCalendarDisplay.Row(weekNumber: String(week.number), cells: cells, isChosen: isChosen))
            week = week.next
        }
        return ShowCalendarDisplay.Month(title: title, weekdays: weekdays, rows: rows)
    }

    private func cell(
        _ day: Day,
        _ shades: CalendarShades,
        _ response: ShowCalendarResponse
    ) -> ShowCalendarDisplay.Cell {
        let counts = response.counts[day]
        return ShowCalendarDisplay.Cell(
            number: String(day.components.day),
            mark: response.mark(day),
            load: counts.map { counts in
                ShowCalendarDisplay.Load(
                    count: ShowCalendarSentences.count(counts.due),
                    shade: shades.shade(of: counts.due),
                    isRepetition: counts.open == 0 && counts.repeating > 0
                )
            },
            sentence: ShowCalendarSentences.day(day, counts, isToday: day == response.today, calendar)
        )
    }
}

extension DayCounts {
    /// The number that a cell shows.
    fileprivate var due: Int { open + repeating }
}

extension ShowCalendarResponse {
    /// The only day whose items are listed.
    fileprivate var chosenDay: Day? { chosen.flatMap { $0.lowerBound == $0.upperBound ? $0.lowerBound : nil } }

    fileprivate func mark(_ day: Day) -> ShowCalendarDisplay.Cell.Mark {
        if day == today { return .today }
        if day == chosenDay { return .chosen }
        return counts[day]?.overdue ?? 0 > 0 ? .overdue : .none
    }
}

/// At most four shades, which divide the different numbers shown into groups of about the same size: by rank, so that a day
/// with very many items doesn't make all others look alike.
struct CalendarShades: Entity {
    private static let count = 4

    /// By shade, the lightest first.
    private let groups: [ClosedRange<Int>]

    init(_ numbers: [Int]) {
        let ranked = numbers.filter { $0 > 0 }.sorted().reduce(into: [Int]()) { if $0.last != $1 { $0.append($1) } }
        let count = min(CalendarShades.count, ranked.count)
        groups = (0..<count).map { ranked[$0 * ranked.count / count]...ranked[($0 + 1) * ranked.count / count - 1] }
    }

    /// Returns 0 for no items, and otherwise a number from 1 to 4.
    func shade(of number: Int) -> Int { groups.filter { $0.lowerBound <= number }.count }

    /// The shades, and the numbers that they stand for.
    var ranges: [(shade: Int, numbers: ClosedRange<Int>)] { groups.enumerated().map { ($0 + 1, $1) } }
}

enum ShowCalendarSentences {
    static let overdue = say("overdue")
    static let nothingDue = say("nothing due")

    /// `Sat 21 Nov 2026: today, 2 open, 1 overdue, 3 done, 1 repeating`; `nil` if there is nothing to say.
    static func day(_ day: Day, _ counts: DayCounts?, isToday: Bool, _ calendar: CalendarWords) -> String? {
        let numbers =
            counts.map {
                [
                    ($0.open, say("\($0.open) open")), ($0.overdue, say("\($0.overdue) overdue")),
                    ($0.done, say("\($0.done) done")),
                ]
            } ?? []
        var facts = isToday ? [CalendarWords.today] : []
        let repeating = counts?.repeating ?? 0
        facts += (numbers + [(repeating, say("\(repeating) repeating"))]).filter { $0.0 > 0 }.map(\.1)
        return facts.isEmpty ? nil : "\(calendar.fullDay(day)): \(facts.joined(separator: ", "))"
    }

    /// At most three columns wide.
    static func count(_ count: Int) -> String {
        switch count {
        case 0: ""
        case ..<1_000: String(count)
        case ..<100_000: say("\(count / 1_000)k")
        default: "99k"
        }
    }

    /// The marks that are shown, with their meanings.
    static func legend(
        _ response: ShowCalendarResponse,
        _ shades: CalendarShades,
        hasCounts: Bool
    ) -> [ShowCalendarDisplay.LegendEntry] {
        let counts = response.counts
        var legend: [ShowCalendarDisplay.LegendEntry] = []
        func add(
            _ day: Day? = nil,
            _ mark: ShowCalendarDisplay.Cell.Mark = .none,
            shade: Int? = nil,
            isRepetition: Bool = false,
            _ meaning: String
        ) {
            let load = shade.map { ShowCalendarDisplay.Load(count: "", shade: $0, isRepetition: isRepetition) }
            let number = day.map { String($0.components.day) } ?? ""
            legend.append(.init(cell: .init(number: number, mark: mark, load: load, sentence: nil), meaning: meaning))
        }
        if response.days.contains(response.today) { add(response.today, .today, CalendarWords.today) }
        let overdue = counts.keys.filter { response.mark($0) == .overdue }
        if let day = overdue.max() { add(day, .overdue, ShowCalendarSentences.overdue) }
        for (shade, numbers) in shades.ranges {
            add(shade: shade, shade == 1 ? say("\(self.numbers(numbers)) due") : self.numbers(numbers))
        }
        if hasCounts, counts.values.contains(where: { $0.open == 0 && $0.repeating > 0 }) {
            add(shade: 1, isRepetition: true, say("only repetitions"))
        }
        if counts.values.contains(where: { $0.open + $0.repeating == 0 }) { add(shade: 0, say("all done")) }
        return legend
    }

    /// `1`, `2–4`.
    static func numbers(_ range: ClosedRange<Int>) -> String {
        range.lowerBound == range.upperBound ? "\(range.lowerBound)" : "\(range.lowerBound)–\(range.upperBound)"
    }

    /// `23 Nov – 29 Nov 2026`.
    static func title(_ days: ClosedRange<Day>, _ calendar: CalendarWords) -> String {
        "\(calendar.shortDay(days.lowerBound)) – \(calendar.shortDay(days.upperBound)) \(days.upperBound.year)"
    }

    static func title(year: Int) -> String { say("Items due in \(year)") }

    /// Says in words what the picture shows.
    static func description(_ response: ShowCalendarResponse) -> String {
        let counts = response.counts.values
        let (open, overdue) = (counts.map(\.open).reduce(0, +), counts.map(\.overdue).reduce(0, +))
        return say("Open items: \(open). Overdue: \(overdue). Done: \(counts.map(\.done).reduce(0, +)).")
    }

    static let nothingMatches = say("No matching items are due then.")

    static func nothing(from first: String, through last: String, isFiltered: Bool) -> String {
        let time = first == last ? say("on \(first)") : say("from \(first) through \(last)")
        return ListSentences.nothingDue(time, isFiltered: isFiltered)
    }
}
