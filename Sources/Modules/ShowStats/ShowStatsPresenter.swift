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
                    .bar(.init(label: ShowStatsSentences.done, look: .done, value: last.done, maximum: most)),
                    .bar(.init(label: ShowStatsSentences.added, look: .added, value: last.added, maximum: most)),
                    .bar(
                        .init(
                            label: ShowStatsSentences.overdue,
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
                    spark(ShowStatsSentences.done, .done, periods.map(\.done), of: highest),
                    spark(ShowStatsSentences.added, .added, periods.map(\.added), of: highest),
                    .spark(
                        .init(
                            label: ShowStatsSentences.open,
                            look: .open,
                            values: periods.map(\.open),
                            maximum: periods.map(\.open).max() ?? 0,
                            summary: "\(response.openBefore) → \(last.open)"
                        )
                    ),
                ]
            ),
            .init(label: ShowStatsSentences.medianLabel, parts: ShowStatsSentences.medians(response).map { .text($0) }),
            .init(
                label: ShowStatsSentences.oldestLabel,
                parts: response.oldest.map { $0.count > 0 ? [.text(ShowStatsSentences.item($0, days: $0.count))] : [] }
                    ?? []
            ),
            .init(label: ShowStatsSentences.streakLabel, parts: ShowStatsSentences.streaks(response).map { .text($0) }),
            .init(
                label: ShowStatsSentences.projectsLabel,
                parts: response.projects.shown.map { bar($0.name, .project, $0, of: names) }
                    + more(response.projects, .projects)
            ),
            .init(
                label: ShowStatsSentences.tagsLabel,
                parts: response.tags.shown.map { bar(ItemWords.tag($0.name), .tag, $0, of: names) }
                    + more(response.tags, .tags)
            ),
            .init(
                label: ShowStatsSentences.postponedLabel,
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
    static let done = say("done")
    static let added = say("added")
    static let overdue = say("overdue")
    static let open = say("open")
    static let medianLabel = say("Median")
    static let oldestLabel = say("Oldest open")
    static let streakLabel = say("Streak")
    static let projectsLabel = say("Projects")
    static let tagsLabel = say("Tags")
    static let postponedLabel = say("Postponed")

    static func thisPeriod(_ unit: StatsUnit) -> String {
        switch unit {
        case .day: say("Today")
        case .week: say("This week")
        case .month: say("This month")
        }
    }

    static func allPeriods(_ unit: StatsUnit, _ count: Int) -> String {
        if count == 1 { return say("Altogether") }
        return switch unit {
        case .day: say("Last \(count) days")
        case .week: say("Last \(count) weeks")
        case .month: say("Last \(count) months")
        }
    }

    static func overdue(_ count: Int) -> String { say("\(count) overdue") }

    /// `+10 more: adder projects`.
    static func more(_ count: Int, _ command: String) -> String { say("+\(count) more: \(command)") }

    static func futureDay(_ day: Day) -> ErrorMessage {
        ErrorMessage(.badData, "\(day) is in the future. Name an earlier day.")
    }

    static func days(_ count: Int) -> String { count == 1 ? say("1 day") : say("\(count) days") }

    /// Less than a day says nothing.
    static func medians(_ response: ShowStatsResponse) -> [String] {
        var medians: [String] = []
        if let days = response.medianToDone, days > 0 { medians.append(say("\(self.days(days)) from added to done")) }
        if let days = response.medianAge, days > 0 { medians.append(say("open items \(self.days(days)) old")) }
        return medians
    }

    static func streaks(_ response: ShowStatsResponse) -> [String] {
        guard response.longestStreak > 0 else { return [] }
        let longest = say("the longest was \(days(response.longestStreak))")
        guard response.streak > 0 else { return [longest] }
        let current = say("\(days(response.streak)) with something done")
        return response.streak == response.longestStreak ? [current] : [current, longest]
    }

    static func item(_ item: ShowStatsResponse.NamedItem, days count: Int) -> String {
        "\(item.id) \(item.title), \(days(count))"
    }

    static func item(_ item: ShowStatsResponse.NamedItem, times count: Int) -> String {
        switch count {
        case 1: say("\(item.id) \(item.title), once")
        case 2: say("\(item.id) \(item.title), twice")
        default: say("\(item.id) \(item.title), \(count) times")
        }
    }

    /// `week from Mon 16 Nov: added 8; done 12; removed 0; open 24`.
    static func period(
        _ period: ShowStatsResponse.Period,
        _ response: ShowStatsResponse,
        _ calendar: CalendarWords
    ) -> String {
        let name =
            switch response.unit {
            case .day: say("day \(calendar.fullDay(period.firstDay))")
            case .week: say("week from \(calendar.fullDay(period.firstDay))")
            case .month: say("month \(calendar.month(period.firstDay))")
            }
        return
            say("\(name): added \(period.added); done \(period.done); removed \(period.removed); open \(period.open)")
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
