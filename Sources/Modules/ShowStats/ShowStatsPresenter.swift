import Almanac
import Presentation
import ProgramOutput
import Responses
import Vocabulary

/// Shows the statistics as rows of numbers with bars.
final class ShowStatsPresenter: QueryPresenter {
    typealias Roles = QueryRoles<ShowStatsRequest, ShowStatsResponse, ShowStatsFailure, ShowStatsDisplay>

    let roles: Roles

    init(_ roles: Roles) {
        self.roles = roles
    }

    static func filter(of request: ShowStatsRequest) -> ItemFilter { request.filter }

    static func places(in response: ShowStatsResponse) -> [MatchedPlace] { response.places }

    func answer(_ response: ShowStatsResponse, to request: ShowStatsRequest) -> QueryAnswer<ShowStatsDisplay> {
        if let reason = response.nothing { return .nothing(reason, request.filter) }
        let table = response.periods.map { ShowStatsSentences.period($0, response, roles.calendar) }
        return .found(ShowStatsDisplay(rows: rows(response).filter { !$0.parts.isEmpty }, table: table))
    }

    private func rows(_ response: ShowStatsResponse) -> [ShowStatsDisplay.Row] {
        let periods = response.periods
        guard let last = periods.last else { return [] }
        let highest = periods.map { max($0.done, $0.added) }.max() ?? 0
        let most = max(last.done, last.added)
        let names = (response.projects.shown + response.tags.shown).map(\.total.open).max() ?? 0
        return [
            .init(
                label: ShowStatsSentences.thisPeriod(response.unit),
                parts: [
                    .bar(.init(label: "done", look: .done, value: last.done, maximum: most)),
                    .bar(.init(label: "added", look: .added, value: last.added, maximum: most)),
                    .bar(
                        .init(
                            label: "overdue",
                            look: .open,
                            value: response.overdue,
                            maximum: 0,
                            overdue: response.overdue
                        )
                    ),
                ]
            ),
            .init(
                label: ShowStatsSentences.allPeriods(response.unit, periods.count),
                parts: [
                    spark("done", .done, periods.map(\.done), of: highest),
                    spark("added", .added, periods.map(\.added), of: highest),
                    .spark(
                        .init(
                            label: "open",
                            look: .open,
                            values: periods.map(\.open),
                            maximum: periods.map(\.open).max() ?? 0,
                            summary: "\(response.openBefore) → \(last.open)"
                        )
                    ),
                ]
            ),
            .init(label: "Median", parts: ShowStatsSentences.medians(response).map { .text($0) }),
            .init(
                label: "Oldest open",
                parts: response.oldest.map { $0.count > 0 ? [.text(ShowStatsSentences.item($0, days: $0.count))] : [] }
                    ?? []
            ),
            .init(label: "Streak", parts: ShowStatsSentences.streaks(response).map { .text($0) }),
            .init(
                label: "Projects",
                parts: response.projects.shown.map { bar($0.name, .project, $0, of: names) }
                    + more(response.projects, .projects)
            ),
            .init(
                label: "Tags",
                parts: response.tags.shown.map { bar(ItemWords.tag($0.name), .tag, $0, of: names) }
                    + more(response.tags, .tags)
            ),
            .init(
                label: "Postponed",
                parts: response.postponed.map { .text(ShowStatsSentences.item($0, times: $0.count)) }
            ),
        ]
    }

    private func more(_ names: ShowStatsResponse.Names, _ place: Destination) -> [ShowStatsDisplay.Part] {
        names.others > 0 ? [.text(ShowStatsSentences.more(names.others, roles.router.command(place)))] : []
    }

    private func spark(
        _ label: String,
        _ look: ShowStatsDisplay.Look,
        _ values: [Int],
        of maximum: Int
    ) -> ShowStatsDisplay.Part {
        let sum = String(values.reduce(0, +))
        return .spark(.init(label: label, look: look, values: values, maximum: maximum, summary: sum))
    }

    private func bar(
        _ label: String,
        _ look: ShowStatsDisplay.Look,
        _ name: ShowStatsResponse.Name,
        of maximum: Int
    ) -> ShowStatsDisplay.Part {
        let overdue = name.total.overdue
        return .bar(
            .init(
                label: label,
                depth: name.depth,
                look: look,
                value: name.total.open,
                maximum: maximum,
                overdue: overdue,
                note: overdue > 0 ? ShowStatsSentences.overdue(overdue) : ""
            )
        )
    }
}

enum ShowStatsSentences {
    static func thisPeriod(_ unit: StatsUnit) -> String {
        switch unit {
        case .day: "Today"
        case .week: "This week"
        case .month: "This month"
        }
    }

    static func allPeriods(_ unit: StatsUnit, _ count: Int) -> String {
        count == 1 ? "Altogether" : "Last \(count) \(unit.rawValue)s"
    }

    static func overdue(_ count: Int) -> String { "\(count) overdue" }

    /// `+10 more: adder projects`.
    static func more(_ count: Int, _ command: String) -> String { "+\(count) more: \(command)" }

    static func futureDay(_ day: Day) -> ErrorMessage {
        ErrorMessage(.badData, "\(day) is in the future. Name an earlier day.")
    }

    static func days(_ count: Int) -> String { count == 1 ? "1 day" : "\(count) days" }

    /// Less than a day says nothing.
    static func medians(_ response: ShowStatsResponse) -> [String] {
        var medians: [String] = []
        if let days = response.medianToDone, days > 0 { medians.append("\(self.days(days)) from added to done") }
        if let days = response.medianAge, days > 0 { medians.append("open items \(self.days(days)) old") }
        return medians
    }

    static func streaks(_ response: ShowStatsResponse) -> [String] {
        guard response.longestStreak > 0 else { return [] }
        let longest = "the longest was \(days(response.longestStreak))"
        guard response.streak > 0 else { return [longest] }
        let current = "\(days(response.streak)) with something done"
        return response.streak == response.longestStreak ? [current] : [current, longest]
    }

    static func item(_ item: ShowStatsResponse.NamedItem, days count: Int) -> String {
        "\(item.id) \(item.title), \(days(count))"
    }

    static func item(_ item: ShowStatsResponse.NamedItem, times count: Int) -> String {
        "\(item.id) \(item.title), \(count == 1 ? "once" : count == 2 ? "twice" : "\(count) times")"
    }

    /// `week from Mon 16 Nov: added 8; done 12; removed 0; open 24`.
    static func period(
        _ period: ShowStatsResponse.Period,
        _ response: ShowStatsResponse,
        _ calendar: CalendarWords
    ) -> String {
        let name =
            switch response.unit {
            case .day: "day \(calendar.fullDay(period.firstDay))"
            case .week: "week from \(calendar.fullDay(period.firstDay))"
            case .month: "month \(calendar.month(period.firstDay))"
            }
        return
            "\(name): added \(period.added); done \(period.done); removed \(period.removed); open \(period.open)"
    }
}

extension QueryPresenter where Failure == ShowStatsFailure {
    static func errorMessage(_ failure: ShowStatsFailure, _ router: any CommandRouting) -> ErrorMessage {
        switch failure {
        case .futureDay(let day): ShowStatsSentences.futureDay(day)
        case .storage(let error): ErrorMessage(error, router)
        }
    }
}
