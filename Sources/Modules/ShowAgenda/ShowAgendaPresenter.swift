import Almanac
import Presentation
import ProgramOutput
import Responses
import Vocabulary

/// Shows what is due under the headings of days.
final class ShowAgendaPresenter: QueryPresenter {
    typealias Roles = QueryRoles<ShowAgendaRequest, ShowAgendaResponse, ListError, ShowAgendaDisplay>

    /// The number of overdue items that a terminal shows.
    private static let overdueCount = 5

    let roles: Roles
    private var calendar: CalendarWords { roles.calendar }

    init(_ roles: Roles) {
        self.roles = roles
    }

    static func filter(of request: ShowAgendaRequest) -> ItemFilter { request.filter }

    static func places(in response: ShowAgendaResponse) -> [MatchedPlace] { response.places }

    func answer(_ response: ShowAgendaResponse, to request: ShowAgendaRequest) -> QueryAnswer<ShowAgendaDisplay> {
        switch response.nothing {
        case .emptyList: return .emptyList
        case .noMatch(let unknown):
            let time = ShowAgendaSentences.time(response, calendar)
            let sentence = ListSentences.nothingDue(time, isFiltered: !request.filter.isEverything)
            return .nothing(ListSentences.withHints(of: request.filter, sentence, unknown))
        case nil: break
        }
        let overdue = response.overdue.map { item in
            ItemDisplay(item.occurrence, item.standing, under: .near(.overdue), from: response.today, in: calendar)
        }
        let count = overdue.count
        let isLong = count > ShowAgendaPresenter.overdueCount
        let first = overdue.prefix(ShowAgendaPresenter.overdueCount)
        let command = request.filter.isEverything ? roles.router.command(.list(.matching("overdue"))) : nil
        return .found(
            ShowAgendaDisplay(
                overdue: section(ShowAgendaSentences.overdue(), overdue, count: count),
                firstOverdue: isLong ? section(ShowAgendaSentences.overdue(first.count, of: count), Array(first)) : nil,
                note: isLong ? ShowAgendaSentences.moreOverdue(count - first.count, command) : "",
                days: days(response)
            )
        )
    }

    private func section(_ heading: String, _ rows: [ItemDisplay], count: Int = 0) -> ShowAgendaDisplay.Section? {
        rows.isEmpty ? nil : .init(heading: HeadingDisplay(heading, count: count, tone: .urgent), rows: rows)
    }

    /// Neighboring days without items share a section.
    private func days(_ response: ShowAgendaResponse) -> [ShowAgendaDisplay.Section] {
        var sections: [ShowAgendaDisplay.Section] = []
        var (next, row) = (response.days.lowerBound, 0)
        func addEmptyDays(before day: Day) {
            guard next < day else { return }
            let time = ShowAgendaSentences.days(next...(day - 1), response.today, calendar)
            sections.append(.init(heading: HeadingDisplay(ShowAgendaSentences.nothingDue(time)), rows: []))
        }
        while row < response.rows.count {
            let day = response.rows[row].day
            addEmptyDays(before: day)
            let rows = response.rows[row...].prefix { $0.day == day }
            sections.append(
                .init(
                    heading: HeadingDisplay(
                        ShowAgendaSentences.day(day, response.today, calendar),
                        count: rows.count
                    ),
                    rows: rows.map { ItemDisplay(planned: $0, from: response.today, in: calendar) }
                )
            )
            (next, row) = (day + 1, row + rows.count)
        }
        addEmptyDays(before: response.days.upperBound + 1)
        return sections
    }
}

/// The sentences of this use case.
enum ShowAgendaSentences {
    /// `Overdue`, `Overdue (5 of 296)`.
    static func overdue(_ shown: Int? = nil, of count: Int = 0) -> String {
        shown.map { say("Overdue (\($0) of \(count))") } ?? say("Overdue")
    }

    static func moreOverdue(_ count: Int, _ command: String?) -> String {
        say("\(count) more overdue\(command.map { ": \($0)" } ?? "")")
    }

    /// `Today, Sat 21 Nov`, `Mon 23 Nov`.
    static func day(_ day: Day, _ today: Day, _ calendar: CalendarWords) -> String {
        let date = calendar.day(day, from: today)
        return day == today ? say("Today, \(date)") : day == today + 1 ? say("Tomorrow, \(date)") : date
    }

    /// `Mon 23 Nov – Wed 25 Nov`.
    static func days(_ days: ClosedRange<Day>, _ today: Day, _ calendar: CalendarWords) -> String {
        if days.lowerBound == days.upperBound { return day(days.lowerBound, today, calendar) }
        return "\(day(days.lowerBound, today, calendar)) – \(calendar.day(days.upperBound, from: today))"
    }

    static func nothingDue(_ time: String) -> String { say("\(time): nothing due") }

    /// `through Fri 27 Nov`, `on Mon 23 Nov`, `from Mon 23 Nov through Sun 29 Nov`.
    static func time(_ response: ShowAgendaResponse, _ calendar: CalendarWords) -> String {
        let (first, last) = (response.days.lowerBound, response.days.upperBound)
        let names = [first, last].map { calendar.day($0, from: response.today) }
        if first == last { return say("on \(names[0])") }
        return first == response.today ? say("through \(names[1])") : say("from \(names[0]) through \(names[1])")
    }
}
