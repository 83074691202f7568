import Almanac
import Entities
import Responses
import Vocabulary

/// The interactor's access to the list and the record of changes.
protocol ShowStatsDataManaging: NamesDataManaging {
    /// Returns the facts about the matching items, with all projects and tags, and the first few items of each kind.
    func facts(
        of selection: Selection,
        durationsSince start: Day,
        at now: Moment,
        limit: Int
    ) throws(ListError) -> StatsFacts
}

/// Counts what happened to the items of the list, period by period.
final class ShowStatsInteractor: ShowStatsInteracting {
    private static let nameCount = 5
    /// More than tags, since subprojects are part of their parents.
    private static let projectCount = 10

    weak var output: (any ShowStatsInteractorOutput)?
    private let dataManager: any ShowStatsDataManaging
    private let clock: any Clock
    private let weekStart: Weekday

    init(dataManager: any ShowStatsDataManaging, clock: any Clock, weekStart: Weekday) {
        self.dataManager = dataManager
        self.clock = clock
        self.weekStart = weekStart
    }

    func response(to request: ShowStatsRequest) throws(ShowStatsFailure) -> ShowStatsResponse {
        let now = clock.now()
        if let since = request.since, since > now.today { throw .futureDay(since) }
        let periods = StatsPeriods(
            since: request.since,
            by: request.unit,
            today: now.today,
            weeksStartOn: weekStart
        )
        let selection = request.filter.selection
        return try ShowStatsFailure.inList { () throws(ListError) in
            let facts = try dataManager.facts(
                of: selection,
                durationsSince: periods.days[0].lowerBound,
                at: now,
                limit: ShowStatsInteractor.nameCount
            )
            let nothing = facts.activity.days.isEmpty ? try dataManager.reasonForNothing(selection) : nil
            var response = response(facts, periods, today: now.today, nothing)
            response.places = try dataManager.matchedPlaces(of: selection, among: selection, today: now.today)
            return response
        }
    }

    private func response(
        _ facts: StatsFacts,
        _ periods: StatsPeriods,
        today: Day,
        _ nothing: NothingFound?
    ) -> ShowStatsResponse {
        let activity = facts.activity
        let open = activity.open(on: [periods.days[0].lowerBound - 1] + periods.days.map(\.upperBound))
        let streaks = activity.streaks(today: today)
        return ShowStatsResponse(
            today: today,
            unit: periods.unit,
            periods: zip(periods.days, open.dropFirst()).map { days, open in
                let counts = activity.counts(days)
                return ShowStatsResponse.Period(
                    firstDay: days.lowerBound,
                    lastDay: min(days.upperBound, today),
                    added: counts.added,
                    done: counts.done,
                    removed: counts.removed,
                    open: open
                )
            },
            openBefore: open[0],
            overdue: facts.overdue,
            medianToDone: activity.durations.median,
            medianAge: activity.ages.median,
            oldest: activity.oldest.flatMap { id in
                facts.oldestTitle.map { .init(id: id, title: $0, count: activity.ages.keys.max() ?? 0) }
            },
            streak: streaks.current,
            longestStreak: streaks.longest,
            projects: facts.projects.projects(ShowStatsInteractor.projectCount),
            tags: facts.tags.tags(ShowStatsInteractor.nameCount),
            postponed: facts.postponed.map { .init(id: $0.id, title: $0.title, count: $0.number) },
            nothing: nothing
        )
    }
}
