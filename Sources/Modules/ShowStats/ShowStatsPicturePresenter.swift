import Presentation
import ProgramOutput
import Responses
import Vocabulary

/// Shows what was added, done and open, period by period.
final class ShowStatsPicturePresenter: QueryPresenter {
    typealias Roles = QueryRoles<ShowStatsRequest, ShowStatsResponse, ShowStatsFailure, ShowStatsPicture>

    let roles: Roles

    init(_ roles: Roles) {
        self.roles = roles
    }

    func answer(_ response: ShowStatsResponse, to request: ShowStatsRequest) -> QueryAnswer<ShowStatsPicture> {
        if let reason = response.nothing { return .nothingToDraw(reason, request.filter) }
        let (unit, calendar) = (response.unit, roles.calendar)
        return .found(
            ShowStatsPicture(
                heading: ShowStatsSentences.heading(unit),
                openHeading: ShowStatsSentences.openHeading,
                legend: .init(added: ShowStatsSentences.added, done: ShowStatsSentences.done),
                title: ShowStatsSentences.title(unit),
                description: ShowStatsSentences.description(response),
                periods: response.periods.map { period in
                    ShowStatsPicture.Period(
                        added: period.added,
                        done: period.done,
                        sentence: ShowStatsSentences.period(period, response, calendar),
                        name: unit == .month ? calendar.shortMonth(period.firstDay) : calendar.shortDay(period.firstDay)
                    )
                },
                open: [response.openBefore] + response.periods.map(\.open)
            )
        )
    }
}

extension ShowStatsSentences {
    static let openHeading = say("Open")

    static func heading(_ unit: StatsUnit) -> String {
        switch unit {
        case .day: say("Added and done by day")
        case .week: say("Added and done by week")
        case .month: say("Added and done by month")
        }
    }

    static func title(_ unit: StatsUnit) -> String {
        switch unit {
        case .day: say("Items added, done and open by day")
        case .week: say("Items added, done and open by week")
        case .month: say("Items added, done and open by month")
        }
    }

    /// Says in words what the picture shows.
    static func description(_ response: ShowStatsResponse) -> String {
        let (added, done) = (response.periods.map(\.added).reduce(0, +), response.periods.map(\.done).reduce(0, +))
        let open = response.periods.last?.open ?? 0
        let time = allPeriods(response.unit, response.periods.count)
        return say("\(time): \(added) added, \(done) done, open items from \(response.openBefore) to \(open).")
    }
}
